import { describe, expect, it } from "vitest";
import { readQuickLine } from "../../../src/bot/selling/quick-line.ts";

const phone = "08031234567";

describe("a sale in one line", () => {
  it.each([
    ["mtn 500 08031234567", { phone, amount: "500", network: "mtn" }],
    ["08031234567 mtn 1k", { phone, amount: "1k", network: "mtn" }],
    ["500 0803 123 4567", { phone, amount: "500", network: null }],
    ["+234 803 123 4567 ₦1,000", { phone, amount: "₦1,000", network: null }],
    ["Airtime GLO for 0803-123-4567 of 500 naira", { phone, amount: "500 naira", network: "glo" }],
    ["2348031234567 200", { phone, amount: "200", network: null }],
  ])("%j is read, in any order", (text, expected) => {
    expect(readQuickLine(text)).toEqual(expected);
  });

  it.each([
    "08031234567",
    "500",
    "mtn 500",
    "08031234567 08051234567 500",
    "mtn glo 500 08031234567",
    "500 600 08031234567",
    "1gb 08031234567",
    "mama 500 08031234567",
    "080312345678 500",
    "0 08031234567",
    "",
  ])("%j is none: nothing is guessed", (text) => {
    expect(readQuickLine(text)).toBeNull();
  });
});
