import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readHand } from "../../../src/closes/day-book.ts";
import { paySale } from "../../../src/debts/debts.ts";
import { giveBack } from "../../../src/debts/debts-of-sales.ts";
import { sumTill } from "../../../src/sales/open-prices.queries.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { adas, lagos } from "../../support/closes.ts";
import { aPerson } from "../../support/customers-book.ts";
import { adaOf, naira, stamp, turns } from "../../support/debts.ts";
import { openTempStore, put, type TempStore } from "../../support/temp-store.ts";

let store: TempStore;
let ada: Seller;
beforeEach(async () => {
  store = await openTempStore();
  ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
  await put(
    store,
    aPurchase({ id: "one", state: "succeeded", face_kobo: naira(500), confirmed_at: noon, price_from: "face" }),
  );
});
afterEach(() => store[Symbol.asyncDispose]());

/** The cash of the day, and the till of those who sell, in naira. */
async function money(): Promise<number[]> {
  const hand = await readHand(store.db, adas, lagos.dayOf(noon), { calendar: lagos });
  return [
    hand / 100,
    (await sumTill(store.db, "ada", { mode: "live", since: lagos.startOf(lagos.dayOf(noon)) })) / 100,
  ];
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

describe("I39: a sale that stands again after its money was given back", () => {
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
