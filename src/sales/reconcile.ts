import { messageOf } from "../core/errors.ts";
import { sha256 } from "../core/ids.ts";
import { createJobs } from "../core/jobs.ts";
import { createWakeableLoop, type WakeableLoop } from "../core/loop.ts";
import type { Tools } from "../db/tools.ts";
import type { TransactionRecord, VerifyOutcome } from "../vending-api/verify-outcome.ts";
import { awaitingTokens, checkBy, dueForCheck, nextCheckTime } from "./checks.queries.ts";
import { type Debited, nothingStated, type PurchaseEvent, saidStatusOf } from "./events.ts";
import { amountSaid } from "./evidence.ts";
import { findPurchase, type Purchase } from "./purchases.queries.ts";
import { amountRefused, compareWallet, isRefusedUnread } from "./refused.ts";
import type { Resend } from "./resend.ts";
import { hasReason } from "./reviews.ts";
import { canBeAsked, isChargeUnknown, isCheckDue, maxDelays, overdueMs, quietMs } from "./schedule.ts";
import type { Settle } from "./settle.ts";

/** Asks the service about every purchase that is not known to be over, when its next check is due. */
export interface Reconciler extends Omit<WakeableLoop, "wake"> {
  /** Asks now, because a person wants to know. Returns the row as it stands afterwards. */
  checkNow(purchaseId: string): Promise<Purchase | undefined>;
}

export interface ReconcilerDeps extends Pick<Tools, "store" | "clock" | "log"> {
  settle: Settle;
  verify(purchase: Purchase): Promise<VerifyOutcome>;
  /** Whether the wallet fell by more than the account's other sales explain; null when it cannot be seen. */
  isDebited(purchase: Purchase): Promise<Debited>;
  /** Whether the wallet fell by more than a sale costs whose POST was answered with an error. */
  isDoubled?(purchase: Purchase): Promise<boolean | null>;
  /** Resends a sale that was refused for its body's amount, if verify has no record of it. */
  resend?: Resend;
  /** Whether the token of this sale is asked for in the service's purchase record now; `first`: before verify. */
  tokenRecord?: {
    isWanted(purchase: Purchase): "first" | "after" | "no";
    ask(purchase: Purchase): Promise<PurchaseEvent | null>;
  };
  /** Whether the service is known to answer nobody. */
  isDown?(): boolean;
  /** The service has a record of it, or says that it has none. */
  onAnswered?(purchase: Purchase): Promise<void>;
  /** The service refuses every credential of this purchase's account. */
  onUnauthorized(purchase: Purchase): Promise<void>;
}

const batch = 50;
/** As many as the client has connections for: more would only wait there. */
const maxAtOnce = 8;
/** A service that answers nobody is asked gently, and a connection stays free for the prober. */
const maxWhileDown = 2;
/** Two questions about one purchase are at least this far apart, however often somebody taps. */
const checkPauseMs = 1500;
const idleMs = 60_000;
/** If several processes share the work, another one may have planned a check. */
const sharedIdleMs = 500;

export function createReconciler(deps: ReconcilerDeps): Reconciler {
  const { store, clock, log, settle } = deps;
  /** The accounts of sales that the service is being asked about: one question of each at a time. */
  const busy = new Map<string, string>();
  const jobs = createJobs({
    log,
    failure: { event: "purchase.check_failed", named: "purchase" },
    // Put off like a silence: it would be due again at once, and stand in the way of the others.
    onFailed: (id) =>
      settle
        .apply(id, { kind: "unanswered", why: "check_failed", retryAfterMs: null })
        .catch((error: unknown) => log.error("purchase.not_put_off", { purchase: id, error: messageOf(error) })),
    onEnd(id) {
      busy.delete(id);
      // A look that did not change the row (asked a moment ago, or by another replica) must not spin.
      restingUntil.set(id, clock.monotonic() + checkPauseMs);
      loop.wake();
    },
  });
  const restingUntil = new Map<string, number>();
  let isStopping = false;
  let isFirstRound = true;
  /** When the next round begins by itself; what is planned during a round gets another one. */
  let roundAt = Number.POSITIVE_INFINITY;
  const underWay = new Map<string, Promise<Purchase | undefined>>();
  const askedAt = new Map<string, number>();

  function check(purchaseId: string, isQuiet: boolean): Promise<Purchase | undefined> {
    const already = underWay.get(purchaseId);
    if (already) return already;
    const task = ask(purchaseId, isQuiet).finally(() => underWay.delete(purchaseId));
    underWay.set(purchaseId, task);
    return task;
  }

  async function ask(purchaseId: string, isQuiet: boolean): Promise<Purchase | undefined> {
    const purchase = await findPurchase(store.db, purchaseId);
    if (!purchase || !canBeAsked(purchase)) return purchase;
    // Read again: another replica may have asked meanwhile.
    if (!isQuiet && !isCheckDue(purchase, clock.now())) return purchase;
    const now = clock.now();
    if (wasJustNow(askedAt.get(purchaseId), now)) return purchase;
    askedAt.set(purchaseId, now);
    if (purchase.why === compareWallet && deps.isDoubled) {
      const isDoubled = await deps.isDoubled(purchase);
      const compared = await settle.apply(purchaseId, { kind: "compared", isDoubled }, { isQuiet, askedAt: now });
      // Only verify can say what is true of a contradicted one, and a restored account waits for verify's answer.
      const isOver = isDoubled !== null && compared.delivery !== "awaiting";
      if (isOver && !hasReason(compared.review, "contradiction")) return compared;
    }
    if (deps.tokenRecord?.isWanted(purchase) === "first" && !hasReason(purchase.review, "contradiction")) {
      const changed = await askRecord(purchase, isQuiet);
      if (changed?.delivery === "delivered" && !isChargeUnknown(changed)) return changed;
    }
    const outcome = await deps.verify(purchase);
    if (outcome.kind === "unauthorized") await deps.onUnauthorized(purchase);
    if (outcome.kind === "record" || outcome.kind === "miss") await deps.onAnswered?.(purchase);
    const event = await readVerify(purchase, outcome);
    if (event === "resent") return findPurchase(store.db, purchaseId);
    const changed = await settle.apply(purchaseId, event, { isQuiet, askedAt: now });
    return deps.tokenRecord?.isWanted(changed) === "after" ? ((await askRecord(changed, isQuiet)) ?? changed) : changed;
  }

  /** Undefined: the record has nothing to go by. */
  async function askRecord(purchase: Purchase, isQuiet: boolean): Promise<Purchase | undefined> {
    const event = await deps.tokenRecord?.ask(purchase);
    return event ? settle.apply(purchase.id, event, { isQuiet, askedAt: clock.now() }) : undefined;
  }

  /** Whether the service refused a sale's POST while verify was asked: the answer is older than the refusal. */
  async function isRefusedSince({ id, why }: Purchase): Promise<boolean> {
    const now = await findPurchase(store.db, id);
    return now !== undefined && now.why !== why && isRefusedUnread(now.why);
  }

  async function readVerify(purchase: Purchase, outcome: VerifyOutcome): Promise<PurchaseEvent | "resent"> {
    switch (outcome.kind) {
      case "record":
        return readRecord(outcome.record);
      case "miss": {
        if (await isRefusedSince(purchase)) return { kind: "unanswered", why: "asked_before", retryAfterMs: null };
        const resent = await deps.resend?.(purchase);
        if (resent === "resent") return resent;
        if (resent === "undecided") return { kind: "unanswered", why: "resend_undecided", retryAfterMs: null };
        // The wallet is only looked at when this miss could end the purchase.
        const isQuietOver = clock.now() > (purchase.send_deadline_at ?? 0) + quietMs;
        const couldEnd = purchase.state === "unknown" && (isQuietOver || purchase.why === amountRefused);
        return { kind: "missed", isDebited: couldEnd ? await deps.isDebited(purchase) : null };
      }
      case "unauthorized":
        return { kind: "unanswered", why: outcome.why, retryAfterMs: null };
      case "error":
        return { kind: "unanswered", why: outcome.why, retryAfterMs: outcome.retryAfterMs };
    }
  }

  /** Starts a look beside the others, and looks for the next when it is over. */
  function begin({ id, account_id }: Purchase): void {
    busy.set(id, account_id);
    jobs.begin(id, () => store.leases.hold(`check:${id}`, async () => void (await check(id, false))));
  }

  /** A due sale of each account that is not being asked for already, as many as may go side by side. */
  async function round(): Promise<number> {
    roundAt = Number.POSITIVE_INFINITY;
    const now = clock.now();
    const tick = clock.monotonic();
    // A process that died between a question and its answer has planned the next question minutes ahead.
    if (isFirstRound) {
      for (const id of await awaitingTokens(store.db, { now, since: now - overdueMs }))
        await checkBy(store.db, id, now);
      isFirstRound = false;
    }
    for (const [id, until] of restingUntil) if (until <= tick) restingUntil.delete(id);
    for (const [id, at] of askedAt) if (!wasJustNow(at, now)) askedAt.delete(id);
    const most = deps.isDown?.() ? maxWhileDown : maxAtOnce;
    const due =
      jobs.size < most
        ? await dueForCheck(store.db, { now, limit: batch, except: [...busy.values()], longest: maxDelays })
        : [];
    for (const purchase of due) {
      if (jobs.size >= most || isStopping) break;
      const isBusy = [...busy.values()].includes(purchase.account_id);
      if (!isBusy && !restingUntil.has(purchase.id)) begin(purchase);
    }
    const nextIn = ((await nextCheckTime(store.db, now)) ?? Number.POSITIVE_INFINITY) - now;
    const restsFor = Math.min(...restingUntil.values()) - tick;
    const wait = Math.min(Math.max(Math.min(nextIn, restsFor), 0), store.leases.isShared ? sharedIdleMs : idleMs);
    roundAt = now + wait;
    return wait;
  }

  const loop = createWakeableLoop({ name: "reconcile", clock, log, round });
  store.commitEvents.on("checks", (at) => Number(at) < roundAt && loop.wake());
  return {
    start: loop.start,
    idle: loop.idle,
    checkNow: (purchaseId) => check(purchaseId, true),
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await loop[Symbol.asyncDispose]();
      await jobs.idle();
    },
  };
}

/** A moment that lies ahead is one of a clock that was ahead. */
function wasJustNow(at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < checkPauseMs;
}

/** Turns a verify record into a statement about its purchase. */
export function readRecord(record: TransactionRecord): PurchaseEvent {
  return {
    kind: "verified",
    statement: {
      ...nothingStated,
      status: saidStatusOf[record.status],
      word: record.statusWord,
      amountKobo: amountSaid(record.amountKobo),
      beneficiary: record.beneficiary,
      serviceType: record.type,
      words: record.remarks,
      ...(record.status === "success" && { token: record.tokenHint, vended: record.vended ?? [] }),
      evidence: sha256(JSON.stringify(record)),
    },
  };
}
