import type { Ids } from "../lib/ids.ts";
import { holdAccount } from "../store/accounts.ts";
import type { Db } from "../store/database.ts";
import { inTurn } from "../store/dialect.ts";
import { findByConfirmKey, findLike, type Purchase, setCardMessage, updatePurchase } from "../store/purchases.ts";
import { askGuards, type Guard, type Refusal } from "./guard.ts";
import { becomeIntent, type SellTap } from "./intent.ts";
import { type Price, type Quote, storeQuote, wishOf } from "./quote.ts";
import { hashConfirmKey } from "./settle.ts";

/** A sale like one that succeeded so short a time ago may be a slip of the finger: it is asked about. */
const sameAgainMs = 2 * 60_000;

/** What a tap on a confirm button came to. */
export type Placed =
  /** This tap and no other made the sale. */
  | { kind: "placed"; purchase: Purchase }
  /** An earlier tap did: here is how it stands. */
  | { kind: "already"; purchase: Purchase }
  /** The quote is too old, or was cancelled. Nothing was or will be sent. */
  | { kind: "expired"; purchase: Purchase }
  /** The price changed since the card was shown: a new quote at the new price, to be confirmed anew. */
  | { kind: "repriced"; was: Purchase; quote: Quote }
  /** The plan or network is no longer sold. */
  | { kind: "withdrawn"; purchase: Purchase }
  /** A sale to the same beneficiary and amount is open, or was made a moment ago: a new quote that says so, to be confirmed anew. */
  | { kind: "same_again"; other: Purchase; quote: Quote }
  /** A guard refused: the offer stands as it was. */
  | { kind: "refused"; purchase: Purchase; refusal: Refusal }
  /** No such key, or not this user's. */
  | { kind: "unknown" };

/** The newest price of what a quote sells; "gone" when it is no longer listed; null when the catalogue is not at hand. */
export type NewestPrice = (purchase: Purchase) => Price | "gone" | null;

export interface Tap extends SellTap {
  confirmKey: string;
}

/**
 * Turns the tap on a confirm button into an intent, in the caller's transaction, so that the update that brought the
 * tap is done in the same commit. The key is burned by the change of state: whatever comes later finds the sale.
 */
export async function place(
  trx: Db,
  ids: Ids,
  tap: Tap,
  deps: { newestPrice: NewestPrice; wallet: { kobo: number; at: number } | null; guards: readonly Guard[] },
): Promise<Placed> {
  // What is summed up and looked for below is what every earlier tap of this account has left, on whichever replica.
  await inTurn(trx, `account:${tap.accountId}`);
  const purchase = await findOffer(trx, tap.confirmKey, tap.userId);
  if (purchase?.account_id !== tap.accountId) return { kind: "unknown" };
  if (purchase.state === "cancelled" || purchase.state === "expired") return { kind: "expired", purchase };
  if (purchase.state !== "quoted") return { kind: "already", purchase };
  const retire = (why: string | null) => updatePurchase(trx, purchase, { state: "expired", why });
  if (purchase.quote_expires_at <= tap.now) return { kind: "expired", purchase: await retire(null) };

  // Held: whatever was offered, the mode in which the account sells is the one of this moment.
  const account = await holdAccount(trx, tap.accountId);
  if (account?.mode !== purchase.mode) return { kind: "expired", purchase: await retire("mode") };

  const newest = deps.newestPrice(purchase);
  if (newest === "gone") return { kind: "withdrawn", purchase: await retire("withdrawn") };
  if (newest && newest.chargeKobo !== purchase.expected_kobo) {
    const was = await retire("repriced");
    return { kind: "repriced", was, quote: await quoteAnew(trx, ids, tap, purchase, newest, null) };
  }

  const other = await findForgotten(trx, purchase, tap.now - sameAgainMs);
  if (other) {
    await retire("same_again");
    const price: Price = newest ?? {
      chargeKobo: purchase.expected_kobo as Price["chargeKobo"],
      discountPercent: purchase.discount_percent,
    };
    return { kind: "same_again", other, quote: await quoteAnew(trx, ids, tap, purchase, price, other.id) };
  }

  const refusal = await askGuards(deps.guards, trx, purchase, tap);
  if (refusal) return { kind: "refused", purchase, refusal };

  const placed = await becomeIntent(trx, ids, purchase, tap, { wallet: deps.wallet, note: null });
  return { kind: "placed", purchase: placed };
}

/** The same wish again on the same card, with a fresh key. */
async function quoteAnew(
  trx: Db,
  ids: Ids,
  tap: Tap,
  was: Purchase,
  price: Price,
  repeatsId: string | null,
): Promise<Quote> {
  const quote = await storeQuote(trx, ids, wishOf(was, price), tap.now, repeatsId);
  await setCardMessage(trx, quote.purchase.id, tap.messageId);
  return quote;
}

/** A sale like this one that is open, or was made since `since`, and that the offer did not name: it may be forgotten. */
export async function findForgotten(trx: Db, purchase: Purchase, since: number): Promise<Purchase | undefined> {
  const found = await findLike(trx, purchase, since);
  return found?.id === purchase.repeats_id ? undefined : found;
}

/** The purchase behind a confirm button, if it is this user's. */
export async function findOffer(db: Db, confirmKey: string, userId: number): Promise<Purchase | undefined> {
  const purchase = await findByConfirmKey(db, hashConfirmKey(confirmKey));
  return purchase?.user_id === userId ? purchase : undefined;
}

/** Takes a quote back. Returns the purchase as it stands: a sale that was confirmed is not cancelled by this. */
export async function cancelQuote(trx: Db, confirmKey: string, userId: number): Promise<Purchase | undefined> {
  const purchase = await findOffer(trx, confirmKey, userId);
  return purchase?.state === "quoted" ? updatePurchase(trx, purchase, { state: "cancelled" }) : purchase;
}
