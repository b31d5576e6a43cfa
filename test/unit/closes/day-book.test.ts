import { afterEach, beforeEach, expect, it } from "vitest";
import type { BookClose } from "../../../src/closes/closes.queries.ts";
import { readDay } from "../../../src/closes/day-book.ts";
import { paySale } from "../../../src/debts/debts.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { adaOf, aPerson, aPurchase, noon, openTempStore, put, stamp, type TempStore } from "../../support/builders.ts";
import { adas, calendarOf, lagos, sealDays } from "../../support/closes.ts";

const minute = 60_000;
const today = lagos.dayOf(noon);
const midnight = lagos.startOf(today + 1);

let store: TempStore;
beforeEach(async () => {
  store = await openTempStore();
});
afterEach(() => store[Symbol.asyncDispose]());

it.each(["Africa/Nairobi", "Europe/London"])("the first day in %s has what it is sealed with", async (zone) => {
  const ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
  const ofMinute = (minutes: number, id: string) =>
    put(store, aPurchase({ id, state: "succeeded", confirmed_at: midnight + minutes * minute }));
  await ofMinute(-30, "changed");
  await ofMinute(-20, "sealed");
  await sealDays(store, midnight + 180 * minute);
  await ofMinute(30, "owed");
  await ofMinute(600, "paid");
  const changed = (await findPurchase(store.db, "changed")) as Purchase;
  await store.transaction((trx) => updatePurchase(trx, changed, { state: "failed" }));
  const seller = { ...stamp, now: midnight + 31 * minute };
  await store.transaction((trx) => paySale(trx, seller, ada, { purchaseId: "owed", personId: "chioma" }));
  const calendar = calendarOf(zone);
  const { sums, debts, aboutKobo, lateN } = await readDay(store.db, adas, today + 1, { calendar });
  const [close] = await sealDays(store, calendar.startOf(today + 2) + 180 * minute, calendar);
  const sealed = await readDay(store.db, adas, (close as BookClose).day, { calendar });
  expect(close).toMatchObject({ day: today + 1, sold_n: 1, late_n: 1, owed_kobo: 50_000 });
  expect({ sums, debts, aboutKobo, lateN }).toEqual({
    ...{ sums: sealed.sums, debts: sealed.debts, aboutKobo: sealed.aboutKobo, lateN: sealed.lateN },
  });
});
