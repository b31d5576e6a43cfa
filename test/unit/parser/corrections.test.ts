import { describe, expect, it } from "vitest";
import { readCorrection } from "../../../src/parser/corrections.ts";
import { known } from "../../support/typed-lines.ts";

describe("a line that changes the sale on a card", () => {
  it.each([
    ["airtime", "no, make it 1000", { amount: 100_000 }],
    ["airtime", "change it to 08051234567", { number: "08051234567" }],
    ["airtime", "not mtn, glo", { provider: "glo" }],
    ["airtime", "no be mtn, na airtel", { provider: "airtel" }],
    ["airtime", "ba mtn ba, glo", { provider: "glo" }],
    ["airtime", "kii se mtn, glo ni", { provider: "glo" }],
    ["airtime", "obughi mtn, glo", { provider: "glo" }],
    ["airtime", "sorry it's airtel", { provider: "airtel" }],
    ["airtime", "it's not mtn, it's airtel", { provider: "airtel" }],
    ["airtime", "not 500 but 600", { amount: 60_000 }],
    ["airtime", "i said 200", { amount: 20_000 }],
    ["airtime", "e no be 500 I talk, na 200", { amount: 20_000 }],
    ["airtime", "no oh, 250", { amount: 25_000 }],
    ["airtime", "no it's 700", { amount: 70_000 }],
    ["airtime", "i mean 08034567819", { number: "08034567819" }],
    ["airtime", "the number is 08034567819", { number: "08034567819" }],
    ["airtime", "not that number, 08034567819", { number: "08034567819" }],
    ["airtime", "change amount to 1500", { amount: 150_000 }],
    ["airtime", "make it 1k for bro musa", { amount: 100_000, name: "bro musa", customers: ["bro musa"] }],
    ["data", "not 1gb, 2gb", { plan: { words: [], sizeMb: 2048 } }],
    ["electricity", "wrong meter, use 45011122234", { number: "45011122234" }],
    ["electricity", "make it postpaid", { meterKind: "postpaid" }],
    ["tv", "compact plus instead", { plan: { words: ["compact", "plus"] } }],
    ["education", "make it 3", { quantity: 3 }],
  ] as const)("of %s: %j", (service, line, change) => {
    expect(readCorrection(line, service, known)).toEqual({ services: [service], ...change });
  });

  it.each([
    "no",
    "sorry",
    "glo",
    "no send 500 again",
    "it's 500 wey never enter",
    "i said no",
    "not this one",
    "no, don't send 500",
    "no 500 no enter",
    "make it 500 e no enter",
    "make it 1000 or 2000",
    "make it zebra",
    "wrong number",
  ])("is none where it says %j", (line) => {
    expect(readCorrection(line, "airtime", known)).toBeNull();
  });
});
