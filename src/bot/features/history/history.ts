import { type Seat, seatsOfAccount } from "../../../accounts/seats.queries.ts";
import {
  dayBefore,
  type Found,
  findSales as findInBook,
  type HistoryFilter,
  monthBefore,
  noFilter,
  readHistory,
} from "../../../books/history.ts";
import { readReference, readSearch } from "../../../books/search.ts";
import { beneficiariesNamed, namesOf } from "../../../customers/names.ts";
import { salePaymentsOf } from "../../../debts/debts.queries.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import type { PageStart } from "../../../sales/sales.queries.ts";
import { serviceTypes } from "../../../services/services.ts";
import { seesCost } from "../../../staff/seats.ts";
import { type FilterName, historyButtons } from "../../callbacks/history.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { menuButton, serviceRows } from "../../ui/menu-card.ts";
import { type Button, button } from "../../ui/screen.ts";
import { seatInView } from "../../ui/seat.ts";
import { answer, present, remove, send } from "../../ui/show.ts";
import { type Html, paragraphs } from "../../ui/text.ts";
import { renderToken } from "../../ui/token-card.ts";
import { echo, type ListView, renderFilter, renderFound, renderHistory } from "./history-card.ts";

/** More than this of what was typed is in no sale. */
const maxWordsLength = 200;

/** /find: with words behind it, or asked for them. */
export const finding = createDialogController<FormOf<"find">, SellerContext>("find", {
  draw: ({ say }) => ({ html: say.html("find-how") }),
  readText: (_ctx, _form, text) => ({ answer: { words: text.slice(0, maxWordsLength) } }),
  async end(ctx, { answers, cardMessageId }) {
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    await findSales(ctx, answers.words ?? "", true);
    if (cardMessageId !== null) await remove(ctx, cardMessageId);
  },
});

/** /history and its button: the newest sales; behind the command, a day, a service and what else narrows them down. */
export async function showHistory(ctx: SellerContext, typed = ""): Promise<void> {
  const calendar = { now: ctx.shop.clock.now(), startOfDay: ctx.shop.times.startOfDay };
  const words = monthBefore(typed.split(" ").filter(Boolean), calendar);
  const days = words.map(dayBefore);
  const day = days.find((known) => known !== null) ?? null;
  const serviceType = serviceTypes.find((known) => words.includes(known)) ?? null;
  const isRest = words.some((word, place) => (days[place] === null || days[place] !== day) && word !== serviceType);
  if (isRest) return findSales(ctx, words.join(" "), true);
  await showPage(ctx, { ...noFilter, day, serviceType }, null);
}

/** The choices of one filter, in place of the list. */
export async function chooseFilter(ctx: SellerContext, name: FilterName, filter: HistoryFilter): Promise<void> {
  await present(ctx, renderFilter(ctx.say, filter, name, await seatsToChoose(ctx)), null);
}

/** A page of the history. `start`: where it begins; null: with the newest sale. */
export async function showPage(ctx: SellerContext, filter: HistoryFilter, start: PageStart | null): Promise<void> {
  const { shop, seller } = ctx;
  const { db } = shop.store;
  const { startOfDay } = shop.times;
  const calendar = { now: shop.clock.now(), startOfDay };
  const seats = await seatsToChoose(ctx);
  const seatId = seatInView(ctx) ?? seatOf(seats, filter.seat);
  const history = await readHistory(db, seller.account, filter, start, calendar, seatId, seesCost(seller.seat));
  await present(ctx, renderHistory(await viewOf(ctx, history.sales), filter, history, seats), null);
}

/** The seats whose sales the history can be narrowed down to: none for a seat that sees only its own sales. */
async function seatsToChoose(ctx: SellerContext): Promise<readonly Seat[]> {
  const { shop, seller } = ctx;
  if (seatInView(ctx) !== undefined) return [];
  return (await seatsOfAccount(shop.store.db, seller.account.id)).filter((seat) => seat.user_id !== null);
}

/** No seat's id. */
const noSeat = "none";

/** Null: the owners; undefined: everybody. A number that no seat has finds nothing. */
function seatOf(seats: readonly Seat[], number: number | null): string | null | undefined {
  if (number === null) return undefined;
  return number === 0 ? null : (seats.find((seat) => seat.number === number)?.id ?? noSeat);
}

/**
 * The typed search, or a text that answers no question: sales by reference, beneficiary, amount, provider, product or
 * customer. A text that may be a reference and is not in the book leads to a question to the service.
 */
export async function findSales(
  ctx: SellerContext,
  text: string,
  isCommand: boolean,
  ways: readonly (readonly Button[])[] = [],
): Promise<void> {
  const { say } = ctx;
  if (await showFound(ctx, text, { ways })) return;
  const { wanted } = readWanted(text);
  const reference = readReference(wanted);
  const html = say.html(isCommand || reference ? "find-none" : "find-none-free", { text: echo(wanted) });
  const ask = reference ? [[button(say, "button-verify", historyButtons.verify({ reference }))]] : [];
  await send(ctx, { html, buttons: [...ask, ...ways, ...(isCommand ? [] : serviceRows(say)), [menuButton(say)]] });
}

/** "token 4501…" asks for what was vended. */
function readWanted(text: string): { wanted: string; isToken: boolean } {
  const behind = /^tokens?\s+(.+)$/i.exec(text.trim())?.[1];
  return { wanted: behind ?? text.trim(), isToken: behind !== undefined };
}

/**
 * Sends the sales that contain a text, below `head` and above `ways`; behind "token" also the newest of their tokens.
 * Returns false if there are none.
 */
export async function showFound(
  ctx: SellerContext,
  text: string,
  { head = null, ways = [] }: { head?: Html | null; ways?: readonly (readonly Button[])[] } = {},
): Promise<boolean> {
  const { wanted, isToken } = readWanted(text);
  const page = await pageOf(ctx, wanted, null);
  if (!page || (page.sales.length === 0 && page.older === null)) return false;
  const view = await viewOf(ctx, page.sales);
  const list = renderFound(view, wanted, page);
  const vended = isToken ? newestToken(ctx, page.sales) : null;
  const buttons = [...(vended?.copy ?? []), ...ways, ...(list.buttons ?? [])];
  await send(ctx, { html: paragraphs(head, vended?.html, list.html), buttons });
  return true;
}

function newestToken({ shop, say }: SellerContext, sales: readonly Purchase[]) {
  for (const purchase of sales) {
    const token = shop.settle.readToken(purchase);
    if (token !== null) return renderToken({ say, times: shop.times, purchase, token });
  }
  return null;
}

/** A page of what is found for a text, of the day with which it begins where it does; null: it says nothing. */
async function pageOf(ctx: SellerContext, text: string, start: PageStart | null): Promise<Found | null> {
  const { shop, seller } = ctx;
  const { db } = shop.store;
  const [first = "", ...rest] = text.split(" ");
  const day = rest.length > 0 ? dayBefore(first) : null;
  const words = day === null ? text : rest.join(" ");
  const terms = await readSearch(db, seller.account.id, words, beneficiariesNamed, seller.seat === null);
  const calendar = { now: shop.clock.now(), startOfDay: shop.times.startOfDay };
  const withCost = seesCost(seller.seat);
  return (
    terms && findInBook(db, seller.account, terms, start, { seatId: seatInView(ctx), span: [day, calendar], withCost })
  );
}

/** Another page of what was found for a text, which the button holds. */
export async function turnFound(ctx: SellerContext, start: PageStart, text: string): Promise<void> {
  const page = await pageOf(ctx, text, start);
  if (!page) return answer(ctx, ctx.say.plain("tap-old"));
  await present(ctx, renderFound(await viewOf(ctx, page.sales), text, page), null);
}

async function viewOf(ctx: SellerContext, sales: readonly Purchase[]): Promise<ListView> {
  const { shop, say, seller } = ctx;
  const nameOf = await namesOf(shop.store.db, seller.account.id, sales);
  const ids = sales.map(({ id }) => id);
  const salePayments = new Map(
    (await salePaymentsOf(shop.store.db, ids)).map((salePayment) => [salePayment.purchase_id, salePayment]),
  );
  const salePaymentOf = ({ id }: Purchase) => salePayments.get(id);
  return { say, times: shop.times, now: shop.clock.now(), nameOf, salePaymentOf, withCost: seesCost(seller.seat) };
}
