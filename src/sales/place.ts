import { findAccount, findSnapshot, lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import type { Ids } from "../core/ids.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import { type Db, takeLock } from "../db/database.ts";
import { hasFaceValue } from "../services/services.ts";
import { enqueueCard } from "./enqueue-card.ts";
import type { Guard, GuardedTap, Guards, Refusal } from "./guard.ts";
import { findLike } from "./likeness.queries.ts";
import { findByConfirmKey, insertJournal, type Purchase, setCardMessage, updatePurchase } from "./purchases.queries.ts";
import { type Listed, type Quote, type QuoteMore, quoteLifeMs, requestOf, sameAgainMs, storeQuote } from "./quote.ts";

/** The result of a tap on a confirm button. */
export type Placed =
  /** This tap and no other made the sale. */
  | { kind: "placed"; purchase: Purchase }
  /** An earlier tap did: here is how it stands. */
  | { kind: "already"; purchase: Purchase }
  /** The quote is too old, was cancelled or has given way to another. Nothing was or will be sent. */
  | { kind: "expired"; purchase: Purchase }
  /** The price or the name changed since the card was shown: a new quote as it is now, to be confirmed again. */
  | { kind: "repriced"; was: Purchase; quote: Quote }
  /** The service has not said in time whether the price holds: a new quote that says so, to be confirmed again. */
  | { kind: "unchecked"; quote: Quote }
  /** The plan or network is no longer sold. */
  | { kind: "withdrawn"; purchase: Purchase }
  /** A sale like it is open, or was made a moment ago: a new quote that says so, to be confirmed again. */
  | { kind: "same_again"; quote: Quote }
  /** A guard refused: the offer stands as it was. */
  | { kind: "refused"; purchase: Purchase; refusal: Refusal }
  /** No such key, or not this user's. */
  | { kind: "no_offer" };

/** A tap that sells. */
export interface SellTap {
  userId: number;
  /** The account that the user is logged in to. */
  accountId: string;
  /** The message that carries the button: it becomes the sale's card. */
  messageId: number;
  now: number;
}

export interface Tap extends SellTap {
  confirmKey: string;
  /** The customer pays later, though the offer does not say so. */
  onCredit?: boolean;
}

/** The facts that a tap that sells is evaluated by. */
export interface PlaceDeps {
  said: RecallListing;
  guards: Guards;
}

/**
 * Turns the tap on a confirm button into an intent, in the caller's transaction, so that the update that brought the
 * tap is done in the same commit. The key is burned by the change of state: whatever comes later finds the sale.
 */
export async function place(trx: Db, ids: Ids, tap: Tap, deps: PlaceDeps): Promise<Placed> {
  // The sums and searches below see the rows of every earlier tap of this account, on any replica.
  await takeLock(trx, `account:${tap.accountId}`);
  const purchase = await findOffer(trx, tap.confirmKey, tap.userId);
  if (purchase?.account_id !== tap.accountId) return { kind: "no_offer" };
  if (purchase.state === "cancelled" || purchase.state === "expired") return { kind: "expired", purchase };
  if (purchase.state !== "quoted") return { kind: "already", purchase };
  const retire = (why: string | null) => updatePurchase(trx, purchase, { state: "expired", why });
  if (purchase.quote_expires_at <= tap.now) return { kind: "expired", purchase: await retire(null) };

  // Locked: the account sells in its mode of this moment, also if the offer was of the other.
  const account = await lockAccountForUpdate(trx, tap.accountId);
  if (account?.mode !== purchase.mode) return { kind: "expired", purchase: await retire("mode") };

  const credit = tap.onCredit ? { on_credit: 1 } : {};
  const wanted = { ...purchase, ...credit };
  // The card, which this user has read, shows no sale from after the offer was made.
  const likeSince = purchase.quoted_at - sameAgainMs;
  const evaluation = await judge(trx, wanted, { ...tap, account }, { ...deps, likeSince });
  /** The same wish again on the same card, with a fresh key: a second tap on the old one has not read what is new. */
  const quoteAgain = async (
    why: string,
    listed: Listed | null,
    more: Pick<QuoteMore, "uncheckedAt">,
  ): Promise<Quote> => {
    await retire(why);
    const other = await findForgotten(trx, purchase, likeSince);
    const quote = await storeQuote(trx, ids, requestOf(purchase, listed), tap.now, {
      ...{ ...more, cardTaken: tap.messageId, repeatsId: other?.id ?? purchase.repeats_id },
    });
    await setCardMessage(trx, quote.purchase.id, tap.messageId);
    return quote;
  };
  switch (evaluation.kind) {
    case "refused":
      return { kind: "refused", purchase, refusal: evaluation.refusal };
    case "gone":
      return { kind: "withdrawn", purchase: await retire("withdrawn") };
    case "moved":
      return { kind: "repriced", was: purchase, quote: await quoteAgain("repriced", evaluation.said, {}) };
    case "unchecked":
      return { kind: "unchecked", quote: await quoteAgain("unchecked", null, { uncheckedAt: tap.now }) };
    case "like": {
      const uncheckedAt = evaluation.said ? null : purchase.price_unchecked_at;
      return { kind: "same_again", quote: await quoteAgain("same_again", evaluation.said, { uncheckedAt }) };
    }
    case "good": {
      const also = { ...sayingOf(evaluation.said), ...credit };
      const placed = await confirmQuote(trx, ids, purchase, tap, { also, note: null });
      return { kind: "placed", purchase: placed };
    }
  }
}

/** The purchase behind a confirm button, if it is this user's. */
export async function findOffer(db: Db, confirmKey: string, userId: number): Promise<Purchase | undefined> {
  const purchase = await findByConfirmKey(db, confirmKey);
  return purchase?.user_id === userId ? purchase : undefined;
}

/** Takes a quote back. Returns the purchase as it stands: a sale that was confirmed is not cancelled by this. */
export async function cancelQuote(trx: Db, confirmKey: string, userId: number): Promise<Purchase | undefined> {
  const purchase = await findOffer(trx, confirmKey, userId);
  return purchase?.state === "quoted" ? updatePurchase(trx, purchase, { state: "cancelled" }) : purchase;
}

/**
 * Writes down that a sale is wanted, in the transaction of the tap that wants it: the row, its journal and the card that
 * says "sent". The sender sends what stands here and nothing else. `also` is what else changes in the row.
 */
export async function confirmQuote(
  trx: Db,
  ids: Ids,
  purchase: Purchase,
  tap: Omit<SellTap, "messageId"> & { messageId: number | null },
  more: { also?: Parameters<typeof updatePurchase>[2]; note: "again" | null },
): Promise<Purchase> {
  const before =
    (await findSnapshot(trx, purchase.account_id, purchase.mode)) ?? (await balanceOf(trx, purchase, tap.now));
  const placed = await updatePurchase(trx, purchase, {
    state: "intent",
    confirmed_at: tap.now,
    card_message_id: tap.messageId,
    // This tap ends the card's note about its price.
    price_unchecked_at: null,
    wallet_before_kobo: before?.kobo ?? null,
    wallet_before_asked_at: before?.asked_at ?? null,
    wallet_before_answered_at: before?.answered_at ?? null,
    ...more.also,
  });
  await insertJournal(trx, [
    {
      id: ids.ulid(),
      purchase_id: purchase.id,
      at: tap.now,
      kind: "intent",
      from_state: purchase.state,
      to_state: "intent",
      source: "tap",
      evidence_sha256: null,
      kobo: purchase.expected_kobo,
      note: more.note,
    },
  ]);
  emitAfterCommit(trx, "intents", purchase.id);
  // The card says "sent" while the answer is awaited: its sell button must be gone at once.
  await enqueueCard(trx, { ids, now: tap.now }, placed);
  return placed;
}

/** A balance that nothing was compared with yet, as after a login: answered at the latest `now`. */
async function balanceOf(trx: Db, { account_id, mode }: Purchase, now: number) {
  const account = await findAccount(trx, account_id);
  if (account?.mode !== mode || account.wallet_kobo === null || account.wallet_at === null) return null;
  return { kobo: account.wallet_kobo, asked_at: account.wallet_at, answered_at: now };
}

/** Returns the cached listing of a sale if it is fresh, else null. Callers request it before the transaction. */
export type RecallListing = (purchase: Purchase) => Listed | "gone" | null;

/** The result of a tap that would sell. */
export type Evaluation =
  /** Sell. `said` is null if the confirm card said that the price is not known. Guards have used a PIN's proof up. */
  | { kind: "good"; said: Listed | null }
  /** It is listed at another price, or under another name, than the card shows. */
  | { kind: "moved"; said: Listed }
  /** The plan, the network or the kind of meter is not listed any more. */
  | { kind: "gone" }
  /** The service has not said in time what it is listed at, and the card does not say so. */
  | { kind: "unchecked" }
  /** A sale like it that the card does not mention. */
  | { kind: "like"; other: Purchase; said: Listed | null }
  /** Nothing changes by this tap. */
  | { kind: "refused"; refusal: Refusal };

/**
 * Evaluates a quote in the transaction that would confirm it: a first tap, a list's row, or another try. Limits are
 * checked on the price that the service says now; if it says none, and the card says so, on the last one.
 */
export async function judge(
  trx: Db,
  purchase: Purchase,
  tap: GuardedTap,
  deps: { said: RecallListing; guards: Guards; likeSince: number },
): Promise<Evaluation> {
  const shut = await askGuards(deps.guards.accessGuards, trx, purchase, tap);
  if (shut) return { kind: "refused", refusal: shut };

  const said = deps.said(purchase);
  if (said === "gone") return { kind: "gone" };
  if (said && !isAsShown(purchase, said)) return { kind: "moved", said };
  if (!said && !isPromised(purchase, tap.now)) return { kind: "unchecked" };

  const other = await findForgotten(trx, purchase, deps.likeSince);
  if (other) return { kind: "like", other, said };

  const refusal = (said && refuseFace(said, purchase)) ?? (await askGuards(deps.guards.limits, trx, purchase, tap));
  return refusal ? { kind: "refused", refusal } : { kind: "good", said };
}

/** A sale like this one that is open, or was made since `since`, and that the offer did not name: it may be forgotten. */
export async function findForgotten(trx: Db, purchase: Purchase, since: number): Promise<Purchase | undefined> {
  const found = await findLike(trx, purchase, since, hasFaceValue(purchase.service_type));
  return found?.id === purchase.repeats_id ? undefined : found;
}

/** Whether a tap sells though the price is not known: its card said so, and is no older than an offer may be. */
export function isPromised({ price_unchecked_at }: Purchase, now: number): boolean {
  return price_unchecked_at !== null && now - price_unchecked_at < quoteLifeMs;
}

/** Refuses a face value that the provider does not take. */
export function refuseFace(
  { limits }: Pick<Listed, "limits">,
  { face_kobo }: Pick<Purchase, "face_kobo">,
): Extract<Refusal, { kind: "face_limits" }> | null {
  if (!limits || (face_kobo >= limits.minKobo && face_kobo <= limits.maxKobo)) return null;
  return { kind: "face_limits", limits };
}

/** What goes into the row with the tap: until when the price that it names was known to hold. */
export function sayingOf(said: Listed | null): { price_said_at?: number; price_unchecked_at?: null } {
  return said ? { price_said_at: said.saidAt, price_unchecked_at: null } : {};
}

// The service may give an id to another plan: a changed name needs a new confirmation, as a changed price does.
function isAsShown(purchase: Purchase, { price, productName, providerName }: Listed): boolean {
  return (
    price.chargeKobo === purchase.expected_kobo &&
    (productName ?? purchase.product_name) === purchase.product_name &&
    (providerName ?? purchase.provider_name) === purchase.provider_name
  );
}

/** The first refusal, in the order of the guards; null when all consent. */
export async function askGuards(
  guards: readonly Guard[],
  trx: Db,
  offer: Purchase,
  tap: GuardedTap,
): Promise<Refusal | null> {
  for (const guard of guards) {
    const refusal = await guard(trx, offer, tap);
    if (refusal) return refusal;
  }
  return null;
}
