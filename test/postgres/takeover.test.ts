import { describe, expect, it } from "vitest";
import { asks, seesOn } from "../support/chat.ts";
import { airtimeList, pastes, soldTo } from "../support/lists.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { startReplicas } from "../support/replicas.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { until } from "../support/until.ts";

const server = startPostgresHere();

describe("I37: one of two replicas", () => {
  it("that hangs with a sale in its hands is taken over, and changes nothing when it comes to", async () => {
    const databaseUrl = await server.newMigratedDatabase();
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
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { amount: "700" }), /sold/);
    expect(shop.posts()).toBe(2);
    expectTruth(shop);
  });

  it("that dies with a list in its hands is taken over, and each row is sold once", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    await using shop = await startReplicas({ count: 2, databaseUrl, isPushed: true });
    await shop.logIn();
    shop.vending.latencyMs.purchase = 300;
    const card = await pastes(shop.ada, airtimeList(16));
    await shop.ada.taps(/Sell 16 for/, { message: card.id });
    await until([shop.vending], () => shop.posts() > 2, "some rows were sent", 20_000);
    await shop.kill(0);
    await seesOn(shop.ada, card, /List of 16: done/);
    await until([shop.vending], () => shop.vending.transactions().length >= 12, "most rows are sold", 20_000);
    const sold = soldTo(shop);
    expect(new Set(sold).size).toBe(sold.length);
  });
});
