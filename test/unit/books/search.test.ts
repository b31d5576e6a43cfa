import { describe, expect, it } from "vitest";
import { readReference, readSearch, splitWords } from "../../../src/books/search.ts";
import { maxNamed } from "../../../src/customers/person-names.queries.ts";
import type { Db } from "../../../src/db/database.ts";

// No query is made: names are looked up by the function that is passed in.
const db = {} as Db;
const nobody = async () => [];
const read = (text: string) => readSearch(db, "ada", text, nobody);

describe("splitWords", () => {
  it.each([
    ["0803 555 1234", ["0803 555 1234"]],
    ["+234 803-555-1234", ["+234 803-555-1234"]],
    ["MTN 0803 555", ["mtn", "0803 555"]],
    ["mtn 1k", ["mtn", "1k"]],
    ["  Ikeja   Electric ", ["ikeja", "electric"]],
    ["\u202eevil\u0000", ["\u202eevil\u0000"]],
    ["", []],
  ])("splits %j", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("searches only the beginning of a long text", () => {
    expect(splitWords("x".repeat(5000))).toEqual(["x".repeat(64)]);
  });
});

describe("readSearch", () => {
  it("takes digits for a part of a beneficiary, an amount or a plan's name", async () => {
    expect(await read("500")).toEqual([
      { digits: ["500"], amountKobo: 50_000, reference: null, name: "500", beneficiaries: [], customer: null },
    ]);
  });

  it("tries an international number in its national form too, since a meter may begin alike", async () => {
    expect((await read("+234 803 555"))?.[0]?.digits).toEqual(["234803555", "0803555"]);
    expect((await read("2340803555"))?.[0]?.digits).toEqual(["2340803555", "0803555"]);
    expect((await read("0803 555"))?.[0]?.digits).toEqual(["0803555"]);
    expect((await read("234"))?.[0]?.digits).toEqual(["234"]);
  });

  it("leaves references out of few digits: they stand in many by chance", async () => {
    expect((await read("4567"))?.[0]?.reference).toBeNull();
    expect((await read("45678"))?.[0]?.reference).toBe("45678");
    expect((await read("VB-01KJ"))?.[0]?.reference).toBe("vb-01kj");
  });

  it("reads amounts as they are typed", async () => {
    for (const [text, kobo] of [
      ["1k", 100_000],
      ["₦1,500.50", 150_050],
      ["2.5k", 250_000],
    ] as const) {
      expect((await read(text))?.[0]?.amountKobo, text).toBe(kobo);
    }
    expect((await read("08035551234"))?.[0]?.amountKobo).toBeNull();
  });

  it("asks for customers with each word that has a letter", async () => {
    const asked: string[] = [];
    const terms = await readSearch(db, "ada", "Mama Tolú 500", async (_db, accountId, text) => {
      asked.push(`${accountId}:${text}`);
      return text === "mama" ? ["08035551234"] : [];
    });
    expect(asked).toEqual(["ada:mama", "ada:tolú"]);
    expect(terms?.map(({ beneficiaries }) => beneficiaries)).toEqual([["08035551234"], [], []]);
  });

  it("asks for customers with a digit or two beside such a word, which may be a part of a name", async () => {
    const named = async (_db: Db, _accountId: string, text: string) => (text === "500" ? [] : ["08035551234"]);
    const terms = await readSearch(db, "ada", "musa 2", named);
    expect(terms?.map(({ beneficiaries }) => beneficiaries)).toEqual([["08035551234"], ["08035551234"]]);
    expect((await readSearch(db, "ada", "2", named))?.[0]?.beneficiaries).toEqual([]);
  });

  it("looks for a customer's name itself where more have it than are listed", async () => {
    const numbers = Array.from({ length: maxNamed + 1 }, (_, index) => `0803${index}`);
    const terms = await readSearch(db, "ada", "Mámà", async () => numbers);
    expect(terms).toMatchObject([{ beneficiaries: [], customer: "mama" }]);
  });

  it.each(["", "   ", "x", "?", "😀", "one two three four five six seven"])(
    "finds nothing to look for in %j",
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );
});

describe("readReference", () => {
  it.each(["VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2", " WEB-2026-0001 ", "123456789012"])("takes %j for one", (text) => {
    expect(readReference(text)).toBe(text.trim());
  });

  it.each(["08035551234", "hello", "good-morning", "4711", "../login", "a b1", "x1".repeat(20), "reference_1"])(
    "takes %j for something else",
    (text) => {
      expect(readReference(text)).toBeNull();
    },
  );
});
