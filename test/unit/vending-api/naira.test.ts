import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNaira, readPercent } from "../../../src/vending-api/naira.ts";

const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe("readNaira", () => {
  it.each<[unknown, number, boolean]>([
    [487.5, 48_750, false],
    ["487.50", 48_750, false],
    ["487.5000", 48_750, false],
    ["1,487.50", 148_750, false],
    ["1,000,000", 100_000_000, false],
    ["₦1,487.50", 148_750, false],
    ["NGN 487.50", 48_750, false],
    ["487.50 NGN", 48_750, false],
    [" 500 ", 50_000, false],
    ["-250.50", -25_050, false],
    ["-₦250.50", -25_050, false],
    [-0, 0, false],
    [487.505, 48_751, true],
    ["487.505", 48_751, true],
    ["487.504", 48_750, true],
    [487.49999999999994, 48_750, true],
    [0.1 + 0.2, 30, true],
    [-487.505, -48_751, true],
    [0.004, 0, true],
    [1e-7, 0, true],
  ])("reads %j as %s kobo", (value, kobo, isRounded) => {
    expect(readNaira(value)).toEqual({ kobo, isRounded });
  });

  it.each([
    ["487,50"],
    ["1,48"],
    ["1,4870"],
    ["99,999,999,999,999"],
    ["999,999,999,999,999"],
    ["1 487.50"],
    ["1e3"],
    ["5 or 6"],
    [""],
    ["."],
    ["--5"],
    ["-₦-5"],
    [".5"],
  ])("does not guess at %j", (text) => {
    expect(readNaira(text)).toBeNull();
  });

  it.each([[null], [undefined], [true], [{}], [[5]], [Number.NaN], [Number.POSITIVE_INFINITY], [1e21], [1e13]])(
    "takes %s for no amount",
    (value) => {
      expect(readNaira(value)).toBeNull();
    },
  );

  it("reads every amount that has whole kobo exactly, as a number and as a text", () => {
    fc.assert(
      fc.property(amounts, (kobo) => {
        expect(readNaira(kobo / 100)).toEqual({ kobo, isRounded: false });
        expect(readNaira((kobo / 100).toFixed(2))).toEqual({ kobo, isRounded: false });
      }),
      { numRuns: 5000 },
    );
  });

  it("is not moved by the noise of sums", () => {
    const noise = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), noise, (kobo, steps) => {
        const naira = kobo / 100;
        expect(readNaira(naira + naira * steps * Number.EPSILON)?.kobo).toBe(kobo);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("readPercent", () => {
  it.each<[unknown, number | null]>([
    [2.5, 2.5],
    [2.5000000000000004, 2.5],
    [2.4999999999999996, 2.5],
    ["2.50", 2.5],
    ["3.333333333", 3.333333333],
    ["2.5 %", 2.5],
    [0, 0],
    [1e-12, 0],
    [100, 100],
    [100.1, null],
    [-1, null],
    ["2,5", null],
    ["", null],
    [null, null],
    [Number.NaN, null],
  ])("reads %j as %s", (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });
});
