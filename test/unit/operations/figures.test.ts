import { describe, expect, it } from "vitest";
import { createFigures } from "../../../src/operations/figures.ts";
import { createSignals } from "../../../src/operations/readings.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { aPurchase, openTempStore, put } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const up = { hasAnswered: true, health: () => ({ state: "closed" as const, since: null }) };
const down = { hasAnswered: true, health: () => ({ state: "open" as const, since: 1 }) };

async function openFigures() {
  let service: Parameters<typeof createSignals>[1] = up;
  const store = await openTempStore();
  const clock = createFakeClock();
  const read = createFigures({
    ...{
      store,
      clock,
      signals: createSignals(clock, { hasAnswered: true, health: () => service.health() }),
      version: "1.2.3",
    },
    isConnected: () => true,
  });
  let count = 0;
  return {
    ...{ store, clock },
    goesDown() {
      service = down;
    },
    async sell(over: Partial<Purchase>): Promise<void> {
      const id = `sale-${++count}`;
      await put(store, aPurchase({ id, reference: `VB-${count}`, confirm_key_hash: `key-${count}`, ...over }));
    },
    /** The figures of one gauge, by their labels. */
    async show(name: string): Promise<Record<string, number>> {
      const figures = (await read()).filter((figure) => figure.name === name);
      return Object.fromEntries(figures.map(({ labels, value }) => [Object.values(labels).join(" "), value]));
    },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

describe("the figures for the metrics", () => {
  it("show this process as it is, and the database as it was five seconds ago at the most", async () => {
    await using shop = await openFigures();
    expect([await shop.show("vendbot_service_up"), await shop.show("vendbot_sales_for_review")]).toEqual([
      { "": 1 },
      { "": 0 },
    ]);
    shop.goesDown();
    await shop.sell({ state: "succeeded", review: "corrected" });
    expect([await shop.show("vendbot_service_up"), await shop.show("vendbot_sales_for_review")]).toEqual([
      { "": 0 },
      { "": 0 },
    ]);
    await shop.clock.advance(5000);
    expect(await shop.show("vendbot_sales_for_review")).toEqual({ "": 1 });
  });

  it("count open sales by state and by the time since their tap, and name the age of the oldest", async () => {
    await using shop = await openFigures();
    const now = shop.clock.now();
    for (const seconds of [0, 59, 60, 599, 3599, 3600, 86_400, 200_000]) {
      await shop.sell({ state: "unknown", confirmed_at: now - seconds * 1000 });
    }
    await shop.sell({ state: "pending", confirmed_at: now - 120_000 });
    await shop.sell({ state: "succeeded", confirmed_at: now - 500_000 });
    await shop.sell({ state: "quoted", confirmed_at: null });
    const sales = await shop.show("vendbot_open_sales");
    expect(Object.fromEntries(Object.entries(sales).filter(([, count]) => count > 0))).toEqual({
      "unknown under_1m": 2,
      "unknown under_10m": 2,
      "unknown under_1h": 1,
      "unknown under_1d": 1,
      "unknown over_1d": 2,
      "pending under_10m": 1,
    });
    expect(await shop.show("vendbot_open_sale_oldest_seconds")).toEqual({
      intent: 0,
      sending: 0,
      unknown: 200_000,
      pending: 120,
    });
  });

  it("are read again after five seconds, and not before", async () => {
    await using shop = await openFigures();
    expect(await shop.show("vendbot_sales_for_review")).toEqual({ "": 0 });
    await shop.sell({ state: "failed", review: "contradiction" });
    await shop.clock.advance(4999);
    expect(await shop.show("vendbot_sales_for_review")).toEqual({ "": 0 });
    await shop.clock.advance(1);
    expect(await shop.show("vendbot_sales_for_review")).toEqual({ "": 1 });
  });
});
