import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readHand } from "../../../src/closes/day-book.ts";
import { putOnCredit } from "../../../src/customers/credit.ts";
import type { Store } from "../../../src/db/open.ts";
import { debtMoves, owedBefore } from "../../../src/debts/debt-lines.queries.ts";
import { findDebtor, findSalePayment } from "../../../src/debts/debts.queries.ts";
import { coverDebt, forgiveAll, paySale } from "../../../src/debts/debts.ts";
import { giveBack } from "../../../src/debts/debts-of-sales.ts";
import { sumTill } from "../../../src/sales/open-prices.queries.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { adaOf, aPerson, aPurchase, naira, noon, openTempStore, put, stamp, turns } from "../../support/builders.ts";
import { adas, lagos, sealDays } from "../../support/closes.ts";

const minute = 60_000;
const today = lagos.dayOf(noon);
const midnight = lagos.startOf(today + 1);
const before = midnight - minute;
const after = midnight + minute;
const sealing = midnight + 180 * minute;
const later = sealing + minute;
const tomorrow = noon + 24 * 60 * minute;

let store: Store;
let ada: Seller;
beforeEach(async () => {
  store = await openTempStore();
  ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
});
afterEach(() => store[Symbol.asyncDispose]());

/** The money that should be in hand for the day of the sale and for the next one, in naira. */
async function handsOf(): Promise<number[]> {
  const hands = await Promise.all([today, today + 1].map((day) => readHand(store.db, adas, day, { calendar: lagos })));
  return hands.map((kobo) => kobo / 100);
}

/** The same as it stands, then once sealed. */
async function inHand(): Promise<number[]> {
  const standing = await handsOf();
  await sealDays(store, sealing);
  return [...standing, ...(await handsOf())];
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

describe("I39: a sale that stands again after its money was given back", () => {
  beforeEach(() =>
    put(
      store,
      aPurchase({ id: "one", state: "succeeded", face_kobo: naira(500), confirmed_at: noon, price_from: "face" }),
    ),
  );

  /** The cash of the day, and the till of those who sell, in naira. */
  async function money(): Promise<number[]> {
    const hand = await readHand(store.db, adas, today, { calendar: lagos });
    return [hand / 100, (await sumTill(store.db, "ada", { mode: "live", since: lagos.startOf(today) })) / 100];
  }

  /** Taken back, the money given back, and it stands again. */
  async function standsAgain(): Promise<void> {
    await turns(store, "one", "failed");
    expect(await money()).toEqual([500, 500]);
    await store.transaction((trx) => giveBack(trx, stamp, ada, "one"));
    expect(await money()).toEqual([0, 0]);
    await turns(store, "one", "succeeded");
  }

  const says = (owedKobo: number, personId: string | null = null) =>
    store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "one", personId, owedKobo: naira(owedKobo) }));

  it("has no money in hand until somebody says that it is paid", async () => {
    await standsAgain();
    expect(await money()).toEqual([0, 0]);
    await says(0);
    expect(await money()).toEqual([500, 500]);
  });

  it("has the part in hand that is not owed", async () => {
    await standsAgain();
    await says(300, "chioma");
    expect(await money()).toEqual([200, 200]);
  });

  it("has none when it is taken back once more", async () => {
    await standsAgain();
    await turns(store, "one", "failed");
    expect(await money()).toEqual([0, 0]);
    await turns(store, "one", "succeeded");
    expect(await money()).toEqual([0, 0]);
    await says(0);
    await turns(store, "one", "failed");
    expect(await money()).toEqual([500, 500]);
  });
});

it.each([
  ["on the same day", noon, [500, 0]],
  ["on a later day", tomorrow, [0, 500]],
])("I39: a written-off sale that its customer pays %s has that money in hand", async (_when, now, hands) => {
  await put(store, aPurchase({ id: "one", state: "succeeded", face_kobo: naira(500), confirmed_at: noon }));
  await owes(noon);
  await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
  const paid = { purchaseId: "one", personId: null, owedKobo: naira(0) };
  const pays = () => store.transaction((trx) => paySale(trx, { ...stamp, now }, ada, paid));
  expect(await pays()).toMatchObject({ kind: "done", salePayment: { left_kobo: 0, forgiven_kobo: 0 } });
  expect(await pays()).toMatchObject({ kind: "same" });
  expect(await findSalePayment(store.db, "one")).toMatchObject({ left_kobo: 0, forgiven_kobo: 0 });
  expect(await findDebtor(store.db, { ...adas, personId: "chioma" })).toMatchObject({ owed_kobo: 0, oldest_at: null });
  expect(await handsOf()).toEqual(hands);
  const ever = await debtMoves(store.db, adas, { since: 0, until: tomorrow + 1 });
  expect(ever).toMatchObject({ owed_kobo: 0, forgiven_kobo: 0, forgiven_earlier_kobo: 0 });
});
