import { beforeAll, describe, expect, it } from "vitest";
import { formatNaira, toKobo } from "../../../src/core/money.ts";
import { serviceTypes } from "../../../src/services/services.ts";
import type { Statement } from "../../../src/statements/statement.ts";
import { summedColumns, sumsIn } from "../../../src/statements/statement-columns.ts";
import { noon } from "../../support/builders.ts";
import { type OfficeBook, type OfficeCell, office, openInOffice, pdftotext, textOfPdf } from "../../support/office.ts";
import { isLeftOut } from "../../support/program.ts";
import { aLine, aLoss, lettered, manyLines, oddLines, risky, writeFile } from "../../support/statements.ts";

/** The sales of one period, in all forms. */
const lines = [...manyLines(300), ...oddLines, aLoss];
const references = lines.map(({ reference }) => reference);
const wallet = {
  opening: { kobo: toKobo(8_421_040), at: noon - 20 * 86_400_000 },
  ...{ paidIn: toKobo(300_000_000), charged: toKobo(30_556_575), notNamed: toKobo(0) },
  closing: { kobo: toKobo(277_864_465), at: noon },
};
const over = { wallet };

const names = {
  ...{ airtime: "Airtime", data: "Data", tv: "TV", electricity: "Electricity", internet: "Internet" },
  education: "Exam pins",
};
const heads = { face: "Face value", cost: "Cost", price: "Customer pays", profit: "Profit" };
type Sheet = readonly (readonly OfficeCell[])[];

function column([head = [], ...rows]: Sheet, title: string): readonly OfficeCell[] {
  const index = head.findIndex(({ text }) => text === title);
  return rows.flatMap((row) => row[index] ?? []);
}

/** To the kobo, whatever a sum of floats makes of it. */
const inKobo = (amounts: readonly (number | null)[]) =>
  Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 100);

/** What somebody finds who searches: a reader takes letters with their marks as one. */
const has = (text: string, words: string) => text.normalize("NFC").includes(words.normalize("NFC"));

function checkSheet(sheet: Sheet, statement: Statement, written: readonly string[]): void {
  expect(column(sheet, "Reference").map(({ text }) => text)).toEqual(references);
  const sums = sumsIn(statement.sums);
  for (const name of summedColumns) {
    const cells = column(sheet, heads[name]);
    expect(cells.filter(({ text, number }) => text !== "" && number === null)).toEqual([]);
    expect([name, inKobo(cells.map(({ number }) => number))]).toEqual([name, sums[name]]);
  }
  const customers = column(sheet, "Customer").slice(-1 - oddLines.length, -1);
  expect(customers).toEqual(written.map((text) => ({ text, number: null, formula: null })));
  expect(sheet.flat().filter(({ formula }) => formula !== null)).toEqual([]);
  expect(column(sheet, "Profit").at(-1)?.number).toBe(-150.5);
}

// A carriage return in a cell is a line's end to LibreOffice, as any other.
const shown = (name: string) => name.replace("\r", "\n");
const numbersIn = (row: readonly OfficeCell[] = []) => row.flatMap(({ number }) => number ?? []);

describe.skipIf(isLeftOut(office))("I38: the sales of a period, opened in LibreOffice", () => {
  let statement: Statement;
  let [workbook, wrong, table, control]: OfficeBook[] = [];
  beforeAll(async () => {
    const made = await writeFile("xlsx", { lines, over });
    ({ statement } = made);
    // The stored value beside each formula is wrong: a right value was calculated.
    const sums = { ...statement.sums, sold: 0, soldKobo: toKobo(0), costKobo: toKobo(0) };
    const byService = statement.byService.map((row) => ({ ...row, sums }));
    const written = await writeFile("xlsx", { lines, over: { sums, byService } });
    const bare = Buffer.from(`\ufeff${["Customer", ...risky].map((name) => `"${name}"`).join("\r\n")}\r\n=1+1\r\n`);
    const inCsv = await writeFile("csv", { lines, over });
    [[workbook, wrong], [table, control]] = await Promise.all([
      openInOffice("xlsx", [made.bytes, written.bytes]),
      openInOffice("csv", [inCsv.bytes, bare]),
    ]);
  });

  it("stand in a workbook once each, come to the totals, and hold no formula that a customer wrote", () => {
    const { Sales: sales = [], Summary: summary = [] } = workbook ?? {};
    checkSheet(sales.slice(0, -1), statement, [...risky, ...lettered].map(shown));
    const foot = numbersIn(sales.at(-1));
    expect(foot.map((amount) => Math.round(amount * 100))).toEqual(Object.values(sumsIn(statement.sums)));
    expect(column(sales, "Profit").at(-2)?.text).toBe("-₦150.50");
    expect(column(sales, "Customer pays").at(-2)?.text).toBe("₦1,000.00");
    const figure = (label: string) => summary.find(([name]) => name?.text === label)?.[1];
    expect(figure("Wallet at the start")).toEqual({ text: "₦84,210.40", number: 84_210.4, formula: null });
    expect(figure("For sales")).toEqual({ text: "-₦305,565.75", number: -305_565.75, formula: null });
    // Calculated by the program, whatever stands beside the formula.
    expect(figure("Wallet at the end")).toMatchObject({ text: "₦2,778,644.65", number: 2_778_644.65 });
    expect(figure("Wallet at the end")?.formula).toMatch(/SUM/);
  });

  it("come to the same sums if it calculates the formulas of a workbook", () => {
    const { sums: right } = statement;
    expect(numbersIn(wrong?.Sales?.at(-1))).toEqual(
      [right.soldKobo, right.costKobo, right.priceKobo, right.profitKobo].map((kobo) => kobo / 100),
    );
    const told = new Map((wrong?.Summary ?? []).map((row) => [row[0]?.text, numbersIn(row).slice(0, 3)]));
    const row = (it: typeof right) => [it.sold, it.soldKobo / 100, it.costKobo / 100];
    expect(told.get("Total")).toEqual(row(right));
    const services = statement.byService.map(({ service, sums }) => [service, sums] as const);
    expect(services).toHaveLength(serviceTypes.length);
    for (const [service, own] of services) expect([service, told.get(names[service])]).toEqual([service, row(own)]);
  });

  it("stand in a table once each, come to the totals, and hold no formula that would be calculated", () => {
    const [sheet = []] = Object.values(table ?? {});
    checkSheet(sheet, statement, [...risky.map((name) => `'${shown(name)}`), ...lettered]);
    const [unsafe = []] = Object.values(control ?? {});
    expect(unsafe.at(-1)?.[0]).toEqual({ text: "2", number: 2, formula: "of:=1+1" });
  });
});

describe.skipIf(isLeftOut(pdftotext))("I38: the sales of a period, searched in a PDF", () => {
  let text: string;
  let statement: Statement;
  beforeAll(async () => {
    const made = await writeFile("pdf", { lines, over });
    statement = made.statement;
    text = await textOfPdf(made.bytes);
  });

  it("stand there once each, and come to the totals", () => {
    const rows = text.split("\n").filter((row) => /VB-01JCTEST/.test(row));
    expect(rows.map((row) => /VB-\w+/.exec(row)?.[0])).toEqual(references);
    const amounts = rows.map((row) => row.match(/-?₦[\d,]+\.\d\d/g) ?? []);
    const kobo = (amount = "₦0") => Math.round(Number(amount.replace(/[₦,]/g, "")) * 100);
    // Of a sale whose charge is not known, cost and profit are empty.
    const whole = amounts.map((told) => (told.length === 2 ? [told[0], "₦0", told[1]] : told));
    const totals = summedColumns.map((_, index) => whole.reduce((sum, told) => sum + kobo(told[index]), 0));
    expect([...new Set(amounts.map(({ length }) => length))].toSorted()).toEqual([0, 2, 4]);
    const right = Object.values(sumsIn(statement.sums));
    expect(totals).toEqual(right);
    const foot = text.split("\n").findLast((row) => /^\s*Total/.test(row));
    expect(foot?.match(/-?₦[\d,]+\.\d\d/g)).toEqual(right.map((sum) => formatNaira(toKobo(sum))));
  });

  it("are found by whom they were sold to, whatever the name", () => {
    const rowOf = (reference: string) => text.split("\n").find((row) => row.includes(reference)) ?? "";
    for (const { reference, customer } of oddLines) {
      // A long name is cut where its column ends; a wide letter that the font lacks is drawn as the plain one.
      expect(rowOf(reference).normalize("NFKC")).toContain(customer?.trim().slice(0, 9).normalize("NFKC"));
    }
    for (const words of ["Ọlá & Ada Ventures", "Adébáyọ̀", "-₦150.50"]) expect(has(text, words)).toBe(true);
    expect(text).toMatch(/Page 1 of \d+/);
  });

  it("stand below the wallet at the start and at the end", () => {
    const rows = text.split("\n").map((row) => row.trim().split(/\s{2,}/));
    const labels = rows.findIndex((row) => row.includes("Wallet at the start"));
    const figures = rows.slice(labels + 1).find((row) => row.length > 1) ?? [];
    const told = Object.fromEntries((rows[labels] ?? []).map((label, index) => [label, figures[index]]));
    expect(told).toMatchObject({ "Wallet at the start": "₦84,210.40", "Wallet at the end": "₦2,778,644.65" });
  });

  it("cut no amount and no token, however long", async () => {
    const huge = { faceKobo: 123_456_789_012, costKobo: 120_000_000_099, priceKobo: 123_456_789_012 };
    const token = "1234 5678 9012 3456 7890";
    const { bytes } = await writeFile("pdf", {
      lines: [aLine({ ...huge, isCostSeen: false, profitKobo: 3_456_788_913, token })],
    });
    const found = await textOfPdf(bytes);
    for (const amount of ["₦1,234,567,890.12", "about ₦1,200,000,000.99", "about ₦34,567,889.13", token]) {
      expect(found).toContain(amount);
    }
  });

  it("cut no pin of a sale of twenty, each with its serial number", async () => {
    const pins = Array.from({ length: 20 }, (_, index) => [`WRC2600001${index + 10}`, `3738123456${index + 10}`]);
    const token = pins.map(([serial, pin]) => `Serial No:${serial}, pin: ${pin}`).join(", ");
    const { bytes } = await writeFile("pdf", { lines: [aLine({ pieces: 20, token })] });
    const found = await textOfPdf(bytes);
    expect(pins.flat().filter((part) => !has(found, part))).toEqual([]);
  });
});
