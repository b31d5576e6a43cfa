import { openApiKey } from "../../accounts/credentials.ts";
import type { Seat } from "../../accounts/seats.queries.ts";
import { shopNameOf } from "../../accounts/shop-name.ts";
import { formatNaira, formatNairaShort, type Kobo } from "../../core/money.ts";
import type { SeatRefusal } from "../../sales/guard.ts";
import { isOverLimit, leftOf, refuseSale, refuseSeat, type SeatSale } from "../../staff/seat-guard.ts";
import { spentBySeat } from "../../staff/seat-worth.queries.ts";
import { batchButtons } from "../callbacks/batches.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { staffButtons } from "../callbacks/staff.ts";
import type { SellerContext } from "../shop.ts";
import { lookRows, menuButton, serviceRows, type Takings } from "./menu-card.ts";
import { button, buttonRow, type Content } from "./screen.ts";
import { renderRefusal } from "./seat-refusals.ts";
import { present } from "./show.ts";
import { formatOpen, formatSeatSums } from "./sums.ts";
import { lines } from "./text.ts";

/** Whose sales somebody sees: undefined for all of the account; a seller sees those of the own seat. */
export function seatInView({ seller: { seat } }: SellerContext): string | undefined {
  return seat?.role === "seller" ? seat.id : undefined;
}

/** The rest of what may be sold from the seat today, as customers pay for it; null if there is no limit. */
export async function leftOfDay({ shop, seller: { account, seat } }: SellerContext): Promise<Kobo | null> {
  if (!seat || seat.day_limit_kobo === null) return null;
  const since = shop.times.startOfDay(shop.clock.now());
  return leftOf(seat.day_limit_kobo, await spentBySeat(shop.store.db, seat, account.mode, since));
}

/**
 * The counter as staff see it: no wallet, no bank details, no keys. `takings`: of a seller's own sales; a viewer's are the
 * whole account's. `paysKobo`: what customers pay for those of today. `tillKobo`: the cash that the seller's till should hold.
 */
export async function seatMenu(
  ctx: SellerContext,
  seat: Seat,
  takings: Takings,
  { paysKobo, tillKobo }: { paysKobo: Kobo; tillKobo: Kobo },
): Promise<Content> {
  const { say, seller } = ctx;
  const { account } = seller;
  const isViewer = seat.role === "viewer";
  const open = formatOpen(say, takings.open, false);
  const left = isViewer ? null : await leftOfDay(ctx);
  const sale = isViewer ? null : seat.sale_limit_kobo;
  const refusal = await sellBlockedReason(ctx);
  return {
    html: lines(
      say.html("menu-shop", { shop: shopNameOf(account) }),
      say.html("seat-menu-who", { name: seat.name }),
      account.mode === "sandbox" && say.html("menu-sandbox"),
      say.html("menu-today", { sums: formatSeatSums(say, takings.today, paysKobo) }),
      !isViewer && takings.today.sold > 0 && say.html("seat-menu-till", { till: formatNaira(tillKobo) }),
      left !== null && say.html("seat-menu-left", { left: formatNaira(left) }),
      sale !== null && say.html("seat-menu-sale", { sale: formatNairaShort(sale) }),
      open !== null && say.html("menu-open", { open }),
      refusal && !(isViewer && refusal.kind === "seat_viewer") && renderRefusal(say, refusal),
    ),
    buttons: [
      ...(refusal ? [] : [...serviceRows(say), [button(say, "button-many", batchButtons.open())]]),
      ...lookRows(say, takings),
      buttonRow(
        button(say, "button-history", historyButtons.all()),
        button(say, "button-help", homeButtons.help()),
        isViewer && button(say, "button-totals", staffButtons.totals()),
      ),
    ],
  };
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
