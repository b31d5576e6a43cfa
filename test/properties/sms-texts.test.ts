import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKobo } from "../../src/core/money.ts";
import { gsmLengthOf, pagesOf } from "../../src/sms/gsm7.ts";
import { type TextFacts, writeSms } from "../../src/sms/text.ts";
import { anyText } from "../support/any-text.ts";
import { cases, seed } from "./cases.ts";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const group = (bare: string) => bare.replace(/(\d{4})(?=\d)/g, "$1 ");
const token = digits(20).map(group);
const pin = fc
  .tuple(digits(12), fc.stringMatching(/^[A-Z]{3}\d{9}$/))
  .map(([one, serial]) => `${one}, serial ${serial}`);
const name = fc.oneof(
  anyText({ maxLength: 60 }),
  fc.constantFrom("Ṣọlá Ọlátúnjí & Ọmọ", "Ɓello Ƙasimu", "Ụzọ — Ụlọ", "€{}[]^~|\\"),
);
const meter = fc.stringMatching(/^\d{11,13}$/);
const reference = fc.stringMatching(/^VB-[0-9A-HJKMNP-TV-Z]{26}$/);
const common = {
  ...{ shopName: name, company: name, meter, reference },
  faceKobo: fc.option(fc.integer({ min: 100, max: 50_000_000 }).map(toKobo)),
};
const facts: fc.Arbitrary<TextFacts> = fc.oneof(
  fc.record({
    ...common,
    vends: fc.constant("token" as const),
    parts: fc.array(token, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ ...common, vends: fc.constant("pins" as const), parts: fc.array(pin, { minLength: 1, maxLength: 5 }) }),
);
const bare = (text: string) => text.replaceAll(" ", "");

describe("the text of a token's SMS", () => {
  const parameters = { seed, numRuns: cases(5000) };

  it("is GSM-7, has every token whole and in its order, first, and the reference's end", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { text, pages } = writeSms(given);
        expect(gsmLengthOf(text)).not.toBeNull();
        expect(pages).toBe(pagesOf(text));
        const places = given.parts.map((part) => bare(text).indexOf(bare(part)));
        expect(places).not.toContain(-1);
        expect(places.slice(1).every((place, index) => place >= (places[index] ?? 0))).toBe(true);
        expect(text.endsWith(`Ref ${given.reference.slice(-6)}`)).toBe(true);
        if (given.vends === "token") expect(text).toContain(`Meter ${given.meter}`);
      }),
      parameters,
    );
  });

  it("takes one page with up to three tokens, or two pins, whatever anybody is called", () => {
    fc.assert(
      fc.property(facts, (given) => {
        fc.pre(given.parts.length <= (given.vends === "token" ? 3 : 2));
        expect(writeSms(given).pages).toBe(1);
      }),
      parameters,
    );
  });

  it("never changes a token that GSM-7 cannot hold, and counts its pages so", () => {
    fc.assert(
      fc.property(facts, anyText({ maxLength: 80 }), (given, odd) => {
        const { text, pages } = writeSms({ ...given, parts: [odd] });
        expect(text).toContain(odd);
        expect(pages).toBe(pagesOf(text));
      }),
      parameters,
    );
  });
});

describe("a token's SMS", () => {
  const sold: TextFacts = {
    ...{ vends: "token", parts: ["1234 5678 9012 3456 7890"], shopName: "Tolu Shop", company: "Ikeja Electric" },
    ...{ meter: "45001234567", faceKobo: toKobo(500_000), reference: "VB-01KJ0000000000002H6NDRE8" },
  };

  it("says token, company, meter, amount, shop and the end of the reference", () => {
    expect(writeSms(sold)).toEqual({
      text: "Token 1234 5678 9012 3456 7890\nIkeja Electric, Meter 45001234567, N5,000\nTolu Shop. Ref 6NDRE8",
      pages: 1,
    });
  });

  it("numbers several tokens in the order of their use", () => {
    const parts = ["1111 2222 3333 4444 5555", "6666 7777 8888 9999 0000", "1234 5678 9012 3456 7890"];
    expect(writeSms({ ...sold, parts })).toEqual({
      text: [
        "Tokens, enter in this order:",
        "1) 1111 2222 3333 4444 5555",
        "2) 6666 7777 8888 9999 0000",
        "3) 1234 5678 9012 3456 7890",
        "Meter 45001234567, N5,000",
        "Tolu Shop. Ref 6NDRE8",
      ].join("\n"),
      pages: 1,
    });
  });

  it("has a pin with its serial, without an amount", () => {
    const parts = ["123456789012, serial WRN123456789"];
    expect(writeSms({ ...sold, vends: "pins", parts, company: "WAEC", faceKobo: null }).text).toBe(
      "PIN 123456789012, serial WRN123456789\nWAEC\nTolu Shop. Ref 6NDRE8",
    );
  });
});
