import { Resvg } from "@resvg/resvg-js";
import { renderSVG } from "uqr";

/** A QR code of `text` as PNG, with the quiet zone that a camera needs around it. */
export function renderQr(text: string): Buffer {
  return new Resvg(renderSVG(text, { ecc: "M", border: 4, pixelSize: 14 })).render().asPng();
}
