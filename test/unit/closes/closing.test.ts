import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { type BookClose, newestClose } from "../../../src/closes/closes.queries.ts";
import { createDayCloser } from "../../../src/closes/closing.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon, openTempStore, type TempStore } from "../../support/builders.ts";
import { adas, allCloses, lagos, sealDays } from "../../support/closes.ts";

const dayMs = 24 * 3_600_000;
const today = lagos.dayOf(noon);
const night = (days = 0) => lagos.startOf(today + 1 + days) + dayMs / 8;
let store: TempStore;

beforeEach(async () => {
  store = await openTempStore();
  await insertAccount(store.db, anAccount({ id: "bola" }));
  await insertAccount(store.db, anAccount({ id: "closed", live_key_sealed: null, sandbox_key_sealed: null }));
});
afterEach(() => store[Symbol.asyncDispose]());

function newCloser(adminIds: readonly number[] = [], onSealed: (close: BookClose) => Promise<void> = async () => {}) {
  const ids = createIds({ now: () => noon } as never, (size) => new Uint8Array(size));
  return createDayCloser({
    store,
    ids,
    log: silentLog,
    calendar: lagos,
    adminIds,
    onSealed: (_, close) => onSealed(close),
  });
}

describe("I40: the closing of days", () => {
  it("seals what is due of every shop that can sell, in both modes, once", async () => {
    for (const account_id of ["ada", "bola", "closed"])
      await insertPurchase(store.db, aPurchase({ state: "succeeded", account_id }));
    await insertPurchase(store.db, aPurchase({ state: "succeeded", account_id: "ada", mode: "sandbox" }));
    const close = newCloser();
    await close(night() - 1);
    expect(await allCloses(store.db)).toEqual([]);
    await close(night());
    await close(night() + 1);
    expect((await allCloses(store.db)).map(({ account_id, mode, sold_n }) => [account_id, mode, sold_n])).toEqual([
      ["ada", "live", 1],
      ["ada", "sandbox", 1],
      ["bola", "live", 1],
    ]);
  });

  it("seals the days of all other shops where one cannot be sealed, and that one an hour later", async () => {
    for (const account_id of ["ada", "bola"])
      await insertPurchase(store.db, aPurchase({ state: "succeeded", account_id }));
    let isBroken = true;
    const close = newCloser([], async ({ account_id }) => {
      if (isBroken && account_id === "ada") throw new Error("a row of another version");
    });
    const sealed = async () => (await allCloses(store.db)).map(({ account_id }) => account_id);
    await close(night());
    expect(await sealed()).toEqual(["bola"]);
    isBroken = false;
    await close(night() + 5000);
    expect(await sealed()).toEqual(["bola"]);
    await close(night() + 3_600_000);
    expect((await sealed()).sort()).toEqual(["ada", "bola"]);
  });

  it("catches up day by day after a standstill", async () => {
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    await sealDays(store, night());
    await insertPurchase(store.db, aPurchase({ state: "succeeded", confirmed_at: noon + 3 * dayMs }));
    await newCloser()(night(5));
    expect((await allCloses(store.db)).map(({ number, sold_n }) => [number, sold_n])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
      [5, 0],
      [6, 0],
    ]);
  });

  it("tells the operators where a close is not what was sealed", async () => {
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    await sealDays(store, night());
    const sealed = await newestClose(store.db, adas);
    if (!sealed) throw new Error("nothing was sealed");
    const next = { ...sealed, number: 2, day: today + 1, since_ms: sealed.until_ms, until_ms: sealed.until_ms + dayMs };
    await store.db.insertInto("book_close").values(next).execute();
    await newCloser([44])(night(1));
    const told = await store.db.selectFrom("notice").select(["user_id", "facts"]).execute();
    expect(told).toEqual([{ user_id: 44, facts: JSON.stringify({ about: "close_changed", number: 2 }) }]);
  });
});
