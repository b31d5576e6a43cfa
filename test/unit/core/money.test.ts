import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nairaToKobo } from "../../../sandbox/vending/naira.ts";
import {
  discounted,
  formatNaira,
  formatNairaShort,
  type Kobo,
  koboToNaira,
  MoneyError,
  parseTypedNaira,
  subtractKobo,
  sumKobo,
  toKobo,
} from "../../../src/core/money.ts";

const kobo = (value: number) => value as Kobo;
/** Whole naira and kobo as decimal digits, the way a person would write them down. */
const amounts = fc.tuple(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 99 }));
const inDigits = ([whole, part]: readonly [number, number]) => `${whole}.${String(part).padStart(2, "0")}`;

describe("sums of kobo", () => {
  it("are kobo, also below zero, and never more than can be counted exactly", () => {
    expect([sumKobo(), sumKobo(kobo(1), kobo(2)), subtractKobo(kobo(5), kobo(2), kobo(4))]).toEqual([0, 3, -1]);
    expect(() => sumKobo(kobo(Number.MAX_SAFE_INTEGER), kobo(1))).toThrow(MoneyError);
    expect(() => subtractKobo(kobo(0.5))).toThrow(MoneyError);
  });
});

describe("naira of the wire", () => {
  it("become kobo exactly as their decimal digits say", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = inDigits(amount);
        expect(String(nairaToKobo(JSON.parse(digits)))).toBe(digits.replace(".", "").replace(/^0+(?=\d)/, ""));
      }),
      { numRuns: 5000 },
    );
  });

  it("come back unchanged from kobo", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
        expect(nairaToKobo(koboToNaira(kobo(value)))).toBe(value);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.001, 0.1 + 0.2, 1e21, 1e-7, -1, -0.01])(
    "are not %s",
    (value) => {
      expect(() => nairaToKobo(value)).toThrow(MoneyError);
    },
  );

  it.each(["500", null, undefined, true, {}, [500], 500n])("are not a %o that is no number", (value) => {
    expect(() => nairaToKobo(value)).toThrow(MoneyError);
  });

  it("may be negative only for a wallet, and are never minus zero", () => {
    expect(nairaToKobo(-12.5, { signed: true })).toBe(-1250);
    expect(Object.is(nairaToKobo(-0, { signed: true }), 0)).toBe(true);
  });

  it("are not repeated in an error's message", () => {
    expect(() => nairaToKobo(123.456)).toThrow(/^(?!.*123)/);
  });
});

describe("kobo", () => {
  it("are whole and safe", () => {
    expect(toKobo(-5)).toBe(-5);
    for (const value of [0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
      expect(() => toKobo(value)).toThrow(MoneyError);
    }
  });

  it.each([
    [0, "₦0.00", "₦0"],
    [5, "₦0.05", "₦0.05"],
    [100, "₦1.00", "₦1"],
    [99_999, "₦999.99", "₦999.99"],
    [1_245_000, "₦12,450.00", "₦12,450"],
    [123_456_789_012, "₦1,234,567,890.12", "₦1,234,567,890.12"],
    [-500, "-₦5.00", "-₦5"],
  ])("%s read %s, and %s on short buttons", (value, long, short) => {
    expect(formatNaira(kobo(value))).toBe(long);
    expect(formatNairaShort(kobo(value))).toBe(short);
  });

  it("show every digit that they have", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = inDigits(amount);
        expect(formatNaira(nairaToKobo(Number(digits))).replace(/[₦,]/g, "")).toBe(digits);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a discount", () => {
  it.each([
    [50_000, 2.5, 48_750],
    [10_000, 0, 10_000],
    [10_000, 100, 0],
    [1, 50, 1],
    [3, 50, 2],
    [99, 1.01, 98],
    [10_000, 0.005, 10_000],
    [999_999_999_999, 3.333333333, 966_666_666_669],
  ])("on %s kobo of %s %% leaves %s", (face, percent, rest) => {
    expect(discounted(kobo(face), percent)).toBe(rest);
  });

  it("is exact, and rounded half up, for every percentage of two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 10_000 }), (face, hundredths) => {
        const scaled = BigInt(face) * BigInt(10_000 - hundredths);
        const expected = (scaled + 5000n) / 10_000n;
        expect(BigInt(discounted(kobo(face), hundredths / 100))).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([-1, 100.01, 101, Number.NaN, 1e-10, Number.POSITIVE_INFINITY])("is not %s %%", (percent) => {
    expect(() => discounted(kobo(100), percent)).toThrow(MoneyError);
  });
});

describe("an amount as it is typed", () => {
  it.each([
    ["500", 50_000],
    [" 500 ", 50_000],
    ["1,000", 100_000],
    ["1 000", 100_000],
    ["1\u00a0000", 100_000],
    ["12,345,678", 1_234_567_800],
    ["1k", 100_000],
    ["1K", 100_000],
    ["1 k", 100_000],
    ["2.5k", 250_000],
    ["1k5", 150_000],
    ["1.255k", 125_500],
    ["2 thousand", 200_000],
    ["2thousand", 200_000],
    ["2.5 thousand naira", 250_000],
    ["5 hundred", 50_000],
    ["5hundred", 50_000],
    ["15 Hundred naira", 150_000],
    ["₦500", 50_000],
    ["₦ 1,000", 100_000],
    ["#500", 50_000],
    ["# 1,500.50", 150_050],
    ["N500", 50_000],
    ["n 500", 50_000],
    ["NGN 500", 50_000],
    ["ngn 1 000.50", 100_050],
    ["500 naira", 50_000],
    ["500naira", 50_000],
    ["naira 500", 50_000],
    ["500 NGN", 50_000],
    ["500n", 50_000],
    ["500/-", 50_000],
    ["500/=", 50_000],
    ["0.5", 50],
    ["99.99", 9999],
    ["５００", 50_000],
    ["0", 0],
    ["999999999", 99_999_999_900],
  ])("%j is %s kobo", (text, value) => {
    expect(parseTypedNaira(text)).toBe(value);
  });

  it.each([
    ["", "nothing"],
    ["naira", "no digits"],
    ["500 or 600", "two amounts"],
    ["500 60", "two amounts"],
    ["-5", "negative"],
    ["+5", "a sign"],
    ["1,00", "a broken group"],
    ["1,0000", "a broken group"],
    ["1.000.000", "dots for groups"],
    ["1.500", "three decimals without k"],
    ["1k thousand", "two words for thousands"],
    ["2 thousand 5 hundred", "a sum in words"],
    ["2thousand5", "digits behind the word"],
    ["5hundred5", "digits behind the word"],
    ["123 hundred", "three digits of hundreds"],
    ["10.005", "a fraction of a kobo"],
    ["1.2555k", "a fraction of a kobo"],
    ["08031234567", "a phone number"],
    ["1234567890", "ten digits"],
    ["1e3", "an exponent"],
    ["0x10", "hexadecimal"],
    ["5kk", "two thousands"],
    ["1m", "a million"],
    ["five", "a word"],
    ["five hundred", "words"],
    ["500%", "a percentage"],
    ["٥٠٠", "digits of another script"],
    ["500;DROP", "more than an amount"],
    ["5n00", "a letter inside"],
    ["5₦00", "a sign inside"],
    ["5/-00", "a dash inside"],
    ["1,234,567,890", "ten digits in groups"],
  ])("%j is not clearly an amount: %s", (text) => {
    expect(parseTypedNaira(text)).toBeNull();
  });

  it("is read back from every form of display", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (value) => {
        expect(parseTypedNaira(formatNaira(kobo(value)))).toBe(value);
        expect(parseTypedNaira(formatNairaShort(kobo(value)))).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it("is never more or less than its digits, whatever is typed", () => {
    const typed = fc.string({ unit: fc.constantFrom(...[..."0123456789., k₦n-/="]), maxLength: 14 });
    fc.assert(
      fc.property(typed, (text) => {
        const value = parseTypedNaira(text);
        if (value === null) return;
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        const bare = Number(text.replace(/k(?=\d)/, ".").replace(/[^\d.]/g, "")) * (text.includes("k") ? 1000 : 1);
        expect(value / 100).toBeCloseTo(bare, 5);
      }),
      { numRuns: 5000 },
    );
  });
});

it.each([
  [() => toKobo(0.5), "money.not_kobo", "kobo"],
  [() => nairaToKobo("5"), "money.not_number", "got string"],
  [() => nairaToKobo(0.001), "money.not_naira", "two decimals"],
  [() => nairaToKobo(-5), "money.negative", "negative"],
  [() => discounted(kobo(1), 101), "money.bad_percent", "percentage"],
])("what is no amount says so by a code: %#, %s", (read, code, message) => {
  expect(read).toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) }));
});
