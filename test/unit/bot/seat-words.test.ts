import { describe, expect, it } from "vitest";
import { words } from "../../../src/bot/ui/sale-lines.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { aPurchase } from "../../support/builders.ts";

const say = loadText("en", silentLog);

function shown(service_words: string, isForSeat: boolean): boolean {
  const purchase = aPurchase({ beneficiary: "08031234567", reference: "VB-ONE", service_words });
  return words({ say, purchase, isForSeat }) !== null;
}

describe("I29: what the service says about a sale", () => {
  it.each([
    "You have 4512 left",
    "Balance: NGN 4,512",
    "₦4512 remains after this",
    "Insufficient wallet balance",
    "Wallet low, four thousand naira is not enough",
    "N4,512.50 is in your account",
    "Charged ４５１２",
    "Only 4512 is available for 08031234567",
    "$45 is what there is",
    "Four thousand five hundred and twelve only",
    "You can afford none",
    "Cash is short",
    "Cost ₦ four five one two",
    "Ⅻ is all",
    "forty five, top up",
    "Your account is empty",
    "Top up first",
    "You are four short",
    "Overdrawn",
    "You owe us",
    "Zero available",
    "N four k",
    "acct bal too small",
    "ＢＡＬＡＮＣＥ low",
    "bal\u00adance low",
  ])("is not told to a seat where it may tell of the wallet, and is to the owner: %s", (said) => {
    expect(shown(said, true)).toBe(false);
    expect(shown(said, false)).toBe(true);
  });

  it.each([
    "The provider rejected the request",
    "Meter not found",
    "08031234567 is barred",
    "Reference VB-ONE is known",
  ])("is shown to both if it is about the sale: %s", (said) => {
    expect(shown(said, true)).toBe(true);
    expect(shown(said, false)).toBe(true);
  });
});
