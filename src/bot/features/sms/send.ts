import { formatNaira } from "../../../core/money.ts";
import { readPhone } from "../../../core/phone.ts";
import { addNumber, ensurePerson } from "../../../customers/people.ts";
import type { Db } from "../../../db/database.ts";
import { findPurchase, type Purchase } from "../../../sales/purchases.queries.ts";
import { numberKindOf } from "../../../services/services.ts";
import type { Decided } from "../../../sms/decide.ts";
import type { ShopSms, SmsDesk, SmsView } from "../../../sms/desk.ts";
import { maxOfSale, type SmsState, type SmsUse, smsUses } from "../../../sms/sms.table.ts";
import { smsButtons } from "../../callbacks/sms.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { formatBeneficiary, formatPhone } from "../../ui/format.ts";
import { accountButton, cancelButton, menuButton } from "../../ui/menu-card.ts";
import { ownSale, redrawSale } from "../../ui/own-sale.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, done, present, remove, replace, send } from "../../ui/show.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

type SmsForm = FormOf<"sms">;

const keepPlace = 0;
const oncePlace = 1;

/** Asks on a message of its own: what was tapped is a sale's card. */
export const smsSending = createDialogController<SmsForm>("sms", {
  isApart: true,
  draw: drawQuestion,
  readText({ say }, { step }, text) {
    const number = step === "number" ? readPhone(text) : null;
    return number === null ? { problem: { html: say.html("sell-bad-phone", { text }) } } : { answer: { number } };
  },
  readTap(_ctx, { step }, place) {
    const isChoice = step === "keep" && (place === keepPlace || place === oncePlace);
    return isChoice ? { answer: { isKept: place === keepPlace } } : null;
  },
  end: sendToTyped,
});

/** "Send by SMS" on a sale's card: sent at once where the number is known, and where no earlier one may have arrived. */
export async function sendSms(ctx: SellerContext, purchaseId: string, turn: number, earlier: Form | null) {
  const found = await saleWithSms(ctx, purchaseId, turn);
  if (!found) return;
  const { desk, purchase, view } = found;
  const { last } = view;
  if (last !== null && last.state !== "failed") {
    const content = renderSmsAgain(ctx, { purchaseId, turn, last });
    return done(send(ctx, content, ctx.callbackQuery?.message?.message_id), answer(ctx));
  }
  const number = await desk.numberFor(ctx.shop.store.db, purchase);
  if (number === null) return smsSending.open(ctx, { purchaseId, turn }, earlier);
  const decided = await ctx.work.commit((trx) =>
    desk.decide(trx, stampNow(ctx.shop), { ...decisionOf(ctx, purchase, turn, view), number }),
  );
  await sayDecided(ctx, purchase, decided, number);
}

/** "Send once more", which stands below what is known of the SMS before. */
export async function sendSmsAgain(
  ctx: SellerContext,
  purchaseId: string,
  turn: number,
  seen: SmsState,
): Promise<void> {
  const found = await saleWithSms(ctx, purchaseId, turn);
  if (!found) return;
  const { desk, purchase, view } = found;
  const number = await desk.numberFor(ctx.shop.store.db, purchase);
  // What was read is not how it is any more: the card says what is.
  if (view.last?.state !== seen || number === null) return answer(ctx, ctx.say.plain("tap-old"), true);
  const decided = await ctx.work.commit((trx) =>
    desk.decide(trx, stampNow(ctx.shop), { ...decisionOf(ctx, purchase, turn, view), number }),
  );
  const asked = ctx.callbackQuery?.message?.message_id;
  await Promise.all([
    answer(ctx, wordsOf(ctx, decided, number), decided !== "queued"),
    decided === "queued" && asked !== undefined && remove(ctx, asked),
  ]);
}

/** A sale of the seller's whose next SMS is this one. If there is none, the answer to the tap says so. */
async function saleWithSms(
  ctx: SellerContext,
  purchaseId: string,
  turn: number,
): Promise<{ desk: SmsDesk; purchase: Purchase; view: SmsView } | null> {
  const { shop, say, seller } = ctx;
  const desk = shop.sms;
  const purchase = desk ? await ownSale(ctx, purchaseId) : undefined;
  if (!desk || !purchase) {
    await answer(ctx, say.plain(desk ? "tap-not-yours" : "tap-old"), true);
    return null;
  }
  const view = await desk.viewOf(shop.store.db, purchase, seller.seat === null);
  if (view?.maySend && view.turn === turn) return { desk, purchase, view };
  await answer(ctx, say.plain(view ? "tap-old" : "sms-not-now"), true);
  return null;
}

function decisionOf({ seller }: SellerContext, purchase: Purchase, turn: number, { last }: SmsView) {
  return { purchase, turn, seen: last?.state ?? null, isOwner: seller.seat === null };
}

async function drawQuestion(ctx: SellerContext, form: SmsForm, data: (place: number) => string): Promise<Content> {
  const { say, shop } = ctx;
  const { purchaseId, number } = form.answers;
  const cancel = cancelButton(say, form.revision);
  if (number !== undefined) {
    const ways = [button(say, "button-sms-keep", data(keepPlace)), button(say, "button-sms-once", data(oncePlace))];
    return { html: say.html("sms-ask-keep", { number: formatPhone(number) }), buttons: [ways, [cancel]] };
  }
  const sale = await findPurchase(shop.store.db, purchaseId);
  const meter = sale ? formatBeneficiary(sale.service_type, sale.beneficiary) : "";
  return { html: say.html("sms-ask-number", { meter }), buttons: [[cancel]] };
}

/** The number that was typed and seen once more. */
async function sendToTyped(ctx: SellerContext, { answers, cardMessageId }: SmsForm): Promise<void> {
  const { shop, userId } = ctx;
  const { purchaseId, turn, number = "", isKept } = answers;
  const found = await saleWithSms(ctx, purchaseId, turn);
  if (!found) return ctx.work.later((trx) => shop.forms.clear(trx, userId));
  const { desk, purchase, view } = found;
  const decided = await ctx.work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    if (isKept) await keepNumber(ctx, trx, purchase, number);
    return desk.decide(trx, stampNow(shop), { ...decisionOf(ctx, purchase, turn, view), number });
  });
  await Promise.all([
    answer(ctx, wordsOf(ctx, decided, number), decided !== "queued"),
    cardMessageId !== null && remove(ctx, cardMessageId),
  ]);
}

/** Saves a phone with the customer who has the meter. One that is somebody else's stays theirs. */
async function keepNumber(ctx: SellerContext, trx: Db, purchase: Purchase, number: string): Promise<void> {
  const stamp = stampNow(ctx.shop);
  const meter = { kind: numberKindOf(purchase.service_type), number: purchase.beneficiary };
  const personId = await ensurePerson(trx, stamp, purchase.account_id, meter);
  await addNumber(trx, stamp, ctx.seller, personId, { kind: "phone", number });
}

/** The tapped message shows it now; where it is the sale's own card, that is owed with the decision. */
async function sayDecided(ctx: SellerContext, purchase: Purchase, decided: Decided, number: string): Promise<void> {
  const words = wordsOf(ctx, decided, number);
  const isCard = purchase.card_message_id === ctx.callbackQuery?.message?.message_id;
  if (decided === "queued" && !isCard) return redrawSale(ctx, purchase, words);
  await answer(ctx, words, decided !== "queued");
}

function wordsOf({ say }: SellerContext, decided: Decided, number: string): string {
  switch (decided) {
    case "queued":
      return say.plain("card-sms-waiting", { number: formatPhone(number) });
    case "old":
      return say.plain("tap-old");
    case "no_token":
    case "not_allowed":
      return say.plain("sms-not-now");
    case "sale_limit":
      return say.plain("sms-sale-limit", { most: maxOfSale });
    case "shop_limit":
    case "day_limit":
      return say.plain("sms-day-limit");
  }
}

/** "SMS" on the account's page. */
export async function showShopSms(ctx: SellerContext): Promise<void> {
  const { shop, seller, say } = ctx;
  if (!shop.sms) return answer(ctx, say.plain("tap-old"));
  const facts = await shop.sms.shopSms(shop.store.db, seller.account.id, shop.clock.now());
  await present(ctx, renderShopSms(say, facts), null);
}

/** Who may send them from now on. */
export async function chooseSmsUse(ctx: SellerContext, use: SmsUse): Promise<void> {
  const { shop, seller, say } = ctx;
  const desk = shop.sms;
  if (!desk) return answer(ctx, say.plain("tap-old"));
  const facts = await ctx.work.commit(async (trx) => {
    await desk.choose(trx, seller.account.id, use);
    return desk.shopSms(trx, seller.account.id, shop.clock.now());
  });
  await replace(ctx, renderShopSms(say, facts));
}

/** The state of the earlier SMS, above the button that sends one more. */
function renderSmsAgain(
  { say, shop: { times } }: SellerContext,
  { purchaseId, turn, last }: { purchaseId: string; turn: number; last: NonNullable<SmsView["last"]> },
): Content {
  const { state, at } = last;
  const number = formatPhone(last.number);
  const known = state === "sent" || state === "delivered" ? state : "unknown";
  const send = button(say, "button-sms-yes", smsButtons.sendAgain({ sale: purchaseId, turn, seen: state }));
  return {
    html: say.html(`sms-again-${known}`, { number, time: times.time(at) }),
    buttons: [[send], [menuButton(say)]],
  };
}

/** Who of a shop sends tokens by SMS, and what came to it: information, in no sum. */
function renderShopSms(say: Say, { use, today, perDay, month }: ShopSms): Content {
  const cost = formatNaira(month.costKobo);
  return {
    html: paragraphs(
      lines(say.html("sms-shop-title"), say.html(`sms-shop-${use}`)),
      lines(
        say.html("sms-shop-today", { count: today, most: perDay }),
        say.html(month.unpriced === 0 ? "sms-shop-month" : "sms-shop-month-least", { count: month.count, cost }),
      ),
    ),
    buttons: [
      smsUses.filter((one) => one !== use).map((one) => button(say, `button-sms-${one}`, smsButtons.use({ use: one }))),
      [accountButton(say), menuButton(say)],
    ],
  };
}
