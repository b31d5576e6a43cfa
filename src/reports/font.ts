import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A TrueType font as a layout needs it: which characters it can draw, and how wide they are. */
export interface Font {
  /** The file, for whoever draws. */
  readonly path: string;
  has(codePoint: number): boolean;
  /** Width of a text set in `size` pixels, kerning left out. A character that the font lacks has none. */
  width(text: string, size: number): number;
}

const require = createRequire(import.meta.url);

/** Noto Sans: it has ₦ and the letters of Hausa, Igbo and Yoruba. Read once, and then shared. */
export const fonts = {
  get regular() {
    regular ??= readFont(require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"));
    return regular;
  },
  get bold() {
    bold ??= readFont(require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"));
    return bold;
  },
};
let regular: Font | undefined;
let bold: Font | undefined;

/**
 * Reads a font's character map and advance widths (OpenType specification: tables `cmap`, `head`, `hhea`, `hmtx`).
 * Throws RangeError or Error for a file that is no such font.
 */
function readFont(path: string): Font {
  const bytes = readFileSync(path);
  const table = (tag: string): number => {
    for (let index = 0; index < bytes.readUInt16BE(4); index++) {
      const record = 12 + index * 16;
      if (bytes.toString("latin1", record, record + 4) === tag) return bytes.readUInt32BE(record + 8);
    }
    throw new Error(`The font has no table ${tag}`);
  };
  const unitsPerEm = bytes.readUInt16BE(table("head") + 18);
  const metrics = table("hmtx");
  const lastMetric = bytes.readUInt16BE(table("hhea") + 34) - 1;
  // Only the widths of what is drawn are kept, so that half a megabyte of file can go.
  const widths = new Map<number, number>();
  for (const { first, last, glyphOf } of readSegments(bytes, table("cmap"))) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const glyph = glyphOf(codePoint);
      if (glyph === 0) continue;
      widths.set(codePoint, bytes.readUInt16BE(metrics + Math.min(glyph, lastMetric) * 4) / unitsPerEm);
    }
  }
  return {
    path,
    has: (codePoint) => widths.has(codePoint),
    width(text, size) {
      let sum = 0;
      for (const character of text) sum += widths.get(character.codePointAt(0) ?? 0) ?? 0;
      return sum * size;
    },
  };
}

interface Segment {
  first: number;
  last: number;
  glyphOf(codePoint: number): number;
}

/** The Unicode map in format 4, which every font has for the characters up to U+FFFF. */
function readSegments(bytes: Buffer, cmap: number): Segment[] {
  const table = findFormat4(bytes, cmap);
  const count = bytes.readUInt16BE(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  return Array.from({ length: count }, (_, index): Segment => {
    const first = bytes.readUInt16BE(starts + index * 2);
    // U+FFFF ends the table and is no character.
    const last = Math.min(bytes.readUInt16BE(ends + index * 2), 0xfffe);
    const delta = bytes.readUInt16BE(deltas + index * 2);
    const offsetAt = offsets + index * 2;
    const offset = bytes.readUInt16BE(offsetAt);
    const glyphOf = (codePoint: number) => {
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = bytes.readUInt16BE(offsetAt + offset + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    return { first, last, glyphOf };
  });
}

function findFormat4(bytes: Buffer, cmap: number): number {
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index++) {
    const subtable = cmap + bytes.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (bytes.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error("The font has no character map in format 4");
}
