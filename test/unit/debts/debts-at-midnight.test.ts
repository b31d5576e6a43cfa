import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readHand } from "../../../src/closes/day-book.ts";
import { putOnCredit } from "../../../src/customers/credit.ts";
import type { Store } from "../../../src/db/open.ts";
import { owedBefore } from "../../../src/debts/debt-lines.queries.ts";
import { coverDebt, paySale } from "../../../src/debts/debts.ts";
import { giveBack } from "../../../src/debts/debts-of-sales.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { adas, lagos, sealDays } from "../../support/closes.ts";
import { aPerson } from "../../support/customers-book.ts";
import { adaOf, naira, stamp, turns } from "../../support/debts.ts";
import { openTempStore, put } from "../../support/temp-store.ts";

const minute = 60_000;
const today = lagos.dayOf(noon);
const midnight = lagos.startOf(today + 1);
const before = midnight - minute;
const after = midnight + minute;
const sealing = midnight + 180 * minute;
const later = sealing + minute;

let store: Store;
let ada: Seller;
beforeEach(async () => {
  store = await openTempStore();
  ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
});
afterEach(() => store[Symbol.asyncDispose]());

/** What should be in hand for the day of the sale and for the next one, in naira: each as it stands, then once sealed. */
async function inHand(): Promise<number[]> {
  const hands = () => Promise.all([today, today + 1].map((day) => readHand(store.db, adas, day, { calendar: lagos })));
  const standing = await hands();
  await sealDays(store, sealing);
  return [...standing, ...(await hands())].map((kobo) => kobo / 100);
}

const sold = (state: "succeeded" | "pending" = "succeeded", on_credit = 0) =>
  put(store, aPurchase({ id: "one", state, face_kobo: naira(500), confirmed_at: before, on_credit }));
const owes = (now: number) =>
  store.transaction((trx) => paySale(trx, { ...stamp, now }, ada, { purchaseId: "one", personId: "chioma" }));

/** The sale succeeds, as settling does it. */
async function succeeds(now: number): Promise<void> {
  await store.transaction(async (trx) => {
    const sale = (await findPurchase(trx, "one")) as Purchase;
    const after = await updatePurchase(trx, sale, { state: "succeeded" });
    const step = { journal: [{ from: sale.state, to: "succeeded" }] } as Partial<Step> as Step;
    await putOnCredit(trx, { ...stamp, now }, after, step);
  });
}

describe("I39: a sale from just before midnight", () => {
  it("on credit, which succeeds after it, is owed from its own day: neither day's cash has it", async () => {
    await sold("pending", 1);
    await succeeds(after);
    expect(await inHand()).toEqual([0, 0, 0, 0]);
    expect(await owedBefore(store.db, adas, midnight)).toEqual({ owedKobo: naira(500), people: 1 });
  });

  it("on credit, which succeeds once its day is sealed, is owed from the day that it counts in", async () => {
    await sold("pending", 1);
    await sealDays(store, sealing);
    await succeeds(later);
    expect(await inHand()).toEqual([0, 0, 0, 0]);
    expect(await owedBefore(store.db, adas, midnight)).toEqual({ owedKobo: 0, people: 0 });
  });

  it("that is owed, and taken back after it, is in no day's cash", async () => {
    await sold();
    await owes(before);
    await turns(store, "one", "failed", after);
    expect(await inHand()).toEqual([0, 0, 0, 0]);
  });

  it("that a customer has paid, and the service takes back after it, leaves its money in its day until it is given back", async () => {
    await sold();
    await turns(store, "one", "failed", after);
    expect(await inHand()).toEqual([500, 0, 500, 0]);
    await store.transaction((trx) => giveBack(trx, { ...stamp, now: later }, ada, "one"));
    expect(await inHand()).toEqual([500, -500, 500, -500]);
  });

  it("that is taken back after its debtor has paid after midnight has that money in the day of the payment", async () => {
    await sold();
    await owes(before);
    const key = { ...adas, personId: "chioma" };
    await store.transaction((trx) => coverDebt(trx, { ...stamp, now: after }, ada, { key, how: "paid" }));
    await turns(store, "one", "failed", after + minute);
    expect(await inHand()).toEqual([0, 500, 0, 500]);
  });
});
