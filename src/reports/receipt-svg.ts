import { fonts } from "./font.ts";
import { drawable, escapeXml, fitLine, wrapLines } from "./typeset.ts";

/** What stands on a receipt, in words: nothing here knows a language or an amount. */
export interface ReceiptContent {
  shop: string;
  /** Under the shop's name: "Receipt". */
  title: string;
  state: string;
  /** Whether something is still to come: the mark beside the state is a clock then. */
  isWaiting: boolean;
  /** Null where the receipt shows none. */
  amount: string | null;
  /** What was bought: under the amount, else large in its place. */
  what: string;
  rows: readonly { label: string; value: string }[];
  /** In the order in which they are entered. */
  token: { label: string; groups: readonly string[]; hint: string | null } | null;
  /** At the foot: the reference with its label, and a closing word. */
  reference: string;
  closing: string;
  /** Set across the whole picture; `note` says it in words. Null on a real sale. */
  watermark: { word: string; note: string } | null;
}

const width = 1000;
const margin = 36;
const left = 100;
const right = width - left;
const inner = right - left;
const mostGroups = 24;
const mostTitleLines = 3;

const ink = "#10241d";
const soft = "#5d6f68";
const rule = "#cfdad5";
const brand = "#0b5d43";
const pale = "#eef6f2";
const waiting = "#9a6200";
const alarm = "#b3261e";

/** The receipt as SVG, `width` pixels wide and as high as it needs. Any text may be of any length and in any script. */
export function drawReceipt(content: ReceiptContent): string {
  const sheet = createSheet();
  drawHead(sheet, content);
  drawState(sheet, content);
  sheet.cut();
  for (const row of content.rows) drawRow(sheet, row);
  if (content.token) drawToken(sheet, content.token);
  sheet.cut();
  drawFoot(sheet, content);
  return sheet.finish(content.watermark);
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
interface Sheet {
  y: number;
  text(x: number, y: number, text: string, style: Style): void;
  add(svg: string): void;
  /** The perforation between two parts. */
  cut(): void;
  finish(watermark: ReceiptContent["watermark"]): string;
}

function createSheet(): Sheet {
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

function drawHead(sheet: Sheet, { shop, title, watermark }: ReceiptContent): void {
  const name = drawable(shop, fonts.bold) || title;
  const lines = wrapLines(name, fonts.bold, 54, inner, 2);
  sheet.y += 86;
  for (const line of lines) {
    sheet.text(width / 2, sheet.y, line, { size: 54, weight: "bold", fill: brand, anchor: "middle" });
    sheet.y += 66;
  }
  sheet.text(width / 2, sheet.y - 18, line(title, 28), { size: 28, fill: soft, anchor: "middle", spacing: 2 });
  sheet.y += 22;
  if (!watermark) return;
  const note = line(watermark.note, 28, "bold");
  const half = fonts.bold.width(note, 28) / 2 + 28;
  sheet.add(
    `<rect x="${round(width / 2 - half)}" y="${sheet.y}" width="${round(half * 2)}" height="52" rx="26" fill="${alarm}"/>`,
  );
  sheet.text(width / 2, sheet.y + 36, note, { size: 28, weight: "bold", fill: "#ffffff", anchor: "middle" });
  sheet.y += 74;
}

function drawState(sheet: Sheet, { state, isWaiting, amount, what }: ReceiptContent): void {
  const colour = isWaiting ? waiting : brand;
  const label = line(state, 32, "bold");
  const begin = width / 2 - (fonts.bold.width(label, 32) + 56) / 2;
  const middle = sheet.y + 24;
  sheet.add(mark(begin + 20, middle, colour, isWaiting));
  sheet.text(round(begin + 56), middle + 11, label, { size: 32, weight: "bold", fill: colour });
  sheet.y += 78;
  if (amount !== null) {
    const size = 96;
    const text = fitLine(drawable(amount, fonts.bold), fonts.bold, size, inner);
    sheet.text(width / 2, sheet.y + 68, text, { size, weight: "bold", anchor: "middle" });
    sheet.y += 110;
  }
  const weight = amount === null ? "bold" : "regular";
  const title = drawable(what, fonts[weight]);
  const size = amount === null ? titleSize(title) : 34;
  for (const text of wrapLines(title, fonts[weight], size, inner, mostTitleLines)) {
    sheet.text(width / 2, sheet.y + Math.round(size * 0.7), text, {
      ...{ size, weight, anchor: "middle" as const },
      fill: amount === null ? ink : soft,
    });
    sheet.y += Math.round(size * 1.35);
  }
  sheet.y += 4;
}

/** The largest size at which what was bought stands there whole, where one does. */
function titleSize(title: string): number {
  const isWhole = (size: number) =>
    fonts.bold.width(wrapLines(title, fonts.bold, size, inner, mostTitleLines + 1).at(mostTitleLines) ?? "", size) ===
    0;
  return [60, 52, 44].find(isWhole) ?? 44;
}

/** A tick, or a clock while something is still to come: the font has neither. */
function mark(x: number, y: number, colour: string, isWaiting: boolean): string {
  const path = isWaiting
    ? `M${x} ${y - 10}V${y}L${x + 8} ${y + 5}`
    : `M${x - 9} ${y}L${x - 2} ${y + 8}L${x + 10} ${y - 7}`;
  return (
    `<circle cx="${round(x)}" cy="${y}" r="20" fill="${colour}"/>` +
    `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function drawRow(sheet: Sheet, { label, value }: { label: string; value: string }): void {
  const labelText = fitLine(drawable(label, fonts.regular), fonts.regular, 30, inner * 0.36);
  const values = wrapLines(drawable(value, fonts.bold), fonts.bold, 34, inner * 0.6, 2);
  sheet.text(left, sheet.y + 38, labelText, { size: 30, fill: soft });
  for (const text of values) {
    sheet.text(right, sheet.y + 38, text, { size: 34, weight: "bold", anchor: "end" });
    sheet.y += 46;
  }
  sheet.y += 14;
}

function drawToken(sheet: Sheet, { label, groups, hint }: NonNullable<ReceiptContent["token"]>): void {
  const shown = groups
    .slice(0, mostGroups)
    .map((group) => drawable(group, fonts.bold))
    .filter((group) => group !== "");
  const size = tokenSize(shown);
  const lines = shown.flatMap((group) => wrapLines(group, fonts.bold, size, inner - 40, 3));
  if (groups.length > mostGroups) lines.push("…");
  const lineHeight = Math.round(size * 1.36);
  const top = sheet.y + 14;
  const height = 64 + lines.length * lineHeight + (hint ? 52 : 22);
  sheet.add(
    `<rect x="${left - 24}" y="${top}" width="${inner + 48}" height="${height}" rx="24" fill="${pale}" stroke="${brand}"` +
      ` stroke-width="3"/>`,
  );
  sheet.text(width / 2, top + 48, line(label, 28), { size: 28, fill: soft, anchor: "middle" });
  let y = top + 64 + size;
  for (const text of lines) {
    sheet.text(width / 2, y, text, { size, weight: "bold", anchor: "middle" });
    y += lineHeight;
  }
  if (hint) sheet.text(width / 2, top + height - 22, line(hint, 26), { size: 26, fill: soft, anchor: "middle" });
  sheet.y = top + height + 10;
}

/** The largest size at which the longest group stands on one line; a pin with a long serial number is broken instead. */
function tokenSize(groups: readonly string[]): number {
  const widest = Math.max(...groups.map((group) => fonts.bold.width(group, 1)), 1);
  return Math.max(34, Math.min(58, Math.floor((inner - 40) / widest)));
}

function drawFoot(sheet: Sheet, { reference, closing }: ReceiptContent): void {
  sheet.text(width / 2, sheet.y + 34, line(reference, 28), { size: 28, anchor: "middle" });
  sheet.text(width / 2, sheet.y + 78, line(closing, 26), { size: 26, fill: soft, anchor: "middle" });
  sheet.y += 108;
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

function line(text: string, size: number, weight: Weight = "regular"): string {
  const font = fonts[weight];
  return fitLine(drawable(text, font), font, size, inner);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
