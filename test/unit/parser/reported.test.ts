import { describe, expect, it } from "vitest";
import { ordersIn, read, readAside } from "../../../src/parser/read.ts";
import { known } from "../../support/typed-lines.ts";

const phone = "08124430011";
const subjects = {
  english: ["i", "you", "she", "they", "customer"],
  hausa: ["ya", "ta", "sun", "mun", "an"],
  yoruba: ["o", "won", "mo"],
  igbo: ["o", "ha", "m", "anyi", "onye ahia"],
};
const verbs = {
  english: ["buy", "send", "load", "pay", "drop", "recharge"],
  hausa: ["tura", "sayi", "zuba", "saka", "cika"],
  yoruba: ["ra", "fi", "ranse", "gbe"],
  igbo: ["zuta", "ziga", "resi", "gbanyere", "si", "bia"],
};

const told = (Object.keys(subjects) as (keyof typeof subjects)[]).flatMap((language) =>
  subjects[language].flatMap((subject) => verbs[language].map((verb) => `${subject} ${verb} mtn 500 ${phone}`)),
);

describe("a line that reports an act of somebody", () => {
  it.each(told)("I47: %j opens no sale", (line) => {
    expect(read(line, known).kind).not.toBe("sale");
    expect(ordersIn(line, known)).toBeNull();
  });

  it.each([
    `bola buy mtn 500 ${phone}`,
    `my wife buy mtn 500 ${phone}`,
    `shey you send mtn 500 ${phone}`,
    `that mtn 500 ${phone}`,
    `give me my mtn 500 ${phone}`,
    `nearly 500 mtn ${phone}`,
    `mtn 500 ${phone} enter`,
    `mtn 500 ${phone} e dey`,
    `i get mtn 500 ${phone}`,
    `i'm to get mtn 500 ${phone}`,
    `can they send mtn 500 to ${phone}`,
    `do they want mtn 500 ${phone}`,
    `let them send mtn 500 ${phone}`,
    `greet her for mtn 500 ${phone}`,
    `mtn 500 ${phone} to mi`,
    `type mtn 500 ${phone} to buy`,
    `this mtn 500 for ${phone}`,
    `the one for mtn 500 ${phone}`,
    `the driver and the cook mtn 500 ${phone}`,
    `bola send mtn 500 ${phone}`,
    `mtn 500 wants ${phone}`,
    `as for mtn 500 ${phone}`,
    `da mtn 500 ${phone}`,
    `transfer mtn 500 from my line to ${phone}`,
    `mtn 500 ka m zitere ${phone}`,
  ])("I47: %j opens no sale", (line) => {
    expect(read(line, known).kind).not.toBe("sale");
  });

  it("leads to the sales of its number", () => {
    expect(readAside(`she buy mtn 500 ${phone}`, known)).toMatchObject({ kind: "unread", isComplaint: true });
  });

  it.each([
    `can you send mtn 500 to ${phone}`,
    `make you send mtn 500 ${phone}`,
    `my son, buy mtn 500 ${phone}`,
    `shey you fit send mtn 500 ${phone}`,
    `ya ce a tura mtn 500 ${phone}`,
    `biko nyere m aka zuta mtn 500 ${phone}`,
    `load my mtn 500 ${phone}`,
    `my sister say make i buy mtn 500 ${phone}`,
    `${phone} is the number, mtn 500`,
    `i go like make you send mtn 500 ${phone}`,
    `e ba iya mi ra mtn 500 ${phone}`,
    `i get ${phone} make you put 500 mtn`,
    `a tura mtn 500 ${phone}`,
    `e fi mtn 500 si ${phone}`,
  ])("%j is an order", (line) => {
    expect(read(line, known)).toMatchObject({ kind: "sale", request: { amount: 50_000, number: phone } });
  });
});

describe("a word that says more than one sale has", () => {
  it.each([
    [`mtn 500 from ${phone}`, "from"],
    [`mtn 500 ${phone} and my wife`, "and"],
    [`mtn 500 ${phone} da matata`, "da"],
    [`mtn 1gb and 500 ${phone}`, "and"],
    [`mtn 500 in 2 days ${phone}`, "in"],
    [`like 500 mtn ${phone}`, "like"],
    [`ikeja 50 units 45024430016`, "units"],
    [`for your information mtn 500 ${phone}`, "information"],
    [`mtn 500 for my quarrel ${phone}`, "quarrel"],
    [`mtn 500 for half ${phone}`, "half"],
    [`mtn 500 for december ${phone}`, "december"],
    [`mtn 500 for sunday ${phone}`, "sunday"],
    [`mtn 500 for refunding ${phone}`, "refunding"],
    [`mtn 500 fun idaji ${phone}`, "idaji"],
  ])("I47: %j is asked about %j", (line, words) => {
    expect(read(line, known).kind).toBe("nothing");
    expect(readAside(line, known)).toMatchObject({ kind: "unread", words, isComplaint: false });
  });

  it.each(["next week", "mako mai zuwa", "izu ozo", "next month", "up to", "i go pay", "da kwata", "e pay 200"])(
    "I47: %j beside a sale opens none",
    (said) => {
      expect(read(`mtn 500 ${phone} ${said}`, known).kind).not.toBe("sale");
    },
  );

  it.each([`mtn 500 ${phone} and thanks`, `i would like 500 mtn ${phone}`, `mtn 500 for amaka ${phone}`])(
    "%j is an order",
    (line) => {
      expect(read(line, known)).toMatchObject({ kind: "sale", request: { amount: 50_000, number: phone } });
    },
  );
});

describe("two amounts in words", () => {
  it.each([
    "five hundred five hundred",
    "five hundred and five hundred",
    "one thousand two thousand",
    "dari biyar da dari biyar",
    "dubu biyu da dubu uku",
    "puku abuo na puku ato",
  ])("%j are never one", (amounts) => {
    const reading = read(`mtn ${amounts} ${phone}`, known);
    expect(reading.kind === "sale" ? reading.request.amount : undefined).toBeUndefined();
  });

  it.each([
    ["two thousand five hundred", 250_000],
    ["one hundred thousand", 10_000_000],
    ["dubu biyu da dari biyar", 250_000],
    ["dari biyar da hamsin", 55_000],
  ])("%j is one", (amount, kobo) => {
    expect(read(`mtn ${amount} ${phone}`, known)).toMatchObject({ request: { amount: kobo } });
  });
});
