import { renderSVG } from "uqr";
import { type ChartContent, drawChart } from "./chart-svg.ts";
import { type CloseContent, drawClose } from "./close-svg.ts";
import { drawReceipt, type ReceiptContent } from "./receipt-svg.ts";

/** The content of a picture. `qr`: the text of a QR code. */
export type Drawing = { content: ReceiptContent } | { chart: ChartContent } | { close: CloseContent } | { qr: string };

/** A picture as SVG. A QR code has the quiet zone around it that a camera needs. */
export function svgOf(drawing: Drawing): string {
  if ("qr" in drawing) return renderSVG(drawing.qr, { ecc: "M", border: 4, pixelSize: 14 });
  if ("chart" in drawing) return drawChart(drawing.chart);
  return "close" in drawing ? drawClose(drawing.close) : drawReceipt(drawing.content);
}
