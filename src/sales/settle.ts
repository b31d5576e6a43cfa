import type { Random } from "../core/backoff.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Tools } from "../db/tools.ts";
import { enqueue, withdrawNotices } from "../outbox/notices.queries.ts";
import { enqueueCard, isOnList } from "./enqueue-card.ts";
import type { PurchaseEvent } from "./events.ts";
import { next } from "./next.ts";
import { findPurchase, insertJournal, type Purchase, updatePurchase } from "./purchases.queries.ts";
import { hasReason } from "./reviews.ts";
import { checkDelayMs, type TokenWay } from "./schedule.ts";
import type { Step } from "./states.ts";

/** Applies events to purchases: the only writer of what the service says. */
export interface Settle {
  /**
   * Applies one event in a transaction of its own, and owes the chat what follows from it. Safe to call twice: the
   * second call changes nothing and returns the stored row.
   */
  apply(purchaseId: string, event: PurchaseEvent, options?: SettleOptions): Promise<Purchase>;
  /** The same inside the caller's transaction. */
  applyIn(trx: Db, purchase: Purchase, event: PurchaseEvent, options?: SettleOptions): Promise<Purchase>;
  /** The token in clear text, also while it is only a guess from the service's words. */
  openToken(purchase: Purchase): string | null;
  /** The vended token in clear text; null also while it is only guessed from the service's words, and may still come. */
  readToken(purchase: Purchase): string | null;
}

interface SettleOptions {
  /** No message beside the card: the reseller is looking at it. */
  isQuiet?: boolean;
  /** The event is what came of a question that was asked then. */
  askedAt?: number;
}

export interface SettleDeps extends Tools {
  random: Random;
  /** Whether the amount of a record or webhook is the charge at this service. Default: no. */
  isRecordCharge?(): boolean;
  /** Whether this service's purchase records show tokens. Default: none. */
  tokenWay?(): TokenWay;
  /** Owes others what follows from a step, in the same transaction. */
  enqueueAlso?(trx: Db, purchase: Purchase, step: Step, now: number): Promise<void>;
}

const recheckMs = 2000;
/** If verify has not answered a contradiction by then, one message reports the state of the sale. */
const contradictionMs = 15_000;

export function createSettle(deps: SettleDeps): Settle {
  const { store, cipher, clock, ids, random, log } = deps;

  const openToken = (purchase: Purchase) =>
    purchase.token_sealed === null ? null : cipher.open(purchase.token_sealed, tokenIdentity(purchase.id));

  /** A record or webhook whose amount is the charge, as this service was learnt to mean it. */
  function withMeaning(event: PurchaseEvent): PurchaseEvent {
    if ((event.kind !== "webhook" && event.kind !== "verified") || !deps.isRecordCharge?.()) return event;
    return { ...event, statement: { ...event.statement, isCharge: true } };
  }

  async function applyIn(trx: Db, purchase: Purchase, event: PurchaseEvent, options: SettleOptions = {}) {
    const now = clock.now();
    const step = next(purchase, withMeaning(event), now, openToken(purchase));
    const changes = toColumns(purchase, step, now, event, options);
    if (Object.keys(changes).length === 0 && step.journal.length === 0) return purchase;
    const changed = await updatePurchase(trx, purchase, changes);
    await insertJournal(
      trx,
      step.journal.map((note) => ({
        id: ids.ulid(),
        purchase_id: purchase.id,
        at: now,
        kind: note.kind,
        from_state: note.from,
        to_state: note.to,
        source: note.source,
        evidence_sha256: note.evidence,
        kobo: note.kobo,
        note: note.note,
      })),
    );
    await enqueueFor(trx, changed, step, now, options);
    await deps.enqueueAlso?.(trx, changed, step, now);
    const { state } = changed;
    const isNew = state !== purchase.state || step.journal.some(({ kind }) => kind === "review");
    if (isNew && state !== "intent") emitAfterCommit(trx, "money", purchase.account_id);
    log.info("purchase.event", { purchase: purchase.id, event: event.kind, from: purchase.state, to: changed.state });
    return changed;
  }

  /** The row's new columns, the token sealed and the next check set. */
  function toColumns(
    purchase: Purchase,
    step: Step,
    now: number,
    event: PurchaseEvent,
    options: SettleOptions,
  ): Partial<Purchase> {
    const { token, tokenUnread, ...changes } = step.changes;
    if (options.askedAt !== undefined) changes.asked_at = options.askedAt;
    if (token !== undefined) changes.token_sealed = cipher.seal(token, tokenIdentity(purchase.id));
    if (tokenUnread !== undefined) {
      changes.token_unread_sealed = cipher.seal(tokenUnread, identityOf("purchase.token_unread", purchase.id));
    }
    if (step.recheck) return { ...changes, next_check_at: now + recheckMs };
    if (Object.keys(changes).length === 0) return changes;
    const asked = event.kind === "unanswered" ? (event.retryAfterMs ?? 0) : 0;
    const { next_check_at: planned } = purchase;
    if (options.isQuiet && changes.state === undefined && planned !== null && planned > now) {
      // A look that a person asked for comes on top: it never puts off the next one, unless the service asks for that.
      return { ...changes, next_check_at: Math.max(planned, now + asked) };
    }
    const delay = checkDelayMs({ ...purchase, ...changes }, now, deps.tokenWay?.() ?? "none");
    const spread = delay === null ? null : Math.round(Math.max(delay * (0.8 + 0.4 * random()), asked));
    return { ...changes, next_check_at: spread === null ? null : now + spread };
  }

  async function enqueueFor(trx: Db, purchase: Purchase, step: Step, now: number, options: SettleOptions) {
    const common = { userId: purchase.user_id, purchaseId: purchase.id, now };
    await enqueueCard(trx, { ids, now }, purchase);
    const contradiction = `contradiction:${purchase.id}:`;
    const isAnswered = step.changes.review !== undefined && !hasReason(purchase.review, "contradiction");
    if (isAnswered) await withdrawNotices(trx, purchase.id, contradiction);
    for (const kind of step.announcements) {
      if (options.isQuiet && kind === "settled") continue;
      if (isOnList(purchase) && (kind === "settled" || kind === "token")) continue;
      // One message per announcement; the version makes a second correction or a second token another one.
      const key = kind === "settled" ? settledKey(purchase) : `${kind}:${purchase.id}:${purchase.version}`;
      if (kind === "review" && step.recheck) {
        const later = { key: `${contradiction}${purchase.version}`, dueAt: now + contradictionMs };
        await enqueue(trx, { ...common, ...later, id: ids.ulid(), kind });
        continue;
      }
      await enqueue(trx, { ...common, id: ids.ulid(), kind, key });
    }
  }

  return {
    async apply(purchaseId, event, options) {
      return store.transaction(async (trx) => {
        const purchase = await findPurchase(trx, purchaseId);
        if (!purchase) throw new Error(`No purchase ${purchaseId}`);
        return applyIn(trx, purchase, event, options);
      });
    },
    applyIn,
    openToken,
    readToken: (purchase) =>
      purchase.token_source === "words" && purchase.delivery !== "delivered" ? null : openToken(purchase),
  };
}

/** The identity that a sealed token is bound to. */
export function tokenIdentity(purchaseId: string): string {
  return identityOf("purchase.token", purchaseId);
}

/** Once per tap that sent the sale. */
function settledKey({ id, earlier_posts }: Purchase): string {
  return earlier_posts === 0 ? `settled:${id}` : `settled:${id}:${earlier_posts}`;
}
