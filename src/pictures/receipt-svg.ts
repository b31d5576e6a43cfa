import { fonts } from "./font.ts";
import {
  createSheet,
  drawHead,
  inner,
  left,
  line,
  right,
  round,
  type Sheet,
  type Watermark,
  width,
} from "./svg-sheet.ts";
import { brand, drawable, fitLine, ink, pale, soft, waiting, wrapLines } from "./typeset.ts";

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
  /** In the order of entry. */
  token: { label: string; groups: readonly string[]; hint: string | null } | null;
  /** At the foot: the reference with its label, and a closing word. */
  reference: string;
  closing: string;
  /** Set across the whole picture; `note` says it in words. Null on a real sale. */
  watermark: Watermark | null;
}

const maxGroups = 24;
const maxTitleLines = 3;

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
  for (const text of wrapLines(title, fonts[weight], size, inner, maxTitleLines)) {
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
    fonts.bold.width(wrapLines(title, fonts.bold, size, inner, maxTitleLines + 1).at(maxTitleLines) ?? "", size) === 0;
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
    .slice(0, maxGroups)
    .map((group) => drawable(group, fonts.bold))
    .filter((group) => group !== "");
  const size = tokenSize(shown);
  const lines = shown.flatMap((group) => wrapLines(group, fonts.bold, size, inner - 40, 3));
  if (groups.length > maxGroups) lines.push("…");
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
