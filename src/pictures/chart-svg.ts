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
import { brand, drawable, faded, fitLine, ink, pale, rule, soft } from "./typeset.ts";

/** One bar. `shown`: its figure, short. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
  /** The one that counts, such as today. */
  isMain: boolean;
}

/** What stands on a picture of sales, in words: nothing here knows a language or an amount. */
export interface ChartContent {
  shop: string;
  title: string;
  /** The figure of the whole time. */
  headline: { label: string; value: string; note: string };
  parts: readonly ChartPart[];
  closing: string;
  watermark: Watermark | null;
}

export type ChartPart =
  /** Upright, one beside the other: days or hours. */
  | { kind: "bars"; title: string; aside: string; bars: readonly Bar[] }
  /** Lying, one below the other, each with its name, how often, and its amount. */
  | { kind: "rows"; title: string; aside: string; rows: readonly (Omit<Bar, "isMain"> & { count: string })[] };

const barsHeight = 240;
/** With more bars than these, the numbers would run into each other: only the highest and the main one have theirs. */
const maxNumbered = 8;

/** The picture as SVG, `width` pixels wide and as high as it needs. */
export function drawChart(content: ChartContent): string {
  const sheet = createSheet();
  drawHead(sheet, content);
  drawHeadline(sheet, content.headline);
  for (const part of content.parts) {
    sheet.cut();
    drawPart(sheet, part);
  }
  sheet.cut();
  drawClosing(sheet, content.closing);
  return sheet.finish(content.watermark);
}

/** One part below the other, on a picture of any kind. */
export function drawPart(sheet: Sheet, part: ChartPart): void {
  drawTitle(sheet, part);
  if (part.kind === "bars") drawBars(sheet, part.bars);
  else for (const row of part.rows) drawRow(sheet, row, Math.max(...part.rows.map(({ value }) => value)));
}

function drawHeadline(sheet: Sheet, { label, value, note }: ChartContent["headline"]): void {
  const middle = { anchor: "middle" } as const;
  sheet.text(width / 2, sheet.y + 22, line(label, 32), { size: 32, fill: soft, ...middle });
  const shown = drawable(value, fonts.bold);
  const size = Math.min(96, Math.floor(inner / fonts.bold.width(shown, 1)));
  sheet.text(width / 2, sheet.y + 118, shown, { size, weight: "bold", ...middle });
  sheet.text(width / 2, sheet.y + 172, line(note, 34), { size: 34, fill: soft, ...middle });
  sheet.y += 190;
}

function drawTitle(sheet: Sheet, { title, aside }: Pick<ChartPart, "title" | "aside">): void {
  sheet.text(left, sheet.y + 34, line(title, 32, "bold"), { size: 32, weight: "bold" });
  sheet.text(right, sheet.y + 34, line(aside, 28), { size: 28, fill: soft, anchor: "end" });
  sheet.y += 58;
}

function drawBars(sheet: Sheet, bars: readonly Bar[]): void {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = inner / bars.length;
  const thick = step * (bars.length > maxNumbered ? 0.72 : 0.6);
  const floor = sheet.y + 44 + barsHeight;
  const isFew = bars.length <= maxNumbered;
  const highest = bars.findIndex(({ value }) => value === most);
  const main = bars.findIndex(({ isMain }) => isMain);
  // Two numbers side by side would run into each other: the highest has the right of way.
  const isNear = Math.abs(highest - main) * step < 110;
  const heights = bars.map(({ value }) => (value <= 0 ? 0 : Math.max(4, (value / most) * barsHeight)));
  bars.forEach(({ label, value, shown, isMain }, index) => {
    const middle = left + step * (index + 0.5);
    const height = heights[index] ?? 0;
    if (height > 0) sheet.add(barAt(middle - thick / 2, floor, thick, height, isMain ? brand : faded));
    const look = { weight: isMain ? "bold" : "regular", fill: isMain ? brand : soft } as const;
    if (value !== 0 && (isFew || index === highest || (isMain && !isNear))) {
      const x = isFew ? middle : Math.min(right - 44, Math.max(left + 44, middle));
      // Above whatever it is wider than.
      const beside = heights.filter((_, other) => Math.abs(left + step * (other + 0.5) - x) < (isFew ? 1 : 52));
      const y = floor - Math.max(...beside) - 14;
      sheet.text(round(x), y, shown, { size: 29, anchor: "middle", ...look });
    }
    if (label !== "") {
      sheet.text(round(middle), floor + 40, label, { size: isFew ? 30 : 26, anchor: "middle", ...look });
    }
  });
  sheet.add(`<line x1="${left}" y1="${floor}" x2="${right}" y2="${floor}" stroke="${rule}" stroke-width="2"/>`);
  sheet.y = floor + 54;
}

/** With round corners above. */
function barAt(x: number, floor: number, thick: number, height: number, fill: string): string {
  const r = Math.min(10, thick / 3, height);
  const top = floor - height;
  const [a, b, c] = [round(x), round(x + thick), round(top)];
  return `<path d="M${a} ${floor}V${round(top + r)}Q${a} ${c} ${round(x + r)} ${c}H${round(x + thick - r)}Q${b} ${c} ${b} ${round(top + r)}V${floor}Z" fill="${fill}"/>`;
}

function drawRow(
  sheet: Sheet,
  { label, count, value, shown }: { label: string; count: string; value: number; shown: string },
  most: number,
): void {
  const base = sheet.y + 36;
  const from = left + 316;
  const room = 270;
  sheet.text(left, base, fitLine(drawable(label, fonts.regular), fonts.regular, 31, 224), { size: 31, fill: ink });
  sheet.text(from - 18, base, count, { size: 28, fill: soft, anchor: "end" });
  const long = value <= 0 ? 0 : Math.max(26, (value / Math.max(most, 1)) * room);
  sheet.add(`<rect x="${from}" y="${base - 24}" width="${room}" height="26" rx="13" fill="${pale}"/>`);
  sheet.add(`<rect x="${from}" y="${base - 24}" width="${round(long)}" height="26" rx="13" fill="${brand}"/>`);
  sheet.text(right, base, shown, { size: 31, weight: "bold", anchor: "end" });
  sheet.y += 52;
}
