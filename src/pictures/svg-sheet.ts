import { fonts } from "./font.ts";
import { alarm, brand, drawable, escapeXml, fitLine, ink, rule, soft, wrapLines } from "./typeset.ts";

export const width = 1000;
const margin = 36;
export const left = 100;
export const right = width - left;
export const inner = right - left;

/** Set across the whole picture; `note` says it in words. */
export interface Watermark {
  word: string;
  note: string;
}

type Weight = "regular" | "bold";
interface Style {
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
  spacing?: number;
}

/** Grows downwards: `y` is where the next thing begins. */
export interface Sheet {
  y: number;
  text(x: number, y: number, text: string, style: Style): void;
  add(svg: string): void;
  /** The perforation between two parts. */
  cut(): void;
  /** A warning, white on red. */
  pill(words: string): void;
  finish(watermark: Watermark | null): string;
}

/** A sheet of paper on the shop's colour, `width` pixels wide and as high as it needs. */
export function createSheet(): Sheet {
  const parts: string[] = [];
  const sheet: Sheet = {
    y: margin,
    text(x, y, text, style) {
      const { size, weight = "regular", fill = ink, anchor = "start", opacity = 1, spacing = 0 } = style;
      parts.push(
        `<text x="${x}" y="${round(y)}" font-size="${size}" font-weight="${weight === "bold" ? 700 : 400}"` +
          ` fill="${fill}" text-anchor="${anchor}" opacity="${opacity}" letter-spacing="${spacing}"` +
          ` xml:space="preserve">${escapeXml(text)}</text>`,
      );
    },
    add: (svg) => void parts.push(svg),
    cut() {
      const y = sheet.y + 26;
      parts.push(
        `<line x1="${left}" y1="${y}" x2="${right}" y2="${y}" stroke="${rule}" stroke-width="3" stroke-dasharray="3 11"` +
          ` stroke-linecap="round"/>`,
        `<circle cx="${margin}" cy="${y}" r="20" fill="${brand}"/>`,
        `<circle cx="${width - margin}" cy="${y}" r="20" fill="${brand}"/>`,
      );
      sheet.y = y + 26;
    },
    pill(words) {
      const note = line(words, 28, "bold");
      const half = fonts.bold.width(note, 28) / 2 + 28;
      sheet.add(
        `<rect x="${round(width / 2 - half)}" y="${sheet.y}" width="${round(half * 2)}" height="52" rx="26" fill="${alarm}"/>`,
      );
      sheet.text(width / 2, sheet.y + 36, note, { size: 28, weight: "bold", fill: "#ffffff", anchor: "middle" });
      sheet.y += 74;
    },
    finish(watermark) {
      const bottom = Math.ceil(sheet.y);
      const height = bottom + margin + 20;
      return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
          ` font-family="Noto Sans">`,
        `<rect width="${width}" height="${height}" fill="${brand}"/>`,
        `<path d="${paperPath(bottom)}" fill="#ffffff"/>`,
        ...parts,
        watermark ? drawWatermark(watermark.word, height) : "",
        "</svg>",
      ].join("");
    },
  };
  return sheet;
}

/** A sheet with round corners above and a torn edge below. */
function paperPath(bottom: number): string {
  const teeth = 29;
  const step = (width - margin * 2) / teeth;
  const edge = Array.from({ length: teeth }, (_, index) => {
    const x = width - margin - step * index;
    return `L${round(x - step / 2)} ${bottom + 14}L${round(x - step)} ${bottom}`;
  }).join("");
  return (
    `M${margin} ${margin + 32}Q${margin} ${margin} ${margin + 32} ${margin}H${width - margin - 32}` +
    `Q${width - margin} ${margin} ${width - margin} ${margin + 32}V${bottom}${edge}Z`
  );
}

/** Whose it is and what: the shop's name, and what stands below it. */
export function drawHead(
  sheet: Sheet,
  { shop, title, watermark }: { shop: string; title: string; watermark: Watermark | null },
): void {
  const name = drawable(shop, fonts.bold) || title;
  const lines = wrapLines(name, fonts.bold, 54, inner, 2);
  sheet.y += 86;
  for (const line of lines) {
    sheet.text(width / 2, sheet.y, line, { size: 54, weight: "bold", fill: brand, anchor: "middle" });
    sheet.y += 66;
  }
  sheet.text(width / 2, sheet.y - 18, line(title, 28), { size: 28, fill: soft, anchor: "middle", spacing: 2 });
  sheet.y += 22;
  if (watermark) sheet.pill(watermark.note);
}

/** The last words, at the foot: on two lines where one is too short. */
export function drawClosing(sheet: Sheet, words: string): void {
  for (const one of wrapLines(drawable(words, fonts.regular), fonts.regular, 26, inner, 2)) {
    sheet.text(width / 2, sheet.y + 30, one, { size: 26, fill: soft, anchor: "middle" });
    sheet.y += 36;
  }
  sheet.y += 20;
}

/** The word again and again across the picture, so that no cut of it looks like a real receipt. */
function drawWatermark(word: string, height: number): string {
  const text = escapeXml(line(word, 120, "bold"));
  const marks: string[] = [];
  for (let y = 150; y < height + 200; y += 330) {
    marks.push(
      `<text x="${width / 2}" y="${y}" transform="rotate(-24 ${width / 2} ${y})" font-size="120" font-weight="700"` +
        ` fill="${alarm}" fill-opacity="0.16" text-anchor="middle" letter-spacing="18">${text}</text>`,
    );
  }
  return marks.join("");
}

/** One line as it can be drawn, cut to the width of the sheet. */
export function line(text: string, size: number, weight: Weight = "regular"): string {
  const font = fonts[weight];
  return fitLine(drawable(text, font), font, size, inner);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
