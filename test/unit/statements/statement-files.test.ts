import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../support/office.ts";
import { aLine, aLoss, lettered, manyLines, oddLines, risky, writeFile } from "../../support/statements.ts";

/** More than are handed over at once. */
const lines = manyLines(300);

/** A column of a table with a head. */
function column(rows: readonly (readonly unknown[])[], title: string): unknown[] {
  const index = rows[0]?.indexOf(title) ?? -1;
  return rows.slice(1).map((row) => row[index]);
}

/** To the kobo, whatever a sum of floats makes of it. */
const sum = (amounts: readonly unknown[]) =>
  Math.round(amounts.reduce((all: number, it) => all + Number(it ?? 0), 0) * 100);

describe("I38: a statement as CSV", () => {
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

describe("I38: a statement as XLSX", () => {
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
});

describe("I38: a statement with tokens", () => {
  const token = "1234 5678 9012 3456 7890";
  const sold = [aLine({ token }), aLine()];

  it("holds them where they are wanted, as texts", async () => {
    const rows = readCsv((await writeFile("csv", { lines: sold, tokens: true })).bytes.toString());
    expect(column(rows, "Token")).toEqual([token, ""]);
    const [, sales] = (await readXlsx((await writeFile("xlsx", { lines: sold, tokens: true })).bytes)).sheets;
    expect(column(sales?.rows ?? [], "Token").slice(0, 2)).toEqual([token, null]);
  });

  it("has no column for them if they are not", async () => {
    const { bytes } = await writeFile("csv", { lines: sold });
    expect(bytes.toString()).not.toContain(token);
    expect(readCsv(bytes.toString())[0]).not.toContain("Token");
    const cells = (await readXlsx((await writeFile("xlsx", { lines: sold })).bytes)).sheets.flatMap(({ rows }) =>
      rows.flat(),
    );
    expect(cells.filter((cell) => cell === token || cell === "Token")).toEqual([]);
  });
});

describe("I38: a statement as PDF", () => {
  it("is a whole document", async () => {
    const { bytes } = await writeFile("pdf", { lines: lines.slice(0, 30) });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-6).toString()).toContain("%%EOF");
  });
});
