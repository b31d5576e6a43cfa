import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/lib/money.ts";
import { office, openInOffice, pdftotext, readCsv, textOfPdf } from "../../support/office.ts";
import { isLeftOut } from "../../support/program.ts";
import { aLine, aLoss, lettered, manyLines, oddLines, risky, writeFile } from "../../support/statements.ts";

const lines = manyLines(600);

/** A column of a table with a head. */
function column(rows: readonly (readonly unknown[])[], title: string): unknown[] {
  const index = rows[0]?.indexOf(title) ?? -1;
  return rows.slice(1).map((row) => row[index]);
}

/** To the kobo, whatever a sum of floats makes of it. */
const sum = (amounts: readonly unknown[]) =>
  Math.round(amounts.reduce((all: number, it) => all + Number(it ?? 0), 0) * 100);

describe("a statement as CSV", () => {
  it("has every sale once, and columns that come to the totals", async () => {
    const { bytes, statement } = await writeFile("csv", { lines });
    const rows = readCsv(bytes.toString());
    expect(column(rows, "Reference")).toEqual(lines.map(({ reference }) => reference));
    expect(sum(column(rows, "Face value"))).toBe(statement.sums.soldKobo);
    expect(sum(column(rows, "Cost"))).toBe(statement.sums.costKobo);
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    expect(bytes.toString().split("\r\n")).toHaveLength(lines.length + 2);
  });

  it("has no formula in it, whatever a customer is called, and numbers that are numbers", async () => {
    const { bytes } = await writeFile("csv", { lines: [...oddLines, aLoss] });
    const rows = readCsv(bytes.toString());
    const customers = column(rows, "Customer").slice(0, risky.length);
    expect(customers).toEqual(risky.map((name) => `'${name}`));
    expect(column(rows, "Customer").slice(risky.length, -1)).toEqual(lettered);
    expect(column(rows, "Profit").at(-1)).toBe("-150.50");
    expect(column(rows, "Number").at(-1)).toBe("08035551234");
    expect(column(rows, "Time").at(-1)).toBe("2026-11-14 13:00:00");
  });
});

describe("a statement as XLSX", () => {
  it("has every sale once, with typed cells, and columns that come to the totals", async () => {
    const { bytes, statement } = await writeFile("xlsx", { lines });
    const [summary, sales] = (await readXlsx(bytes)).sheets;
    const rows = (sales?.rows ?? []).slice(0, -1);
    expect(column(rows, "Reference")).toEqual(lines.map(({ reference }) => reference));
    expect(sum(column(rows, "Face value"))).toBe(statement.sums.soldKobo);
    expect(sum(column(rows, "Cost"))).toBe(statement.sums.costKobo);
    expect(column(rows, "Time")[0]).toBeInstanceOf(Date);
    expect(column(rows, "Number")[0]).toBe(lines[0]?.beneficiary);
    expect(sales?.freezePane).toMatchObject({ rows: 1 });
    expect(summary?.name).toBe("Summary");
  });

  it("has texts and no formula of a customer, and numbers that are numbers", async () => {
    const { bytes } = await writeFile("xlsx", { lines: [...oddLines, aLoss] });
    const sales = (await readXlsx(bytes)).sheets[1]?.rows ?? [];
    // XML reads every line break as one of its own.
    const told = [...risky, ...lettered].map((name) => name.replace("\r", "\n"));
    const read = column(sales, "Customer").map((name) => String(name).replace("\r", "\n"));
    expect(read.slice(0, told.length)).toEqual(told);
    expect(column(sales, "Profit").at(-2)).toBe(-150.5);
    expect(column(sales, "Number").at(-2)).toBe("08035551234");
  });

  it.skipIf(isLeftOut(office))(
    "comes to the same sums where LibreOffice reckons its formulas",
    { timeout: 180_000 },
    async () => {
      const { statement } = await writeFile("csv", { lines });
      // What stands beside each formula is wrong: what is read was reckoned.
      const sums = { ...statement.sums, sold: 0, soldKobo: toKobo(0), costKobo: toKobo(0) };
      const byService = statement.byService.map((row) => ({ ...row, sums }));
      const { bytes } = await writeFile("xlsx", { lines, over: { sums, byService } });
      const [book] = await openInOffice("xlsx", [bytes]);
      const numbers = (row: readonly { number: number | null }[] = []) => row.flatMap(({ number }) => number ?? []);
      const { sums: right } = statement;
      expect(numbers(book?.Sales?.at(-1))).toEqual(
        [right.soldKobo, right.costKobo, right.priceKobo, right.profitKobo].map((kobo) => kobo / 100),
      );
      const told = new Map((book?.Summary ?? []).map((row) => [row[0]?.text, numbers(row)]));
      const row = (it: typeof right) => [it.sold, it.soldKobo / 100, it.costKobo / 100];
      expect(told.get("Total")?.slice(0, 3)).toEqual(row(right));
      for (const { service, sums: own } of statement.byService) {
        const name = {
          airtime: "Airtime",
          data: "Data",
          tv: "TV",
          electricity: "Electricity",
          internet: "Internet",
          education: "Exam pins",
        }[service];
        expect(told.get(name)?.slice(0, 3)).toEqual(row(own));
      }
    },
  );
});

describe("a statement as PDF", () => {
  it.skipIf(isLeftOut(pdftotext))("cuts no amount, however long", async () => {
    const huge = { faceKobo: 123_456_789_012, costKobo: 120_000_000_099, priceKobo: 123_456_789_012 };
    const { bytes } = await writeFile("pdf", {
      lines: [aLine({ ...huge, isCostSeen: false, profitKobo: 3_456_788_913 })],
    });
    const text = await textOfPdf(bytes);
    for (const amount of ["₦1,234,567,890.12", "about ₦1,200,000,000.99", "about ₦34,567,889.13"]) {
      expect(text).toContain(amount);
    }
  });

  it("is a whole document", async () => {
    const { bytes } = await writeFile("pdf", { lines: lines.slice(0, 30) });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString()).toContain("%%EOF");
  });
});
