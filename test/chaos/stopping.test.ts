import { describe, expect, it } from "vitest";
import { openBook } from "../support/book.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { patienceMs, until } from "../support/until.ts";
import { auditBooks, auditNight, confirmedIn, unrestIn } from "./soak-audit.ts";
import { hireSeller, sellOn, type Tally } from "./soak-sellers.ts";

describe("SIGTERM while a dozen resellers sell", () => {
  it("ends the process by itself, and what it leaves is taken up by the next: no tap is lost or doubled", async () => {
    await using shop = await startShopProcess();
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => hireSeller(shop, index)));
    const tally: Tally = { taps: 0, unanswered: 0 };
    let numbers = 0;
    let isOver = false;
    const selling = people.map((person) =>
      sellOn(person, tally, {
        number: () => `0803${1_000_000 + numbers++}`,
        isOver: () => isOver,
        strikes: () => undefined,
        pause: async () => undefined,
        patienceMs,
      }),
    );
    for (const taps of [40, 80]) {
      await until([shop.telegram], () => tally.taps >= taps, `${taps} sales are made`);
      expect(await shop.stop()).toBe(0);
      await shop.start();
    }
    isOver = true;
    await Promise.all(selling);
    await using book = openBook(shop.databaseUrl);
    await expect.poll(() => unrestIn(book), { interval: 200 }).toEqual([]);
    expect(tally.unanswered).toBe(0);
    expect(auditNight(shop, await confirmedIn(book))).toEqual([]);
    expect(await auditBooks(book)).toEqual([]);
    expect((await confirmedIn(book)).length).toBe(tally.taps);
  });
});
