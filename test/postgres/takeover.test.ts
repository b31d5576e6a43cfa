import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unrestIn } from "../chaos/soak-audit.ts";
import { sellOn, type Tally } from "../chaos/soak-sellers.ts";
import { openBook } from "../support/book.ts";
import { asks, seesOn } from "../support/chat.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { startReplicas } from "../support/replicas.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { until } from "../support/until.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

describe("one of two replicas", { timeout: 180_000 }, () => {
  it("that hangs with a sale in its hands is taken over, and changes nothing when it comes to", async () => {
    const databaseUrl = await server.newDatabase();
    await using shop = await startReplicas({ count: 2, started: 1, databaseUrl, isPushed: false });
    await shop.logIn();
    await shop.start(1);
    shop.vending.faults.add({ operation: "purchase", kind: "hang-after", delayMs: 60_000 });
    const card = await sellsAirtime(shop.ada);
    await until([shop.vending], () => shop.posts() === 1, "the sale was sent", 20_000);
    shop.freeze(0, true);
    // The other one polls from now on, verifies what was being sent, and draws the card.
    await seesOn(shop.ada, card, /sold/);
    await asks(shop.ada, "/menu", /Today 1 sale/);
    shop.freeze(0, false);
    const next = await sellsAirtime(shop.ada, { amount: "700" });
    await seesOn(shop.ada, next, /sold/);
    expect(shop.posts()).toBe(2);
    expectTruth(shop);
  });

  it("after the other is started anew, and no tap is lost", async () => {
    const databaseUrl = await server.newDatabase();
    await using shop = await startReplicas({ count: 2, databaseUrl, isPushed: true });
    await shop.logIn();
    const tally: Tally = { taps: 0, unanswered: 0 };
    let isOver = false;
    let numbers = 0;
    const selling = sellOn(shop.ada, tally, {
      pause: async () => undefined,
      number: () => `0803${2_000_000 + numbers++}`,
      isOver: () => isOver,
      strikes: () => undefined,
    });
    const codes: (number | null)[] = [];
    for (const index of [0, 1]) {
      codes.push(await shop.stop(index));
      await shop.start(index);
    }
    isOver = true;
    await selling;
    await using book = openBook(databaseUrl);
    while ((await unrestIn(book)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(codes).toEqual([0, 0]);
    expect(tally.unanswered).toBe(0);
    expect(shop.posts()).toBe(tally.taps);
    expect(tally.taps).toBeGreaterThan(1);
    expectTruth(shop);
  });
});
