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

const key = /^🔑 Your live key/;
const profit = /^📉 \w{3} \d/;

/** Housekeeping looks each minute, and its look may end behind the next one's time: minutes pass until something is told. */
async function toldInTime(shop: ClockedShop, pattern: RegExp): Promise<string[]> {
  const look = async () => {
    if (told(shop.ada, pattern).length === 0) await passes(shop, 0);
    return told(shop.ada, pattern).length > 0;
  };
  await waitFor(look, `the owner is told ${pattern}`);
  return told(shop.ada, pattern);
}

describe("I44: a live key", () => {
  it("that is used elsewhere while the shop rests is told, and what the shop does itself is not", async () => {
    await using shop = await openClockedShop();
    const live = shop.vending.accounts()[0]?.keys.find(({ mode }) => mode === "live")?.key ?? "";
    const useElsewhere = () => fetch(`${shop.vending.baseUrl}/profile/`, { headers: { "x-api-key": live } });
    const profiles = () => shop.vending.requests.filter(({ operation }) => operation === "profile").length;
    /** So much passes, and minutes more until the shop has asked when its keys were used. */
    const asksAfter = async (ms: number) => {
      const before = profiles();
      await passes(shop, ms);
      const look = async () => {
        if (profiles() === before) await passes(shop, 0);
        return profiles() > before;
      };
      await waitFor(look, "the shop asks when its keys were used");
      await shop.idle();
    };
    const before = profiles();
    await passes(shop, hour);
    expect(profiles()).toBe(before);
    await sets(shop.ada, /Key used elsewhere/, /Turn on/);
    await asksAfter(0);
    await sellsTimes(shop, 1);
    await asksAfter(hour);
    await asksAfter(hour);
    expect(told(shop.ada, key)).toEqual([]);
    expect((await useElsewhere()).status).toBe(200);
    await asksAfter(hour);
    const [alert] = await toldInTime(shop, key);
    expect(alert).toMatch(/Between 14 Nov 2026, \d\d:\d\d and 14 Nov 2026, \d\d:\d\d this shop did not use it/);
    expect(alert).toMatch(/make a new live key/);
    await asksAfter(hour);
    expect(told(shop.ada, key)).toHaveLength(1);
  });
});

describe("I44: a day's profit", () => {
  it("below the mark is told in the morning after the day was sealed", async () => {
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
