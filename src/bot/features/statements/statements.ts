import { monthNamed, spanOf as spanOfHistory } from "../../../books/history.ts";
import { summarizeSales } from "../../../closes/sale-totals.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { readDays } from "../../../parser/dates.ts";
import { maxLines, type StatementFormat } from "../../../statements/statement.ts";
import { askStatement, beginStatement, statementProof } from "../../../statements/statement-ask.ts";
import { countLines } from "../../../statements/statement-make.ts";
import { type Read, readWanted } from "../../../statements/statement-query.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { askForPin } from "../../dialogs/pin-entry.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, done, present, remove, replace, send } from "../../ui/show.ts";
import { paragraphs } from "../../ui/text.ts";
import { type Choice, decodeChoice, encodeChoice, nameDays, namedPeriods, type Span, spanOf } from "./choice.ts";
import { renderChoice, renderMaking, renderSeats, renderServices } from "./statement-card.ts";

const thisMonth: Choice = { period: "month", service: null, seat: null, withTokens: false, personId: null };

/** The period that words behind the command mean: a day, a week, a month, or dates; null: none. */
function periodCalled({ times, calendar, clock }: SellerContext["shop"], words: string): Choice["period"] | null {
  const now = clock.now();
  const named = namedPeriods.find((known) => known === words);
  if (named !== undefined) return named;
  const today = { now, startOfDay: times.startOfDay };
  const month = monthNamed(words, today);
  if (month === null) return readDays(words, calendar.dayOf(now));
  const { since = now, until = now + 1 } = spanOfHistory(month, today);
  return { from: calendar.dayOf(since), to: calendar.dayOf(until - 1) };
}

/** "Other dates": from which day to which. */
export const dating = createDialogController<FormOf<"dates">, SellerContext>("dates", {
  draw: ({ say }) => ({ html: say.html("statement-dates-how") }),
  readText({ say, shop }, _form, text) {
    const days = readDays(text, shop.calendar.dayOf(shop.clock.now()));
    if (days === null) return { problem: { html: say.html("statement-dates-bad") } };
    return { answer: { dates: `${days.from} ${days.to}` } };
  },
  async end(ctx, { answers, cardMessageId }) {
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    const [from = 0, to = 0] = (answers.dates ?? "").split(" ").map(Number);
    const choice = decodeChoice(answers.choice) ?? thisMonth;
    await show(ctx, { ...choice, period: { from, to } });
    if (cardMessageId !== null) await remove(ctx, cardMessageId);
  },
});

/** /statement, with a period behind it or without one. Words that name none are answered above this month's card. */
export async function showStatementFor(ctx: SellerContext, words: string): Promise<void> {
  const period = periodCalled(ctx.shop, words);
  const content = await draw(ctx, withinReach(ctx, { ...thisMonth, period: period ?? thisMonth.period }));
  const isUnread = period === null && words !== "";
  const html = isUnread ? paragraphs(ctx.say.html("statement-dates-bad"), content.html) : content.html;
  await present(ctx, { ...content, html }, null);
}

/** The buttons of a statement: the choice of sales and format. */
export async function showStatement(ctx: SellerContext, choiceText: string | null = null): Promise<void> {
  await onChoice(ctx, choiceText, (choice) => show(ctx, choice));
}

export async function chooseService(ctx: SellerContext, choiceText: string): Promise<void> {
  await onChoice(ctx, choiceText, async (choice) => done(present(ctx, renderServices(ctx.say, choice), null)));
}

export async function chooseSeat(ctx: SellerContext, choiceText: string): Promise<void> {
  await onChoice(ctx, choiceText, async (choice) => {
    const { seats } = await readChoice(ctx, choice);
    await present(ctx, renderSeats(ctx.say, choice, seats), null);
  });
}

/** A choice that a button carries; without one, this month's sales. */
async function onChoice(
  ctx: SellerContext,
  text: string | null,
  task: (choice: Choice) => Promise<void>,
): Promise<void> {
  const choice = text === null ? thisMonth : decodeChoice(text);
  if (!choice) return answer(ctx, ctx.say.plain("tap-old"));
  await task(withinReach(ctx, choice));
}

/** Only the owner gets tokens. */
function withinReach({ seller }: SellerContext, choice: Choice): Choice {
  return seller.seat === null ? choice : { ...choice, withTokens: false };
}

async function readChoice({ shop, seller }: SellerContext, choice: Choice): Promise<Read & { span: Span }> {
  const span = spanOf(choice.period, shop.times, shop.clock.now());
  return { ...(await readWanted(shop.store.db, seller.account, { ...choice, ...span })), span };
}

/** This month's sales to one customer. */
export async function showStatementOf(ctx: SellerContext, personId: string): Promise<void> {
  await show(ctx, withinReach(ctx, { ...thisMonth, personId }));
}

/** The sales of one day, from the card of its close; a statement is of the mode that the shop works in. */
export async function showStatementOfDay(ctx: SellerContext, mode: AccountMode, day: number): Promise<void> {
  if (mode !== ctx.seller.account.mode) return answer(ctx, ctx.say.plain("tap-other-mode"), true);
  await show(ctx, withinReach(ctx, { ...thisMonth, period: { from: day, to: day } }));
}

/** This month's sales on a message of its own. */
export async function showStatementBelow(ctx: SellerContext): Promise<void> {
  await Promise.all([send(ctx, await draw(ctx, withinReach(ctx, thisMonth))), answer(ctx)]);
}

async function show(ctx: SellerContext, choice: Choice): Promise<void> {
  await present(ctx, await draw(ctx, choice), null);
}

async function draw(ctx: SellerContext, choice: Choice): Promise<Content> {
  const { shop, say, seller } = ctx;
  const { query, span, seats, customer } = await readChoice(ctx, choice);
  const sums = await summarizeSales(shop.store.db, seller.account.id, query);
  const view = { say, mode: seller.account.mode, choice, days: nameDays(span), seats, customer, sums };
  return renderChoice({ ...view, withCost: seller.seat === null });
}

/** "Excel", "PDF" or "CSV": asked for now, made beside what goes on, and sent when it is there. */
export async function makeStatement(ctx: SellerContext, format: StatementFormat, choiceText: string): Promise<void> {
  await onChoice(ctx, choiceText, async (choice) => {
    const { shop, say, seller } = ctx;
    const { query, span } = await readChoice(ctx, choice);
    const count = await countLines(shop.store.db, seller.account.id, query);
    if (count === 0) return answer(ctx, say.plain("tap-statement-none"), true);
    if (count > maxLines) return answer(ctx, say.plain("tap-statement-long"), true);
    const text = encodeChoice(choice);
    const stamp = stampNow(shop);
    // A sale of this very moment is in the next one.
    const until = Math.min(span.until, stamp.now + 1);
    const with_tokens = Number(choice.withTokens);
    const wanted = { format, choice: text, since: span.since, until, with_tokens };
    const asked = await ctx.work.commit((trx) => askStatement(trx, stamp, seller, wanted));
    if (asked.kind === "busy") return answer(ctx, say.plain("tap-statement-busy"), true);
    if (asked.kind === "pin_needed") {
      const head = say.html("pin-for-statement");
      return askForPin(ctx, { what: statementProof(text, format), head, wanted: ctx.update });
    }
    const cardMessageId = await replace(ctx, renderMaking(say, nameDays(span), count, null));
    ctx.work.later((trx) => beginStatement(trx, asked.id, cardMessageId));
  });
}
