import { describe, expect, it } from "vitest";
import { marginsOf, newsOf } from "../../../src/alerts/plans.ts";
import { toKobo } from "../../../src/core/money.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import type { PriceRule } from "../../../src/pricing/prices.queries.ts";
import { aPurchase } from "../../support/builders.ts";
import { hour, openAlertedShop } from "./alerted-shop.ts";

const month = 30 * 24 * 60;

type Entry = [id: number, cost: number | null, list?: number | null];

async function openShop() {
  const shop = await openAlertedShop();
  await shop.set("price", true);
  await shop.set("gone", true);
  return Object.assign(shop, {
    async sells(product_id: number, cost: number, over = {}) {
      const plan = { service_type: "data" as const, provider_id: 1, product_name: `Plan ${product_id}` };
      const sale = aPurchase({
        state: "succeeded",
        ...plan,
        product_id,
        expected_kobo: cost,
        face_kobo: cost,
        ...over,
      });
      const step = { changes: {}, announcements: [], recheck: false, journal: [{ to: "succeeded" }] } as never;
      await shop.store.transaction((trx) => shop.alertModule.onSale(trx, sale, step, shop.clock.now()));
    },
    async lists(entries: Entry[], { mode = "live" as const, lateMs = 0, over = {} } = {}) {
      const after = entries.map(([id, cost, list = null]) => ({ id, apiSellerPriceKobo: cost, normalPriceKobo: list }));
      const read = {
        key: "",
        listing: "dataPlans" as const,
        accountId: "ada",
        mode,
        providerId: 1,
        before: null,
        after,
      };
      shop.alertModule.onListing({ ...read, askedAt: shop.clock.now() - lateMs, ...over });
      await shop.settled();
    },
  });
}

const said = (alerts: Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>["alerts"]>>) =>
  alerts.map(({ subject, at, facts }) => [
    ...[subject, at],
    ...facts.plans.map((one: { productId: number; before?: { costKobo: number }; after?: { costKobo: number } }) =>
      one.before ? [one.productId, one.before.costKobo, one.after?.costKobo] : one.productId,
    ),
  ]);

describe("a plan that was sold", () => {
  it("causes an alert once its price has moved, with both prices", async () => {
    await using shop = await openShop();
    await shop.sells(1, 147_000);
    await shop.sells(2, 50_000);
    await shop.lists([
      [1, 147_000, 160_000],
      [2, 50_000],
      [3, 1],
    ]);
    expect(await shop.alerts()).toEqual([]);
    await shop.isAt(5);
    await shop.lists([
      [1, 156_000, 160_000],
      [2, 50_000],
      [3, 2],
    ]);
    await shop.lists([
      [1, 156_000, 160_000],
      [2, 50_000],
      [3, 2],
    ]);
    expect(said(await shop.alerts())).toEqual([["price", 5, [1, 147_000, 156_000]]]);
  });

  it("is one digest with all that moves within the hour, and none of what moves and returns", async () => {
    await using shop = await openShop();
    for (const id of [1, 2, 3]) await shop.sells(id, 100);
    await shop.lists([
      [1, 200],
      [2, 100],
      [3, 100],
    ]);
    await shop.isAt(10);
    await shop.lists([
      [1, 200],
      [2, 300],
      [3, 300],
    ]);
    await shop.isAt(20);
    await shop.lists([
      [1, 250],
      [2, 100],
      [3, 350],
    ]);
    expect(said(await shop.alerts())).toEqual([
      ["price", 0, [1, 100, 200]],
      ["price", 60, [3, 100, 350], [1, 200, 250]],
    ]);
    await shop.isAt(30);
    await shop.lists([
      [1, 200],
      [2, 100],
      [3, 100],
    ]);
    expect(said(await shop.alerts())).toEqual([["price", 0, [1, 100, 200]]]);
  });

  it("causes an alert if it is gone or has no price, and none if it is back before the alert", async () => {
    await using shop = await openShop();
    for (const id of [1, 2, 3]) await shop.sells(id, 100);
    await shop.lists([
      [2, null],
      [3, 100],
    ]);
    expect(said(await shop.alerts())).toEqual([["gone", 0, 1, 2]]);
    await shop.isAt(10);
    await shop.lists([
      [1, 100],
      [2, 100],
    ]);
    expect(said(await shop.alerts())).toEqual([
      ["gone", 0, 1, 2],
      ["gone", 60, 3],
    ]);
    await shop.isAt(20);
    await shop.lists([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    expect(said(await shop.alerts())).toEqual([["gone", 0, 1, 2]]);
  });

  it("waits for the morning", async () => {
    await using shop = await openShop();
    await shop.sells(1, 100);
    // A quarter to eleven at night in Lagos.
    await shop.isAt(9.75 * 60);
    await shop.lists([[1, 200]]);
    await shop.isAt(10 * 60 + 30);
    await shop.lists([]);
    expect((await shop.alerts()).map(({ subject, at }) => [subject, at])).toEqual([
      ["price", 17 * 60],
      ["gone", 17 * 60],
    ]);
  });

  it("concerns nobody a month after its sale, in the sandbox, of an older answer, or while it is off", async () => {
    await using shop = await openShop();
    await shop.sells(1, 100);
    await shop.sells(2, 100, { mode: "sandbox" });
    await shop.lists([[1, 100]]);
    await shop.lists(
      [
        [1, 200],
        [2, 200],
      ],
      { mode: "sandbox" as never },
    );
    await shop.isAt(1);
    await shop.set("price", false);
    await shop.lists([
      [1, 150],
      [2, 200],
    ]);
    await shop.set("price", true);
    await shop.lists([[1, 100]], { lateMs: 59_000 });
    expect(await shop.alerts()).toEqual([]);
    await shop.isAt(month + 1);
    await shop.lists([[1, 300]]);
    await shop.lists([], { over: { after: null } });
    expect(await shop.alerts()).toEqual([]);
    await shop.sells(1, 300);
    await shop.isAt(month + 2);
    await shop.lists([[1, 100]]);
    expect(said(await shop.alerts())).toEqual([["price", month + 2, [1, 300, 100]]]);
  });

  it("is deleted with the account, and so are its waiting alerts", async () => {
    await using shop = await openShop();
    await shop.sells(1, 100);
    await shop.lists([[1, 200]]);
    await shop.store.transaction((trx) => eraseAccount(trx, "ada"));
    await shop.lists([[1, 300]]);
    expect(await shop.alerts()).toEqual([]);
    expect(await shop.owed()).toEqual([]);
    for (const table of ["plan_sold", "alert_choice"] as const)
      expect(await shop.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe("what a new price does", () => {
  const plan = { serviceType: "data" as const, providerId: 1, productId: 1, provider: "MTN", product: "1.5GB" };
  const moved = {
    ...plan,
    before: { costKobo: toKobo(147_000), listKobo: toKobo(150_000) },
    after: { costKobo: toKobo(156_000), listKobo: toKobo(159_000) },
  };
  const rule = { service_type: "data", provider_id: null, product_id: null, step_kobo: null, basis_points: null };
  const kept = (rules: object[]) => {
    const { before, after } = marginsOf(rules as PriceRule[], moved);
    return [before.keptKobo, after.priceKobo, after.keptKobo];
  };

  it("is calculated with the shop's own price, or the service's normal one if it has none", () => {
    expect(kept([])).toEqual([3000, 159_000, 3000]);
    expect(kept([{ ...rule, how: "add", kobo: 10_000 }])).toEqual([10_000, 166_000, 10_000]);
    expect(kept([{ ...rule, how: "exact", product_id: 1, provider_id: 1, kobo: 155_000 }])).toEqual([
      8000, 155_000, -1000,
    ]);
  });

  it("is nothing where nothing moved", () => {
    const known = {
      ...{ account_id: "ada", service_type: "data" as const, provider_id: 1, product_id: 1, sold_at: 0, said_at: hour },
      ...{ provider_name: "MTN", product_name: "", cost_kobo: toKobo(100), list_kobo: null, is_gone: 0 },
    };
    expect(newsOf(known, { id: 1, apiSellerPriceKobo: toKobo(100), normalPriceKobo: null })).toBeNull();
    expect(newsOf({ ...known, is_gone: 1 }, undefined)).toBeNull();
    expect(newsOf({ ...known, service_type: "electricity", cost_kobo: null }, { id: 1 })).toBeNull();
  });
});
