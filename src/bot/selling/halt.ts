import { isServiceDown, Unauthorized, type VendingError } from "../../vending/errors.ts";
import { menuButton } from "../ui/menu-card.ts";
import { button, type Content } from "../ui/screen.ts";
import type { Html } from "../ui/text.ts";
import type { SellerContext } from "./needs.ts";
import { shelfTrouble } from "./stock.ts";

/**
 * Said above a question while the service answers nobody, so that nobody at the counter waits for it; null while it
 * answers. Whoever reads it is told when the service is back.
 */
export function warnOfOutage(ctx: SellerContext): Html | null {
  const { say, shop } = ctx;
  const since = shop.outage.downSince();
  if (since === null) return null;
  ctx.work.later((trx) => shop.outage.turnAway(trx, ctx.userId));
  return say.html("sell-down", { time: shop.times.time(since) });
}

/** In place of an offer that could not be sold now; null when it can. `retry` is the data of the button that tries again. */
export function showOutage(ctx: SellerContext, retry: string): Content | null {
  const { say } = ctx;
  const html = warnOfOutage(ctx);
  return html && { html, buttons: [[button(say, "button-try-again", retry), menuButton(say)]] };
}

/** Why the shelf cannot be shown, and the way on. */
export function showTrouble(ctx: SellerContext, error: VendingError, retry: string): Content {
  // Whoever sits on a seat has no PIN to log in with.
  if (ctx.seller.seat && error instanceof Unauthorized) {
    return { html: ctx.say.html("seat-refused-closed"), buttons: [[menuButton(ctx.say)]] };
  }
  return (isServiceDown(error) ? showOutage(ctx, retry) : null) ?? shelfTrouble(ctx.say, error, retry);
}
