import { describe, expect, it } from "vitest";
import { putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { putRestored, readRestored } from "../../../src/db/restored.queries.ts";
import { recordOrphan } from "../../../src/recovery/adopt.ts";
import { beginRestored } from "../../../src/recovery/begin-restored.ts";
import { countChecks, dueChecks } from "../../../src/recovery/restore-checks.queries.ts";
import { createRestoreWatch, type RestoreWatchDeps } from "../../../src/recovery/restore-watch.ts";
import { findByReference, type Purchase } from "../../../src/sales/purchases.queries.ts";
import type { VerifyOutcome } from "../../../src/vending-api/verify-outcome.ts";
import { anAccount, aPurchase, noon, put } from "../../support/builders.ts";
import { openTill, type Till } from "./till.ts";

const minute = 60_000;
/** The backup ended an hour before noon, and was restored at noon. */
const endAt = noon - 60 * minute;

/** A restored book before its checks, with Ada logged in. */
async function openRestored(): Promise<Till> {
  const till = await openTill();
  await putChat(till.store.db, { user_id: 7, first_name: "Ada", account_id: "ada", logged_in_at: 1, created_at: 1 });
  await putRestored(till.store.db, { endAt, at: noon, state: "new" });
  return till;
}

const begin = (till: Till) => beginRestored(till.store, { ids: till.ids, now: till.clock.now() });
const sold = (over: Partial<Purchase>) => ({
  confirmed_at: endAt - minute,
  settled_at: endAt - minute + 1000,
  ...over,
});

describe("a restored book, before anything else runs on it", () => {
  it("takes whatever may have been sent since for unknown, so that nobody sends it", async () => {
    await using till = await openRestored();
    const intent = await put(till.store, aPurchase({ state: "intent", confirmed_at: endAt - 1000 }));
    const offer = await put(till.store, aPurchase({ quote_expires_at: endAt + 1 }));
    await begin(till);
    for (const { id } of [intent, offer]) {
      expect(await till.row(id)).toMatchObject({ state: "unknown", posts: 1, why: "restored", next_check_at: noon });
      expect(await till.journalOf(id)).toEqual(["state"]);
    }
    // An offer that was sold, was sold after the backup.
    expect((await till.row(offer.id)).confirmed_at).toBe(endAt);
  });

  it("leaves what nobody could have sent any more, and what was over long before", async () => {
    await using till = await openRestored();
    const rows = [
      aPurchase({ quote_expires_at: endAt }),
      aPurchase({ state: "cancelled", quote_expires_at: endAt + 1 }),
      aPurchase({ state: "succeeded", ...sold({ confirmed_at: endAt - 16 * minute }) }),
      aPurchase({ state: "void", ...sold({ posts: 0, why: "deadline" }) }),
      aPurchase({ state: "void", ...sold({ confirmed_at: noon - 25 * 60 * minute }) }),
    ];
    for (const row of rows) await put(till.store, row);
    expect(await begin(till)).toBe(0);
    for (const row of rows) expect(await till.row(row.id)).toEqual(row);
  });

  it("has looked up all that is open, was sold shortly before the end, or may have been tried again since", async () => {
    await using till = await openRestored();
    const rows = [
      aPurchase({ state: "pending", confirmed_at: noon - 9e9, next_check_at: noon + 9e9 }),
      aPurchase({ state: "succeeded", ...sold({}) }),
      aPurchase({ state: "failed", ...sold({}) }),
      aPurchase({ state: "void", ...sold({ confirmed_at: endAt - 300 * minute }) }),
    ];
    for (const row of rows) await put(till.store, row);
    expect(await begin(till)).toBe(4);
    for (const row of rows) {
      expect((await till.row(row.id)).next_check_at).toBeLessThan(noon + 1000);
      expect(await till.row(row.id)).toMatchObject({ state: row.state });
    }
    // The account itself is checked last.
    expect(await countChecks(till.store.db, "ada")).toBe(5);
    expect(await till.owed()).toEqual(["account"]);
  });

  it("is begun with once", async () => {
    await using till = await openRestored();
    await put(till.store, aPurchase({ state: "intent" }));
    expect([await begin(till), await begin(till)]).toEqual([1, null]);
    await putRestored(till.store.db, { endAt, at: noon, state: "open" });
    expect(await begin(till)).toBeNull();
  });
});

/** A reference of this shop, made at `at`. */
function referenceAt(till: Till, at: number): string {
  const now = till.clock.now();
  till.clock.setNow(at);
  const reference = `VB-${till.ids.ulid()}`;
  till.clock.setNow(now);
  return reference;
}

describe("a webhook about a sale that the book does not know", () => {
  const isNoted = (till: Till, reference: string) =>
    till.store.transaction((trx) => recordOrphan(trx, "ada", reference, till.clock.now()));

  it("is of a lost sale if its reference was made here, between the backup and the restore", async () => {
    await using till = await openRestored();
    for (const at of [endAt - 14 * minute, endAt, noon - 1])
      expect(await isNoted(till, referenceAt(till, at))).toBe(true);
    expect(await isNoted(till, "VB-01J")).toBe(false);
    expect(await isNoted(till, referenceAt(till, noon).replace("VB-", "XY-"))).toBe(false);
    expect(await isNoted(till, referenceAt(till, noon + 20 * minute))).toBe(false);
    await till.clock.advance(73 * 60 * minute);
    expect(await isNoted(till, referenceAt(till, noon - 1))).toBe(false);
  });

  it("is nobody's where the book was never restored", async () => {
    await using till = await openTill();
    expect(await isNoted(till, referenceAt(till, noon))).toBe(false);
  });
});

const miss: VerifyOutcome = { kind: "miss", why: "http_404" };

function aRecord(reference: string, over: object = {}): VerifyOutcome {
  return {
    kind: "record",
    record: {
      ...({ reference, status: "success", statusWord: "success", amountKobo: 70_000 as never } as const),
      ...{ beneficiary: "08035550003", type: "airtime", createdAt: endAt + minute, remarks: null, tokenHint: null },
      ...over,
    },
  };
}

function aWatch(till: Till, over: Partial<RestoreWatchDeps>) {
  const common = { ...till, verify: async () => miss };
  return createRestoreWatch({ ...common, lookAtWallet: async () => 1_000_000, ...over });
}

describe("a lost sale", () => {
  it("is written into the book by the service's record, in the mode of that record", async () => {
    await using till = await openRestored();
    await updateAccount(till.store.db, "ada", { sandbox_key_sealed: "sealed" });
    const reference = referenceAt(till, endAt + minute);
    const watch = aWatch(till, { verify: async (_account, mode) => (mode === "sandbox" ? aRecord(reference) : miss) });
    await watch.begin();
    await till.store.transaction((trx) => recordOrphan(trx, "ada", reference, noon));
    watch.start();
    await till.clock.advance(1000);
    expect(await findByReference(till.store.db, "ada", reference)).toMatchObject({
      ...{ id: reference.slice(3), state: "unknown", mode: "sandbox", review: "adopted", posts: 1, user_id: 7 },
      ...{ face_kobo: 70_000, beneficiary: "08035550003", service_type: "airtime", confirmed_at: endAt + minute },
    });
    await watch[Symbol.asyncDispose]();
  });

  it("that the service denies stops selling only until it has, and is given up after some more", async () => {
    await using till = await openRestored();
    let asked = 0;
    const verify = async () => {
      asked++;
      return miss;
    };
    const watch = aWatch(till, { verify });
    await watch.begin();
    await till.store.transaction((trx) => recordOrphan(trx, "ada", referenceAt(till, endAt), noon));
    const isRefused = () =>
      till.store.transaction((trx) => watch.guard(trx, aPurchase(), { userId: 7, now: noon, account: anAccount() }));
    expect(await isRefused()).toEqual({ kind: "restoring" });
    watch.start();
    await till.clock.advance(minute);
    expect(await isRefused()).toBeNull();
    expect(await readRestored(till.store.db)).toMatchObject({ state: "open" });
    await till.clock.advance(120 * minute);
    expect(asked).toBe(6);
    expect(await dueChecks(till.store.db, "orphan", Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await watch[Symbol.asyncDispose]();
  });
});

describe("an account of a restored book", () => {
  it("sells nothing while the service is silent, or its wallet cannot be read, and gets the unexplained amount", async () => {
    await using till = await openRestored();
    const sale = await put(till.store, aPurchase({ state: "unknown", confirmed_at: endAt - minute }));
    let wallet: number | "unavailable" = "unavailable";
    const watch = aWatch(till, { lookAtWallet: async () => wallet });
    await watch.begin();
    watch.start();
    const isRefused = () =>
      till.store.transaction((trx) => watch.guard(trx, aPurchase(), { userId: 7, now: noon, account: anAccount() }));
    await till.clock.advance(30 * minute);
    expect([await isRefused(), await watch.waiting()]).toEqual([{ kind: "restoring" }, 1]);
    await watch.recordAnswer(sale);
    await till.clock.advance(minute);
    expect(await isRefused()).toEqual({ kind: "restoring" });
    wallet = 900_000;
    await till.clock.advance(minute);
    expect([await isRefused(), await watch.waiting()]).toEqual([null, 0]);
    const told = await till.store.db.selectFrom("notice").select("facts").where("kind", "=", "account").execute();
    expect(told.map(({ facts }) => JSON.parse(facts ?? "null"))).toEqual([
      { about: "restored", endAt },
      // Whether the balance of then shows the sale that was under way, nobody can say.
      { about: "restored_open", endAt, gap: { least: 51_250, most: 100_000 } },
    ]);
    await watch[Symbol.asyncDispose]();
  });
});
