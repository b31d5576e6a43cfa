import { findChat } from "../../../accounts/accounts.queries.ts";
import { findSeat, type Seat, seatsOfAccount } from "../../../accounts/seats.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { actorOf, type SeatSetting } from "../../../audit/audit.ts";
import { summarizeBySeat } from "../../../closes/sale-totals.ts";
import { changeSetting, orderSeat, type SeatOrder } from "../../../staff/seat-changes.ts";
import { makeSeatLink, seesCost } from "../../../staff/seats.ts";
import { endForm } from "../../dialog-controller.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { showCommands } from "../../ui/profile.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, present, send, sendPicture } from "../../ui/show.ts";
import {
  renderInvitation,
  renderSeat,
  renderStaff,
  renderTotals,
  type SeatTotals,
  type StaffView,
} from "./staff-card.ts";

/** /staff and its button: who sells, and what each has sold. */
export async function showStaff(ctx: SellerContext): Promise<void> {
  await present(ctx, renderStaff(await viewStaff(ctx)), null);
}

/** The same for a viewer, who changes nothing. */
export async function showTotals(ctx: SellerContext): Promise<void> {
  await present(ctx, renderTotals(await viewStaff(ctx)), null);
}

async function viewStaff(ctx: SellerContext): Promise<StaffView> {
  const { shop, say, seller } = ctx;
  const seats = await seatsOfAccount(shop.store.db, seller.account.id);
  return { say, seats, totals: await totalsOf(ctx), withCost: seesCost(seller.seat) };
}

async function totalsOf({ shop, seller }: SellerContext): Promise<SeatTotals> {
  const { id, mode } = seller.account;
  const now = shop.clock.now();
  const since = (at: number) => summarizeBySeat(shop.store.db, id, { mode, since: at });
  return { today: await since(shop.times.startOfDay(now)), month: await since(shop.times.startOfMonth(now)) };
}

export async function showSeat(ctx: SellerContext, seat: Seat): Promise<void> {
  await present(ctx, await drawSeat(ctx, seat), null);
}

export async function drawSeat(ctx: SellerContext, seat: Seat): Promise<Content> {
  const { shop, say } = ctx;
  const chat = seat.user_id === null ? undefined : await findChat(shop.store.db, seat.user_id);
  const common = { say, times: shop.times, now: shop.clock.now() };
  return renderSeat({ ...common, seat, totals: await totalsOf(ctx), sitter: chat?.first_name || null });
}

/** Does something with a seat of the owner's own account; says so where it is not one. */
export async function withSeat(ctx: SellerContext, seatId: string, task: (seat: Seat) => Promise<void>): Promise<void> {
  const seat = await findSeat(ctx.shop.store.db, seatId);
  if (seat?.account_id === ctx.seller.account.id) return task(seat);
  if (ctx.callbackQuery) return answer(ctx, ctx.say.plain("seat-gone"), true);
  await send(ctx, { html: ctx.say.html("seat-gone") });
}

/** The link to a seat, as a picture to scan and to be passed on. Whatever link was made before opens no more. */
export async function giveSeatLink(ctx: SellerContext, seat: Seat): Promise<void> {
  const { shop, say, seller } = ctx;
  // Stored before it is shown: a link that is passed on must not lead nowhere.
  const payload = await ctx.work.commit((trx) => makeSeatLink(trx, stampNow(shop), actorOf(seller), seat.id));
  const made = payload === undefined ? undefined : await findSeat(shop.store.db, seat.id);
  if (!made) return answer(ctx, say.plain("seat-taken"), true);
  const link = `https://t.me/${ctx.me.username}?start=${payload}`;
  const until = shop.times.moment(made.link_expires_at ?? 0);
  const content = renderInvitation(say, { seat, shop: shopNameOf(seller.account), link, until });
  await Promise.all([sendPicture(ctx, shop.receipts.printQr(link), "link.not_drawn", content), answer(ctx)]);
}

/** Suspends, resumes or ends a seat at once: a sale that is not placed yet is not placed any more. */
export async function giveOrder(ctx: SellerContext, seat: Seat, order: SeatOrder): Promise<void> {
  const { shop, say, seller } = ctx;
  const changed = await ctx.work.commit(async (trx) => {
    const ordered = await orderSeat(trx, stampNow(shop), actorOf(seller), seat, order);
    // A half-filled form would go on asking somebody who may not sell.
    if (ordered?.user_id && order !== "resume") await shop.forms.clear(trx, ordered.user_id);
    return ordered;
  });
  if (!changed) return answer(ctx, say.plain("seat-gone"), true);
  if (order === "end" && changed.user_id !== null) {
    const { user_id } = changed;
    shop.runInBackground("seat.commands", () => showCommands(ctx, user_id));
  }
  await showSeat(ctx, changed);
}

/** Writes an owner's choice for a seat. Undefined: the seat has ended meanwhile, and the owner knows. */
export async function choose(
  ctx: SellerContext,
  seat: Seat,
  what: SeatSetting,
  changes: Partial<Omit<Seat, "version">>,
): Promise<Seat | undefined> {
  const { shop, say, seller } = ctx;
  const changed = await endForm(ctx, async (trx) => {
    const result = await changeSetting(trx, stampNow(shop), actorOf(seller), seat, what, changes);
    // A form that is open would go on asking for what is not allowed any more.
    if (result?.user_id && (what === "role" || what === "marks_owed")) await shop.forms.clear(trx, result.user_id);
    return result;
  });
  if (!changed) await answer(ctx, say.plain("seat-gone"), true);
  return changed;
}
