import type { Font as FontFile, GlyphRun } from "fontkit";
import type PDFDocument from "pdfkit";
import { fonts } from "../pictures/font.ts";
import { drawable, fitLine, ink } from "../pictures/typeset.ts";

interface TextLook {
  size: number;
  width: number;
  weight?: "regular" | "bold";
  fill?: string;
  align?: "left" | "middle" | "right";
  /** Set smaller where it is too long: an amount that is cut would be another one. */
  isWhole?: boolean;
}

/** The pages of a document; drawing goes to the last one. The unit is points. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly inner: number;
  /** The top of the next part, and the end of the page. */
  y: number;
  readonly bottom: number;
  /** One line, cut to its width. `y`: its upper edge. */
  text(text: string, x: number, y: number, look: TextLook): void;
  box(x: number, y: number, width: number, height: number, fill: string, radius?: number): void;
  frame(x: number, y: number, width: number, height: number, stroke: string, radius?: number): void;
  line(y: number, stroke: string): void;
  /** The page is done: the next one follows. */
  turn(): void;
  /** From 1 on. */
  number: number;
}

const margin = 36;

/** `drawFoot`: what stands at the foot of each page but the last, when it is done. */
export function createPage(document: InstanceType<typeof PDFDocument>, drawFoot: (page: Page) => void): Page {
  const { width, height } = document.page;
  document.registerFont("regular", fonts.regular.path);
  document.registerFont("bold", fonts.bold.path);
  for (const weight of ["regular", "bold"]) keepLetters(document.font(weight));
  const inner = width - 2 * margin;

  return {
    ...{ width, height, left: margin, inner, y: margin, bottom: height - 40 },
    text(text, x, y, { size: wanted, width: room, weight = "regular", fill = ink, align = "left", isWhole = false }) {
      const font = fonts[weight];
      const whole = drawable(text, font);
      const size = isWhole ? Math.min(wanted, room / Math.max(font.width(whole, 1), 1e-9)) : wanted;
      const shown = isWhole ? whole : fitLine(whole, font, size, room);
      if (shown === "") return;
      const spare = room - font.width(shown, size);
      const from = align === "left" ? x : align === "right" ? x + spare : x + spare / 2;
      document.font(weight).fontSize(size).fillColor(fill).text(shown, from, y, { lineBreak: false });
    },
    box: (x, y, w, h, fill, radius = 0) => void document.roundedRect(x, y, w, h, radius).fill(fill),
    frame: (x, y, w, h, stroke, radius = 0) =>
      void document.roundedRect(x, y, w, h, radius).lineWidth(0.8).stroke(stroke),
    line: (y, stroke) =>
      void document
        .moveTo(margin, y)
        .lineTo(margin + inner, y)
        .lineWidth(0.5)
        .stroke(stroke),
    number: 1,
    turn() {
      drawFoot(this);
      document.addPage();
      this.y = margin;
      this.number++;
    },
  };
}

/** A page of the same size on which nothing is drawn: how many there are is known before the first is. */
export function createBlankPage({ width, height }: { width: number; height: number }): Page {
  return {
    ...{ width, height, left: margin, inner: width - 2 * margin, y: margin, bottom: height - 40, number: 1 },
    ...{ text() {}, box() {}, frame() {}, line() {} },
    turn() {
      this.y = margin;
      this.number++;
    },
  };
}

/**
 * Noto Sans takes ẹ apart into e and a dot when it is set (`ccmp`). It looks the same, but the file would then say that
 * the glyph of e stands for both, and readers who copy or search would find other letters than they see. Text without
 * marks of its own is set letter by letter, as it was measured: that is four times as fast.
 */
function keepLetters(document: unknown): void {
  const { font } = (document as { _font: { font: FontFile } })._font;
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) =>
    /\p{M}/u.test(text) ? layout(text, { ...features, ccmp: false }, ...rest) : letterByLetter(font, text);
}

function letterByLetter(font: FontFile, text: string): GlyphRun {
  const glyphs = font.glyphsForString(text);
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  // Nothing else of a run is read.
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) } as GlyphRun;
}
