import { openApiKey } from "../../accounts/credentials.ts";
import type { Seat } from "../../accounts/seats.queries.ts";
import type { SeatRefusal } from "../../sales/guard.ts";
import { isOverLimit, leftOf, refuseSale, refuseSeat, type SeatSale } from "../../staff/seat-guard.ts";
import { spentBySeat } from "../../staff/seat-worth.queries.ts";
import type { SellerContext } from "../shop.ts";
import { menuButton, type Takings } from "./menu-card.ts";
import type { Content } from "./screen.ts";
import { renderRefusal, renderSeatMenu, type SeatMenuView } from "./seat-card.ts";
import { present } from "./show.ts";

/** Whose sales somebody sees: undefined for all of the account; a seller sees those of the own seat. */
export function seatInView({ seller: { seat } }: SellerContext): string | undefined {
  return seat?.role === "seller" ? seat.id : undefined;
}

/** The counter for who sits on a seat. */
export async function seatMenu(
  ctx: SellerContext,
  seat: Seat,
  { paysKobo, tillKobo, ...takings }: Takings & Pick<SeatMenuView, "paysKobo" | "tillKobo">,
): Promise<Content> {
  const { shop, say, seller } = ctx;
  const { account } = seller;
  const now = shop.clock.now();
  const spent = await spentBySeat(shop.store.db, seat, account.mode, shop.times.startOfDay(now));
  const leftKobo = seat.day_limit_kobo === null ? null : leftOf(seat.day_limit_kobo, spent);
  return renderSeatMenu({
    say,
    account,
    seat,
    takings,
    paysKobo,
    tillKobo,
    leftKobo,
    refusal: await sellBlockedReason(ctx),
  });
}

/** Why nothing can be sold from the user's seat now; null when it can, and for an owner. */
export async function sellBlockedReason({ shop, seller }: SellerContext): Promise<SeatRefusal | null> {
  const { seat, account } = seller;
  if (!seat) return null;
  if (account.stopped_at !== null) return { kind: "seat_stopped" };
  const refusal = await refuseSeat(shop.store.db, seat, shop.clock.now());
  if (refusal) return refusal;
  return openApiKey(shop.cipher, account, account.mode) ? null : { kind: "seat_closed" };
}

/**
 * The refusal that the tap to buy would get, before the card is shown. The tap is evaluated again. A sale over a limit
 * is offered all the same: its card leads to the owner.
 */
export async function foresee(
  { shop, say, seller }: SellerContext,
  saleOf: () => Promise<SeatSale>,
): Promise<Content | null> {
  const { seat } = seller;
  if (!seat) return null;
  const day = { now: shop.clock.now(), startOfDay: shop.times.startOfDay };
  const refusal = await refuseSale(shop.store.db, seat, await saleOf(), day);
  if (refusal && isOverLimit(refusal)) return null;
  return refusal && { html: renderRefusal(say, refusal), buttons: [[menuButton(say)]] };
}

/** Says that nothing can be sold from this seat now. */
export async function sayIdle(ctx: SellerContext, refusal: SeatRefusal): Promise<void> {
  await present(ctx, { html: renderRefusal(ctx.say, refusal), buttons: [[menuButton(ctx.say)]] }, null);
}
