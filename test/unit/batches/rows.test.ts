import { describe, expect, it } from "vitest";
import { readFileLines, readLines } from "../../../src/batches/read-file.ts";
import { readRow } from "../../../src/batches/read-row.ts";
import { resultFile } from "../../../src/batches/result-file.ts";
import { type BatchRow, costOfAll, newRow, type RowRequest, sellable, standingsOf } from "../../../src/batches/rows.ts";
import { toKobo } from "../../../src/core/money.ts";
import { anElectricitySale, aPurchase } from "../../support/builders.ts";
import { known } from "../../support/typed-lines.ts";

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
});

describe("a row", () => {
  const said = (line: string) => {
    const request = readRow(line, known);
    const { services = [], provider, number, amount, plan, meterKind } = request ?? {};
    return request && [services.join("|"), provider, number, amount, plan?.sizeMb ?? plan?.words.join(" "), meterKind];
  };

  it.each([
    ["0803 555 1234, 500", ["airtime|data", undefined, "08035551234", 50_000, undefined, undefined]],
    ["mtn 1k +234 803 555 1234", ["airtime", "mtn", "08035551234", 100_000, undefined, undefined]],
    ["send 500 airtime to 08035551234 please", ["airtime", undefined, "08035551234", 50_000, undefined, undefined]],
    ['airtime,MTN,08035551234,"1,000"', ["airtime", "mtn", "08035551234", 100_000, undefined, undefined]],
    ["airtime\tMTN\t'08035551234\t500", ["airtime", "mtn", "08035551234", 50_000, undefined, undefined]],
    ["data;MTN;08035551234;1GB (7 days) SME", ["data", "mtn", "08035551234", undefined, 1024, undefined]],
    [
      "electricity,Ikeja Electric,45001234567,5000,prepaid",
      ["electricity", "ikeja", "45001234567", 500_000, undefined, "prepaid"],
    ],
    ["tv | DStv | 1234567890 | Compact", ["tv", "dstv", "1234567890", undefined, "compact", undefined]],
  ])("means what it means alone, in words or as a row of a table: %s", (line, means) => {
    expect(said(line)).toEqual(means);
  });

  it.each(["", " , ", "5".repeat(4096), '=HYPERLINK("http://evil.example");;;;'])("says nothing: %s", (line) => {
    expect(readRow(line, known)).toBeNull();
  });

  it.each(["0803 555 1234 0803 555 1235 500", "08035551234, 500, 600"])(
    "of two sales leaves open which: %s",
    (line) => {
      expect(readRow(line, known)?.unsure).toHaveLength(1);
    },
  );
});

const request: RowRequest = {
  ...{ serviceType: "airtime", provider: { id: 1, slug: "mtn", name: "MTN" }, product: null, quantity: 1, saidAt: 0 },
  ...{ beneficiary: "08035551234", faceKobo: toKobo(50_000) },
  price: { chargeKobo: toKobo(48_750), discountPercent: 2.5, listKobo: null },
  pays: { kobo: toKobo(50_000), from: "face" },
};
const row = (over: Partial<BatchRow> = {}, of: Partial<RowRequest> = {}): BatchRow => ({
  ...newRow("x", { request: { ...request, ...of } }),
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
    expect(sellable(rows).map(({ request: { beneficiary } }) => beneficiary)).toEqual(["08035550000"]);
  });

  it("cost what the listing says, or their face value where it says nothing", () => {
    const none = { chargeKobo: null, discountPercent: null, listKobo: null };
    const faceKobo = toKobo(100_000);
    const unpriced = row({}, { price: none, faceKobo, pays: { kobo: toKobo(110_000), from: "rule" } });
    expect(
      costOfAll(
        sellable([row(), { ...unpriced, request: unpriced.request && { ...unpriced.request, beneficiary: "4" } }]),
      ),
    ).toEqual({
      ...{ count: 2, faceKobo: 150_000, expectedKobo: 148_750, unpriced: 1, maxKobo: 150_000 },
      ...{ paysKobo: 160_000, seatKobo: 160_000, bringsKobo: 1250 },
    });
  });

  it("cost what is likely where nothing is listed, and count in limits with their face value", () => {
    const likely = { chargeKobo: null, aboutKobo: toKobo(49_500), discountPercent: null, listKobo: null };
    expect(costOfAll(sellable([row({}, { price: likely })]))).toMatchObject({
      ...{ expectedKobo: 49_500, bringsKobo: 500, unpriced: 0, maxKobo: 50_000, seatKobo: 50_000 },
    });
  });
});

describe("the file of results", () => {
  it("holds no formula, keeps the zeros of numbers, and marks expected amounts", () => {
    const sales = [
      aPurchase({ state: "succeeded", observed_kobo: 48_750, provider_name: "=cmd()", service_words: 'Sold, "well"' }),
      anElectricitySale({ state: "unknown" }),
      aPurchase({ state: "cancelled", why: "asked" }),
    ];
    const lines = resultFile(sales, ({ state }) => (state === "succeeded" ? "1234-5678" : null)).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFrow,service/);
    expect(lines[1]).toContain(
      ',\'=cmd(),,\'08035551234,1,500.00,487.50,487.50,500.00,sold,1234-5678,"Sold, ""well""",VB-',
    );
    expect(lines[2]).toContain(",45001234567,1,5000.00,,,5000.00,being checked,,,VB-");
    expect(lines[3]).toContain("not sold,,asked,VB-");
    expect(lines).toHaveLength(5);
  });
});
