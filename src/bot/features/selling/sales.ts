import { saleProof } from "../../../accounts/pin-proofs.ts";
import { actorOf } from "../../../audit/audit.ts";
import { formatNaira } from "../../../core/money.ts";
import { nameOf } from "../../../customers/names.ts";
import type { Refusal } from "../../../sales/guard.ts";
import { keepPrice } from "../../../sales/keep-price.ts";
import { cancelQuote, findOffer, isPromised, type PlaceDeps, type Placed, place } from "../../../sales/place.ts";
import { openPriceOf, priceOf } from "../../../sales/price-of.ts";
import { cancelQuotesOn, isOffered, type Purchase } from "../../../sales/purchases.queries.ts";
import type { Quote } from "../../../sales/quote.ts";
import { canBeAsked } from "../../../sales/schedule.ts";
import { seesCost } from "../../../staff/seats.ts";
import { keyOfSale, offerButtons, saleButtons } from "../../callbacks/sales.ts";
import { isOffer } from "../../dialogs/forms.ts";
import { askForPin, type PinEntry } from "../../dialogs/pin-entry.ts";
import { asSeller, currentForm, Feature } from "../../feature.ts";
import { type SellerContext, type ShopContext, scopeOf, stampNow } from "../../shop.ts";
import { describeOffer, nameWorth } from "../../ui/format.ts";
import { formatRefused } from "../../ui/held.ts";
import { drawSale, onSale, ownSale, redrawSale } from "../../ui/own-sale.ts";
import { offerCost } from "../../ui/sale-lines.ts";
import { answer, done, edit, replace, tappedMessageId } from "../../ui/show.ts";
import { lines, type Say } from "../../ui/text.ts";
import { showOverLimit } from "./ask-owner.ts";
import { formatOverCredit } from "./confirm-card.ts";
import { drawOffer, offerAgain, type Warning } from "./offer.ts";
import { rangeOf } from "./request.ts";
import { askOwnPrice, dropCredit, goBack, setQuantity } from "./sell.ts";

/**
 * The buttons of an offer, and those that ask about its sale. The tap to buy needs only its button and the database, so it
 * survives restarts and deploys.
 */
export const offers = new Feature()
  .seller(offerButtons.buy, (ctx, { key }) => confirmSale(ctx, key))
  .seller(offerButtons.owes, (ctx, { key }) => confirmSale(ctx, key, true))
  .seller(offerButtons.drop, (ctx, { key }) => dropOffer(ctx, key))
  .anyone(offerButtons.change, (ctx, { key }) => changeOffer(ctx, key, "back"))
  .anyone(offerButtons.price, (ctx, { key }) => changeOffer(ctx, key, "price"))
  .anyone(offerButtons.paysNow, (ctx, { key }) => changeOffer(ctx, key, "paid"))
  .anyone(offerButtons.pieces, (ctx, { key, count }) => changeOffer(ctx, key, count))
  .seller(offerButtons.keepPrice, (ctx, { key }) => keepOwnPrice(ctx, key))
  .trader(saleButtons.again, onSale(sellAgain))
  .seller(saleButtons.check, onSale(checkSale));

/**
 * The tap that spends money. It commits the intent together with the update that brought it, and only then sets the
 * sender off: a second tap, a redelivered update or a restart finds the sale made. The card is redrawn by the notices,
 * from the row, so that no late redraw of this handler can cover a result.
 */
async function confirmSale(ctx: SellerContext, confirmKey: string, onCredit = false): Promise<void> {
  const { shop, seller, userId } = ctx;
  const messageId = tappedMessageId(ctx);
  const offer = await findOffer(shop.store.db, confirmKey, userId);
  if (offer?.state === "quoted" && offer.quote_expires_at > shop.clock.now()) await askForPrice(ctx, offer);
  const placed = await ctx.work.commit(async (trx) => {
    const result = await place(
      trx,
      shop.ids,
      { confirmKey, onCredit, userId, accountId: seller.account.id, messageId, now: shop.clock.now() },
      judgedBy(ctx),
    );
    if (result.kind === "placed") await shop.forms.clear(trx, userId);
    return result;
  });
  await showPlaced(ctx, placed, messageId);
}

async function showPlaced(ctx: SellerContext, placed: Placed, messageId: number): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  switch (placed.kind) {
    case "placed":
      // The card says that it is sent: words of their own would still stand there when the answer is.
      return answer(ctx);
    case "refused":
      return showRefused(ctx, placed.purchase, placed.refusal, messageId);
    case "already":
      return answer(ctx, say.plain("tap-already"));
    case "no_offer":
      return answer(ctx, say.plain("tap-not-yours"), true);
    case "expired":
      // The card may be a question or another offer by now: a late tap must not cover it.
      if (await isQuestion(ctx, messageId)) return answer(ctx, say.plain("tap-not-yours"));
      if (await isOffered(shop.store.db, userId, messageId)) return answer(ctx, say.plain("tap-old"));
      return redrawSale(ctx, placed.purchase);
    case "withdrawn":
      return redrawSale(ctx, placed.purchase);
    case "repriced":
      return showAgain(ctx, placed.quote, formatChange(say, placed.was, placed.quote.purchase, seesCost(seller.seat)));
    case "unchecked":
    case "same_again":
      return showAgain(ctx, placed.quote);
  }
}

/** The offer that takes the place of the one that was tapped on, on the same card. */
async function showAgain(ctx: SellerContext, quote: Quote, change?: Warning): Promise<void> {
  await replace(ctx, await drawOffer(ctx, quote, change));
}

/** What is not as the card showed it: the name, the cost, what the customer pays. */
function formatChange(say: Say, was: Purchase, now: Purchase, withCost: boolean): Warning {
  const [oldName, newName] = [was, now].map(({ provider_name, product_name }) => product_name ?? provider_name);
  const renamed = oldName !== newName && say.html("confirm-renamed", { old: oldName ?? "", new: newName ?? "" });
  if (was.expected_kobo === now.expected_kobo) return { warning: lines(renamed) };
  const [before, pays] = [was, now].map((sale) => (withCost ? priceOf(sale) : openPriceOf(sale)));
  const isOther = before != null && pays != null && before !== pays;
  const paysNow = isOther && say.html("confirm-pays-now", { old: formatNaira(before), new: formatNaira(pays) });
  const [old, cost] = [was, now].map(({ expected_kobo }) => expected_kobo && formatNaira(expected_kobo));
  // A cost that the service does not name is no ₦0.
  const repriced =
    withCost && old && cost ? say.html("confirm-repriced", { old, new: cost }) : say.html("confirm-repriced-seat");
  const warning = lines(renamed, repriced, paysNow);
  return withCost
    ? { warning, sellLabel: say.plain("button-sell-at", { price: nameWorth(now, withCost) }) }
    : { warning };
}

/** The offer stands as it was, and says why it is not sold now; or it asks for the PIN that it wants. */
export async function showRefused(
  ctx: SellerContext,
  offer: Purchase,
  refusal: Refusal,
  messageId: number,
): Promise<void> {
  const { say, shop } = ctx;
  switch (refusal.kind) {
    case "pin_needed": {
      const head = say.html("pin-for-sale", describeOffer(say, offer, await nameOf(shop.store.db, offer)));
      const asked = { what: saleProof(offer.id), head: lines(head, offerCost(say, offer)), wanted: ctx.update };
      return askForPin(ctx, asked, messageId);
    }
    case "face_limits": {
      const limits = { provider: offer.provider_name, ...rangeOf(refusal.limits) };
      return answer(ctx, say.plain("tap-face-limits", limits), true);
    }
    case "credit_limit":
      return answer(ctx, formatOverCredit(say.plain, refusal), true);
    case "seat_sale_limit":
    case "seat_day_limit":
      return showOverLimit(ctx, offer, refusal);
    default:
      return answer(ctx, formatRefused(ctx, refusal), true);
  }
}

/** The card of a sale that a PIN was asked for is its confirm card again, or what has become of the sale meanwhile. */
export async function restoreOffer(ctx: SellerContext, { what, wanted, cardMessageId }: PinEntry): Promise<void> {
  const purchase = await ownSale(ctx, what.slice(saleProof("").length));
  if (!purchase || cardMessageId === null) return;
  const confirmKey = keyOfSale(wanted?.callback_query?.data);
  if (purchase.state !== "quoted" || confirmKey === undefined)
    return done(edit(ctx, cardMessageId, await drawSale(ctx, purchase)));
  await edit(ctx, cardMessageId, await drawOffer(ctx, { purchase, confirmKey }));
}

async function isQuestion({ shop, userId }: SellerContext, messageId: number): Promise<boolean> {
  const form = await shop.forms.load(shop.store.db, userId);
  return form !== null && form !== "outdated" && form.cardMessageId === messageId && !isOffer(form);
}

/** Takes an offer back. A sale that was confirmed a moment before stays a sale. */
async function dropOffer(ctx: SellerContext, confirmKey: string): Promise<void> {
  const { shop, userId } = ctx;
  const purchase = await ctx.work.commit(async (trx) => {
    const cancelled = await cancelQuote(trx, confirmKey, userId);
    if (cancelled?.state === "cancelled") await shop.forms.clear(trx, userId);
    return cancelled;
  });
  if (!purchase) return answer(ctx, ctx.say.plain("tap-not-yours"), true);
  if (purchase.state !== "cancelled") return answer(ctx, ctx.say.plain("tap-already"));
  await redrawSale(ctx, purchase);
}

/** Takes back every offer that stands on a message, as /cancel promises. */
export async function dropOffersOn(ctx: ShopContext, messageId: number): Promise<void> {
  ctx.work.later((trx) => cancelQuotesOn(trx, ctx.userId, messageId));
  await edit(ctx, messageId, { html: ctx.say.html("confirm-cancelled") });
}

/**
 * On the card of the sale that is open: back to the questions, to the question for the price of only this sale, or to an offer of a number of pieces, or one
 * that is paid at once. The offer that stood on the card is taken back with the same commit.
 */
async function changeOffer(ctx: ShopContext, confirmKey: string, to: "back" | "price" | "paid" | number) {
  const form = await currentForm(ctx);
  const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
  if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
  await asSeller(ctx, async (ctx) => {
    const purchase = await findOffer(ctx.shop.store.db, confirmKey, ctx.userId);
    if (purchase?.state !== "quoted") return answer(ctx, ctx.say.plain(purchase ? "tap-already" : "tap-old"));
    ctx.work.later(async (trx) => done(cancelQuote(trx, confirmKey, ctx.userId)));
    if (to === "back") return goBack(ctx, form);
    if (to === "paid") return dropCredit(ctx, form);
    await (to === "price" ? askOwnPrice(ctx, form) : setQuantity(ctx, form, to));
  });
}

/** The price of only this sale becomes its plan's price from now on. */
async function keepOwnPrice(ctx: SellerContext, confirmKey: string): Promise<void> {
  const { shop, seller, say } = ctx;
  const purchase = await ctx.work.commit((trx) =>
    keepPrice(trx, stampNow(shop), actorOf(seller), { confirmKey, userId: ctx.userId }),
  );
  if (!purchase) return answer(ctx, say.plain("tap-old"));
  await replace(ctx, await drawOffer(ctx, { purchase, confirmKey }), say.plain("tap-price-stays"));
}

/** Sells the same to the same again, at the price of now. */
async function sellAgain(ctx: SellerContext, purchase: Purchase): Promise<void> {
  await offerAgain(ctx, purchase, await currentForm(ctx));
}

/** Asks the service about a sale because the reseller wants to know now. The notices redraw its card. */
async function checkSale(ctx: SellerContext, purchase: Purchase): Promise<void> {
  const { shop, say } = ctx;
  if (!canBeAsked(purchase)) return redrawSale(ctx, purchase, say.plain("tap-checked-closed"));
  // Answered at once: the service may be the very thing that hangs.
  shop.runInBackground("purchase.check", () => shop.reconciler.checkNow(purchase.id));
  await answer(ctx, say.plain("tap-checking"));
}

/**
 * Asks the service for the price that a tap sells at, unless the service has just reported it: once, and for no longer
 * than somebody waits at a counter. It runs outside any transaction; the placing one evaluates the price. A card that
 * told that the price is not known is not asked about again: it promised that the next tap sells.
 */
export async function askForPrice(ctx: SellerContext, offer: Purchase): Promise<void> {
  const { shop, seller } = ctx;
  const scope = scopeOf(shop, seller);
  const isAskable = offer.account_id === seller.account.id && offer.mode === scope.mode;
  if (!isAskable || isPromised(offer, shop.clock.now()) || shop.productCatalogue.said(scope, offer) !== null) return;
  await shop.productCatalogue.ask(scope, offer);
}

/** The facts that a tap to sell is evaluated by. */
export function judgedBy({ shop, seller }: SellerContext): PlaceDeps {
  const scope = scopeOf(shop, seller);
  return {
    // The prices of the other mode are not this one's.
    said: (purchase) =>
      purchase.mode === scope.mode ? shop.productCatalogue.said(scope, purchase, purchase.price_unchecked_at) : null,
    guards: shop.guards,
  };
}
