import { Resvg } from "@resvg/resvg-js";
import { answerParent } from "./child-process.ts";
import { fonts } from "./font.ts";
import { type Drawing, svgOf } from "./svg-of.ts";

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

answerParent((drawing: Drawing): Uint8Array => {
  // A picture's pixels (5 MB) hang on an object so small that V8 sees no reason to collect it: a hundred receipts would
  // hold half a gigabyte.
  setImmediate(() => globalThis.gc?.());
  return new Resvg(svgOf(drawing), { font }).render().asPng();
});
