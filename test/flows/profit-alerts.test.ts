import { describe, expect, it } from "vitest";
import {
  type ClockedShop,
  hour,
  looksAtWallet,
  openClockedShop,
  passes,
  sellsTimes,
  sets,
  told,
} from "../support/alerted-shop.ts";
import { waitFor } from "../support/until.ts";

const profit = /^📉 \w{3} \d/;

/**
 * Housekeeping looks each minute, and its look may end behind the next one's time: minutes pass until the message
 * comes.
 */
async function toldInTime(shop: ClockedShop, pattern: RegExp): Promise<string[]> {
  const look = async () => {
    if (told(shop.ada, pattern).length === 0) await passes(shop, 0);
    return told(shop.ada, pattern).length > 0;
  };
  await waitFor(look, `the owner is told ${pattern}`);
  return told(shop.ada, pattern);
}

describe("I44: a day's profit", () => {
  it("below the mark is reported in the morning after the day was sealed", async () => {
    await using shop = await openClockedShop();
    await sets(shop.ada, /Low profit/, /^under ₦2,000$/);
    await sellsTimes(shop, 1);
    await looksAtWallet(shop);
    // Half past three, then half past six in the morning.
    await passes(shop, 13.5 * hour);
    expect(told(shop.ada, profit)).toEqual([]);
    await passes(shop, 3 * hour);
    expect(await toldInTime(shop, profit)).toEqual([
      expect.stringMatching(/^📉 Sat 14 Nov: profit ₦12\.50\n1 sale · your mark is ₦2,000\.00/),
    ]);
  });
});
