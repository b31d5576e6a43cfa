import { createRequire } from "node:module";
import { type Font as FontFile, openSync } from "fontkit";

/** A font as a layout needs it: which characters it can draw, and how wide they are. */
export interface Font {
  /** The file, for code that draws. */
  readonly path: string;
  has(codePoint: number): boolean;
  /** Width of a text set in `size` pixels, kerning left out. A character that the font lacks has none. */
  width(text: string, size: number): number;
}

const require = createRequire(import.meta.url);

/** Noto Sans: it has ₦ and the letters of Hausa, Igbo and Yoruba. Opened once, and then shared. */
export const fonts = {
  get regular() {
    regular ??= openFont(require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"));
    return regular;
  },
  get bold() {
    bold ??= openFont(require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"));
    return bold;
  },
};
let regular: Font | undefined;
let bold: Font | undefined;

/** Throws an Error for a file that is no font. */
function openFont(path: string): Font {
  const file = openSync(path) as FontFile;
  const known = new Map<number, number | null>();

  /** The width in ems; null if the font lacks the character. Kept: a long statement asks a million times. */
  function widthOf(codePoint: number): number | null {
    let width = known.get(codePoint);
    if (width === undefined) {
      const isThere = file.hasGlyphForCodePoint(codePoint);
      width = isThere ? file.glyphForCodePoint(codePoint).advanceWidth / file.unitsPerEm : null;
      known.set(codePoint, width);
    }
    return width;
  }

  return {
    path,
    has: (codePoint) => widthOf(codePoint) !== null,
    width(text, size) {
      let sum = 0;
      for (const character of text) sum += widthOf(character.codePointAt(0) ?? 0) ?? 0;
      return sum * size;
    },
  };
}
