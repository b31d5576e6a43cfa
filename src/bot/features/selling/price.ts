import { isPromised } from "../../../sales/judge.ts";
import type { PlaceDeps } from "../../../sales/place.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";

/**
 * Brings the price of what a card offers up to date while the card is looked at, so that a quick tap waits for nothing.
 * The card stays as it was drawn: should the price have moved, the tap says so.
 */
export function refreshPrice(ctx: SellerContext, offer: Purchase): void {
  ctx.shop.behind("price.refresh", () => ctx.shop.shelf.ask(scopeOf(ctx.shop, ctx.seller), offer));
}

/**
 * Asks the service for the price that a tap sells at, unless it has said it just now: once, and for no longer than
 * somebody waits at a counter. Outside of any transaction; what was said is judged in the placing one. A card that told
 * that the price is not known is not asked about again: it promised that the next tap sells.
 */
export async function askForPrice(ctx: SellerContext, offer: Purchase): Promise<void> {
  const { shop, seller } = ctx;
  const scope = scopeOf(shop, seller);
  const isAskable = offer.account_id === seller.account.id && offer.mode === scope.mode;
  if (!isAskable || isPromised(offer, shop.clock.now()) || shop.shelf.said(scope, offer) !== null) return;
  await shop.shelf.ask(scope, offer);
}

/** What a tap that sells is judged by. */
export function judgedBy({ shop, seller }: SellerContext): PlaceDeps {
  const scope = scopeOf(shop, seller);
  return {
    // The prices of the other mode are not this one's.
    said: (purchase) =>
      purchase.mode === scope.mode ? shop.shelf.said(scope, purchase, purchase.price_unchecked_at) : null,
    guards: shop.guards,
  };
}
