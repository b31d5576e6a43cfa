import { findAccount } from "../../../accounts/accounts.queries.ts";
import { seatsOfAccount } from "../../../accounts/seats.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { actorOf, audit } from "../../../audit/audit.ts";
import { sumClaims } from "../../../claims/claims.queries.ts";
import type { Books } from "../../../closes/closes.queries.ts";
import { readDay } from "../../../closes/day-book.ts";
import { noCloseHour, setCloseHour } from "../../../closes/showing.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import type { Calendar } from "../../../core/calendar.ts";
import type { Db } from "../../../db/database.ts";
import { pictureOrNull } from "../../../pictures/receipt.ts";
import type { SellerContext } from "../../shop.ts";
import type { Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { answer, done, present, presentPicture } from "../../ui/show.ts";
import type { Say } from "../../ui/text.ts";
import { renderClose, renderCloseForViewer, renderCloseHours } from "./close-card.ts";
import { renderDetails } from "./close-details.ts";
import { describeClose } from "./close-picture.ts";
import type { CloseView } from "./close-view.ts";

/** The dependencies of reading and drawing a day. */
export interface CloseTools {
  say: Say;
  times: Times;
  calendar: Calendar;
  db: Db;
  withWallet: boolean;
  now: number;
}

/** The picture of a close; null where none can be drawn: its words say the same. */
export function pictureOf({ receipts, log }: Pick<SellerContext["shop"], "receipts" | "log">, view: CloseView) {
  return pictureOrNull(receipts.printClose(describeClose(view)), log, "close.not_drawn");
}

/** A day as a card shows it. */
export async function viewOfDay({ db, calendar, ...tools }: CloseTools, books: Books, day: number): Promise<CloseView> {
  const [book, claims, seats, account] = await Promise.all([
    readDay(db, books, day, { calendar }),
    tools.withWallet ? sumClaims(db, books, calendar.startOf(day + 1)) : { kobo: 0, count: 0 },
    seatsOfAccount(db, books.accountId),
    findAccount(db, books.accountId),
  ]);
  const names = new Map(seats.map((seat) => [seat.id, seat.name]));
  return {
    ...{ ...tools, mode: books.mode, book, claims, shopName: account ? shopNameOf(account) : "" },
    since: book.close?.since_ms ?? calendar.startOf(day),
    until: book.close?.until_ms ?? calendar.startOf(day + 1),
    nameSeat: (seatId) => names.get(seatId) ?? tools.say.plain("close-owners"),
  };
}

/** /close and its buttons: today so far, or a day before. */
export async function showClose(ctx: SellerContext, wanted: number | null): Promise<void> {
  const { calendar, clock } = ctx.shop;
  const today = calendar.dayOf(clock.now());
  await presentDay(ctx, ctx.seller.account.mode, Math.min(wanted ?? today, today));
}

/** "Details" on a close, and the way back. A day ahead has none. */
export async function turnClose(ctx: SellerContext, way: "more" | "less", mode: AccountMode, day: number) {
  const { calendar, clock } = ctx.shop;
  if (day > calendar.dayOf(clock.now())) return answer(ctx, ctx.say.plain("tap-old"));
  await presentDay(ctx, mode, day, way === "more" ? renderDetails : renderClose);
}

/** Shows a day of the seller's account: in five lines, or with all that is behind them. */
export async function presentDay(
  ctx: SellerContext,
  mode: AccountMode,
  day: number,
  render: typeof renderClose = renderClose,
): Promise<void> {
  const { shop, seller, say } = ctx;
  const { times, calendar, clock, store } = shop;
  const { account, seat } = seller;
  const tools = { say, times, calendar, now: clock.now(), db: store.db, withWallet: seat === null };
  const view = await viewOfDay(tools, { accountId: account.id, mode }, day);
  if (seat && seat.sees_cost === 0) return done(present(ctx, renderCloseForViewer(view), null));
  const png = await pictureOf(shop, view);
  await (png ? presentPicture(ctx, png, render(view)) : present(ctx, render(view), null));
}

/** When the close comes by itself is asked. */
export async function askCloseHour(ctx: SellerContext): Promise<void> {
  await present(ctx, renderCloseHours(ctx.say), null);
}

/** An owner has chosen when the close comes, or that it does not. */
export async function chooseCloseHour(ctx: SellerContext, hour: number): Promise<void> {
  const { shop, seller, say } = ctx;
  const now = shop.clock.now();
  ctx.work.later(async (trx) => {
    await setCloseHour(trx, seller.account.id, hour, now);
    await audit(trx, { ids: shop.ids, now }, actorOf(seller), { act: "close_hour_set" });
  });
  const html = hour === noCloseHour ? say.html("close-hour-off") : say.html("close-hour-set", { hour });
  await present(ctx, { html, buttons: [[menuButton(say)]] }, null);
}
