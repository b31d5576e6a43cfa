import { systemClock } from "../../src/core/clock.ts";
import { createReceiptPrinter, type ReceiptPrinter } from "../../src/pictures/receipt.ts";
import { type Drawing, svgOf } from "../../src/pictures/svg-of.ts";

/** One process paints the pictures of all shops of this worker. */
const printer = createReceiptPrinter({ clock: systemClock });
export const painted: ReceiptPrinter = { ...printer, async [Symbol.asyncDispose]() {} };

/**
 * Pictures that are laid out, but not painted, for what is not about them: painting takes a tenth of a second of a
 * processor. Each has the size of its picture, and its SVG in place of its pixels.
 */
export const sketched: ReceiptPrinter = {
  print: async (content) => sketch({ content }),
  printChart: async (chart) => sketch({ chart }),
  printClose: async (close) => sketch({ close }),
  printQr: async (qr) => sketch({ qr }),
  async [Symbol.asyncDispose]() {},
};

function sketch(drawing: Drawing): Uint8Array {
  const svg = svgOf(drawing);
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  if (!width || !height) throw new Error("No size in this SVG");
  const head = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(svg)]);
}
