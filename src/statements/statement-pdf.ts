import PDFDocument from "pdfkit";
import { formatNaira } from "../core/money.ts";
import { createWallClock } from "../core/zone.ts";
import { alarm, brand, ink, pale, rule, soft, waiting } from "../pictures/typeset.ts";
import { createBlankPage, createPage, type Page } from "./pdf-page.ts";
import { drawTable, type Table, type TableCell, type TableColumn } from "./pdf-table.ts";
import type { StatementLine, StatementSums } from "./statement.ts";
import {
  type ColumnName,
  cellsOf,
  type Figure,
  isSummed,
  nameProduct,
  type StatementWords,
  type SummedColumn,
  sumsIn,
} from "./statement-columns.ts";
import type { FileEnd, FileOrder, FileWriter, Put } from "./statement-orders.ts";

/** Writes a statement as pages: the sums first, then a line a sale. Its lines are held until the sums are known. */
export function createPdf(order: FileOrder, put: Put): FileWriter {
  const lines: StatementLine[] = [];
  return {
    add: (page) => void lines.push(...page),
    end: (end) => write(order, end, lines, put),
  };
}

async function write(order: FileOrder, end: FileEnd, lines: readonly StatementLine[], put: Put): Promise<void> {
  const { words, shop } = order;
  const document = new PDFDocument({
    ...{ size: "A4", layout: "landscape", margin: 0, lang: "en", displayTitle: true },
    info: { Title: `${words.title} · ${words.period}`, Author: shop, CreationDate: new Date(end.statement.madeAt) },
  });
  document.on("data", put);
  const ended = new Promise<void>((resolve) => document.once("end", resolve));
  const blank = createBlankPage(document.page);
  drawAll(blank, order, end, lines);
  const drawFootOn = (page: Page) => drawFoot(page, order, blank.number);
  const page = createPage(document, drawFootOn);
  drawAll(page, order, end, lines);
  drawFootOn(page);
  document.end();
  await ended;
}

function drawAll(page: Page, order: FileOrder, end: FileEnd, lines: readonly StatementLine[]): void {
  drawHead(page, order, end);
  drawFigures(page, end.summary.sums, true);
  drawFigures(page, end.summary.debts, false);
  drawFigures(page, end.summary.wallet, false);
  for (const remark of end.summary.remarks) drawRemark(page, remark);
  for (const table of sumTables(order, end)) drawTable(page, table);
  if (lines.length > 0) drawTable(page, lineTable(order, end, lines));
}

function drawHead(page: Page, { shop, words }: FileOrder, { summary }: FileEnd): void {
  const height = 78;
  page.box(0, 0, page.width, height, brand);
  page.text(shop, page.left, 18, { size: 22, weight: "bold", fill: "#ffffff", width: page.inner * 0.62 });
  const what = [words.title, words.period, words.filter].filter(Boolean).join(" · ");
  page.text(what, page.left, 48, { size: 11, fill: "#ffffff", width: page.inner * 0.62 });
  const aside = { size: 9, fill: "#ffffff", align: "right", width: page.inner * 0.36 } as const;
  page.text(summary.madeAt, page.left + page.inner * 0.64, 51, aside);
  if (words.sandbox) {
    page.box(page.left + page.inner * 0.74, 16, page.inner * 0.26, 22, alarm, 11);
    const note = { size: 10, weight: "bold", fill: "#ffffff", align: "middle", width: page.inner * 0.26 } as const;
    page.text(words.sandbox.note, page.left + page.inner * 0.74, 20, note);
  }
  page.y = height + 16;
}

/** A row of boxes, each with a figure. */
function drawFigures(page: Page, figures: readonly Figure[], isLarge: boolean): void {
  if (figures.length === 0) return;
  const gap = 10;
  const width = (page.inner - gap * (figures.length - 1)) / figures.length;
  const height = isLarge ? 62 : 50;
  figures.forEach(({ label, value, note }, index) => {
    const x = page.left + index * (width + gap);
    const inside = { width: width - 20 };
    if (isLarge) page.box(x, page.y, width, height, pale, 6);
    else page.frame(x, page.y, width, height, rule, 6);
    page.text(label, x + 10, page.y + 7, { size: 8, fill: soft, ...inside });
    const look = isLarge ? { size: 17, fill: brand } : { size: 11, fill: ink };
    page.text(value, x + 10, page.y + 18, { ...look, weight: "bold", isWhole: true, ...inside });
    if (note) page.text(note, x + 10, page.y + height - 15, { size: 7, fill: soft, ...inside });
  });
  page.y += height + gap;
}

function drawRemark(page: Page, remark: string): void {
  page.text(remark, page.left, page.y, { size: 8.5, weight: "bold", fill: waiting, width: page.inner });
  page.y += 15;
}

/** The totals of the lines, by service, seat and day; if all are of one, the head names it. */
function sumTables({ columns, words, timeZone }: FileOrder, { statement }: FileEnd): Table[] {
  const { labels, services, owner } = words;
  const wallClock = createWallClock(timeZone);
  const dayOf = (day: number) =>
    new Date(wallClock(day)).toLocaleDateString("en-GB", {
      ...{ weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
    });
  const groups = [
    {
      title: labels.services,
      head: labels.service,
      rows: statement.byService.map((row) => ({ name: services[row.service], sums: row.sums })),
    },
    {
      title: labels.seats,
      head: labels.seat,
      rows: statement.bySeat.map(({ seat, sums }) => ({ name: seat ?? owner, sums })),
    },
    {
      title: labels.days,
      head: labels.day,
      rows: statement.byDay.map(({ day, sums }) => ({ name: dayOf(day), sums })),
    },
  ];
  const shown = columns.filter(isSummed);
  return groups
    .filter(({ rows }) => rows.length > 1)
    .map(({ title, head, rows }) => ({
      title,
      columns: [
        { title: head, share: 3 },
        { title: labels.sales, share: 1, align: "right" },
        ...shown.map((name): TableColumn => ({ title: words.columns[name], share: 2, align: "right" })),
      ],
      rows: rows.map(({ name, sums }) => ({ cells: [name, ...sumCells(sums, shown)] })),
      total: [labels.total, ...sumCells(statement.sums, shown)],
    }));
}

function sumCells(sums: StatementSums, shown: readonly SummedColumn[]): string[] {
  const amounts = sumsIn(sums);
  return [sums.sold.toLocaleString("en-GB"), ...shown.map((name) => formatNaira(amounts[name]))];
}

const times = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "2-digit", month: "short", year: "2-digit", hour: "2-digit", minute: "2-digit" },
  timeZone: "UTC",
});

/** How wide a column of the lines is, beside the others. */
const shares: Readonly<Record<Exclude<ColumnName, "service" | "provider" | "charge" | "note" | "token">, number>> = {
  time: 1.5,
  reference: 3,
  product: 2,
  beneficiary: 1.25,
  customer: 1.55,
  face: 1.25,
  cost: 1.25,
  price: 1.25,
  profit: 1.1,
  payment: 0.65,
  seat: 0.95,
  state: 0.9,
};

/** Of no use when they are cut. */
const wholeColumns: readonly ColumnName[] = ["reference", "beneficiary"];

function lineTable(
  { columns, words, timeZone }: FileOrder,
  { statement }: FileEnd,
  lines: readonly StatementLine[],
): Table {
  const { labels } = words;
  const wallClock = createWallClock(timeZone);
  const hasSeats = statement.bySeat.some(({ seat }) => seat !== null);
  const shown = columns.filter((name): name is keyof typeof shares => name in shares && (name !== "seat" || hasSeats));
  const amounts = sumsIn(statement.sums);
  return {
    title: labels.lines,
    columns: shown.map((name) => ({
      title: words.columns[name],
      share: shares[name],
      ...(wholeColumns.includes(name) && { isWhole: true }),
      ...(isSummed(name) && { align: "right" as const }),
    })),
    rows: lines.map((line) => {
      const cells = cellsOf(line, words);
      const told: Partial<Record<ColumnName, TableCell>> = {
        time: times.format(wallClock(line.at)).replace(",", ""),
        product: [line.provider, nameProduct(line)].filter(Boolean).join(" · "),
        state: stateCell(line, plain(cells.state)),
      };
      return {
        cells: shown.map((name) => told[name] ?? plain(cells[name])),
        note: belowLine(line, plain(cells.note), words),
      };
    }),
    total: shown.map((name, index) => (index === 0 ? labels.total : isSummed(name) ? formatNaira(amounts[name]) : "")),
  };
}

function plain(cell: ReturnType<typeof cellsOf>[ColumnName]): string {
  if (cell?.kind === "kobo") return formatNaira(cell.kobo);
  return cell?.kind === "text" ? cell.text : "";
}

function stateCell({ state }: StatementLine, word: string): TableCell {
  if (state === "sold" || state === "awaiting") return word;
  return { text: word, fill: state === "open" ? waiting : alarm };
}

/** Text that does not fit a column. */
function belowLine(line: StatementLine, note: string, words: StatementWords): string | null {
  const token = line.token === null ? "" : `${words.columns.token} ${line.token}`;
  return [note, token].filter(Boolean).join(" · ") || null;
}

function drawFoot(page: Page, { shop, words }: FileOrder, count: number): void {
  const what = [shop, words.title, words.period, words.sandbox?.word].filter(Boolean).join(" · ");
  const y = page.height - 24;
  const told = words.labels.page.replace("{page}", String(page.number)).replace("{pages}", String(count));
  page.text(what, page.left, y, { size: 7.5, fill: soft, width: page.inner * 0.7 });
  page.text(told, page.left + page.inner * 0.7, y, { size: 7.5, fill: soft, width: page.inner * 0.3, align: "right" });
}
