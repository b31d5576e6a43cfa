import { Resvg } from "@resvg/resvg-js";
import { drawChart } from "./chart-svg.ts";
import { drawClose } from "./close-svg.ts";
import { fonts } from "./font.ts";
import { renderQr } from "./qr.ts";
import type { ReceiptAnswer, ReceiptOrder } from "./receipt.ts";
import { drawReceipt } from "./receipt-svg.ts";

/**
 * The process that draws receipts, charts, closes and QR codes, one after the other. Away from the shop, since a picture
 * takes the processor for tens of milliseconds, and native code that fails must not take the sales along. It is given no
 * environment.
 */
const font = {
  loadSystemFonts: false,
  fontFiles: [fonts.regular.path, fonts.bold.path],
  defaultFontFamily: "Noto Sans",
};

function drawingOf(order: Exclude<ReceiptOrder, { qr: string }>): string {
  if ("chart" in order) return drawChart(order.chart);
  return "close" in order ? drawClose(order.close) : drawReceipt(order.content);
}

function draw(order: ReceiptOrder): ReceiptAnswer {
  const { id } = order;
  try {
    if ("qr" in order) return { id, png: renderQr(order.qr) };
    const svg = drawingOf(order);
    return { id, png: new Resvg(svg, { font }).render().asPng() };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (order: ReceiptOrder) => {
  process.send?.(draw(order));
  // A picture's pixels (5 MB) hang on an object so small that V8 sees no reason to collect it: a hundred receipts would
  // hold half a gigabyte.
  setImmediate(() => globalThis.gc?.());
});
process.on("disconnect", () => process.exit());
