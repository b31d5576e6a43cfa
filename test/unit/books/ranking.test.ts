import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { dayBefore, monthBefore, monthNamed, prefixOfDay, spanOf } from "../../../src/books/history.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { bestCustomers, bestGoods } from "../../../src/closes/ranking.queries.ts";
import { months } from "../../../src/core/calendar.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import {
  anAccount,
  aPerson,
  aPurchase,
  naira,
  noon,
  openTempStore,
  type Plain,
  type TempStore,
} from "../../support/builders.ts";

const { startOfDay } = createTimes("Africa/Lagos");
const inLagos = (year: number, month: number, day = 1) => Date.UTC(year, month, day) - 3_600_000;

describe("a month of the history", () => {
  it("is the newest of its name that has begun, from its first moment to the next one's, in the shop's zone", () => {
    const calendar = { now: noon, startOfDay };
    expect(spanOf("november", calendar)).toEqual({ since: inLagos(2026, 10) });
    expect(spanOf("october", calendar)).toEqual({ since: inLagos(2026, 9), until: inLagos(2026, 10) });
    expect(spanOf("december", calendar)).toEqual({ since: inLagos(2025, 11), until: inLagos(2026, 0) });
    const newYear = { now: inLagos(2027, 0), startOfDay };
    expect(spanOf("january", newYear)).toEqual({ since: inLagos(2027, 0) });
    expect(spanOf("december", newYear)).toEqual({ since: inLagos(2026, 11), until: inLagos(2027, 0) });
    for (const [place, month] of months.entries()) {
      const { since = 0, until = Number.POSITIVE_INFINITY } = spanOf(month, calendar);
      expect(createTimes("Africa/Lagos").startOfMonth(since)).toBe(since);
      expect(since <= noon && since < until, String(place)).toBe(true);
    }
  });

  it("is called by its name, or as the one of now or before it", () => {
    const calendar = { now: inLagos(2027, 0), startOfDay };
    expect(monthNamed("thismonth", calendar)).toBe("january");
    expect(monthNamed("lastmonth", calendar)).toBe("december");
    expect(monthNamed("may", calendar)).toBe("may");
    expect(monthNamed("maybe", calendar)).toBeNull();
  });

  it("in front of other words is no customer's name", () => {
    const calendar = { now: noon, startOfDay };
    expect(monthBefore(["may"], calendar)).toEqual(["may:"]);
    expect(monthBefore(["lastmonth:", "mtn"], calendar)).toEqual(["october:", "mtn"]);
    expect(monthBefore(["may", "okon"], calendar)).toEqual(["may", "okon"]);
    expect(["may", "may:", "May:", "friday"].map(dayBefore)).toEqual([null, "may", "may", "friday"]);
    expect([prefixOfDay("may"), prefixOfDay("lastmonth"), prefixOfDay("friday")]).toEqual([
      "may:",
      "lastmonth:",
      "friday",
    ]);
  });
});

describe("the best of a time", () => {
  let store: TempStore;
  beforeAll(async () => {
    store = await openTempStore();
    await insertAccount(store.db, anAccount({ id: "bola" }));
    await aPerson(store.db, { id: "mama", name: "Mama Chika", numbers: ["08030000001", "08030000002"] });
    await aPerson(store.db, { id: "nobody", numbers: ["08030000003"] });
    let count = 0;
    const sells = (beneficiary: string, amount: number, over: Partial<Plain<Purchase>> = {}) => {
      const face = { face_kobo: naira(amount), price_kobo: naira(amount) };
      const sale = { id: `sale${++count}`, state: "succeeded", beneficiary, ...face, confirmed_at: noon, ...over };
      return insertPurchase(store.db, aPurchase(sale as Partial<Plain<Purchase>>));
    };
    await sells("08030000001", 300);
    await sells("08030000002", 400, { price_kobo: naira(450) });
    await sells("08030000003", 600);
    await sells("08030000004", 700);
    const data = { service_type: "data", product_id: 5, product_name: "1GB SME" } as const;
    await sells("08030000004", 100, data);
    for (const state of ["failed", "pending", "void", "quoted"] as const) await sells("08030000003", 9000, { state });
    await sells("08030000003", 9000, { mode: "sandbox" });
    await sells("08030000003", 9000, { account_id: "bola" });
    await sells("08030000003", 9000, { confirmed_at: noon - 40 * 24 * 3_600_000 });
  });
  afterAll(() => store[Symbol.asyncDispose]());

  const query = { mode: "live" as const, since: noon - 1000 };

  it("is who paid most for what succeeded, all numbers of a customer together", async () => {
    expect(await bestCustomers(store.db, "ada", query, 2)).toEqual([
      { name: null, number: "08030000004", serviceType: "data", count: 2, paidKobo: naira(800) },
      { name: "Mama Chika", number: "08030000002", serviceType: "airtime", count: 2, paidKobo: naira(750) },
    ]);
    expect(await bestCustomers(store.db, "ada", { ...query, serviceType: "data" }, 5)).toHaveLength(1);
  });

  it("is what was sold most often, a plan or the airtime of a network", async () => {
    const airtime = { serviceType: "airtime", provider: "MTN", product: null, count: 4, paidKobo: naira(2050) };
    const plan = { serviceType: "data", provider: "MTN", product: "1GB SME", count: 1, paidKobo: naira(100) };
    expect(await bestGoods(store.db, "ada", query, 5)).toEqual([airtime, plan]);
    expect(await bestGoods(store.db, "ada", { ...query, serviceType: "data" }, 5)).toEqual([plan]);
  });
});
