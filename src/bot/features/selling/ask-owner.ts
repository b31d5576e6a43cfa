import type { SeatRefusal } from "../../../sales/guard.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { findAsk } from "../../../staff/allowances.ts";
import { askOwners } from "../../../staff/asks.ts";
import { keyOfSale } from "../../callbacks/sales.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { redrawSale } from "../../ui/own-sale.ts";
import { formatRefusal } from "../../ui/seat-refusals.ts";
import { answer, replace } from "../../ui/show.ts";
import { drawOffer } from "./offer.ts";

/** "Ask the owner" on an offer above the seat's limits. The tap that sells is still the seller's own. */
export async function askOwnerFor(ctx: SellerContext, confirmKey: string): Promise<void> {
  const { say, shop, seller } = ctx;
  const deps = { ...stampNow(shop), startOfDay: shop.times.startOfDay };
  const asked = await ctx.work.commit((trx) => askOwners(trx, deps, seller, confirmKey));
  if (!asked) return answer(ctx, say.plain("tap-not-yours"), true);
  const { offer, isNew } = asked;
  const isOver = offer.state !== "quoted" || offer.quote_expires_at <= deps.now;
  if (isOver) return redrawSale(ctx, offer);
  await replace(
    ctx,
    await drawOffer(ctx, { purchase: offer, confirmKey }),
    isNew ? say.plain("tap-asked-owner") : undefined,
  );
}

/** A tap that sells above the seat's limits: the card leads to the owner, or waits for the answer. */
export async function showOverLimit(ctx: SellerContext, offer: Purchase, refusal: SeatRefusal): Promise<void> {
  const { say, shop } = ctx;
  const ask = await findAsk(shop.store.db, offer, shop.clock.now());
  if (ask === "asked") return answer(ctx, say.plain("tap-not-answered"), true);
  const words = ask === "refused" ? say.plain("tap-owner-no") : formatRefusal(say, refusal);
  const confirmKey = keyOfSale(ctx.callbackQuery?.data);
  if (confirmKey === undefined) return answer(ctx, words, true);
  await replace(ctx, await drawOffer(ctx, { purchase: offer, confirmKey }), words, true);
}
