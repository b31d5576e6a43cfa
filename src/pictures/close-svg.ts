import { type ChartPart, drawPart } from "./chart-svg.ts";
import { fonts } from "./font.ts";
import {
  createSheet,
  drawClosing,
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

/** What stands on the close of a day, in words: nothing here knows a language or an amount. */
export interface CloseContent {
  shop: string;
  title: string;
  /** The profit: the one figure that is read at arm's length. */
  headline: { label: string; value: string; notes: readonly string[] };
  /** Beside the same day a week before; null where there is none. */
  trend: { words: string; isUp: boolean } | null;
  /** Amounts that add up to the last one. */
  balances: readonly Balance[];
  /** Notes on sales that are not in the figures yet. */
  warnings: readonly string[];
  parts: readonly ChartPart[];
  /** At the foot: which close it is, and a closing word. */
  reference: string;
  closing: string;
  watermark: Watermark | null;
}

interface Balance {
  rows: readonly { label: string; value: string; isDoubtful: boolean }[];
  total: { label: string; value: string };
}

/** The close as SVG, 1000 pixels wide and as high as it needs. */
export function drawClose(content: CloseContent): string {
  const sheet = createSheet();
  drawHead(sheet, content);
  drawHeadline(sheet, content);
  if (content.balances.length > 0) sheet.cut();
  for (const balance of content.balances) drawBalance(sheet, balance);
  for (const words of content.warnings) drawWarning(sheet, words);
  for (const part of content.parts) {
    sheet.cut();
    drawPart(sheet, part);
  }
  sheet.cut();
  sheet.text(width / 2, sheet.y + 34, line(content.reference, 28), { size: 28, anchor: "middle" });
  sheet.y += 48;
  drawClosing(sheet, content.closing);
  return sheet.finish(content.watermark);
}

function drawHeadline(sheet: Sheet, { headline: { label, value, notes }, trend }: CloseContent): void {
  const middle = { anchor: "middle" } as const;
  sheet.text(width / 2, sheet.y + 24, line(label, 32), { size: 32, fill: soft, ...middle });
  const shown = drawable(value, fonts.bold);
  const size = Math.min(98, Math.floor(inner / fonts.bold.width(shown, 1)));
  sheet.text(width / 2, sheet.y + 116, shown, { size, weight: "bold", ...middle });
  sheet.y += 122;
  for (const note of notes) {
    sheet.text(width / 2, sheet.y + 46, line(note, 33), { size: 33, fill: soft, ...middle });
    sheet.y += 46;
  }
  sheet.y += 18;
  if (trend) drawTrend(sheet, trend);
}

/** A pill with an arrow, since the font has none. */
function drawTrend(sheet: Sheet, { words, isUp }: NonNullable<CloseContent["trend"]>): void {
  const text = line(words, 28, "bold");
  const [whole, high] = [fonts.bold.width(text, 28) + 100, 54];
  const x = width / 2 - whole / 2;
  const [colour, ground] = isUp ? [brand, pale] : [waiting, amberGround];
  sheet.add(`<rect x="${round(x)}" y="${sheet.y}" width="${round(whole)}" height="${high}" rx="27" fill="${ground}"/>`);
  const middle = x + 46;
  const [tip, foot] = isUp ? [sheet.y + 17, sheet.y + 35] : [sheet.y + 37, sheet.y + 19];
  sheet.add(
    `<path d="M${round(middle)} ${tip}L${round(middle + 13)} ${foot}H${round(middle - 13)}Z" fill="${colour}"/>`,
  );
  sheet.text(round(x + 68), sheet.y + 37, text, { size: 28, weight: "bold", fill: colour });
  sheet.y += high + 12;
}

const amberGround = "#fdf3e1";

function drawBalance(sheet: Sheet, { rows, total }: Balance): void {
  for (const { label, value, isDoubtful } of rows) {
    const shown = drawable(value, fonts.bold);
    const room = inner - fonts.bold.width(shown, 31) - 24;
    const words = fitLine(drawable(label, fonts.regular), fonts.regular, 30, room);
    sheet.text(left, sheet.y + 36, words, { size: 30, fill: soft });
    const fill = isDoubtful ? waiting : ink;
    sheet.text(right, sheet.y + 36, shown, { size: 31, weight: "bold", fill, anchor: "end" });
    sheet.y += 47;
  }
  sheet.add(`<rect x="${left - 32}" y="${sheet.y + 4}" width="${inner + 64}" height="58" rx="18" fill="${pale}"/>`);
  const look = { weight: "bold", fill: brand } as const;
  const value = drawable(total.value, fonts.bold);
  const label = fitLine(drawable(total.label, fonts.bold), fonts.bold, 31, inner - fonts.bold.width(value, 34) - 24);
  sheet.text(left, sheet.y + 44, label, { size: 31, ...look });
  sheet.text(right, sheet.y + 44, value, { size: 34, anchor: "end", ...look });
  sheet.y += 84;
}

/** A clock, and what is still to come, on as many lines as it needs. */
function drawWarning(sheet: Sheet, words: string): void {
  const lines = wrapLines(drawable(words, fonts.bold), fonts.bold, 28, inner - 32, 3);
  const high = 20 + 38 * lines.length;
  const middle = sheet.y + high / 2;
  sheet.add(
    `<rect x="${left - 32}" y="${sheet.y}" width="${inner + 64}" height="${high}" rx="18" fill="${amberGround}"/>`,
  );
  sheet.add(
    `<circle cx="${left}" cy="${middle}" r="15" fill="${waiting}"/><path d="M${left} ${middle - 9}V${middle}L${left + 7} ${middle + 5}"` +
      ` fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  for (const [index, text] of lines.entries()) {
    sheet.text(left + 30, sheet.y + 39 + 38 * index, text, { size: 28, weight: "bold", fill: waiting });
  }
  sheet.y += high + 14;
}
