import type { Ids } from "../lib/ids.ts";
import type { Db } from "../store/database.ts";
import { owe } from "../store/notices.ts";
import { findPurchase, insertJournal, type Purchase, soldSince, updatePurchase } from "../store/purchases.ts";
import { askGuards, type Guard, type Refusal } from "./guard.ts";
import type { NewestPrice } from "./place.ts";

/** How long after the first tap the same sale may be tried again: later, the customer's wish is another one. */
const sameWishMs = 24 * 3_600_000;

/** What a tap that tries a sale again came to. */
export type TriedAgain =
  /** It will be sent, under the reference that it had. */
  | { kind: "placed"; purchase: Purchase }
  /** An earlier tap did it, or the service has spoken since: here is how it stands. */
  | { kind: "already"; purchase: Purchase }
  /** The price has moved, or it is no longer sold: only a new offer can say what it costs now. */
  | { kind: "other_price"; purchase: Purchase }
  /** A guard refused: the sale stays as it was. */
  | { kind: "refused"; purchase: Purchase; refusal: Refusal }
  /** No such sale, or not this user's. */
  | { kind: "unknown" };

export interface AgainTap {
  purchaseId: string;
  /** The row that the question showed: a tap on an older question finds another number. */
  version: number;
  userId: number;
  /** The account that the user is logged in to. */
  accountId: string;
  /** The message that carries the button: it becomes the sale's card. */
  messageId: number;
  now: number;
}

/**
 * Whether a sale may be tried again under its own reference: the service has said, repeatedly and late enough, that it
 * never saw it. Should the first request turn up after all, the service has one reference to know both by.
 */
export function canTryAgain(purchase: Purchase, now: number): boolean {
  const { state, why, review, confirmed_at } = purchase;
  const isSameWish = confirmed_at !== null && now - confirmed_at < sameWishMs;
  return state === "void" && why === "no_record" && review === null && isSameWish;
}

/**
 * Turns a sale that the service never saw into an intent again, in the caller's transaction: same row, same reference,
 * one more tap and one more POST. What the first POST may still come to finds this row, and ends the second attempt if
 * it has not left.
 */
export async function tryAgain(
  trx: Db,
  ids: Ids,
  tap: AgainTap,
  deps: { newestPrice: NewestPrice; wallet: { kobo: number; at: number } | null; guards: readonly Guard[] },
): Promise<TriedAgain> {
  const purchase = await findPurchase(trx, tap.purchaseId);
  if (purchase?.user_id !== tap.userId || purchase.account_id !== tap.accountId) return { kind: "unknown" };
  if (purchase.version !== tap.version || !canTryAgain(purchase, tap.now)) return { kind: "already", purchase };
  const newest = deps.newestPrice(purchase);
  if (newest === "gone" || (newest && newest.chargeKobo !== purchase.expected_kobo)) {
    return { kind: "other_price", purchase };
  }
  const refusal = await askGuards(deps.guards, trx, purchase, tap);
  if (refusal) return { kind: "refused", purchase, refusal };

  const placed = await updatePurchase(trx, purchase, {
    ...{ state: "intent", confirmed_at: tap.now, settled_at: null, card_message_id: tap.messageId },
    ...{ posts: 0, earlier_posts: purchase.earlier_posts + purchase.posts, tries: 0, misses: 0, checks: 0 },
    ...{ send_deadline_at: null, next_check_at: null, why: null, service_words: null },
    wallet_before_kobo: deps.wallet && deps.wallet.kobo - (await soldSince(trx, purchase, deps.wallet.at)),
  });
  await insertJournal(trx, [
    {
      id: ids.ulid(),
      purchase_id: purchase.id,
      at: tap.now,
      kind: "intent",
      from_state: "void",
      to_state: "intent",
      source: "tap",
      evidence_sha256: null,
      kobo: purchase.expected_kobo,
      note: "again",
    },
  ]);
  const key = `card:${purchase.id}`;
  await owe(trx, { id: ids.ulid(), userId: tap.userId, purchaseId: purchase.id, kind: "card", key, now: tap.now });
  return { kind: "placed", purchase: placed };
}
