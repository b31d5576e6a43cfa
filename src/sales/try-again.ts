import { lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import { dayMs } from "../core/calendar.ts";
import type { Ids } from "../core/ids.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Refusal } from "./guard.ts";
import { confirmQuote, findForgotten, judge, type PlaceDeps, type SellTap, sayingOf } from "./place.ts";
import { findPurchase, type Purchase, updatePurchase } from "./purchases.queries.ts";
import { unseen } from "./quote.ts";

/** How long after the first tap the same sale may be tried again: later, the customer's wish is another one. */
const sameRequestMs = dayMs;

/** The result of a tap that tries a sale again. */
export type TriedAgain =
  /** It will be sent, under the reference that it had. */
  | { kind: "placed"; purchase: Purchase }
  /** An earlier tap did it, or the service has spoken since: here is how it stands. */
  | { kind: "already"; purchase: Purchase }
  /**
   * Only a new offer can say what is true now: the price has moved, it is no longer sold, the account sells in the other mode, or the reseller has meanwhile
   * sold the same by hand (`other`).
   */
  | { kind: "offer_again"; purchase: Purchase; other: Purchase | null }
  /** The service has not said in time whether the price holds: the question comes again, and says so. */
  | { kind: "unchecked"; purchase: Purchase }
  /** A guard refused: the sale stays as it was. */
  | { kind: "refused"; purchase: Purchase; refusal: Refusal }
  /** No such sale, or not this user's. */
  | { kind: "no_sale" };

export interface AgainTap extends SellTap {
  purchaseId: string;
  /** The row that the question showed: a tap on an older question finds another number. */
  version: number;
}

/**
 * Whether a sale may be tried again under its own reference: the service has said, repeatedly and late enough, that it
 * never saw it. Should the first request turn up after all, the service has one reference to know both by.
 */
export function canTryAgain(purchase: Purchase, now: number): boolean {
  const { state, why, review, confirmed_at } = purchase;
  const isSameRequest = confirmed_at !== null && now - confirmed_at < sameRequestMs;
  return state === "void" && why === "no_record" && review === null && isSameRequest;
}

/** A sale like this one that was made since, and that the user of the old card may have forgotten. */
export async function soldByHand(db: Db, purchase: Purchase): Promise<Purchase | null> {
  return (await findForgotten(db, purchase, purchase.confirmed_at ?? 0)) ?? null;
}

/**
 * Turns a sale that the service never saw into an intent again, in the caller's transaction: same row, same reference,
 * one more tap and one more POST. A late result of the first POST finds this row, and ends the second attempt if it has
 * not left.
 */
export async function tryAgain(trx: Db, ids: Ids, tap: AgainTap, deps: PlaceDeps): Promise<TriedAgain> {
  // As in `place`: what every earlier tap of this account has left is seen, on whichever replica.
  await takeLock(trx, `account:${tap.accountId}`);
  const purchase = await findPurchase(trx, tap.purchaseId);
  if (purchase?.user_id !== tap.userId || purchase.account_id !== tap.accountId) return { kind: "no_sale" };
  if (purchase.version !== tap.version || !canTryAgain(purchase, tap.now)) return { kind: "already", purchase };
  // Held, as in `place`.
  const account = await lockAccountForUpdate(trx, tap.accountId);
  const offerAgain = async (): Promise<TriedAgain> => ({
    kind: "offer_again",
    purchase,
    other: await soldByHand(trx, purchase),
  });
  if (account?.mode !== purchase.mode) return offerAgain();
  const evaluation = await judge(
    trx,
    purchase,
    { ...tap, account },
    { ...deps, likeSince: purchase.confirmed_at ?? 0 },
  );
  if (evaluation.kind === "refused") return { kind: "refused", purchase, refusal: evaluation.refusal };
  if (evaluation.kind === "unchecked") {
    // Another version: a second tap on the question that was there has not read what is new.
    return { kind: "unchecked", purchase: await updatePurchase(trx, purchase, { price_unchecked_at: tap.now }) };
  }
  if (evaluation.kind !== "good") return offerAgain();

  const placed = await confirmQuote(trx, ids, purchase, tap, {
    also: {
      ...sayingOf(evaluation.said),
      ...{ settled_at: null, send_deadline_at: null, next_check_at: null, why: null, service_words: null },
      ...unseen,
      ...{ posts: 0, earlier_posts: purchase.earlier_posts + purchase.posts, tries: 0, misses: 0, checks: 0 },
    },
    note: "again",
  });
  return { kind: "placed", purchase: placed };
}
