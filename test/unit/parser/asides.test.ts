import { describe, expect, it } from "vitest";
import { ordersIn, read, readAside } from "../../../src/parser/read.ts";
import type { TypedSale } from "../../../src/parser/reading.ts";
import { known } from "../../support/typed-lines.ts";

const phone = "08031234567";

describe("a line with words that have no place in a sale", () => {
  it.each([
    [`500 mtn ${phone} bai shiga ba`, "bai shiga ba", true],
    [`500 mtn ${phone} zebra zigzag`, "zebra zigzag", false],
    [`mtn 1gb x2 ${phone}`, "x2", false],
    [`airtime 500 weekly ${phone}`, "weekly", false],
    [`ikeja 1gb 45011122233`, "1gb", false],
    [`mtn 500 ${phone} abataghị`, "abataghi", true],
  ])("I47: %j tells them, and what the rest says", (line, words, isComplaint) => {
    expect(readAside(line, known)).toMatchObject({
      kind: "unread",
      words,
      isComplaint,
      request: { services: [expect.any(String)] },
    });
  });

  it.each(["egberun mejila", "dubu daya da rabi", "rabin dubu", "dari tara da casain", "two thousand abi"])(
    "%s beside it is an amount that is asked for, since the word may be part of it",
    (amount) => {
      const aside = readAside(`${amount} mtn xyzzy ${phone}`, known) as { request: TypedSale };
      expect(aside.request).toMatchObject({ unsure: ["amount"], provider: "mtn" });
      expect(aside.request.amount).toBeUndefined();
    },
  );

  it.each(["nepa don bring light", "customer dey wait o", "good morning"])("%j is about no number", (line) => {
    expect(readAside(line, known)).toBeNull();
  });
});

describe("everyday words beside an order", () => {
  it.each([
    `mtn 500 ${phone} my brother is in the hostel`,
    `i dey for barbing saloon, abeg mtn 500 ${phone}`,
    `mtn 500 ${phone} nwunye m no n'ulo akwukwo`,
    `mtn 500 ${phone} yarinyar tana makaranta`,
    `mtn 500 ${phone} mo wa ni ile iwosan`,
  ])("leave %j an order", (line) => {
    expect(read(line, known)).toMatchObject({ kind: "sale", request: { amount: 50_000, number: phone } });
  });

  it.each([
    `mtn 500 ${phone} my brother is still in the hostel`,
    `the pastor send mtn 500 ${phone}`,
    `yaron ya siyo mtn 500 ${phone}`,
    `mtn 500 ${phone} our teacher never see am`,
    `mtn 500 ${phone} the doctor was in the ward`,
  ])("I47: %j is none: another word tells more", (line) => {
    expect(read(line, known).kind).not.toBe("sale");
  });
});

describe("a whole order with a question mark", () => {
  it.each([`mtn 500 ${phone}?`, `1gb mtn ${phone} ??`, "mama chika 500 mtn?"])("%j asks after an old sale", (line) => {
    expect(readAside(line, known)).toMatchObject({ kind: "unread", words: "?", isComplaint: true });
  });

  it("is a request where somebody asks for it, and a sale is", () => {
    expect(readAside(`can you send mtn 500 to ${phone}?`, known)).toBeNull();
    expect(read(`can you send mtn 500 to ${phone}?`, known)).toMatchObject({ kind: "sale" });
  });
});

describe("a question for a price", () => {
  it.each([
    ["how much is 1gb mtn", { services: ["data"], provider: "mtn", plan: { sizeMb: 1024 } }],
    ["elo ni 1gb mtn", { services: ["data"], provider: "mtn" }],
    ["nawa ne 1gb mtn", { services: ["data"], provider: "mtn" }],
    ["ego ole ka 1gb mtn bụ", { services: ["data"], provider: "mtn" }],
    ["what is the price of dstv compact", { services: ["tv"], provider: "dstv", plan: { words: ["compact"] } }],
  ])("%j names what is sold", (line, request) => {
    expect(readAside(line, known)).toMatchObject({ kind: "prices", request });
  });
});

describe("two orders in one line", () => {
  it.each([
    ["send 500 to bro musa and 1gb to pastor dele", ["send 500 to bro musa", "1gb to pastor dele"]],
    ["500 mtn 08031234567, 200 glo 08051234567", ["500 mtn 08031234567", "200 glo 08051234567"]],
    ["dstv compact 1234567890 and gotv max 2012345678", ["dstv compact 1234567890", "gotv max 2012345678"]],
    ["mtn 500 each 08031234567 and 08061234567", ["mtn 500 08031234567", "mtn 500 08061234567"]],
    [
      "zite 500 mtn na 08031234567 na 1gb na 08051234567 mtn",
      ["zite 500 mtn na 08031234567", "1gb na 08051234567 mtn"],
    ],
  ])("%j are recognized apart, or none is taken", (line, orders) => {
    expect(ordersIn(line, known)).toEqual(orders);
  });

  it.each(["mtn 500 08031234567", "500, mtn, 08031234567", "mtn 500 for 08031234567 and 08061234567"])(
    "%j is one",
    (line) => {
      expect(ordersIn(line, known)).toBeNull();
    },
  );
});
