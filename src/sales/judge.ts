import type { Db } from "../db/database.ts";
import { hasFaceValue } from "../services/services.ts";
import type { Guard, GuardedTap, Guards, Refusal } from "./guard.ts";
import { findLike } from "./likeness.queries.ts";
import type { Purchase } from "./purchases.queries.ts";
import { type Listed, quoteLifeMs } from "./quote.ts";

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
