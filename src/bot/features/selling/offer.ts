import { noKobo } from "../../../core/money.ts";
import { findPersonByNumber } from "../../../customers/person-names.queries.ts";
import { hasSoldTo } from "../../../sales/likeness.queries.ts";
import { findPurchase, type Purchase, setCardMessage } from "../../../sales/purchases.queries.ts";
import type { Quote } from "../../../sales/quote.ts";
import { isOpen } from "../../../sales/states.ts";
import { numberKindOf } from "../../../services/services.ts";
import { seesCost } from "../../../staff/seats.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { formButtons } from "../../callbacks/forms.ts";
import { healthButtons } from "../../callbacks/health.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { showForm } from "../../dialog-controller.ts";
import type { SellAnswers } from "../../dialogs/forms/selling.ts";
import { type Form, type FormOf, openForm } from "../../dialogs/forms.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { troubleLine, troubleOf } from "../../ui/company-health.ts";
import { nameService, nameWorth, soldAt, tailOf } from "../../ui/format.ts";
import { holdNow, holdReader, renderHeld } from "../../ui/held.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { foresee } from "../../ui/seat.ts";
import { answer, present, send, sendNew } from "../../ui/show.ts";
import { type Html, lines } from "../../ui/text.ts";
import { type Funds, findFunds, refreshWallet, walletOnCard } from "../../ui/wallet-seen.ts";
import { renderConfirm } from "./confirm-card.ts";
import { showOutage, showTrouble } from "./halt.ts";
import { creditAgain, debtOf, formatLimit, shortOf } from "./offer-terms.ts";
import { passOver } from "./place.ts";
import type { Stock } from "./questions.ts";
import { type CurrentRequest, formatOutside, makeQuote, requestNow, saleOf } from "./request.ts";
import { loadStock } from "./stock.ts";

type SellForm = FormOf<"sell">;

export const maxPieces = 20;

/** All is answered: makes the quote and shows its card. The tap on that card is what buys; this does not. */
export async function showOffer(ctx: SellerContext, form: SellForm, stock: Stock): Promise<void> {
  const back = button(ctx.say, "button-back", formButtons.answer({ revision: form.revision, value: "back" }));
  const retry = formButtons.answer({ revision: form.revision, value: "retry" });
  const name = form.answers.product?.name ?? form.answers.provider?.name ?? "";
  const weighed = await weigh(ctx, form, stock, { name, closed: [back], outside: [back], retry });
  if ("html" in weighed) return showForm(ctx, form, weighed);
  // The message that shows the offer from now on, or goes.
  const cardTaken = ctx.callbackQuery?.message?.message_id ?? form.cardMessageId;
  const quote = await makeQuote(ctx, weighed, { cardTaken });
  const content = await drawOffer(ctx, quote, undefined, weighed.funds);
  await keepOffer(ctx, { ...form, answers: weighed.answers }, quote, await present(ctx, content, form.cardMessageId));
}

/** The other texts and buttons of a repeated offer. */
export interface AgainWays {
  /** A sale like it that the reseller may have forgotten. */
  other?: Purchase | null;
  /** The ways on from where it is not sold any more. */
  closed?: Button[];
  /** The button that asks for it once more, after an outage. */
  retry?: string;
}

/**
 * The same sale again, at the price of now, on a new card: two taps and nothing typed. `earlier` is the form that is
 * open meanwhile and gives way.
 */
export async function offerAgain(
  ctx: SellerContext,
  purchase: Purchase,
  earlier: Form | null,
  { other = null, closed = [], retry = saleButtons.again({ sale: purchase.id }) }: AgainWays = {},
): Promise<void> {
  const { say } = ctx;
  try {
    const known = answersOf(purchase);
    const start = { serviceType: known.serviceType, ...creditAgain(ctx, purchase) };
    const first = await openForm("sell", start, earlier, { quantity: purchase.quantity });
    const form: SellForm = { ...first, ...(await passOver(first, known, (soFar) => loadStock(ctx, soFar))) };
    const { icon, lower: service } = nameService(say, form.answers.serviceType);
    const text = say.plain("button-sell-other", { icon, service });
    const outside = [{ text, data: saleButtons.startNew({ service: purchase.service_type }) }];
    const name = purchase.product_name ?? purchase.provider_name;
    const stock = await loadStock(ctx, form.answers);
    const weighed = await weigh(ctx, form, stock, { name, closed, outside, retry });
    if ("html" in weighed) return sendNew(ctx, weighed);
    const quote = await makeQuote(ctx, weighed, { repeatsId: other?.id ?? null });
    const [cardMessageId] = await Promise.all([
      send(ctx, await drawOffer(ctx, quote, undefined, weighed.funds)),
      answer(ctx),
    ]);
    await keepOffer(ctx, { ...form, answers: weighed.answers }, quote, cardMessageId);
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await sendNew(ctx, showTrouble(ctx, error, retry));
  }
}

/** The sale that the answers allow now; else the card in place of an offer, with the ways on from there. */
async function weigh(
  ctx: SellerContext,
  form: SellForm,
  stock: Stock,
  ways: { name: string; closed: Button[]; outside: Button[]; retry: string },
): Promise<FundedRequest | Content> {
  const { say } = ctx;
  const request = requestNow(ctx, form.answers, stock);
  if (request === null) {
    return { html: say.html("sell-closed", { name: ways.name }), buttons: [[...ways.closed, menuButton(say)]] };
  }
  const { serviceType, provider } = request.answers;
  const hold = await holdNow(ctx, serviceType, provider.slug);
  if (hold) return renderHeld(holdReader(ctx), hold, ways.closed);
  const outside = formatOutside(say, request);
  if (outside) return { html: outside, buttons: [[...ways.outside, menuButton(say)]] };
  // A listing may be older than a price may be, while the service answers nobody.
  const instead = (await foresee(ctx, () => saleOf(ctx, request))) ?? showOutage(ctx, ways.retry);
  if (instead) return instead;
  const { chargeKobo } = request.listed.price;
  // The cost of electricity is unknown: only the service can say that the wallet is too low.
  const funds = await findFunds(ctx, chargeKobo ?? 0);
  if (funds.kind === "short") return shortOf(ctx, form, funds, chargeKobo ?? noKobo);
  return { ...request, funds };
}

/** The card of an offer, whose price is brought up to date behind it. `change`: what is not as an earlier card had it. `known`: the
 * wallet was compared with it just now. */
export async function drawOffer(ctx: SellerContext, quote: Quote, change?: Warning, known?: Funds): Promise<Content> {
  const { say, shop, seller } = ctx;
  const { purchase } = quote;
  refreshPrice(ctx, purchase);
  const person = await findPersonByNumber(shop.store.db, purchase.account_id, purchase.beneficiary);
  const funds = known ?? (await findFunds(ctx, purchase.expected_kobo ?? 0));
  refreshWallet(ctx, purchase);
  const like = await warnOfLike(ctx, purchase);
  const isFirst = numberKindOf(purchase.service_type) !== "phone" && !(await hasSoldTo(shop.store.db, purchase));
  const limit = await formatLimit(ctx, purchase, quote.confirmKey);
  const warnings = [limit, change, like].flatMap((told) => told?.warning ?? []);
  const company = { serviceType: purchase.service_type, providerId: purchase.provider_id };
  const trouble = await troubleOf(ctx, company);
  const card = renderConfirm({
    say,
    times: shop.times,
    ...quote,
    name: person?.name ?? null,
    wallet: walletOnCard(ctx, funds),
    funds: funds.kind,
    withCost: seesCost(seller.seat),
    isFirst,
    ...(await debtOf(ctx, purchase, person?.id)),
    ...like,
    ...change,
    ...(trouble && {
      trouble: troubleLine(ctx, purchase.provider_name, trouble),
      watch: button(
        say,
        "button-tell-back",
        healthButtons.watch({ service: company.serviceType, provider: company.providerId }),
      ),
    }),
    ...(warnings.length > 0 && { warning: lines(...warnings) }),
    ...(limit?.instead && { instead: limit.instead }),
  });
  return { ...card, isSale: true };
}

/** The text above an offer, and the words of its main button if they are not the usual ones. */
export interface Warning {
  warning: Html;
  sellLabel?: string;
}

/** An offer's text about a similar sale that is open, or was made already; null if there is none. */
async function warnOfLike({ say, shop, seller }: SellerContext, offer: Purchase): Promise<Warning | null> {
  const { times } = shop;
  const other = offer.repeats_id === null ? undefined : await findPurchase(shop.store.db, offer.repeats_id);
  if (!other || !(other.state === "succeeded" || isOpen(other.state))) return null;
  const { state } = other;
  const tail = tailOf(other.reference);
  const at = soldAt(other);
  const time = at >= times.startOfDay(shop.clock.now()) ? times.time(at) : times.moment(at);
  const warning =
    state === "succeeded" ? say.html("confirm-sold-before", { tail, time }) : say.html("confirm-same-again", { tail });
  const amount = nameWorth(offer, seesCost(seller.seat));
  return { warning, sellLabel: say.plain("button-sell-again-anyway", { amount }) };
}

/** The answers that would lead to this purchase. */
function answersOf(purchase: Purchase): SellAnswers {
  return {
    serviceType: purchase.service_type,
    beneficiary: purchase.beneficiary,
    provider: { id: purchase.provider_id, slug: purchase.provider_slug, name: purchase.provider_name },
    ...(purchase.product_id !== null && { product: { id: purchase.product_id, name: purchase.product_name ?? "" } }),
    faceKobo: purchase.face_kobo,
    quantity: purchase.quantity,
  };
}

async function keepOffer(ctx: SellerContext, form: SellForm, quote: Quote, cardMessageId: number): Promise<void> {
  const { shop, userId } = ctx;
  ctx.work.later(async (trx) => {
    await shop.forms.save(trx, userId, { ...form, revision: form.revision + 1, cardMessageId });
    await setCardMessage(trx, quote.purchase.id, cardMessageId);
  });
}

interface FundedRequest extends CurrentRequest {
  funds: Funds;
}

/**
 * Brings the price of a card's offer up to date while a person reads the card, so that a quick tap waits for nothing.
 * The card stays as it was drawn: should the price have moved, the tap says so.
 */
export function refreshPrice(ctx: SellerContext, offer: Purchase): void {
  ctx.shop.runInBackground("price.refresh", () => ctx.shop.productCatalogue.ask(scopeOf(ctx.shop, ctx.seller), offer));
}
