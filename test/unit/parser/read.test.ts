import { describe, expect, it } from "vitest";
import { read, wordsForNames } from "../../../src/parser/read.ts";
import type { Known, LineReading, TypedSale } from "../../../src/parser/reading.ts";
import { airtime, known, meter, nothing, phone, reads } from "./known.ts";

const sale = (request: TypedSale): LineReading => ({ kind: "sale", request });
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

describe("an amount that cannot be read", () => {
  it.each([
    ...["mtn 1.500 08031234567", "mtn ₦1.000 0803 123 4567", "mtn 2,5 08031234567", "mtn -500 08031234567"],
    ...["mtn -N500 08031234567", "mtn -500 naira 08031234567", "mtn -1,000.00 08031234567", "mtn −1k 08031234567"],
    ...["airtime,MTN,08031234567,-500", 'airtime,MTN,08031234567,"-1,000.00"', "airtime;MTN;08031234567;₦-500"],
    ...["airtime,MTN,08031234567,(500)", 'airtime,MTN,08031234567,"(1,000.00)"', "airtime;MTN;08031234567;₦(500)"],
    ...["08031234567, (N500), mtn", "mtn\t(500)\t08031234567", "08031234567\t-500\tmtn", "08031234567, mtn, (1k)"],
    ...["mtn five thousand five 08031234567", "mtn two thousand two naira 08031234567"],
  ])("%j is asked for, and the number beside it is kept", (line) => {
    const reading = reads(line);
    expect(reading).toMatchObject({ kind: "sale", request: { number: phone, unsure: ["amount"] } });
    expect(reading).not.toHaveProperty("request.amount");
  });

  it.each(["mtn (500) 08031234567", "08031234567 mtn (₦500)", "mtn five hundred naira (500) 08031234567"])(
    "is not in %j: only in a cell of a table brackets mean a minus",
    (line) => expect(reads(line)).toMatchObject({ kind: "sale", request: { number: phone, amount: 50_000 } }),
  );

  it.each(["08031234567 -500 mtn", "mtn - 500 - 08031234567", "mtn five thousand five hundred 08031234567"])(
    "is not in %j: a dash parts words, and a line may say its hundreds",
    (line) => expect(reads(line)).toHaveProperty("request.amount"),
  );
});

describe("an amount that is none", () => {
  it.each([
    ...([
      ["mtn -500 08031234567", "-500"],
      ["mtn -N500 08031234567", "-500"],
      ["mtn −1k 08031234567", "−1k"],
    ] as const),
    ...([
      ["airtime,MTN,08031234567,(500)", "(500)"],
      ["mtn 1.500 08031234567", "1.500"],
    ] as const),
    ...([
      ["mtn 5oo 08031234567", "5oo"],
      ["mtn 2,5 08031234567", "2,5"],
    ] as const),
  ])("%j is shown as it stands: %s", (line, badAmount) => {
    expect(reads(line)).toMatchObject({ request: { number: phone, unsure: ["amount"], badAmount } });
  });

  it.each(["08031234567,mtn,500,500", "mtn 500 600 08031234567"])("is not in %j: there may be two", (line) => {
    expect(reads(line)).toMatchObject({ request: { unsure: ["amount"] } });
    expect(reads(line)).not.toHaveProperty("request.badAmount");
  });
});

describe("two cells of a table that may be one amount", () => {
  it.each([
    ...["08031234567,500,500", "08031234567,mtn,500,500", "08031234567,mtn,1,500", "mtn,08031234567,1,500.00"],
    ...["500,500,08031234567", "08031234567,500,500,mtn", "08031234567,MTN,2,000,000"],
  ])("%j: the amount is asked for, and the rest is kept", (line) => {
    const reading = reads(line);
    expect(reading).toMatchObject({ kind: "sale", request: { number: phone, unsure: ["amount"] } });
    expect(reading).not.toHaveProperty("request.amount");
    if (/mtn/i.test(line)) expect(reading).toMatchObject({ request: { provider: "mtn" } });
  });

  it.each([
    ...['08031234567,mtn,"1,500"', "08031234567;mtn;1,500", "08031234567, mtn, 1,500", "08031234567,mtn,₦1,500"],
    ...["mtn 1,500 08031234567", "mtn 1,500,08031234567", "08031234567,mtn 1,500"],
  ])("are not in %j", (line) => {
    expect(reads(line)).toMatchObject({ kind: "sale", request: { number: phone, amount: 150_000 } });
  });
});

describe("an amount of nothing", () => {
  it.each([
    ...["mtn 0 08031234567", "0 mtn 08031234567", "08031234567 mtn 0", "mtn ₦0 08031234567", "08031234567, mtn, 0"],
    ...["mtn 0.00 08031234567", "airtime,MTN,08031234567,0", "mtn 0 0803 123 4567", "mtn 0 naira 08031234567"],
    ...["mtn 00 08031234567", "mtn 0 08031234567 500"],
  ])("%j leaves the number beside it, and is asked for", (line) => {
    const reading = reads(line);
    expect(reading).toMatchObject({ kind: "sale", request: { number: phone, unsure: ["amount"] } });
    expect(reading).toMatchObject({ request: { badAmount: expect.stringMatching(/^0/) } });
    expect(reading).not.toHaveProperty("request.amount");
  });

  it("leaves a meter its number", () => {
    const reading = reads("light 0 45011122233");
    expect(reading).toMatchObject({ request: { number: "45011122233", unsure: ["amount"], badAmount: "0" } });
  });

  it.each(["mtn 500 0 803 123 4567", "mtn 500 +234 (0) 803 123 4567", "mtn 500 0 8 0 3 1 2 3 4 5 6 7"])(
    "is not the nought of a number: %j",
    (line) => expect(reads(line)).toMatchObject({ kind: "sale", request: { number: phone, amount: 50_000 } }),
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
