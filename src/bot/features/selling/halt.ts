import { isServiceDown, Unauthorized, Unavailable, type VendingError } from "../../../vending-api/errors.ts";
import type { SellerContext } from "../../shop.ts";
import { loginButton, menuButton } from "../../ui/menu-card.ts";
import { renderRefusedKey } from "../../ui/no-key.ts";
import { button, type Content } from "../../ui/screen.ts";
import { readerOf, renderProblem } from "../../ui/service-words.ts";
import { type Html, lines } from "../../ui/text.ts";

/**
 * The text above a question while the service answers nobody, so that nobody at the counter waits for it; null while it
 * answers. Its reader gets a message when the service is back.
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

/** The service takes nothing that the shop shows. */
function showRefused(ctx: SellerContext): Content {
  const { say, seller, shop } = ctx;
  const { id, mode } = seller.account;
  const finding = shop.refusedKeys.last(id, mode);
  const refused = renderRefusedKey(readerOf(ctx), mode, finding);
  if (seller.seat) return refused;
  if (finding === null || finding.kind === "login") {
    return { html: say.html("sell-session-over"), buttons: [[loginButton(say)]] };
  }
  return { ...refused, html: lines(refused.html, say.html("problem-nothing-charged")) };
}

/** Why the catalogue cannot be shown, and the way on. `retry` is the data of the button that tries again. */
export function showTrouble(ctx: SellerContext, error: VendingError, retry: string): Content {
  const { say } = ctx;
  if (error instanceof Unauthorized) return showRefused(ctx);
  const outage = isServiceDown(error) ? showOutage(ctx, retry) : null;
  if (outage) return outage;
  const html =
    error instanceof Unavailable
      ? say.html("sell-catalogue-down")
      : lines(renderProblem(readerOf(ctx), error), say.html("problem-nothing-charged"));
  return { html, buttons: [[button(say, "button-try-again", retry), menuButton(say)]] };
}
