import { describe, expect, it } from "vitest";
import { read, readAside } from "../../../src/parser/read.ts";
import { known } from "../../support/typed-lines.ts";

const sale = { services: ["airtime"], provider: "mtn", amount: 50_000, number: "08031234567" };

describe("a sale on credit with a name that nobody knows", () => {
  it.each(["mtn 500 08031234567 titilope owes", "mtn 500 08031234567 madam koikoi owes"])(
    "%j asks for no debt, and is a sale with a word that nobody knows",
    (line) => {
      expect(read(line, known)).toEqual({ kind: "nothing" });
      const request = { provider: "mtn", amount: 50_000, number: "08031234567", owed: {} };
      expect(readAside(line, known)).toMatchObject({ kind: "unread", isComplaint: false, request });
    },
  );
});

describe("what a line says of how its sale is paid for", () => {
  it.each(["za a biya wuta kaduna 5000 45064430036", "he will pay light ikeja 5000 45064430036"])(
    "%j is a bill, and no debt",
    (line) => {
      const reading = read(line, known);
      expect(reading.kind === "sale" ? reading.request.owed : undefined).toBeUndefined();
    },
  );

  it.each([
    ["on credit", { owed: {} }],
    ["credit sale", { owed: {} }],
    ["put am for book", { owed: {} }],
    ["owes", { owed: {} }],
    [", she owes", { owed: {} }],
    ["owing", { owed: {} }],
    ["she will pay later", { owed: {} }],
    ["she go pay friday", { owed: { by: "friday" } }],
    ["he will pay tomorrow", { owed: { by: "tomorrow" } }],
    ["she go pay next tomorrow", { owed: { by: "overmorrow" } }],
    ["they will pay month end", { owed: { by: "month" } }],
    ["on credit till next week", { owed: { by: "week" } }],
    ["payment on monday", { owed: { by: "monday" } }],
    ["bashi", { owed: {} }],
    ["zai biya gobe", { owed: { by: "tomorrow" } }],
    ["za ta biya ranar juma'a", { owed: { by: "friday" } }],
    ["lori gb\u00e8s\u00e8", { owed: {} }],
    ["yoo san ni friday", { owed: { by: "friday" } }],
    ["n'\u1ee5gw\u1ecd", { owed: {} }],
    ["\u1ecd ga-akw\u1ee5 echi", { owed: { by: "tomorrow" } }],
    ["collect 1050", { pays: 105_000 }],
    ["i go collect 1,050 from am", { pays: 105_000 }],
    ["sell at 1.2k", { pays: 120_000 }],
    ["a karbi 550", { pays: 55_000 }],
    ["collect 550, she go pay friday", { pays: 55_000, owed: { by: "friday" } }],
    ["she go pay 550 friday", { pays: 55_000, owed: { by: "friday" } }],
  ])("%j is a debt, a promised day or an agreed price", (said, terms) => {
    expect(read(`mtn 500 08031234567 ${said}`, known)).toEqual({ kind: "sale", request: { ...sale, ...terms } });
  });

  it.each([
    "she no go pay friday",
    "he never pay",
    "i collect money yesterday",
    "he paid tomorrow",
    "una collect my money",
  ])("I47: %j is none of these, and stops the sale", (said) => {
    expect(read(`mtn 500 08031234567 ${said}`, known).kind).not.toBe("sale");
  });

  it("is none where it is the only amount of what is sold by one", () => {
    expect(read("sell am 500 mtn 08031234567", known)).toEqual({ kind: "sale", request: sale });
  });

  it.each([
    ["gbese mama chika 500", "owing"],
    ["bashi mama chika", "owing"],
    ["who owes me", "owing"],
    ["bola owes mtn 500", "owing"],
    ["how much 08031234567 owes", "owing"],
    ["500 08031234567 owes", "owing"],
  ])("%j sells nothing: it asks for a debt", (line, word) => {
    expect(read(line, known)).toMatchObject({ kind: "word", word });
  });

  it("stays with a sale that another word stops", () => {
    expect(readAside("mtn 500 08031234567 zebra on credit", known)).toMatchObject({
      words: "zebra",
      request: { ...sale, owed: {} },
    });
  });
});
