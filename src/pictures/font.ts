import { createRequire } from "node:module";
import { type Font as FontFile, openSync } from "fontkit";

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
function openFont(path: string) {
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
    /** The file, for code that draws. */
    path,
    has: (codePoint: number) => widthOf(codePoint) !== null,
    /** Width of a text set in `size` pixels, kerning left out. A character that the font lacks has none. */
    width(text: string, size: number): number {
      let sum = 0;
      for (const character of text) sum += widthOf(character.codePointAt(0) ?? 0) ?? 0;
      return sum * size;
    },
  };
}

/** A font as a layout needs it: which characters it can draw, and how wide they are. */
export type Font = ReturnType<typeof openFont>;
