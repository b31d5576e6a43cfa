import { knownFunding } from "../../accounts/wallet.ts";
import { sleep } from "../../lib/clock.ts";
import { formatNaira, type Kobo, toKobo } from "../../lib/money.ts";
import {
  type Price,
  priceAirtime,
  priceElectricity,
  pricePlan,
  type Quote,
  storeQuote,
} from "../../purchases/quote.ts";
import { setCardMessage } from "../../store/purchases.ts";
import { Unauthorized, VendingError } from "../../vending/errors.ts";
import type { Form, SellAnswers } from "../forms/forms.ts";
import {
  askStep,
  checkLimits,
  type Input,
  limitsOf,
  quickAmount,
  type Reading,
  readStep,
  type Stock,
  toRows,
} from "../forms/sell-questions.ts";
import { isSold, type SellStep, stepsOf } from "../forms/sell-steps.ts";
import type { Button, Content } from "../screen.ts";
import { type SellerContext, scopeOf } from "../shop.ts";
import { answer, present, send } from "../show.ts";
import { type Html, lines, paragraphs, type Say } from "../text.ts";
import { renderConfirm } from "../views/confirm.ts";
import { formatBeneficiary, nameService } from "../views/format.ts";
import { menuButton, renderFunding, serviceRows } from "../views/menu.ts";

const slowMs = 700;

export type SellForm = Extract<Form, { kind: "sell" }>;

/** "What do you want to sell?" with a button for each service. */
export function whatToSell(say: Say): Content {
  return { html: say.html("sell-what"), buttons: [...serviceRows(say), [menuButton(say)]] };
}

/** Begins a sale: the first question takes the place of the menu whose button was tapped. */
export async function startSale(
  ctx: SellerContext,
  serviceType: string,
  earlier: Form | null,
  asNew: boolean,
): Promise<void> {
  if (!isSold(serviceType)) return answer(ctx, ctx.say.plain("tap-old"));
  const form: SellForm = {
    kind: "sell",
    step: stepsOf(serviceType)[0] ?? "confirm",
    answers: { serviceType },
    revision: (earlier?.revision ?? 0) + 1,
    cardMessageId: asNew ? null : (earlier?.cardMessageId ?? null),
  };
  await goTo(ctx, form, asNew);
}

/** A tap on a button of the form's card. */
export async function tapInSale(ctx: SellerContext, form: SellForm, value: string): Promise<void> {
  if (value === "back") return goBack(ctx, form);
  if (value === "retry") return goTo(ctx, form);
  await takeInput(ctx, form, { kind: "tap", value });
}

/** Something typed while the form waits. */
export async function typeInSale(ctx: SellerContext, form: SellForm, text: string): Promise<void> {
  await takeInput(ctx, form, { kind: "text", text });
}

/** Back to the question before, the earlier answers kept. */
export async function goBack(ctx: SellerContext, form: SellForm): Promise<void> {
  const steps = stepsOf(form.answers.serviceType);
  const index = Math.max(steps.indexOf(form.step as SellStep) - 1, 0);
  const kept = Object.fromEntries(
    steps.slice(0, index).map((step) => [answerName[step], form.answers[answerName[step]]]),
  );
  await goTo(ctx, {
    ...form,
    answers: { serviceType: form.answers.serviceType, ...kept },
    step: steps[index] ?? "confirm",
  });
}

const answerName = {
  beneficiary: "beneficiary",
  provider: "provider",
  product: "product",
  amount: "faceKobo",
  confirm: "faceKobo",
} as const satisfies Record<SellStep, keyof SellAnswers>;

async function takeInput(ctx: SellerContext, form: SellForm, input: Input): Promise<void> {
  const step = form.step as SellStep;
  if (step === "confirm") {
    await send(ctx, { html: ctx.say.html("sell-need-tap", { button: ctx.say.plain("button-change") }) });
    return;
  }
  const stock = await stockOf(ctx, form);
  if (!stock.ok) return void (await showProblemCard(ctx, form, stock.content));
  const reading = readInput(ctx.say, step, form.answers, stock.stock, input);
  if (reading.kind === "problem") return askAgain(ctx, form, stock.stock, reading.html);
  const answers = { ...form.answers, ...reading.answers };
  const steps = stepsOf(answers.serviceType);
  await goTo(ctx, { ...form, answers, step: steps[steps.indexOf(step) + 1] ?? "confirm" });
}

function readInput(
  say: Say,
  step: Exclude<SellStep, "confirm">,
  answers: SellAnswers,
  stock: Stock,
  input: Input,
): Reading {
  const quick = step === "amount" && input.kind === "tap" ? quickAmount(answers.serviceType, input.value) : null;
  return quick === null
    ? readStep(say, step, answers, stock, input)
    : checkLimits(say, limitsOf(answers, stock), quick);
}

/** Shows a step and saves the form when the update ends. */
async function goTo(ctx: SellerContext, form: SellForm, asNew = false): Promise<void> {
  if (form.step === "confirm") return quote(ctx, form);
  const stock = await stockOf(ctx, form);
  if (!stock.ok) return void (await showProblemCard(ctx, form, stock.content));
  await showQuestion(ctx, form, stock.stock, null, asNew);
}

async function askAgain(ctx: SellerContext, form: SellForm, stock: Stock, problem: Html): Promise<void> {
  await showQuestion(ctx, form, stock, problem, false);
}

async function showQuestion(
  ctx: SellerContext,
  form: SellForm,
  stock: Stock,
  problem: Html | null,
  asNew: boolean,
): Promise<void> {
  const { say, shop, userId } = ctx;
  const step = form.step as Exclude<SellStep, "confirm">;
  const question = askStep(say, step, form.answers, stock);
  const revision = form.revision + 1;
  const isEmpty = question.options.length === 0 && (step === "provider" || step === "product");
  const isFirst = stepsOf(form.answers.serviceType).indexOf(step) === 0;
  const controls: Button[] = [
    ...(isFirst ? [] : [{ text: say.plain("button-back"), data: `form:${revision}:back` }]),
    { text: say.plain("button-cancel"), data: `leave:${revision}` },
  ];
  const content: Content = {
    html: paragraphs(
      problem && (`⚠️ ${problem}` as Html),
      lines(titleOf(say, form.answers), chosenOf(say, form.answers)),
      isEmpty ? say.html("sell-nothing-listed") : question.html,
    ),
    buttons: [...toRows(question, (value) => `form:${revision}:${value}`), controls],
    ...(question.placeholder && { placeholder: question.placeholder }),
  };
  const cardMessageId = asNew
    ? (await Promise.all([send(ctx, content), answer(ctx)]))[0]
    : await present(ctx, content, form.cardMessageId);
  ctx.work.later((trx) => shop.forms.save(trx, userId, { ...form, revision, cardMessageId }));
}

function titleOf(say: Say, answers: SellAnswers): Html {
  const { icon, lower } = nameService(say, answers.serviceType);
  return say.html("sell-title", { icon, service: lower });
}

/** What was chosen so far, in one line. */
function chosenOf(say: Say, answers: SellAnswers): Html | null {
  const parts = [
    answers.provider?.name,
    answers.product?.name,
    answers.beneficiary && formatBeneficiary(answers.serviceType, answers.beneficiary),
  ].filter(Boolean);
  return parts.length === 0 ? null : say.html("sell-chosen", { parts: parts.join(" · ") });
}

type StockAnswer = { ok: true; stock: Stock } | { ok: false; content: Content };

/** What the shelf holds for the answers so far; from memory when the catalogue is warm. */
async function stockOf(ctx: SellerContext, { answers, revision }: SellForm): Promise<StockAnswer> {
  const { shop, seller, say } = ctx;
  const { serviceType, provider } = answers;
  const retry = `form:${revision}:retry`;
  // From memory this takes no time. When the service has to be asked and is slow, the tap is answered meanwhile.
  const cancelWord = shop.clock.after(slowMs, () =>
    shop.behind("tap.answer", () => answer(ctx, say.plain("tap-asking"))),
  );
  try {
    const scope = scopeOf(shop, seller);
    const providers = await shop.shelf.providers(scope, serviceType);
    const products = provider ? await shop.shelf.products(scope, serviceType, provider) : [];
    return { ok: true, stock: { providers, products } };
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    if (error instanceof Unauthorized) {
      return {
        ok: false,
        content: {
          html: say.html("sell-session-over"),
          buttons: [[{ text: say.plain("button-login"), data: "login" }]],
        },
      };
    }
    return {
      ok: false,
      content: {
        html: say.html("sell-catalogue-down"),
        buttons: [[{ text: say.plain("button-try-again"), data: retry }, menuButton(say)]],
      },
    };
  } finally {
    cancelWord();
  }
}

/** The form stays where it is, so that the answers so far are not lost. */
async function showProblemCard(ctx: SellerContext, form: SellForm, content: Content): Promise<void> {
  const cardMessageId = await present(ctx, content, form.cardMessageId);
  ctx.work.later((trx) => ctx.shop.forms.save(trx, ctx.userId, { ...form, cardMessageId }));
}

/** All is answered: makes the quote and shows its card. The tap on that card is what buys; this does not. */
async function quote(ctx: SellerContext, form: SellForm): Promise<void> {
  const { shop, say, userId } = ctx;
  const stock = await stockOf(ctx, form);
  if (!stock.ok) return void (await showProblemCard(ctx, form, stock.content));
  const price = priceOf(form.answers, stock.stock);
  if (price === null) {
    const name = form.answers.product?.name ?? form.answers.provider?.name ?? "";
    return void (await showProblemCard(ctx, form, {
      html: say.html("sell-closed", { name }),
      buttons: [[menuButton(say)]],
    }));
  }
  const walletKobo = await enoughFor(ctx, price.chargeKobo ?? toKobo(form.answers.faceKobo ?? 0), price);
  if (walletKobo.kind === "short") return showShort(ctx, form, walletKobo.balanceKobo, walletKobo.neededKobo);
  const made = await makeQuote(ctx, form.answers, price);
  const cardMessageId = await present(
    ctx,
    renderConfirm({ say, purchase: made.purchase, confirmKey: made.confirmKey, walletKobo: walletKobo.balanceKobo }),
    form.cardMessageId,
  );
  ctx.work.later(async (trx) => {
    await shop.forms.save(trx, userId, { ...form, step: "confirm", revision: form.revision + 1, cardMessageId });
    await setCardMessage(trx, made.purchase.id, cardMessageId);
  });
}

/** Stores the quote with the card's message when the update ends. */
async function makeQuote(ctx: SellerContext, answers: SellAnswers, price: Price): Promise<Quote> {
  const { shop, seller, userId } = ctx;
  if (!answers.provider || !answers.beneficiary || answers.faceKobo === undefined)
    throw new Error("A question was skipped");
  const { provider, beneficiary, faceKobo } = answers;
  const wish = {
    accountId: seller.account.id,
    userId,
    mode: seller.account.mode,
    serviceType: answers.serviceType,
    provider,
    product: answers.product ?? null,
    beneficiary,
    quantity: 1,
    faceKobo: toKobo(faceKobo),
    price,
  };
  // Committed before the card is shown: its button must never stand for nothing.
  return shop.store.transaction((trx) => storeQuote(trx, shop.ids, wish, shop.clock.now()));
}

function priceOf(answers: SellAnswers, stock: Stock): Price | null {
  const provider = stock.providers.find((offer) => offer.id === answers.provider?.id);
  const faceKobo = toKobo(answers.faceKobo ?? 0);
  if (!provider) return null;
  if (answers.serviceType === "airtime") {
    return provider.discountPercent === null ? null : priceAirtime(faceKobo, provider.discountPercent);
  }
  const product = stock.products.find((offer) => offer.id === answers.product?.id);
  if (!product) return null;
  if (answers.serviceType === "electricity") return priceElectricity;
  return product.unitKobo === null ? null : pricePlan(product.unitKobo, 1);
}

type Funds = { kind: "enough"; balanceKobo: Kobo | null } | { kind: "short"; balanceKobo: Kobo; neededKobo: Kobo };

/** A balance that is asked for while somebody waits at the counter is waited for this long. */
const patienceMs = 2000;

/** Compares with the balance known; only when that is too low is the service asked, since the reseller may just have paid. */
async function enoughFor(ctx: SellerContext, neededKobo: Kobo, price: Price): Promise<Funds> {
  const { shop, seller } = ctx;
  const known = shop.wallet.known(seller.account)?.kobo ?? null;
  // What electricity costs is not known: the service alone can say that the wallet is too low.
  if (known === null || known >= neededKobo || price.chargeKobo === null) return { kind: "enough", balanceKobo: known };
  const looked = await Promise.race([shop.wallet.look(seller.account.id), sleep(shop.clock, patienceMs)]);
  const balanceKobo = looked?.kind === "seen" ? looked.balance.kobo : known;
  return balanceKobo >= neededKobo ? { kind: "enough", balanceKobo } : { kind: "short", balanceKobo, neededKobo };
}

async function showShort(ctx: SellerContext, form: SellForm, balanceKobo: Kobo, neededKobo: Kobo): Promise<void> {
  const { say, shop, seller } = ctx;
  const head = say.html("sell-not-enough", {
    balance: formatNaira(balanceKobo),
    charge: formatNaira(neededKobo),
    missing: formatNaira(toKobo(neededKobo - balanceKobo)),
  });
  const details = knownFunding(seller.account) ?? (await shop.wallet.funding(seller.account.id));
  const funding = renderFunding(say, head, details);
  const back: Button = { text: say.plain("button-back"), data: `form:${form.revision}:back` };
  const content = { ...funding, buttons: [...(funding.buttons ?? []).slice(0, 1), [back, menuButton(say)]] };
  await showProblemCard(ctx, { ...form, step: "confirm" }, content);
}
