import type { Actor } from "../audit/audit.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { setRule } from "../pricing/prices.ts";
import { hasFaceValue } from "../services/services.ts";
import { findOffer } from "./place.ts";
import { type Purchase, updatePurchase } from "./purchases.queries.ts";

/** Whether the price that was set for one sale can be asked to be that of its plan: each piece has one of its own. */
export function canKeepPrice({ price_from, price_kobo, product_id, service_type, quantity }: Purchase): boolean {
  const isPlan = product_id !== null && !hasFaceValue(service_type);
  return price_from === "typed" && isPlan && price_kobo !== null && price_kobo > 0 && price_kobo % quantity === 0;
}

/** Makes the price of an offer the rule of its plan, in the caller's transaction. Undefined: there is nothing to keep. */
export async function keepPrice(
  trx: Db,
  stamp: Stamp,
  owner: Actor & { accountId: string },
  { confirmKey, userId }: { confirmKey: string; userId: number },
): Promise<Purchase | undefined> {
  const offer = await findOffer(trx, confirmKey, userId);
  if (offer?.state !== "quoted" || offer.account_id !== owner.accountId || !canKeepPrice(offer)) return undefined;
  const { service_type, provider_id, provider_slug, provider_name, product_id, product_name } = offer;
  const scope = { service_type, provider_id, provider_slug, provider_name, product_id, product_name };
  const kobo = toKobo((offer.price_kobo ?? 0) / offer.quantity);
  await setRule(trx, stamp, owner, scope, { how: "exact", kobo, basis_points: null, step_kobo: null });
  return updatePurchase(trx, offer, { price_from: "rule" });
}
