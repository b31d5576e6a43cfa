import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openClaims } from "../../../src/claims/claims.queries.ts";
import { bookOwed, whyOwed } from "../../../src/claims/claims.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { findPurchase, insertPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { newestDay } from "../../../src/wallet/days.queries.ts";
import { createBalanceRecorder } from "../../../src/wallet/record-balance.ts";
import { aPurchase, noon, openTempStore, type TempStore } from "../../support/builders.ts";
import { adas, lagos } from "../../support/closes.ts";

const minute = 60_000;
let store: TempStore;
beforeEach(async () => {
  store = await openTempStore();
});
afterEach(() => store[Symbol.asyncDispose]());

/** A snapshot a number of minutes after noon. */
async function look(minutes: number, kobo: number) {
  const clock = { now: () => noon + minutes * minute };
  const ids = createIds(clock as never, (size) => new Uint8Array(size));
  const deps = { store, ids, log: silentLog, clock, calendar: lagos, adminIds: [] };
  const record = createBalanceRecorder({ ...deps, bookOwed, onCharge() {} });
  const askedAt = clock.now();
  await record({ accountId: "ada", mode: "live", kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 });
}

/** The open claims: why, and how much. */
async function owed() {
  return (await openClaims(store.db, adas)).map((claim) => [whyOwed(claim), claim.kobo]);
}

/** The movements of the day beside its sales, in kobo: refunds, money paid in and other. */
async function moved() {
  const day = await newestDay(store.db, "ada", "live");
  return [day?.returned_kobo, day?.paid_in_kobo, day?.unseen_kobo];
}

async function change(id: string, changes: Partial<Purchase>) {
  const sale = await findPurchase(store.db, id);
  if (sale) await updatePurchase(store.db, sale, changes);
}

/** A sale whose charge of ₦487.50 the wallet shows, and that the service has called failed since. */
async function failsCharged(over: Partial<Purchase> = {}): Promise<Purchase> {
  await look(-1, 1_000_000);
  const sale = aPurchase({ state: "succeeded", ...over });
  await insertPurchase(store.db, sale);
  await look(1, 951_250);
  await change(sale.id, { state: "failed", settled_at: noon + 2 * minute });
  return sale;
}

describe("I53: what the service owes", () => {
  it("is the charge of a sale that failed, once a later balance misses it, and not before", async () => {
    await failsCharged();
    expect(await owed()).toEqual([]);
    await look(3, 951_250);
    expect(await owed()).toEqual([["failed", 48_750]]);
    await look(4, 951_250);
    expect(await owed()).toEqual([["failed", 48_750]]);
  });

  it("is nothing where the first balance after the failure holds the refund", async () => {
    await failsCharged();
    await look(3, 1_000_000);
    expect(await owed()).toEqual([]);
  });

  it("is nothing where the refund came beside the charge of an open sale, which hides its amount", async () => {
    const sale = aPurchase({ state: "succeeded" });
    const other = aPurchase({ state: "pending", expected_kobo: 9750, confirmed_at: noon + 1.5 * minute });
    await look(-1, 1_000_000);
    await insertPurchase(store.db, sale);
    await look(1, 951_250);
    await insertPurchase(store.db, other);
    await look(2, 990_250);
    const ended = { settled_at: noon + 2.5 * minute };
    await change(other.id, { state: "succeeded", ...ended });
    await change(sale.id, { state: "failed", ...ended });
    for (const minutes of [4, 5]) {
      await look(minutes, 990_250);
      expect(await owed()).toEqual([]);
    }
  });

  it("is closed by a rise that is exactly the refund, also beside the charge of another sale", async () => {
    await failsCharged();
    await look(3, 951_250);
    await insertPurchase(
      store.db,
      aPurchase({
        state: "succeeded",
        expected_kobo: 20_000,
        confirmed_at: noon + 4 * minute,
        settled_at: noon + 4 * minute,
      }),
    );
    await look(5, 980_000);
    expect(await owed()).toEqual([]);
    const [claim] = await store.db.selectFrom("claim").selectAll().execute();
    expect(claim).toMatchObject({ closed_as: "back", closed_at: noon + 5 * minute });
  });

  it("is not closed by a payment that only may hold the refund, and is by the refund that comes later", async () => {
    await failsCharged();
    await look(3, 951_250);
    await look(4, 2_951_250);
    expect(await owed()).toEqual([["failed", 48_750]]);
    await look(5, 3_000_000);
    expect(await owed()).toEqual([]);
  });

  it("is less by exactly the refunds that come back together, where others do not", async () => {
    await look(-1, 1_000_000);
    const sales = [48_750, 20_000, 9700].map((kobo) =>
      aPurchase({ id: `sale${kobo}`, state: "succeeded", expected_kobo: toKobo(kobo) }),
    );
    for (const sale of sales) await insertPurchase(store.db, sale);
    await look(1, 921_550);
    for (const { id } of sales) await change(id, { state: "failed", settled_at: noon + 2 * minute });
    await look(3, 921_550);
    expect(await owed()).toHaveLength(3);
    await look(4, 980_000);
    expect(await owed()).toEqual([["failed", 20_000]]);
  });

  it("is the charge again where the service takes it once more after it gave it back, and keeps it", async () => {
    const { id } = await failsCharged();
    await look(3, 951_250);
    await look(4, 1_000_000);
    expect(await owed()).toEqual([]);
    await change(id, { state: "succeeded", settled_at: noon + 5 * minute });
    await look(6, 951_250);
    await change(id, { state: "failed", settled_at: noon + 7 * minute });
    await look(8, 951_250);
    expect(await owed()).toEqual([["failed", 48_750]]);
    await look(9, 1_000_000);
    expect(await owed()).toEqual([]);
  });

  it("is nothing more where the service calls the sale sold after all", async () => {
    const sale = await failsCharged();
    await look(3, 951_250);
    await change(sale.id, { state: "succeeded" });
    expect(await owed()).toEqual([]);
    await change(sale.id, { state: "failed" });
    expect(await owed()).toEqual([["failed", 48_750]]);
  });

  it("is what left the wallet beyond the one charge of a sale, until it comes back", async () => {
    await look(-1, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    // The first look has the record asked for, the second one takes it as it is.
    for (const minutes of [1, 1.5]) await look(minutes, 902_500);
    expect(await owed()).toEqual([["twice", 48_750]]);
    await look(2, 2_902_500);
    expect(await owed()).toEqual([["twice", 48_750]]);
    expect(await moved()).toEqual([0, 2_000_000, -48_750]);
    await look(3, 2_951_250);
    expect(await owed()).toEqual([]);
    // The fall and the rise are nothing together, and the rise is no money that the shop paid in.
    expect(await moved()).toEqual([0, 2_000_000, 0]);
  });

  it("is all of it where a sale that was charged twice fails, and comes back in one rise", async () => {
    await look(-1, 1_000_000);
    const sale = aPurchase({ state: "succeeded" });
    await insertPurchase(store.db, sale);
    for (const minutes of [1, 1.5]) await look(minutes, 902_500);
    // The record names the charge that the wallet shows twice.
    await change(sale.id, { observed_kobo: toKobo(48_750), observed_from: "wallet" });
    await change(sale.id, { state: "failed", settled_at: noon + 2 * minute });
    await look(3, 902_500);
    expect(await owed()).toEqual([
      ["twice", 48_750],
      ["failed", 48_750],
    ]);
    await look(4, 1_000_000);
    expect(await owed()).toEqual([]);
    expect(await moved()).toEqual([48_750, 0, 0]);
  });

  it("is not claimed twice over where others sell on the same account", async () => {
    await look(-1, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    const event = { account_id: "ada", body_sha256: "1", raw_sealed: "-", received_at: noon, done_at: noon };
    await store.db
      .insertInto("webhook_event")
      .values({ ...event, result: "orphan", reference: "ELSEWHERE" } as never)
      .execute();
    for (const minutes of [1, 1.5]) await look(minutes, 902_500);
    expect(await owed()).toEqual([]);
  });

  it("is the charge of a sale that the service has no record of", async () => {
    await look(-1, 1_000_000);
    const sale = aPurchase({ state: "unknown", misses: 5 });
    await insertPurchase(store.db, sale);
    await look(1, 951_250);
    expect(await owed()).toEqual([]);
    await look(12, 951_250);
    expect(await owed()).toEqual([["unrecorded", 48_750]]);
    await look(13, 1_000_000);
    expect(await owed()).toEqual([]);
    // Once its record calls it failed, what came in is its refund, and no more than that.
    expect(await moved()).toEqual([0, 48_750, 0]);
    await change(sale.id, { state: "failed", settled_at: noon + 13.5 * minute });
    await look(13.7, 1_000_000);
    await look(13.9, 1_100_000);
    expect(await moved()).toEqual([48_750, 100_000, 0]);
    await look(14, 1_100_000);
    expect(await owed()).toEqual([]);
  });

  it("is nothing where the wallet has not shown the charge by itself", async () => {
    await look(-1, 1_000_000);
    const twin = aPurchase({ state: "succeeded" });
    await insertPurchase(store.db, twin);
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    // One debit of two was lost: which of them is not known.
    await look(1, 951_250);
    await change(twin.id, { state: "failed", settled_at: noon + 2 * minute });
    await look(3, 951_250);
    expect(await owed()).toEqual([]);
  });
});
