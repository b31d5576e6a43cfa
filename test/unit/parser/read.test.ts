import { describe, expect, it } from "vitest";
import { read, wordsForNames } from "../../../src/parser/read.ts";
import type { Known, LineReading, TypedSale } from "../../../src/parser/reading.ts";

const phone = "08031234567";
const meter = "45011122233";
const known: Known = {
  providers: { internet: [{ slug: "tizeti-net", name: "Tizeti" }] },
  customers: [
    { id: "chika", name: "Mama Chika", numbers: [{ kind: "phone", number: "08055550001" }] },
    { id: "tolu", name: "Mama Tolu", numbers: [{ kind: "meter", number: meter }] },
    { id: "light", name: "Mama Light", numbers: [{ kind: "phone", number: "08055550002" }] },
  ],
};
const reads = (line: string) => read(line, known);
const sale = (request: TypedSale): LineReading => ({ kind: "sale", request });
const nothing: LineReading = { kind: "nothing" };
const airtime = ["airtime"] as const;
const either = ["airtime", "data"] as const;

describe("a line of airtime", () => {
  const whole = sale({ services: airtime, provider: "mtn", amount: 50_000 as never, number: phone });
  it.each([
    "mtn 500 08031234567",
    "08031234567 mtn 500",
    "500 MTN 0803 123 4567",
    "MTN: ₦500 → 0803-123-4567",
    "mtn,500,08031234567",
    "mtn500 08031234567",
    "N500 mtn airtime to +234 803 123 4567",
    "ngn 500 mtn (0803) 123 4567",
    "500 naira recharge card mtn for 2348031234567",
    "0803 123 4567 naira 500 mtn",
    "five hundred mtn 08031234567",
    "abeg send 500 mtn give 08031234567",
    "MTN\n500\n0803 123 4567",
    "0.5k mtn 0803.123.4567",
    "\u202a+234 803 123 4567\u202c mtn 500/-",
  ])("%j is whole, in any order and spelling", (line) => {
    expect(reads(line)).toEqual(whole);
  });

  it.each([
    ["500 08031234567", { services: either, amount: 50_000, number: phone }],
    ["abeg send 500 give 08031234567", { services: either, amount: 50_000, number: phone }],
    ["1.5k glo", { services: airtime, provider: "glo", amount: 150_000 }],
    ["1,500 etisalat", { services: airtime, provider: "9mobile", amount: 150_000 }],
    ["08031234567", { services: either, number: phone }],
    ["mtn", { services: either, provider: "mtn" }],
    ["airtime", { services: airtime }],
  ])("%j is asked for what it leaves open", (line, request) => {
    expect(reads(line)).toEqual(sale(request as unknown as TypedSale));
  });
});

describe("a line in another language of the market", () => {
  const light = { services: ["electricity"], provider: "ikeja", amount: 500_000, number: meter };
  it.each([
    [`wuta ikeja 5000 ${meter}`, light],
    [`wutar lantarki ikeja ₦5,000 mita ${meter}`, light],
    [`iná mànàmáná ikeja 5000 ${meter}`, light],
    [`ụgwọ ọkụ ikeja 5000 ${meter}`, light],
    [`ugwo oku ikeja 5k mita ${meter}`, light],
    [`abeg put light ikeja 5000 for ${meter}`, light],
    [`katin waya mtn 500 lamba ${phone}`, { services: airtime, provider: "mtn", amount: 50_000, number: phone }],
    [`káàdì ìpè mtn 500 nọ́mbà ${phone}`, { services: airtime, provider: "mtn", amount: 50_000, number: phone }],
    [`recharge card mtn 500 ${phone}`, { services: airtime, provider: "mtn", amount: 50_000, number: phone }],
    ["wuta", { services: ["electricity"] }],
  ])("%j is read by the words that cannot be mistaken", (line, request) => {
    expect(reads(line)).toEqual(sale(request as unknown as TypedSale));
  });

  it.each([`Ina 500 ${phone}`, `Oku 500 ${phone}`, `kati 500 ${phone}`])(
    "%j is sold nothing by a word that may be a name",
    (line) => {
      const reading = reads(line);
      expect(reading.kind === "sale" ? reading.request.services : null).not.toEqual(["electricity"]);
    },
  );
});

describe("a line of anything else", () => {
  it.each([
    [
      "mtn 1gb weekly 08031234567",
      { services: ["data"], provider: "mtn", number: phone, plan: { words: [], sizeMb: 1024, days: 7 } },
    ],
    [
      "1.5 GB sme 30 days glo 08031234567",
      {
        ...{ services: ["data"], provider: "glo", number: phone },
        plan: { words: [], sizeMb: 1536, days: 30, kind: "sme" },
      },
    ],
    ["mtn data 500 08031234567", { services: ["data"], provider: "mtn", amount: 50_000, number: phone }],
    ["2k light for 45011122233", { services: ["electricity"], amount: 200_000, number: meter }],
    [
      "ikeja 5000 prepaid 4501 1122 233",
      { services: ["electricity"], provider: "ikeja", amount: 500_000, meterKind: "prepaid", number: meter },
    ],
    ["5000 4501 1122 233 IKEDC", { services: ["electricity"], provider: "ikeja", amount: 500_000, number: meter }],
    [
      "4500 1122 233 5000 phed",
      { services: ["electricity"], provider: "port harcourt", amount: 500_000, number: "45001122233" },
    ],
    [
      "dstv compact 1234567890",
      { services: ["tv"], provider: "dstv", number: "1234567890", plan: { words: ["compact"] } },
    ],
    [
      "gotv smallie monthly 1234567890",
      { services: ["tv"], provider: "gotv", number: "1234567890", plan: { words: ["smallie"], days: 30 } },
    ],
    [
      "2 waec result checker 08031234567",
      { services: ["education"], provider: "waec", number: phone, quantity: 2, plan: { words: ["result"] } },
    ],
    ["waec x3 08031234567", { services: ["education"], provider: "waec", number: phone, quantity: 3 }],
    [
      "smile 2gb 08031234567",
      { services: ["internet"], provider: "smile", number: phone, plan: { words: [], sizeMb: 2048 } },
    ],
    ["tizeti 08031234567", { services: ["internet"], provider: "tizeti-net", number: phone }],
    ["same for 08031234567", { services: either, number: phone, again: true }],
    [
      "2000 token 45001234567 again",
      { services: ["electricity"], amount: 200_000, number: "45001234567", again: true },
    ],
    ["same token 3000 45001234567", { services: ["electricity"], amount: 300_000, number: "45001234567", again: true }],
    ["eletricity 5k 45011122233", { services: ["electricity"], amount: 500_000, number: meter }],
  ])("%j is read", (line, request) => {
    expect(reads(line)).toEqual(sale(request as unknown as TypedSale));
  });
});

describe("a name", () => {
  it.each([
    [
      "500 mtn mama chika",
      { services: airtime, provider: "mtn", amount: 50_000, name: "mama chika", customers: ["chika"] },
    ],
    ["500 mama chika", { services: either, amount: 50_000, name: "mama chika", customers: ["chika"] }],
    ["2k for tolu", { services: ["electricity"], amount: 200_000, name: "tolu", customers: ["tolu"] }],
    ["500 airtime mama", { services: airtime, amount: 50_000, name: "mama", customers: ["chika", "tolu", "light"] }],
    ["500 airtime mama light", { services: airtime, amount: 50_000, name: "mama light", customers: ["light"] }],
    ["500 airtime to bro musa", { services: airtime, amount: 50_000, name: "bro musa" }],
  ])("%j is a customer's, or nobody's", (line, request) => {
    expect(reads(line)).toEqual(sale(request as unknown as TypedSale));
  });
});

describe("the words that customers are looked up by", () => {
  it("are those of the line, in lower case and without accents", () => {
    expect(wordsForNames("500 to Mama Ṣọlá, mama")).toEqual(["to", "mama", "sola"]);
  });
});

describe("what money must not follow", () => {
  it.each([
    ["mtn 500 0803123456", "0803123456", "phone", -1],
    ["0803 123 456 500 mtn", "0803123456", "phone", -1],
    ["mtn 500 080312345678", "080312345678", "phone", 1],
    ["8031234567 mtn 500", "8031234567", "phone", -1],
    ["light 5000 4501112223", "4501112223", "meter", -1],
    ["dstv compact 123456789", "123456789", "smartcard", -1],
    ["light 5000 08031234567", phone, "meter", 0],
  ])("%j: a number that is none is shown, and is no number", (line, digits, of, off) => {
    const reading = reads(line);
    expect(reading).toMatchObject({ kind: "sale", request: { badNumber: { digits, of, off } } });
    expect(reading).not.toHaveProperty("request.number");
  });

  it.each([
    ["500 600 08031234567", "amount"],
    ["mtn 500 08031234567 08051234567", "number"],
    ["mtn glo 500 08031234567", "provider"],
    ["mtn -500 08031234567", "amount"],
  ])("%j: a thing that is stated twice is not guessed", (line, what) => {
    const reading = reads(line);
    expect(reading).toMatchObject({ kind: "sale", request: { unsure: [what] } });
    expect(reading).not.toHaveProperty(`request.${what}`);
  });

  it.each([
    "mtn 500 no enter 08031234567",
    "i don send mtn 500 08031234567 yesterday",
    "dont send mtn 500 08031234567",
    "refund mtn 500 08031234567",
    "how much be mtn 1gb",
    "how is the family",
    "my light has been off since morning",
    "I paid 5000",
    "I paid 5000 for light yesterday",
    "paid 1000",
    "500",
    "mama chika",
    "",
    "\u202e7654321 3080 mtn 500",
    "9".repeat(4096),
  ])("%j is no sale", (line) => {
    expect(reads(line)).toEqual(nothing);
  });
});

describe("the shop's own words", () => {
  it.each([
    ["bal", { word: "balance" }],
    ["abeg how much dey my wallet?", { word: "balance" }],
    ["Menu", { word: "menu" }],
    ["help", { word: "help" }],
    ["close the day", { word: "close" }],
    ["who owe me", { word: "owing" }],
    ["how much mama chika owe", { word: "owing", name: "mama chika" }],
    ["paid Bola 1000", { word: "paid", rest: "bola 1000" }],
    ["Mama Chika don pay me ₦1,500", { word: "paid", rest: "mama chika ₦1,500" }],
    ["paid by bro musa 2k", { word: "paid", rest: "bro musa 2k" }],
    ["Mama Chika don pay", { word: "owing", name: "mama chika" }],
    ["mama chika has paid me today", { word: "owing", name: "mama chika" }],
    ["08031234567 paid", { word: "owing", number: "08031234567" }],
    ["08031234567 paid 100", { word: "paid", rest: "08031234567 100" }],
    ["0803 123 4567 don pay 2k", { word: "paid", rest: "08031234567 2k" }],
    ["paid 0803 123 4567", { word: "owing", number: "08031234567" }],
    ["token", { word: "history", services: ["electricity"] }],
    ["my tokens", { word: "history", services: ["electricity"] }],
    ["token 5678", { word: "find", rest: "token 5678" }],
    ["send token 08035551234 again", { word: "find", rest: "token 08035551234" }],
    ["token mama chika", { word: "find", rest: "token mama chika" }],
    ["history yesterday ikeja", { word: "history", day: "yesterday", provider: "ikeja" }],
    ["today sales airtime", { word: "history", day: "today", services: airtime }],
    ["history mama chika", { word: "history", name: "mama chika" }],
    ["find Ada 500", { word: "find", rest: "Ada 500" }],
    ["my customers", { word: "customers" }],
    ["show me my staff", { word: "staff" }],
    ["account", { word: "account" }],
    ["lock am", { word: "lock" }],
  ])("%j is one of them", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });
});

describe("a question for the sales of an amount", () => {
  it.each([
    ["sales 500", { word: "history", amount: "500" }],
    ["sales yesterday ikeja 2000", { word: "history", day: "yesterday", provider: "ikeja", amount: "2000" }],
    ["last 10 sales", { word: "history" }],
    ["show me the last 100 sales", { word: "history" }],
    ["recent 200 mtn sales", { word: "history", provider: "mtn" }],
    ["last mtn 500 sales", { word: "history", provider: "mtn", amount: "500" }],
    ["sales nov 2026", { word: "history", day: "november" }],
    ["history 2026", { word: "history" }],
    ["sales 2000", { word: "history", amount: "2000" }],
  ])("%j names it, where it is neither how many nor a year", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });
});

describe("a question for what was sold on some days", () => {
  it.each([
    ["sales 3 nov", { word: "statement", rest: "3 nov" }],
    ["what did i sell on 27/11", { word: "statement", rest: "27/11" }],
    ["sales from 1 nov to 15 nov", { word: "statement", rest: "1 nov to 15 nov" }],
    ["sales 1-15 nov", { word: "statement", rest: "1-15 nov" }],
    ["sales since 3 nov", { word: "statement", rest: "3 nov to today" }],
    ["sales from 3 nov till now", { word: "statement", rest: "3 nov to today" }],
    ["sales 3/11 to today", { word: "statement", rest: "3/11 to today" }],
    ["sales before 3 nov", { word: "history", day: "november" }],
    ["profit on 2026-11-03", { word: "statement", rest: "2026-11-03" }],
    ["statement for last month", { word: "statement", rest: "lastmonth" }],
    ["statement for october", { word: "statement", rest: "october" }],
    ["statement yesterday", { word: "statement", rest: "yesterday" }],
    ["my statement", { word: "statement" }],
  ])("%j names them", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });

  it.each([
    "mtn 500 08031234567 3/4",
    "sales 31/13",
    "sales mary 2",
    "mayowa 10",
    "decoder 5",
    "sell 2.5",
    "2.5%",
    "₦12.10",
  ])("%j names no day", (line) => {
    expect(reads(line)).not.toMatchObject({ word: "statement" });
  });

  it("names none where a customer is called so", () => {
    const june = { id: "june", name: "June 2", numbers: [{ kind: "phone" as const, number: phone }] };
    const withJune: Known = { ...known, customers: [...known.customers, june] };
    expect(read("sales june 2", withJune)).toEqual({ kind: "word", word: "history", name: "june 2" });
    expect(read("june 2", withJune)).toEqual(nothing);
    expect(reads("sales june 2")).toEqual({ kind: "word", word: "statement", rest: "june 2" });
  });
});

describe("a payment of a customer", () => {
  const named = (id: string, name: string) => ({ id, name, numbers: [{ kind: "phone" as const, number: phone }] });
  const withMusa: Known = { ...known, customers: [...known.customers, named("one", "Musa"), named("two", "Musa 2")] };

  it.each([
    ["musa 2 paid 500", { word: "paid", rest: "musa 2 500" }],
    ["paid musa 2 1k5", { word: "paid", rest: "musa 2 1k5" }],
    ["musa paid 500 naira", { word: "paid", rest: "musa 500" }],
    ["musa don pay 2 thousand", { word: "paid", rest: "musa 2k" }],
    ["musa paid 5 hundred naira today", { word: "paid", rest: "musa 500" }],
    ["musa don pay", { word: "owing", name: "musa" }],
    ["musa 2 has paid", { word: "owing", name: "musa 2" }],
  ])("%j is one, also with a number in the name, an amount of two words, or none", (line, word) => {
    expect(read(line, withMusa)).toEqual({ kind: "word", ...word });
  });

  it.each(["musa 3 paid 500", "musa paid 500 500", "pay musa 500", "pay musa"])("%j is none", (line) => {
    expect(read(line, withMusa)).not.toMatchObject({ kind: "word" });
  });

  it.each([
    "500 08031234567 paid 500",
    "08031234567 1000 paid 900",
    "500 0803 123 4567 don pay 2k",
    "₦500 08031234567 paid #500",
    `${meter} 5000 paid 4900`,
    "08031234567 08051234567 paid 500",
  ])("%j is none: beside the number it names an amount or another number", (line) => {
    expect(read(line, withMusa)).not.toMatchObject({ word: "paid" });
  });

  it("is of nobody who is not known", () => expect(reads("musa don pay")).toEqual(nothing));
});

describe("an amount that cannot be read", () => {
  it.each(["mtn 1.500 08031234567", "mtn ₦1.000 0803 123 4567", "mtn 2,5 08031234567", "mtn -500 08031234567"])(
    "%j is asked for, and the number behind it is kept",
    (line) => expect(reads(line)).toMatchObject({ kind: "sale", request: { number: phone, unsure: ["amount"] } }),
  );
});

describe("a customer who is called like a word that says nothing", () => {
  const tailor = { id: "tailor", name: "Tailor", numbers: [{ kind: "phone" as const, number: phone }] };
  const withTailor: Known = { ...known, customers: [...known.customers, tailor] };

  it("is meant by it, and nobody is where none is called so", () => {
    expect(read("500 mtn tailor", withTailor)).toMatchObject({ kind: "sale", request: { customers: ["tailor"] } });
    expect(read(`500 mtn for my tailor ${phone}`, known)).toMatchObject({ kind: "sale", request: { number: phone } });
  });
});
