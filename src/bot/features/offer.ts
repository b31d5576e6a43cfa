import type { SeatSale } from "../../accounts/seat-guard.ts";
import { knownFunding } from "../../accounts/wallet.ts";
import { nameOf } from "../../customers/names.ts";
import { sleep } from "../../lib/clock.ts";
import { formatNaira, formatNairaShort, type Kobo, toKobo } from "../../lib/money.ts";
import {
  hasFaceValue,
  type Price,
  priceAirtime,
  priceElectricity,
  pricePlan,
  type Quote,
  storeQuote,
} from "../../purchases/quote.ts";
import { type Purchase, setCardMessage } from "../../store/purchases.ts";
import { VendingError } from "../../vending/errors.ts";
import type { ServiceType } from "../../vending/words.ts";
import type { Stock } from "../forms/ask-step.ts";
import type { Form, SellAnswers } from "../forms/forms.ts";
import type { Button, Content } from "../screen.ts";
import type { SellerContext } from "../shop.ts";
import { answer, present, send } from "../show.ts";
import type { Html } from "../text.ts";
import { renderConfirm } from "../views/confirm.ts";
import { menuButton, renderFunding } from "../views/menu.ts";
import { walletOnCard } from "./card-wallet.ts";
import { showOutage, showTrouble } from "./halt.ts";
import { foresee } from "./seat-menu.ts";
import { loadStock } from "./stock.ts";

type SellForm = Extract<Form, { kind: "sell" }>;

/** How many pieces of one kind are sold at once. */
export const mostPieces = 20;

/** A balance that is asked for while somebody waits at the counter is waited for this long. */
const patienceMs = 2000;

/** All is answered: makes the quote and shows its card. The tap on that card is what buys; this does not. */
export async function showOffer(ctx: SellerContext, form: SellForm, stock: Stock): Promise<void> {
  const { say } = ctx;
  const price = priceOf(form.answers, stock);
  if (price === null) {
    const name = form.answers.product?.name ?? form.answers.provider?.name ?? "";
    const back: Button = { text: say.plain("button-back"), data: `form:${form.revision}:back` };
    return showInstead(ctx, form, { html: say.html("sell-closed", { name }), buttons: [[back, menuButton(say)]] });
  }
  const foreseen = await foresee(ctx, saleOf(ctx, form.answers, price));
  if (foreseen) return showInstead(ctx, form, foreseen);
  // What is listed may be older than a price may be, while the service answers nobody.
  const down = showOutage(ctx, `form:${form.revision}:retry`);
  if (down) return showInstead(ctx, form, down);
  const funds = await lookForFunds(ctx, price);
  if (funds.kind === "short") return showInstead(ctx, form, await shortOf(ctx, form, funds));
  const quote = await makeQuote(ctx, form.answers, price);
  const content = await drawOffer(ctx, quote);
  await keepOffer(ctx, form, quote, await present(ctx, content, form.cardMessageId));
}

/**
 * The same sale again, at the price of now, on a new card: two taps and nothing typed. `earlier` is the form that is
 * open meanwhile and gives way; `other` a sale like it that the reseller may have forgotten.
 */
export async function offerAgain(
  ctx: SellerContext,
  purchase: Purchase,
  earlier: Form | null,
  other: Purchase | null = null,
): Promise<void> {
  const { say } = ctx;
  const form: SellForm = {
    kind: "sell",
    step: "confirm",
    answers: answersOf(purchase),
    revision: (earlier?.revision ?? 0) + 1,
    cardMessageId: null,
  };
  try {
    const price = priceOf(form.answers, await loadStock(ctx, form.answers));
    if (price === null) {
      const name = purchase.product_name ?? purchase.provider_name;
      return sendNew(ctx, { html: say.html("sell-closed", { name }), buttons: [[menuButton(say)]] });
    }
    const foreseen = await foresee(ctx, saleOf(ctx, form.answers, price));
    if (foreseen) return sendNew(ctx, foreseen);
    const down = showOutage(ctx, `again:${purchase.id}`);
    if (down) return sendNew(ctx, down);
    const funds = await lookForFunds(ctx, price);
    if (funds.kind === "short") return sendNew(ctx, await shortOf(ctx, form, funds));
    const quote = await makeQuote(ctx, form.answers, price, other?.id ?? null);
    const warned = other && warnOfLike(ctx, quote.purchase, other);
    const content = await drawOffer(ctx, quote, warned);
    const [cardMessageId] = await Promise.all([send(ctx, content), answer(ctx)]);
    await keepOffer(ctx, form, quote, cardMessageId);
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await sendNew(ctx, showTrouble(ctx, error, `again:${purchase.id}`));
  }
}

async function drawOffer(ctx: SellerContext, quote: Quote, warned: LikeWarning | null = null): Promise<Content> {
  const { say, shop } = ctx;
  const { account_id, service_type, beneficiary } = quote.purchase;
  const name = await nameOf(shop.store.db, account_id, service_type, beneficiary);
  return renderConfirm({ say, ...quote, name, ...(await walletOnCard(ctx)), ...(warned ?? {}) });
}

interface LikeWarning {
  warning: Html;
  sellLabel: string;
}

/** What an offer says of another sale like it that is open, or was made already. */
export function warnOfLike({ say, shop }: SellerContext, offer: Purchase, other: Purchase): LikeWarning {
  const { times } = shop;
  const { state, reference, settled_at } = other;
  const at = settled_at ?? 0;
  const time = at >= times.startOfDay(shop.clock.now()) ? times.time(at) : times.moment(at);
  const warning =
    state === "succeeded"
      ? say.html("confirm-sold-before", { reference, time })
      : say.html("confirm-same-again", { reference });
  const amount = formatNairaShort(offer.face_kobo as Kobo);
  return { warning, sellLabel: say.plain("button-sell-again-anyway", { amount }) };
}

/** The answers that would lead to this purchase. */
function answersOf(purchase: Purchase): SellAnswers {
  return {
    serviceType: purchase.service_type as ServiceType,
    beneficiary: purchase.beneficiary,
    provider: { id: purchase.provider_id, slug: purchase.provider_slug, name: purchase.provider_name },
    ...(purchase.product_id !== null && { product: { id: purchase.product_id, name: purchase.product_name ?? "" } }),
    faceKobo: purchase.face_kobo,
    quantity: purchase.quantity,
  };
}

async function sendNew(ctx: SellerContext, content: Content): Promise<void> {
  await Promise.all([send(ctx, content), answer(ctx)]);
}

async function showInstead(ctx: SellerContext, form: SellForm, content: Content): Promise<void> {
  const cardMessageId = await present(ctx, content, form.cardMessageId);
  ctx.work.later((trx) => ctx.shop.forms.save(trx, ctx.userId, { ...form, step: "confirm", cardMessageId }));
}

async function keepOffer(ctx: SellerContext, form: SellForm, quote: Quote, cardMessageId: number): Promise<void> {
  const { shop, userId } = ctx;
  ctx.work.later(async (trx) => {
    await shop.forms.save(trx, userId, { ...form, step: "confirm", revision: form.revision + 1, cardMessageId });
    await setCardMessage(trx, quote.purchase.id, cardMessageId);
  });
}

async function makeQuote(
  ctx: SellerContext,
  answers: SellAnswers,
  price: Price,
  repeatsId: string | null = null,
): Promise<Quote> {
  const { shop, seller, userId } = ctx;
  const { provider, beneficiary, serviceType } = answers;
  const faceKobo = hasFaceValue(serviceType) ? answers.faceKobo : price.chargeKobo;
  if (!provider || !beneficiary || faceKobo === undefined || faceKobo === null)
    throw new Error("A question was skipped");
  const wish = {
    accountId: seller.account.id,
    userId,
    seatId: seller.seat?.id ?? null,
    mode: seller.account.mode,
    serviceType,
    provider,
    product: answers.product ?? null,
    beneficiary,
    quantity: answers.quantity ?? 1,
    faceKobo: toKobo(faceKobo),
    price,
  };
  // Committed before the card is shown: its button must never stand for nothing.
  return shop.store.transaction((trx) => storeQuote(trx, shop.ids, wish, shop.clock.now(), repeatsId));
}

/** What the limits of a seat look at. */
function saleOf({ seller }: SellerContext, answers: SellAnswers, { chargeKobo }: Price): SeatSale {
  const { id, mode } = seller.account;
  const face = hasFaceValue(answers.serviceType) ? (answers.faceKobo ?? 0) : (chargeKobo ?? 0);
  const common = { account_id: id, mode, service_type: answers.serviceType };
  return { ...common, face_kobo: face, expected_kobo: chargeKobo, observed_kobo: null };
}

/** Null: it is not sold at the moment. */
function priceOf(answers: SellAnswers, stock: Stock): Price | null {
  const provider = stock.providers.find((offer) => offer.id === answers.provider?.id);
  if (!provider) return null;
  if (answers.serviceType === "airtime") {
    return provider.discountPercent === null
      ? null
      : priceAirtime(toKobo(answers.faceKobo ?? 0), provider.discountPercent);
  }
  const product = stock.products.find((offer) => offer.id === answers.product?.id);
  if (!product) return null;
  if (answers.serviceType === "electricity") return priceElectricity;
  return product.unitKobo === null ? null : pricePlan(product.unitKobo, answers.quantity ?? 1);
}

type Funds = { kind: "enough" } | { kind: "short"; balanceKobo: Kobo; neededKobo: Kobo };

/** Compares with the balance known; only when that is too low is the service asked, since the reseller may just have paid. */
async function lookForFunds(ctx: SellerContext, price: Price): Promise<Funds> {
  const { shop, seller } = ctx;
  const neededKobo = price.chargeKobo;
  const known = shop.wallet.known(seller.account)?.kobo ?? null;
  // What electricity costs is not known: the service alone can say that the wallet is too low.
  if (known === null || neededKobo === null || known >= neededKobo) return { kind: "enough" };
  const looked = await Promise.race([shop.wallet.look(seller.account.id), sleep(shop.clock, patienceMs)]);
  const balanceKobo = looked?.kind === "seen" ? looked.balance.kobo : known;
  return balanceKobo >= neededKobo ? { kind: "enough" } : { kind: "short", balanceKobo, neededKobo };
}

/** The wallet is too low: what is missing, and where to pay it in. */
async function shortOf(ctx: SellerContext, form: SellForm, funds: Extract<Funds, { kind: "short" }>): Promise<Content> {
  const { say, shop, seller } = ctx;
  const back: Button = { text: say.plain("button-back"), data: `form:${form.revision}:back` };
  if (seller.seat) return { html: say.html("seat-not-enough"), buttons: [[back, menuButton(say)]] };
  const head = say.html("sell-not-enough", {
    balance: formatNaira(funds.balanceKobo),
    charge: formatNaira(funds.neededKobo),
    missing: formatNaira(toKobo(funds.neededKobo - funds.balanceKobo)),
  });
  const details = knownFunding(seller.account) ?? (await shop.wallet.funding(seller.account.id));
  const funding = renderFunding(say, head, details);
  const paid: Button = { text: say.plain("button-paid"), data: `form:${form.revision}:retry` };
  return { ...funding, buttons: [...(funding.buttons ?? []).slice(0, 1), [paid], [back, menuButton(say)]] };
}
