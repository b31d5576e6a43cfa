import { describe, expect, it } from "vitest";
import { read } from "../../src/parser/read.ts";
import { createRandom } from "../chaos/random.ts";
import { growthOf, maxGrowth } from "../support/growth.ts";
import { judge, known, outcomeOf, typedLines } from "../support/typed-lines.ts";
import { cases, seed } from "./cases.ts";
import { amountWasTyped, mutate, numberWasTyped } from "./mutated-lines.ts";

const lines = typedLines();
const mutated = cases(100_000);
const tables = ["market-lines", "counter-lines", "street-lines"] as const;

describe("the 312 lines that resellers type", () => {
  const judged = lines.map((line) => ({ ...line, ...judge(line, outcomeOf(line.text)) }));

  it("are 312", () => {
    expect(lines).toHaveLength(312);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(312);
  });

  it("are read as they are meant, at least 95 of a hundred", () => {
    const wrong = judged.filter((line) => line.wrong.length > 0);
    console.info(`Typed lines: ${lines.length - wrong.length} of ${lines.length} are read as they are meant.`);
    for (const line of wrong) console.info(`  ${JSON.stringify(line.text)}: ${line.wrong.join(", ")}`);
    expect(wrong.length).toBeLessThanOrEqual(lines.length * 0.05);
  });

  it("never lead to the card of a sale that was not meant", () => {
    expect(judged.filter(({ isCostly }) => isCostly).map(({ text, wrong }) => [text, wrong])).toEqual([]);
  });
});

describe.each(tables)("the lines of the five languages in %s", (name) => {
  const judged = typedLines(name).map((line) => {
    const outcome = outcomeOf(line.text);
    return { ...line, ...judge(line, outcome), isSold: outcome.kind === "sale" };
  });

  it("are more than 300, and none is there twice", () => {
    expect(judged.length).toBeGreaterThan(300);
    expect(new Set(judged.map(({ text }) => text)).size).toBe(judged.length);
  });

  it("are read as they are meant, at least 95 of a hundred", () => {
    const wrong = judged.filter((line) => line.wrong.length > 0);
    for (const line of wrong) console.info(`  ${JSON.stringify(line.text)}: ${line.wrong.join(", ")}`);
    expect(wrong.length).toBeLessThanOrEqual(judged.length * 0.05);
  });

  it("never lead to the card of a sale that was not meant", () => {
    expect(judged.filter(({ isCostly }) => isCostly).map(({ text, wrong }) => [text, wrong])).toEqual([]);
  });

  it("I47: open no sale where one is complained of, forbidden or asked about", () => {
    expect(judged.filter(({ kind, isSold }) => kind !== "sale" && isSold).map(({ text }) => text)).toEqual([]);
  });

  it("I47: stop at any word that is not understood, wherever it stands", () => {
    const sales = [...judged, ...typedLines()].filter(({ kind, text }) => kind === "sale" && /\d{10}/.test(text));
    const strange = sales.flatMap(({ text }) => [`${text} qwzrty`, `qwzrty ${text}`, `${text} bhoqa zumbi vrelk`]);
    expect(strange.filter((line) => read(line, known).kind === "sale")).toEqual([]);
  });
});

describe(`${mutated} lines with slips in them (seed ${seed})`, () => {
  it("sell to no number and for no amount that was not typed", () => {
    const random = createRandom(seed);
    const texts = lines.map(({ text }) => text);
    const ids = new Set(known.customers.map(({ id }) => id));
    for (let round = 0; round < mutated; round++) {
      const text = mutate(random, texts);
      const reading = read(text, known);
      if (reading.kind !== "sale") continue;
      const { number, amount, customers = [] } = reading.request;
      if (number !== undefined && !numberWasTyped(text, number)) expect({ text, number }).toBe("typed");
      if (amount !== undefined && !amountWasTyped(text, amount)) expect({ text, amount }).toBe("typed");
      if (!customers.every((id) => ids.has(id))) expect({ text, customers }).toBe("known");
    }
  });
});

const hostile = [
  ..." \n.,-+(/#₦=0k×🙏",
  ..."\u200b\u202e\u0660\uff10\u0301",
  ...["0 ", "1,", "1.", "1 000 ", "- ", "a ", "a1", "+234", "0803", "0803 ", "08031234567 ", "500 ", "1gb ", "x2 "],
  ...["mtn ", "mtn", "mama chika ", "chika ", "same ", "five hundred ", "ikeja 5000 ", "compact plus ", "history "],
];

describe("4,096 hostile characters", () => {
  it.each(hostile)("%j over and over take time in proportion to their number", (unit) => {
    expect(growthOf((text) => void read(text, known), unit)).toBeLessThan(maxGrowth);
  });
});
