import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSales, readHistory } from "../../src/books/history.ts";
import { readSearch } from "../../src/books/search.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { type Profit, profitOf, type Sums, summarizeBySeat, summarizeSales } from "../../src/closes/sale-totals.ts";
import { insertPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import { purchaseStates } from "../../src/sales/purchases.table.ts";
import { aPurchase, noon, openTempStore, type TempStore } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";

const { startOfDay } = createTimes("Africa/Lagos");
const account = { id: "ada", mode: "live" } as const;
const day = 24 * 3_600_000;
const open: readonly string[] = ["intent", "sending", "unknown", "pending"];

const kobo = fc.integer({ min: 1, max: 5_000_000 });
const sales = fc
  .record({
    state: fc.constantFrom(...purchaseStates),
    face_kobo: kobo,
    price_kobo: fc.option(kobo),
    expected_kobo: fc.option(kobo),
    about_kobo: fc.option(kobo),
    observed_kobo: fc.option(kobo),
    mode: fc.constantFrom("live" as const, "live" as const, "sandbox" as const),
    daysAgo: fc.constantFrom(0, 0, 0, 1, 40),
    hour: fc.integer({ min: -11, max: 10 }),
    seat: fc.constantFrom(null, "one", "two"),
    /** The later changes of the row, in turn. */
    changes: fc.array(
      fc.record({
        state: fc.constantFrom(...purchaseStates),
        observed_kobo: fc.option(kobo),
        price_kobo: fc.option(kobo),
        delivery: fc.constantFrom("none" as const, "awaiting" as const, "delivered" as const),
        review: fc.constantFrom(null, "corrected" as const),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ daysAgo, hour, seat, changes, ...over }) => {
    const sale = aPurchase(over);
    const confirmed_at = sale.confirmed_at && noon + hour * 3_600_000 - daysAgo * day;
    return { sale: { ...sale, confirmed_at, seat_id: seat }, changes: changes as Partial<Purchase>[] };
  });

let store: TempStore;
beforeAll(async () => {
  store = await openTempStore();
  for (const id of ["one", "two"]) {
    const common = { account_id: "ada", number: id === "one" ? 1 : 2, name: id, role: "seller", state: "invited" };
    const none = { user_id: null, token_hash: null, link_expires_at: null, claimed_at: null, ends_at: null };
    const limits = { sale_limit_kobo: null, day_limit_kobo: null, services: null };
    await store.db
      .insertInto("seat")
      .values({ id, ...common, ...none, ...limits, created_at: noon, created_by: 7, version: 1 } as never)
      .execute();
  }
});
afterAll(() => store[Symbol.asyncDispose]());

/** The known facts about the charge of a sale that succeeded. */
const chargeOf = (row: Purchase) => row.observed_kobo ?? row.expected_kobo ?? row.about_kobo;

/** Added up by hand. */
function bruteForce(book: readonly Purchase[]): Sums {
  const sold = book.filter(({ state }) => state === "succeeded");
  const waiting = book.filter(({ state }) => open.includes(state));
  const unseen = sold.filter(({ observed_kobo }) => observed_kobo === null);
  const sum = (rows: readonly Purchase[], of: (row: Purchase) => number) =>
    rows.reduce((total, row) => total + of(row), 0) as Sums["soldKobo"];
  return {
    sold: sold.length,
    soldKobo: sum(sold, (row) => row.face_kobo),
    priceKobo: sum(sold, (row) => row.price_kobo ?? row.face_kobo),
    costKobo: sum(sold, (row) => chargeOf(row) ?? 0),
    expected: unseen.filter((row) => chargeOf(row) !== null).length,
    unpriced: unseen.filter((row) => chargeOf(row) === null).length,
    unpricedKobo: sum(
      unseen.filter((row) => chargeOf(row) === null),
      (row) => row.price_kobo ?? row.face_kobo,
    ),
    open: waiting.length,
    openKobo: sum(
      waiting.filter(({ charged_look_at }) => charged_look_at === null),
      (row) => row.observed_kobo ?? row.expected_kobo ?? row.face_kobo,
    ),
  };
}

/** Sale by sale: the price less the charge, where somebody knows the charge. */
function bruteProfit(book: readonly Purchase[]): Profit {
  const sold = book.filter(({ state }) => state === "succeeded");
  const price = (row: Purchase) => row.price_kobo ?? row.face_kobo;
  const unknown = sold.filter((row) => chargeOf(row) === null);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, kobo) => total + kobo, 0) as Profit["kobo"];
  return {
    kobo: sum(sold.flatMap((row) => (chargeOf(row) === null ? [] : [price(row) - (chargeOf(row) ?? 0)]))),
    isAbout: sold.some((row) => row.observed_kobo === null && chargeOf(row) !== null),
    ...{ uncounted: unknown.length, uncountedKobo: sum(unknown.map(price)) },
  };
}

describe("I19: any book of sales", () => {
  it("comes to the same at home, in the history, over all seats, in a search, by its totals and by hand", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sales, { maxLength: 12 }), async (lives) => {
        await store.db.deleteFrom("purchase").execute();
        const book: Purchase[] = [];
        for (const { sale, changes } of lives) {
          await insertPurchase(store.db, sale);
          let now: Purchase = sale;
          for (const change of changes) now = await updatePurchase(store.db, now, change);
          book.push(now);
        }
        const isToday = (sale: Purchase) => sale.confirmed_at !== null && sale.confirmed_at >= startOfDay(noon);
        const live = book.filter(({ mode, confirmed_at }) => mode === "live" && confirmed_at !== null);
        const today = { mode: "live" as const, since: startOfDay(noon) };

        const home = await summarizeSales(store.db, "ada", today);
        expect(home).toEqual(bruteForce(live.filter(isToday)));
        expect(profitOf(home)).toEqual(bruteProfit(live.filter(isToday)));
        const filter = { serviceType: null, stage: null, day: "today", seat: null } as const;
        expect((await readHistory(store.db, account, filter, null, { now: noon, startOfDay })).sums).toEqual(home);
        for (const zone of ["Asia/Kolkata", "America/New_York"]) {
          const since = createTimes(zone).startOfDay(noon);
          const there = live.filter(({ confirmed_at }) => (confirmed_at ?? 0) >= since);
          expect(await summarizeSales(store.db, "ada", { mode: "live", since }), zone).toEqual(bruteForce(there));
        }
        const seats = [...(await summarizeBySeat(store.db, "ada", today)).values()];
        for (const name of Object.keys(home) as (keyof Sums)[]) {
          expect(
            seats.reduce((total, sums) => total + sums[name], 0),
            name,
          ).toBe(home[name]);
        }
        const terms = (await readSearch(store.db, "ada", "mtn", async () => [])) ?? [];
        expect((await findSales(store.db, account, terms, null)).sums).toEqual(bruteForce(live));
      }),
      { seed, numRuns: cases(150) },
    );
  });
});
