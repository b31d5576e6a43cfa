import { createWallClock } from "../core/zone.ts";
import type { StatementSums } from "./statement.ts";
import { type Cell, type ColumnName, cellsOf, isSummed, sumsIn } from "./statement-columns.ts";
import type { FileEnd, FileOrder, FileWriter, Put } from "./statement-orders.ts";
import { columnName, partsAround, rowXml, type SheetCell, sheetFoot, sheetHead } from "./xlsx-parts.ts";
import { createZip } from "./zip.ts";

const widths: Readonly<Record<ColumnName, number>> = {
  time: 18,
  reference: 33,
  service: 12,
  provider: 18,
  product: 28,
  beneficiary: 16,
  customer: 22,
  face: 16,
  cost: 16,
  charge: 12,
  price: 16,
  profit: 15,
  payment: 10,
  seat: 16,
  state: 20,
  note: 34,
  token: 44,
};

/**
 * Writes a statement as a workbook: a sheet of the sales, written as they come, and one of the sums, which are formulas
 * over it with what they come to beside them.
 */
export function createXlsx(order: FileOrder, put: Put): FileWriter {
  const { columns, words, timeZone } = order;
  const wallClock = createWallClock(timeZone);
  const zip = createZip(put);
  const addRow = (number: number, cellOf: (name: ColumnName, index: number) => SheetCell) =>
    zip.add(rowXml(number, columns.map(cellOf)));
  let last = 1;
  for (const [name, xml] of Object.entries(partsAround([words.labels.summary, words.labels.lines]))) {
    zip.begin(name);
    zip.add(xml);
  }
  zip.begin("xl/worksheets/sheet2.xml");
  const shownWidths = columns.map((name) => widths[name]);
  zip.add(sheetHead(shownWidths, { isFrozen: true }));
  addRow(1, (name) => ({ text: words.columns[name], look: "head" }));

  const toSheet = (cell: Cell): SheetCell => {
    if (cell === null || cell.kind === "kobo") return cell;
    return cell.kind === "text" ? { text: cell.text } : { wallMs: wallClock(cell.at) };
  };

  return {
    add(lines) {
      for (const line of lines) {
        const cells = cellsOf(line, words);
        addRow(++last, (name) => toSheet(cells[name]));
      }
    },
    end(end) {
      addRow(last + 1, (name, index) => {
        const column = columnName(index);
        if (index === 0) return { text: words.labels.total, look: "totalText" };
        if (!isSummed(name)) return { text: "", look: "totalText" };
        const kobo = sumsIn(end.statement.sums)[name];
        return { kobo, look: "totalNaira", formula: `ROUND(SUBTOTAL(109,${column}2:${column}${last}),2)` };
      });
      zip.add(sheetFoot(`A1:${columnName(columns.length - 1)}${last}`));
      zip.begin("xl/worksheets/sheet1.xml");
      zip.add(sheetHead([34, 18, 18, 18, 18, 18], { isFirst: true }));
      for (const [index, cells] of summaryRows(order, end, last, wallClock).entries())
        zip.add(rowXml(index + 1, cells));
      zip.add(sheetFoot());
      zip.end();
    },
  };
}

/** What a row of sums is of: the formulas that find it among the sales; null: its figures stand as they are. */
interface Group {
  name: SheetCell;
  sums: StatementSums;
  /** Conditions of COUNTIFS and SUMIFS, with a comma before each. */
  where: ((row: number) => string) | null;
}

function summaryRows(
  { shop, columns, words }: FileOrder,
  { statement, summary }: FileEnd,
  last: number,
  wallClock: (at: number) => number,
): SheetCell[][] {
  const { labels, sandbox } = words;
  const sheet = `'${labels.lines.replace(/'/g, "''")}'!`;
  const range = (name: ColumnName) => {
    const column = columnName(columns.indexOf(name));
    return `${sheet}$${column}$2:$${column}$${last}`;
  };
  const summed = columns.filter(isSummed);
  const head = (title: string): SheetCell[] =>
    [title, labels.sales, ...summed.map((name) => words.columns[name])].map((text) => ({ text, look: "head" }));
  const isSold = [words.states.sold, words.states.awaiting];
  const quoted = (text: string) => `"=${text.replace(/"/g, '""')}"`;

  const rowOf = ({ name, sums, where }: Group, row: number, isTotal = false): SheetCell[] => {
    const condition = where?.(row);
    const counted = isSold.map((state) => `COUNTIFS(${range("state")},${quoted(state)}${condition})`).join("+");
    return [
      name,
      { count: sums.sold, ...(where && { formula: counted }), ...(isTotal && { look: "totalCount" }) },
      ...summed.map((column): SheetCell => {
        const formula = condition ? `SUMIFS(${range(column)}${condition})` : `SUM(${range(column)})`;
        const kobo = sumsIn(sums)[column];
        return { kobo, ...(where && { formula: `ROUND(${formula},2)` }), ...(isTotal && { look: "totalNaira" }) };
      }),
    ];
  };

  const rows: SheetCell[][] = [
    [{ text: shop, look: "title" }],
    [{ text: [words.title, words.period, words.filter].filter(Boolean).join(" · "), look: "totalText" }],
    [{ text: summary.madeAt, look: "soft" }],
    ...(sandbox ? [[{ text: sandbox.note, look: "alarm" as const }]] : []),
    ...summary.remarks.map((text): SheetCell[] => [{ text, look: "soft" }]),
    [],
  ];
  for (const figures of [summary.debts, summary.wallet]) {
    const first = rows.length + 1;
    for (const [index, { label, kobo, note }] of figures.entries()) {
      const isTotal = index === figures.length - 1;
      const formula = `ROUND(SUM(B${first}:B${rows.length}),2)`;
      rows.push([
        { text: label, ...(isTotal && { look: "totalText" }) },
        { kobo, ...(isTotal && { look: "totalNaira", formula }) },
        note ? { text: note, look: "soft" } : null,
      ]);
    }
    if (figures.length > 0) rows.push([]);
  }
  rows.push(head(labels.total));
  rows.push(
    rowOf(
      { name: { text: labels.total, look: "totalText" }, sums: statement.sums, where: () => "" },
      rows.length + 1,
      true,
    ),
  );
  const groups: [string, Group[]][] = [
    [
      labels.services,
      statement.byService.map(({ service, sums }) => ({
        ...{ name: { text: words.services[service] }, sums },
        where: () => `,${range("service")},${quoted(words.services[service])}`,
      })),
    ],
    // A name may look like a condition: its figures stand as they are.
    [
      labels.seats,
      statement.bySeat.map(({ seat, sums }) => ({ name: { text: seat ?? words.owner }, sums, where: null })),
    ],
    [
      labels.days,
      statement.byDay.map(({ day, sums }) => ({
        ...{ name: { wallMs: wallClock(day), look: "day" as const }, sums },
        where: (row) => `,${range("time")},">="&$A${row},${range("time")},"<"&$A${row}+1`,
      })),
    ],
  ];
  for (const [title, group] of groups) {
    rows.push([], head(title));
    for (const one of group) rows.push(rowOf(one, rows.length + 1));
  }
  return rows;
}
