import { type Account, findAccount } from "../accounts/accounts.queries.ts";
import type { AccountMode } from "../core/account-modes.ts";
import { createWakeableLoop } from "../core/loop.ts";
import { putRestored, type Restored, readRestored } from "../db/restored.queries.ts";
import type { Tools } from "../db/tools.ts";
import { lookNow } from "../sales/checks.queries.ts";
import type { Guard } from "../sales/guard.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { countUndoneEvents } from "../sales/webhook-events.queries.ts";
import { enqueueForChats } from "../sessions/news.ts";
import type { VerifyOutcome } from "../vending-api/verify-outcome.ts";
import { adopt } from "./adopt.ts";
import { askAnewMs, beginRestored } from "./begin-restored.ts";
import {
  countChecks,
  countWaiting,
  dropCheck,
  dropSettledChecks,
  dueChecks,
  putOff,
  type RestoreCheck,
} from "./restore-checks.queries.ts";
import { walletGap } from "./wallet-gap.ts";

/** After a restore: finds out what the book may have missed, account by account, and lets each sell when it knows. */
export interface RestoreWatch extends AsyncDisposable {
  /** Before anything else runs on the store. */
  begin(): Promise<void>;
  start(): void;
  /** Refuses new sales of an account with open checks. */
  guard: Guard;
  /** The service has said something readable about this sale, be it that there is no such record. */
  recordAnswer(purchase: Purchase): Promise<void>;
  /** How many accounts wait. */
  waiting(): Promise<number>;
}

export interface RestoreWatchDeps extends Omit<Tools, "cipher"> {
  verify(account: Account, mode: AccountMode, reference: string): Promise<VerifyOutcome>;
  /** The account's balance now; a word if it cannot be read. */
  lookAtWallet(accountId: string): Promise<number | "unauthorized" | "unavailable">;
}

const busyMs = 500;
const maxRestMs = 15_000;
const idleMs = 60_000;
const batch = 20;
const againMs = 5000;
/** Then nobody at the service knows the reference: it is somebody else's, or was never sent. */
const maxMisses = 6;

export function createRestoreWatch(deps: RestoreWatchDeps): RestoreWatch {
  const { store, clock, ids, log } = deps;
  let isActive = false;
  let restMs = busyMs;
  let waitedFor = 0;

  async function drop(check: RestoreCheck): Promise<void> {
    await dropCheck(store.db, check);
  }

  async function lookUpOrphan(check: RestoreCheck): Promise<void> {
    const account = await findAccount(store.db, check.account_id);
    if (!account) return drop(check);
    // References of the two modes have nothing to do with each other, and a webhook does not tell its own.
    const keys = { live: account.live_key_sealed, sandbox: account.sandbox_key_sealed };
    const modes = ([account.mode, account.mode === "live" ? "sandbox" : "live"] as const).filter((mode) => keys[mode]);
    let isDenied = modes.length > 0;
    for (const mode of modes) {
      const outcome = await deps.verify(account, mode, check.reference);
      if (outcome.kind === "record") {
        const { record } = outcome;
        const adopted = await store.transaction((trx) => adopt(trx, { ids, now: clock.now() }, account, mode, record));
        if (!adopted) break;
        return log.info("restore.adopted", { purchase: adopted.id });
      }
      if (outcome.kind !== "miss") isDenied = false;
    }
    const misses = check.misses + (isDenied ? 1 : 0);
    if (misses >= maxMisses) {
      log.warn("restore.orphan_unknown", { account: check.account_id });
      return drop(check);
    }
    await putOff(store.db, check, clock.now() + againMs * 4 ** misses, misses);
  }

  /** The schedule of a sale knows nothing of the restore: one that is over would not be asked about a second time. */
  async function askAgain(check: RestoreCheck, now: number): Promise<void> {
    await store.transaction(async (trx) => {
      await lookNow(trx, check.account_id, check.reference, now);
      await putOff(trx, check, now + askAnewMs, check.misses);
    });
  }

  /** When all else of an account is known, its wallet shows the rest. Then it sells again. */
  async function finish(check: RestoreCheck, restored: Restored): Promise<void> {
    const accountId = check.account_id;
    const left = await countChecks(store.db, accountId);
    if (left > 1 || (await countUndoneEvents(store.db, accountId)) > 0) return;
    const now = clock.now();
    const wallet = await deps.lookAtWallet(accountId);
    if (wallet === "unavailable") return putOff(store.db, check, now + againMs, 0);
    const account = await findAccount(store.db, accountId);
    if (!account) return drop(check);
    const { wallet_kobo: kobo, wallet_at: at } = check;
    await store.transaction(async (trx) => {
      if (!(await dropCheck(trx, check))) return;
      const isSeen = typeof wallet === "number" && kobo !== null && at !== null;
      const gap = isSeen ? await walletGap(trx, account, { kobo, at }, wallet) : null;
      await enqueueForChats(trx, { ids, now }, accountId, { about: "restored_open", endAt: restored.endAt, gap });
      log.info("restore.account_open", { account: accountId, ...gap });
    });
  }

  async function round(): Promise<number> {
    const restored = await readRestored(store.db);
    isActive = restored !== null;
    if (!restored || !(await store.leases.keep("restore"))) return idleMs;
    const now = clock.now();
    await dropSettledChecks(store.db, restored.at);
    for (const check of await dueChecks(store.db, "sale", now, batch)) await askAgain(check, now);
    for (const check of await dueChecks(store.db, "orphan", now, batch)) await lookUpOrphan(check);
    const wallets = await dueChecks(store.db, "wallet", now, Number.MAX_SAFE_INTEGER);
    for (const check of wallets) await finish(check, restored);
    const waiting = await countWaiting(store.db);
    if (waiting === 0 && restored.state === "looking") {
      await putRestored(store.db, { ...restored, state: "open" });
      log.info("restore.open");
    }
    const [orphan] = await dueChecks(store.db, "orphan", Number.MAX_SAFE_INTEGER, 1);
    if (waiting === 0 && !orphan) return idleMs;
    // A service that is away, or an account whose key it refuses, is not looked at over and over.
    restMs = waiting === waitedFor ? Math.min(restMs * 2, maxRestMs) : busyMs;
    waitedFor = waiting;
    return restMs;
  }

  const loop = createWakeableLoop({ name: "restore", clock, log, round });
  store.commitEvents.on("orphans", loop.wake);
  return {
    async begin() {
      const sales = await beginRestored(store, { ids, now: clock.now() });
      isActive = (await readRestored(store.db)) !== null;
      if (sales !== null) log.warn("restore.begun", { sales });
    },
    start: loop.start,
    async guard(trx, offer) {
      return isActive && (await countChecks(trx, offer.account_id)) > 0 ? { kind: "restoring" } : null;
    },
    async recordAnswer({ account_id, reference }) {
      if (isActive && (await dropCheck(store.db, { account_id, reference }))) loop.wake();
    },
    waiting: async () => (isActive ? countWaiting(store.db) : 0),
    [Symbol.asyncDispose]: () => loop[Symbol.asyncDispose](),
  };
}
