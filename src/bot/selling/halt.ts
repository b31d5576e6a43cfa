import { isServiceDown, Unauthorized, Unavailable, type VendingError } from "../../vending/errors.ts";
import { menuButton } from "../ui/menu-card.ts";
import { renderProblem } from "../ui/refusals.ts";
import { button, type Content } from "../ui/screen.ts";
import { type Html, lines } from "../ui/text.ts";
import type { SellerContext } from "./needs.ts";

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

/** Why the shelf cannot be shown, and the way on. `retry` is the data of the button that tries again. */
export function showTrouble(ctx: SellerContext, error: VendingError, retry: string): Content {
  const { say, seller } = ctx;
  if (error instanceof Unauthorized) {
    // Whoever sits on a seat has no PIN to log in with.
    return seller.seat
      ? { html: say.html("seat-refused-closed"), buttons: [[menuButton(say)]] }
      : { html: say.html("sell-session-over"), buttons: [[button(say, "button-login", "login")]] };
  }
  const outage = isServiceDown(error) ? showOutage(ctx, retry) : null;
  if (outage) return outage;
  const html =
    error instanceof Unavailable
      ? say.html("sell-catalogue-down")
      : lines(renderProblem(say, error), say.html("problem-nothing-charged"));
  return { html, buttons: [[button(say, "button-try-again", retry), menuButton(say)]] };
}
