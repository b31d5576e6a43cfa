import { describe, expect } from "vitest";
import { findAccount, putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { saleProof } from "../../../src/accounts/pin-proofs.ts";
import { insertBatch } from "../../../src/batches/batches.queries.ts";
import { createIds } from "../../../src/core/ids.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Store } from "../../../src/db/open.ts";
import {
  idleLockOf,
  isLocked,
  isLooser,
  isSeenAgain,
  lockNow,
  recordSeen,
  refuseFrozen,
  refuseWithoutPin,
  setFrozen,
  setLock,
} from "../../../src/lock/lock.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { type ChatLock, findLock, pruneEntries, putProof } from "../../../src/sessions/locks.queries.ts";
import { forgiveTries, reserveTry } from "../../../src/sessions/pin-check.ts";
import { findSeller } from "../../../src/sessions/sessions.ts";
import { anAccount, aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { itWith } from "../../support/it-with.ts";

const it = itWith("store", openTempStore);

const minute = 60_000;
const ids = createIds(createFakeClock(noon), (size) => new Uint8Array(size).fill(3));
const aLock = (over: Partial<ChatLock> = {}): ChatLock => ({
  ...{
    user_id: 7,
    entry: "keypad",
    seen_at: noon,
    locked_at: null,
    wrong: 0,
    wait_until: null,
    digits_until: null,
    digits_hashes: null,
  },
  ...over,
});

describe("the lock", () => {
  it("is on from the idle time on, and not before", () => {
    expect(isLocked(aLock(), 5 * minute, noon + 5 * minute - 1)).toBe(false);
    expect(isLocked(aLock(), 5 * minute, noon + 5 * minute)).toBe(true);
    expect(isLocked(aLock(), 0, noon + 365 * 24 * 60 * minute)).toBe(false);
  });

  it("is on at once where it was wanted, also where no idle time is set", () => {
    expect(isLocked(aLock({ locked_at: noon }), 0, noon)).toBe(true);
  });

  it("is off for somebody who was never seen, and where the clock was set back", () => {
    expect(isLocked(undefined, 5 * minute, noon)).toBe(false);
    expect(isLocked(aLock(), 5 * minute, noon - 60 * minute)).toBe(false);
    expect(isSeenAgain(aLock(), 5 * minute, noon - 60 * minute)).toBe(true);
  });

  it("takes the account's idle time, and the usual one where nobody has chosen", () => {
    expect(idleLockOf(anAccount(), 60 * minute)).toBe(60 * minute);
    expect(idleLockOf(anAccount({ idle_lock_ms: 0 }), 60 * minute)).toBe(0);
    expect(idleLockOf(anAccount({ idle_lock_ms: minute }), 60 * minute)).toBe(minute);
  });

  it("writes down at most every half minute that somebody is there", () => {
    expect(isSeenAgain(aLock(), 60 * minute, noon + 29_999)).toBe(false);
    expect(isSeenAgain(aLock(), 60 * minute, noon + 30_000)).toBe(true);
    expect(isSeenAgain(aLock(), 0, noon + 30_000)).toBe(true);
    expect(isSeenAgain(undefined, 0, noon)).toBe(true);
  });

  it("is taken off by a right PIN, and by nothing else that is noted", async ({ store }) => {
    await lockNow(store.db, 7, noon);
    await recordSeen(store.db, 7, noon + minute);
    expect(isLocked(await findLock(store.db, 7), 0, noon + minute)).toBe(true);
    const reserved = await reserveTry(store, { userId: 7, phone: "08031234567", isIn: false }, noon + minute);
    if (reserved.kind !== "counted") throw new Error("No try was counted");
    await store.transaction((trx) => forgiveTries(trx, reserved.counted, noon + 2 * minute));
    expect(isLocked(await findLock(store.db, 7), 0, noon + 2 * minute)).toBe(false);
  });
});

describe("a choice about the lock", () => {
  it.each([
    [{ what: "idle", ms: 5 * minute }, false],
    [{ what: "idle", ms: 60 * minute }, false],
    [{ what: "idle", ms: 61 * minute }, true],
    [{ what: "idle", ms: 0 }, true],
    [{ what: "above", kobo: toKobo(0) }, false],
    [{ what: "above", kobo: toKobo(500_000) }, false],
    [{ what: "above", kobo: toKobo(500_001) }, true],
    [{ what: "above", kobo: null }, true],
  ] as const)("%o protects less: %s", (setting, expected) => {
    expect(isLooser(anAccount({ pin_above_kobo: 500_000 }), 60 * minute, setting)).toBe(expected);
  });

  it("protects more than nothing, and no less than nothing", () => {
    const open = anAccount({ idle_lock_ms: 0, pin_above_kobo: null });
    expect(isLooser(open, 60 * minute, { what: "idle", ms: 240 * minute })).toBe(false);
    expect(isLooser(open, 60 * minute, { what: "idle", ms: 0 })).toBe(false);
    expect(isLooser(open, 60 * minute, { what: "above", kobo: null })).toBe(false);
  });
});

describe("two choices about the lock at once", () => {
  it("need the PIN for the second if it protects less than the first", async ({ store }) => {
    for (const user_id of [7, 8]) {
      await putChat(store.db, { user_id, first_name: "Ada", account_id: "ada", created_at: noon });
    }
    // Both were read before either of them was kept.
    const sellers = [await findSeller(store.db, 7), await findSeller(store.db, 8)];
    const deps = { ids, now: noon, usualIdleMs: 60 * minute };
    const kept = [];
    for (const [place, kobo] of [100_000, 500_000].entries()) {
      const setting = { what: "above", kobo: toKobo(kobo) } as const;
      const seller = sellers[place];
      kept.push(seller && (await store.transaction((trx) => setLock(trx, deps, seller, setting, "lock:above:1"))));
    }
    expect(kept).toEqual([true, false]);
    expect((await findAccount(store.db, "ada"))?.pin_above_kobo).toBe(100_000);
  });
});

describe("a sale above the limit", () => {
  const ask = async ({ db }: Store, sale: Purchase, now = noon) => {
    const account = (await findAccount(db, "ada")) ?? anAccount();
    return refuseWithoutPin(db, sale, { userId: 7, now, account });
  };

  it("I27: wants a PIN of this user for this very sale, once and soon", async ({ store }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(40_000) });
    const [sale, other] = [aPurchase(), aPurchase()];
    const refused = { kind: "pin_needed" };
    expect(await ask(store, sale)).toEqual(refused);
    await putProof(store.db, 7, saleProof(other.id), noon + minute);
    await putProof(store.db, 8, saleProof(sale.id), noon + minute);
    expect(await ask(store, sale)).toEqual(refused);
    await putProof(store.db, 7, saleProof(sale.id), noon + minute);
    expect(await ask(store, sale, noon + minute)).toEqual(refused);
    expect(await ask(store, sale)).toBeNull();
    expect(await ask(store, sale)).toEqual(refused);
  });

  it("wants none as a row of a list that had it, and one of its own when it is tried again", async ({ store }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(40_000) });
    await insertBatch(store.db, {
      ...{ id: "list", account_id: "ada", user_id: 7, seat_id: null, mode: "live", state: "running", why: null },
      ...{ rows_sealed: "", card_message_id: null, is_proved: 1, version: 2 },
      ...{ created_at: noon, confirmed_at: noon, expires_at: noon + minute },
    });
    const row = aPurchase({ state: "quoted", batch_id: "list" });
    await insertPurchase(store.db, row);
    expect(await ask(store, row)).toBeNull();
    expect(await ask(store, { ...row, state: "void" })).toEqual({ kind: "pin_needed" });
    await putProof(store.db, 7, saleProof(row.id), noon + minute);
    expect(await ask(store, { ...row, state: "void" })).toBeNull();
  });

  it("is one whose face value or charge is above it, and not one that is equal", async ({ store }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(50_000) });
    expect(await ask(store, aPurchase({ face_kobo: 50_000, expected_kobo: 50_000 }))).toBeNull();
    expect(await ask(store, aPurchase({ face_kobo: 50_001, expected_kobo: null }))).not.toBeNull();
    expect(await ask(store, aPurchase({ face_kobo: 100, expected_kobo: 50_001 }))).not.toBeNull();
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(0) });
    expect(await ask(store, aPurchase({ face_kobo: 100, expected_kobo: 99 }))).not.toBeNull();
    await updateAccount(store.db, "ada", { pin_above_kobo: null });
    expect(await ask(store, aPurchase({ face_kobo: 90_000_000 }))).toBeNull();
  });

  it("asks nobody on a seat, who has no PIN", async ({ store }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(0) });
    expect(await ask(store, aPurchase({ seat_id: "seat" }))).toBeNull();
  });

  it("forgets proofs that ran out", async ({ store }) => {
    await putProof(store.db, 7, "unfreeze", noon);
    await pruneEntries(store.db, noon);
    expect(await store.db.selectFrom("pin_proof").selectAll().execute()).toEqual([]);
  });
});

describe("freezing", () => {
  it("I27: refuses every sale of the account until it is undone, and tells its other chats once", async ({ store }) => {
    for (const user_id of [7, 8]) {
      await putChat(store.db, { user_id, first_name: "Ada", account_id: "ada", created_at: noon });
    }
    const seller = await findSeller(store.db, 7);
    if (!seller) throw new Error("Ada is not in");
    const deps = { ids, now: noon };
    const ask = async () => {
      const account = (await findAccount(store.db, "ada")) ?? anAccount();
      return refuseFrozen(store.db, aPurchase(), { userId: 7, now: noon, account });
    };
    expect(await ask()).toBeNull();
    expect(await setFrozen(store.db, deps, seller, true)).toBe(true);
    expect(await setFrozen(store.db, deps, seller, true)).toBe(false);
    expect(await ask()).toEqual({ kind: "frozen" });
    expect(await findAccount(store.db, "ada")).toMatchObject({ frozen_at: noon, frozen_by: 7 });
    const told = await store.db.selectFrom("notice").selectAll().execute();
    expect(told.map(({ user_id, facts }) => [user_id, facts])).toEqual([[8, '{"about":"frozen"}']]);
    expect(await setFrozen(store.db, deps, seller, false)).toBe(true);
    expect(await ask()).toBeNull();
  });
});
