import { isPromised } from "../../../sales/judge.ts";
import type { PlaceDeps } from "../../../sales/place.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";

/**
 * Brings the price of a card's offer up to date while a person reads the card, so that a quick tap waits for nothing.
 * The card stays as it was drawn: should the price have moved, the tap says so.
 */
export function refreshPrice(ctx: SellerContext, offer: Purchase): void {
  ctx.shop.runInBackground("price.refresh", () => ctx.shop.productCatalogue.ask(scopeOf(ctx.shop, ctx.seller), offer));
}

/**
 * Asks the service for the price that a tap sells at, unless the service has just reported it: once, and for no longer
 * than somebody waits at a counter. It runs outside any transaction; the placing one evaluates the price. A card that
 * told that the price is not known is not asked about again: it promised that the next tap sells.
 */
export async function askForPrice(ctx: SellerContext, offer: Purchase): Promise<void> {
  const { shop, seller } = ctx;
  const scope = scopeOf(shop, seller);
  const isAskable = offer.account_id === seller.account.id && offer.mode === scope.mode;
  if (!isAskable || isPromised(offer, shop.clock.now()) || shop.productCatalogue.said(scope, offer) !== null) return;
  await shop.productCatalogue.ask(scope, offer);
}

/** The facts that a tap to sell is evaluated by. */
export function judgedBy({ shop, seller }: SellerContext): PlaceDeps {
  const scope = scopeOf(shop, seller);
  return {
    // The prices of the other mode are not this one's.
    said: (purchase) =>
      purchase.mode === scope.mode ? shop.productCatalogue.said(scope, purchase, purchase.price_unchecked_at) : null,
    guards: shop.guards,
  };
}
