import { describe, expect, it } from "vitest";
import { readCells, readFileLines, readLines } from "../../../src/batches/read-file.ts";
import { readRow } from "../../../src/batches/read-row.ts";
import { resultFile } from "../../../src/batches/result-file.ts";
import { costOfAll, newRow, type Row, type RowWish, sellable, standingsOf } from "../../../src/batches/rows.ts";
import { toKobo } from "../../../src/lib/money.ts";
import { anElectricitySale, aPurchase } from "../../support/builders.ts";

describe("the lines of a list", () => {
  it("are read in any encoding, with any end, without what holds nothing and the names of columns", () => {
    const text = "number,amount\r\n08035551000,500\r\n\r\n ;;; \n08035551001,600\r08035551002,700\n";
    const rows = ["08035551000,500", "08035551001,600", "08035551002,700"];
    expect(readLines(text)).toEqual({ lines: rows });
    const big = Buffer.from(text, "utf16le").swap16();
    const marked = (mark: number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes]);
    for (const bytes of [
      Buffer.from(text),
      marked([0xef, 0xbb, 0xbf], Buffer.from(text)),
      marked([0xff, 0xfe], Buffer.from(text, "utf16le")),
      marked([0xfe, 0xff], big),
      Buffer.from(text, "utf16le"),
      big,
    ]) {
      expect(readFileLines(bytes)).toEqual({ lines: rows });
    }
  });

  it("of what is no text, or too long, are none", () => {
    expect(readFileLines(Buffer.from([0x4d, 0x5a, 0, 0, 1, 2]))).toEqual({ problem: "not_text", count: 0 });
    expect(readFileLines(Buffer.from([0xc3, 0x28]))).toEqual({ problem: "not_text", count: 0 });
    expect(readLines("1\n".repeat(10_000))).toEqual({ problem: "too_many", count: 10_000 });
    expect(readLines("— \n\n")).toEqual({ problem: "empty", count: 0 });
  });

  it("have cells between commas, semicolons or tabs, with quotes around what holds one", () => {
    expect(readCells('a, "b, c" ,"say ""x""",')).toEqual(["a", "b, c", 'say "x"']);
    expect(readCells("a;1,000; ;b")).toEqual(["a", "1,000", "b"]);
    expect(readCells("a\tb")).toEqual(["a", "b"]);
    expect(readCells("'08031234567,'=1+1")).toEqual(["08031234567", "=1+1"]);
  });
});

describe("a row", () => {
  const read = (line: string) => {
    const row = readRow(line);
    return row && [row.serviceType, row.number, row.amount, row.words.join(" ")];
  };

  it.each([
    ["0803 555 1234, 500", [null, "08035551234", "500", ""]],
    ["500 0803 555 1234", [null, "08035551234", "500", ""]],
    ["mtn 1k +234 803 555 1234", [null, "08035551234", "1k", "mtn"]],
    ["send 500 airtime to 08035551234 please", ["airtime", "08035551234", "500", ""]],
    ['airtime,MTN,08035551234,"1,000"', ["airtime", "08035551234", "1,000", "mtn"]],
    ["data;MTN;08035551234;1GB (7 days) SME", ["data", "08035551234", null, "mtn 1gb (7 days) sme"]],
    ["mtn 1 gb weekly 08035551234", [null, "08035551234", null, "mtn 1gb weekly"]],
    [
      "electricity,Ikeja Electric,45001234567,5000,prepaid",
      ["electricity", "45001234567", "5000", "ikeja electric prepaid"],
    ],
    ["tv | DStv | 1234567890 | Compact", ["tv", "1234567890", null, "dstv compact"]],
  ])("%s", (line, means) => {
    expect(read(line)).toEqual(means);
  });

  it.each(["0803 555 1234 0803 555 1235 500", "08035551234, 500, 600", "", " , ", "5".repeat(4096)])(
    "of two sales, or none, says nothing: %s",
    (line) => {
      expect(read(line)).toBeNull();
    },
  );

  it("takes no longer for what is written to be slow", () => {
    for (const hostile of [
      "0 ".repeat(2048),
      "0803-".repeat(800),
      '"'.repeat(4096),
      ",".repeat(4096),
      "1gb".repeat(99),
    ]) {
      const begun = performance.now();
      readRow(hostile);
      readCells(hostile);
      expect(performance.now() - begun).toBeLessThan(200);
    }
  });
});

const wish: RowWish = {
  ...{ serviceType: "airtime", provider: { id: 1, slug: "mtn", name: "MTN" }, product: null, quantity: 1, saidAt: 0 },
  ...{ beneficiary: "08035551234", faceKobo: toKobo(50_000) },
  price: { chargeKobo: toKobo(48_750), discountPercent: 2.5 },
};
const row = (over: Partial<Row> = {}, of: Partial<RowWish> = {}): Row => ({
  ...newRow("x", { wish: { ...wish, ...of } }),
  ...over,
});

describe("how the rows of a list stand", () => {
  it("the same again needs a word, and no more once the other one is left out", () => {
    expect(standingsOf([row(), row(), row({}, { faceKobo: toKobo(60_000) })])).toEqual(["good", "twice", "good"]);
    expect(standingsOf([row({ isDropped: true }), row()])).toEqual(["dropped", "good"]);
    expect(standingsOf([row(), row({ isKept: true })])).toEqual(["good", "good"]);
  });

  it("one like a sale of before needs a word, and one that cannot be sold has none", () => {
    const rows = [
      row({ before: "01J" }),
      newRow("?", { problem: "number" }),
      row({ before: "01J", isKept: true }, { beneficiary: "08035550000" }),
    ];
    expect(standingsOf(rows)).toEqual(["before", "problem", "good"]);
    expect(sellable(rows).map(({ wish: { beneficiary } }) => beneficiary)).toEqual(["08035550000"]);
  });

  it("cost what the listing says, or their face value where it says nothing", () => {
    const unpriced = row({}, { price: { chargeKobo: null, discountPercent: null }, faceKobo: toKobo(100_000) });
    expect(
      costOfAll(sellable([row(), { ...unpriced, wish: unpriced.wish && { ...unpriced.wish, beneficiary: "4" } }])),
    ).toEqual({
      ...{ count: 2, faceKobo: 150_000, expectedKobo: 148_750, unpriced: 1, mostKobo: 150_000 },
    });
  });
});

describe("the file of results", () => {
  it("holds no formula, keeps the zeros of numbers, and tells what was seen from what is expected", () => {
    const sales = [
      aPurchase({ state: "succeeded", observed_kobo: 48_750, provider_name: "=cmd()", service_words: 'Sold, "well"' }),
      anElectricitySale({ state: "unknown" }),
      aPurchase({ state: "cancelled", why: "asked" }),
    ];
    const lines = resultFile(sales, ({ state }) => (state === "succeeded" ? "1234-5678" : null)).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFrow,service/);
    expect(lines[1]).toContain(',\'=cmd(),,\'08035551234,1,500.00,487.50,487.50,sold,1234-5678,"Sold, ""well""",VB-');
    expect(lines[2]).toContain(",45001234567,1,5000.00,,,being checked,,,VB-");
    expect(lines[3]).toContain("not sold,,asked,VB-");
    expect(lines).toHaveLength(5);
  });
});
