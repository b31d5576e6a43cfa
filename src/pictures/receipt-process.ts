import { Resvg } from "@resvg/resvg-js";
import { drawChart } from "./chart-svg.ts";
import { answerParent } from "./child-process.ts";
import { drawClose } from "./close-svg.ts";
import { fonts } from "./font.ts";
import { renderQr } from "./qr.ts";
import type { Drawing } from "./receipt.ts";
import { drawReceipt } from "./receipt-svg.ts";

/**
 * The process that draws receipts, charts, closes and QR codes, one after the other. Away from the shop, since a picture
 * takes the processor for tens of milliseconds, and native code that fails must not take the sales along. It is given no
 * secret.
 */
const font = {
  loadSystemFonts: false,
  fontFiles: [fonts.regular.path, fonts.bold.path],
  defaultFontFamily: "Noto Sans",
};

function draw(drawing: Drawing): Uint8Array {
  if ("qr" in drawing) return renderQr(drawing.qr);
  return new Resvg(svgOf(drawing), { font }).render().asPng();
}

function svgOf(drawing: Exclude<Drawing, { qr: string }>): string {
  if ("chart" in drawing) return drawChart(drawing.chart);
  return "close" in drawing ? drawClose(drawing.close) : drawReceipt(drawing.content);
}

answerParent((drawing: Drawing) => {
  // A picture's pixels (5 MB) hang on an object so small that V8 sees no reason to collect it: a hundred receipts would
  // hold half a gigabyte.
  setImmediate(() => globalThis.gc?.());
  return draw(drawing);
});
