import { findPerson } from "../../../customers/people.queries.ts";
import type { Db } from "../../../db/database.ts";
import { maxDays } from "../../../reminders/repeat-days.ts";
import { findRepeat, listRepeats, type Repeat } from "../../../reminders/repeats.queries.ts";
import {
  type Dismissal,
  dismissRepeat,
  endRepeat,
  isOwnRepeat,
  repeatOf,
  savedNumber,
  setHour,
  setRepeat,
  setRhythm,
} from "../../../reminders/repeats.ts";
import { findPurchase, type Purchase } from "../../../sales/purchases.queries.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { cancelButton, menuButton } from "../../ui/menu-card.ts";
import { ownRepeat, sayStopped, viewOfRepeat } from "../../ui/own-repeat.ts";
import { ownSale } from "../../ui/own-sale.ts";
import {
  everyOf,
  nameSold,
  type RepeatView,
  renderRepeat,
  renderRepeatHours,
  renderRhythms,
  usualRhythms,
} from "../../ui/repeat-card.ts";
import { button, type Content, pageButtons } from "../../ui/screen.ts";
import { seatInView } from "../../ui/seat.ts";
import { answer, done, present, replace, send } from "../../ui/show.ts";
import { lines, paragraphs } from "../../ui/text.ts";

type RepeatForm = FormOf<"repeat">;

const pageSize = 8;
const maxEchoLength = 40;

/** /reminders: what is to be sold again, the next one first. A seat sees its own. */
export async function showRepeats(ctx: SellerContext, offset = 0): Promise<void> {
  const { shop, say, seller } = ctx;
  const { db } = shop.store;
  const { id: accountId, mode } = seller.account;
  const query = { accountId, mode, seatId: seatInView(ctx), offset, limit: pageSize + 1 };
  const found = await listRepeats(db, query);
  const rows: RepeatView[] = [];
  for (const repeat of found.slice(0, pageSize)) {
    const view = await viewOfRepeat(db, repeat, { say, times: shop.times, seat: seller.seat });
    if (view) rows.push(view);
  }
  const page = { offset, size: pageSize, hasMore: found.length > pageSize };
  const told = rows.map(({ times, repeat, who, sale }) => {
    const about = { day: times.date(repeat.next_at), who, what: nameSold(sale), every: everyOf(repeat) };
    return say.html("repeats-line", about);
  });
  const html = told.length === 0 ? say.html("repeats-none") : paragraphs(say.html("repeats-title"), lines(...told));
  const buttons = rows.map(({ times, repeat: { id, next_at }, who }) => {
    const words = { day: times.date(next_at), who };
    return [button(say, ["button-repeat-open", words], repeatButtons.open({ repeat: id }))];
  });
  const turn = rows.length === 0 ? [] : pageButtons(say, page, (to) => repeatButtons.list({ offset: to }));
  await present(ctx, { html, buttons: [...buttons, turn, [menuButton(say)]] }, null);
}

export const repeating = createDialogController<RepeatForm, SellerContext>("repeat", {
  isApart: true,
  draw: drawQuestion,
  readTap: (_ctx, _form, place) => {
    const everyDays = usualRhythms[place];
    return everyDays === undefined ? null : { answer: { everyDays } };
  },
  readText({ say }, _form, text) {
    const days = Number(/^\s*(\d{1,3})\s*(?:days?)?\s*$/i.exec(text)?.[1] ?? 0);
    if (days >= 1 && days <= maxDays) return { answer: { everyDays: days } };
    return { problem: { html: say.html("repeat-bad-days", { text: text.slice(0, maxEchoLength), most: maxDays }) } };
  },
  end: keepRhythm,
});

/** "Remind me" on a sale's card, or a customer's: what is set already is shown. */
export async function askRepeat(ctx: SellerContext, purchaseId: string, earlier: Form | null): Promise<void> {
  const { shop, say, seller } = ctx;
  const sale = await ownSale(ctx, purchaseId);
  if (sale?.state !== "succeeded" || sale.mode !== seller.account.mode) {
    return answer(ctx, say.plain("tap-not-yours"), true);
  }
  if (!(await savedNumber(shop.store.db, sale))) return answer(ctx, say.plain("repeat-not-saved"), true);
  const known = await repeatOf(shop.store.db, seller, sale);
  if (known) return done(sendRepeat(ctx, known), answer(ctx));
  await repeating.open(ctx, { purchaseId, repeatId: null }, earlier);
}

/** "Other days" on a reminder. */
export async function askRhythm(ctx: SellerContext, id: string, earlier: Form | null): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  await repeating.open(ctx, { purchaseId: view.sale.id, repeatId: id }, earlier);
}

async function drawQuestion(
  ctx: SellerContext,
  { answers, revision }: RepeatForm,
  data: (place: number) => string,
): Promise<Content> {
  const { shop, say } = ctx;
  const { db } = shop.store;
  const sale = await findPurchase(db, answers.purchaseId);
  const repeat = answers.repeatId === null ? undefined : await findRepeat(db, answers.repeatId);
  const personId = repeat?.person_id ?? (sale && (await savedNumber(db, sale))?.person_id);
  const person = personId === undefined ? undefined : await findPerson(db, personId);
  const about = { who: person?.name ?? "", what: sale ? nameSold(sale) : "" };
  const content = renderRhythms(say, about, data);
  return { ...content, buttons: [...(content.buttons ?? []), [cancelButton(say, revision)]] };
}

async function keepRhythm(ctx: SellerContext, { answers, cardMessageId }: RepeatForm): Promise<void> {
  const sale = answers.repeatId === null ? await ownSale(ctx, answers.purchaseId) : undefined;
  const set = await endForm(ctx, (trx) => keep(ctx, trx, answers, sale));
  const card = set && (await drawRepeat(ctx, set));
  await present(ctx, card ?? { html: ctx.say.html("repeat-not-set") }, cardMessageId);
}

/** `sale`: the sale to set it for. Undefined: that sale is gone, or not theirs. */
async function keep(
  { shop, seller }: SellerContext,
  trx: Db,
  { repeatId, everyDays = null }: RepeatForm["answers"],
  sale: Purchase | undefined,
): Promise<Repeat | undefined> {
  const stamp = { ...stampNow(shop), calendar: shop.calendar };
  const repeat = repeatId === null ? undefined : await findRepeat(trx, repeatId);
  if (repeat && isOwnRepeat(seller, repeat)) return setRhythm(trx, stamp, seller, repeat, everyDays);
  return sale?.mode === seller.account.mode ? setRepeat(trx, stamp, seller, { sale, everyDays }) : undefined;
}

export async function showRepeat(ctx: SellerContext, id: string): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (view) await replace(ctx, renderRepeat(view));
}

export async function askHour(ctx: SellerContext, id: string): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (view) await replace(ctx, renderRepeatHours(ctx.say, view.repeat));
}

export async function keepHour(ctx: SellerContext, id: string, hour: number): Promise<void> {
  const { shop } = ctx;
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  const stamp = { ...stampNow(shop), calendar: shop.calendar };
  await showChanged(ctx, await ctx.work.commit((trx) => setHour(trx, stamp, view.repeat, hour)));
}

/** "Tomorrow" or "Skip this time" on the reminder of a day. One that is answered already shows how it stands. */
export async function dismiss(ctx: SellerContext, how: Dismissal, id: string, day: number): Promise<void> {
  const { shop, say } = ctx;
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  const stamp = { ...stampNow(shop), calendar: shop.calendar };
  const dismissed = await ctx.work.commit((trx) => dismissRepeat(trx, stamp, view.repeat, { how, day }));
  if (!dismissed) return done(replace(ctx, renderRepeat(view), say.plain("repeat-answered")));
  await showChanged(ctx, dismissed);
}

export async function stopRepeat(ctx: SellerContext, id: string): Promise<void> {
  const { shop, seller } = ctx;
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  await ctx.work.commit((trx) => endRepeat(trx, stampNow(shop), seller, view.repeat));
  await sayStopped(ctx);
}

async function showChanged(ctx: SellerContext, changed: Repeat | undefined): Promise<void> {
  const card = changed && (await drawRepeat(ctx, changed));
  await (card ? replace(ctx, card) : sayStopped(ctx));
}

async function sendRepeat(ctx: SellerContext, repeat: Repeat): Promise<void> {
  const card = await drawRepeat(ctx, repeat);
  if (card) await send(ctx, card);
}

async function drawRepeat({ shop, say, seller }: SellerContext, repeat: Repeat): Promise<Content | null> {
  const view = await viewOfRepeat(shop.store.db, repeat, { say, times: shop.times, seat: seller.seat });
  return view && renderRepeat(view);
}
