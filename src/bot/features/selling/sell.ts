import { type Kobo, parseTypedNaira } from "../../../core/money.ts";
import { findNumberById } from "../../../customers/people.queries.ts";
import { toSoldNumber } from "../../../customers/people.ts";
import { numberKindOf, type ServiceType, services } from "../../../services/services.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { formButtons } from "../../callbacks/forms.ts";
import { type FormInput, showForm } from "../../dialog-controller.ts";
import type { Asking, SellAnswers } from "../../dialogs/forms/selling.ts";
import { type Form, type FormOf, formAt, openForm } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { troubleLine } from "../../ui/company-health.ts";
import { formatHeld, heldLine, holdNow, holdReader, renderHeld } from "../../ui/held.ts";
import { cancelButton, menuButton, serviceRows } from "../../ui/menu-card.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { answer, leaveLine, remove, send } from "../../ui/show.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { readStep, whatIsUnfit } from "./answers.ts";
import { showTrouble, warnOfOutage } from "./halt.ts";
import { maxPieces, showOffer } from "./offer.ts";
import { answerWith, passOver, placeBefore, viewed } from "./place.ts";
import { answerLine, askStep, chosenOf, type Stock, titleOf, toRows } from "./questions.ts";
import { loadStock } from "./stock.ts";

export type SellForm = FormOf<"sell">;

/** "What do you want to sell?" with a button per service. */
export function whatToSell(say: Say): Content {
  return { html: say.html("sell-what"), buttons: [...serviceRows(say), [menuButton(say)]] };
}

/** Begins a sale: the first question takes the place of the menu whose button was tapped, or is a new message. */
export async function startSale(
  ctx: SellerContext,
  serviceType: ServiceType,
  earlier: Form | null,
  asNew: boolean,
): Promise<void> {
  const hold = await holdNow(ctx, serviceType, "");
  if (hold) return answer(ctx, formatHeld(holdReader(ctx), hold), true);
  const form = await openForm("sell", { serviceType }, earlier);
  await goTo(ctx, { ...form, cardMessageId: asNew ? null : (earlier?.cardMessageId ?? null) }, asNew);
}

/** Begins a sale to a number of a customer, with what is known of it: the first question is the first thing unknown. */
export async function sellTo(ctx: SellerContext, serviceType: ServiceType, numberId: string, earlier: Form | null) {
  const known = await findNumberById(ctx.shop.store.db, numberId);
  if (known?.account_id !== ctx.seller.account.id) return answer(ctx, ctx.say.plain("customer-gone"), true);
  if (numberKindOf(serviceType) !== known.kind) return answer(ctx, ctx.say.plain("tap-old"));
  const { number, provider, product, kind } = toSoldNumber(known);
  // A phone's network is told by the number: what was sold to it before had its own list of networks.
  const ofDevice = kind === "phone" ? {} : { ...(provider && { provider }), ...(product && { product }) };
  await sellKnown(ctx, serviceType, { beneficiary: number, ...ofDevice }, earlier);
}

/** Begins a sale to a number. More may be known: the first question is the first unknown thing. */
export async function sellKnown(
  ctx: SellerContext,
  serviceType: ServiceType,
  known: Partial<SellAnswers> & { beneficiary: string },
  earlier: Form | null,
): Promise<void> {
  // If the question for the number comes after an unknown one, the number answers it then.
  const said = { beneficiary: known.beneficiary };
  const form = await openForm("sell", { serviceType, said }, earlier);
  await withCatalogue(ctx, form, async () => {
    const load = (answers: SellAnswers) => loadStock(ctx, answers);
    const place = await passOver(form, known, load);
    await goTo(ctx, { ...form, ...place });
  });
}

/**
 * A sale that a line has begun to describe: the confirm card at once, or the first question that it leaves open, below
 * `notes` of what could not be taken.
 */
export async function startSaid(
  ctx: SellerContext,
  {
    quantity,
    priceKobo,
    ...known
  }: Required<Pick<SellAnswers, "serviceType" | "said">> & Pick<SellAnswers, "quantity" | "priceKobo" | "credit">,
  notes: readonly Html[],
): Promise<void> {
  const view = { ...(quantity !== undefined && { quantity }), ...(priceKobo !== undefined && { priceKobo }) };
  const form = await openForm("sell", known, null, view);
  const load = (answers: SellAnswers) => loadStock(ctx, answers);
  await withCatalogue(ctx, form, async () => {
    const placed: SellForm = { ...form, ...(await passOver(form, known, load)) };
    if (placed.step === "over") return goTo(ctx, placed);
    const stock = await loadStock(ctx, placed.answers, placed.step);
    const unfit = whatIsUnfit(ctx.say, placed.step, placed.answers, stock);
    await showQuestion(ctx, placed, stock, lines(...notes, unfit) || null, false);
  });
}

/**
 * A tap on a button of the form's card, or something typed while it waits. A typed text that is no answer goes to
 * `orElse`, where it means something else.
 */
export async function handleSaleInput(
  ctx: SellerContext,
  form: SellForm,
  said: FormInput,
  orElse = async (): Promise<boolean> => false,
): Promise<void> {
  if (form.step === "over" && form.view.isPricing) return handleOwnPrice(ctx, form, said, orElse);
  if (said.kind === "tap" && said.value === "back") return goBack(ctx, form);
  if (said.kind === "tap" && said.value === "retry") return goTo(ctx, form);
  if (form.step === "over") return typeAtOffer(ctx, form, said, orElse);
  await takeAnswer(ctx, form, form.step, said, orElse);
}

/** Shows what is asked once more; of an offer a new one, at the price of now. */
export function askAgainInSale(ctx: SellerContext, form: SellForm): Promise<void> {
  return form.view.isPricing ? askOwnPrice(ctx, form) : goTo(ctx, form);
}

/** Back to the question before, the earlier answers kept. */
export async function goBack(ctx: SellerContext, form: SellForm): Promise<void> {
  await withCatalogue(ctx, form, async () => {
    await goTo(ctx, { ...form, ...(await placeBefore(form, (soFar) => loadStock(ctx, soFar))) });
  });
}

/** The same sale with another number of pieces; the offer that stood on the card is replaced. */
export async function setQuantity(ctx: SellerContext, form: SellForm, quantity: number): Promise<void> {
  await goTo(ctx, { ...form, ...(await viewed(form, { quantity })) });
}

/** The same sale, paid at once. */
export async function dropCredit(ctx: SellerContext, form: SellForm): Promise<void> {
  const { credit: _credit, ...start } = form.start;
  await goTo(ctx, { ...form, ...(await viewed({ ...form, start }, form.view)) });
}

/** Asks for the customer's price of only this sale, in place of its offer. */
export async function askOwnPrice(ctx: SellerContext, form: SellForm): Promise<void> {
  const { say } = ctx;
  const revision = form.revision + 1;
  const view = await viewed(form, { ...form.view, isPricing: true });
  await showForm(
    ctx,
    { ...form, ...view, revision },
    {
      html: paragraphs(
        lines(titleOf(say, form.answers), chosenOf(say, form.answers, form.step)),
        say.html("sell-ask-price"),
      ),
      buttons: [
        [button(say, "button-back", formButtons.answer({ revision, value: "back" })), cancelButton(say, revision)],
      ],
      placeholder: say.plain("sell-placeholder-amount"),
    },
  );
}

/** The same sale at the price that was typed; null: as it was. */
async function setOwnPrice(ctx: SellerContext, form: SellForm, priceKobo: Kobo | null): Promise<void> {
  const { isPricing: _asked, ...view } = form.view;
  await goTo(ctx, { ...form, ...(await viewed(form, { ...view, ...(priceKobo !== null && { priceKobo }) })) });
}

/** Takes the typed price of the customer; a text that is no amount may mean something else. */
async function handleOwnPrice(ctx: SellerContext, form: SellForm, said: FormInput, orElse: () => Promise<boolean>) {
  if (said.kind === "tap") return setOwnPrice(ctx, form, null);
  const priceKobo = parseTypedNaira(said.text);
  if (priceKobo !== null && priceKobo > 0) return setOwnPrice(ctx, form, priceKobo);
  if (!(await orElse())) await send(ctx, { html: ctx.say.html("sell-bad-amount", { text: said.text.slice(0, 40) }) });
}

async function takeAnswer(
  ctx: SellerContext,
  form: SellForm,
  step: Asking,
  said: FormInput,
  orElse: () => Promise<boolean>,
): Promise<void> {
  await withCatalogue(ctx, form, async () => {
    const stock = await loadStock(ctx, form.answers);
    const reading = readStep(ctx.say, step, form.answers, stock, said);
    if (reading.kind === "problem") {
      if (!(await orElse())) await showQuestion(ctx, form, stock, reading.html, false);
      return;
    }
    if (reading.kind === "view") {
      return showQuestion(ctx, { ...form, ...(await viewed(form, reading.view)) }, stock, null, false);
    }
    const chosen = reading.answers.provider;
    const hold = chosen && (await holdNow(ctx, form.answers.serviceType, chosen.slug));
    // The list stays: another company may do.
    if (hold && said.kind === "tap") return answer(ctx, formatHeld(holdReader(ctx), hold), true);
    const next = { ...form, ...(await answerWith(form, reading.answers, (soFar) => loadStock(ctx, soFar))) };
    // A product that was only searched for is still asked for.
    const isSearch = reading.answers.query !== undefined && !reading.answers.product;
    if (said.kind === "tap" || isSearch || form.cardMessageId === null) return goTo(ctx, next);
    const kept = answerLine(ctx.say, step, { ...form.answers, ...reading.answers });
    await Promise.all([goTo(ctx, { ...next, cardMessageId: null }), leaveLine(ctx, form.cardMessageId, kept)]);
  });
}

/** Keeps what was typed for later questions, and asks what is still open below it. */
export async function recordTyped(
  ctx: SellerContext,
  form: SellForm,
  said: NonNullable<SellAnswers["said"]>,
): Promise<void> {
  await withCatalogue(ctx, form, async () => {
    const start = { ...form.start, said: { ...form.start.said, ...said } };
    const noted = await formAt({ ...form, start });
    const place = await passOver(noted, {}, (soFar) => loadStock(ctx, soFar));
    const old = form.cardMessageId;
    await Promise.all([goTo(ctx, { ...noted, ...place, cardMessageId: null }), old !== null && remove(ctx, old)]);
  });
}

/** On the confirm card a number of pieces may be typed where pieces are sold; all else needs a tap. */
async function typeAtOffer(
  ctx: SellerContext,
  form: SellForm,
  said: FormInput,
  orElse: () => Promise<boolean>,
): Promise<void> {
  const { say } = ctx;
  const pieces = said.kind === "text" ? /^\s*(\d{1,2})\s*$/.exec(said.text)?.[1] : undefined;
  if (services[form.answers.serviceType].isByPiece && pieces !== undefined) {
    const quantity = Number(pieces);
    if (quantity >= 1 && quantity <= maxPieces) return setQuantity(ctx, form, quantity);
    await send(ctx, { html: say.html("sell-bad-quantity", { most: maxPieces }) });
    return;
  }
  if (!(await orElse())) await send(ctx, { html: say.html("sell-need-tap") });
}

/** Shows a step and saves the form when the update ends. */
async function goTo(ctx: SellerContext, form: SellForm, asNew = false): Promise<void> {
  await withCatalogue(ctx, form, async () => {
    const stock = await loadStock(ctx, form.answers, form.step);
    await (form.step === "over" ? showOffer(ctx, form, stock) : showQuestion(ctx, form, stock, null, asNew));
  });
}

/** If the catalogue cannot be read, says so on the card; the form stays, so that the answers so far are not lost. */
async function withCatalogue(ctx: SellerContext, form: SellForm, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await showForm(ctx, form, showTrouble(ctx, error, formButtons.answer({ revision: form.revision, value: "retry" })));
  }
}

async function showQuestion(
  ctx: SellerContext,
  form: SellForm,
  stock: Stock,
  problem: Html | null,
  asNew: boolean,
): Promise<void> {
  const { say } = ctx;
  const { serviceType, provider } = form.answers;
  const hold = provider && (await holdNow(ctx, serviceType, provider.slug));
  if (hold) {
    const back = backButton(say, form, (value) => formButtons.answer({ revision: form.revision, value }));
    return showForm(ctx, form, renderHeld(holdReader(ctx), hold, back), asNew);
  }
  const step = form.step as Asking;
  const question = askStep(say, step, form.answers, stock);
  const revision = form.revision + 1;
  const dataOf = (value: string) => formButtons.answer({ revision, value });
  const isEmpty = question.options.length === 0 && ["provider", "planType", "product"].includes(step);
  const content: Content = {
    html: paragraphs(
      warnOfOutage(ctx),
      problem && (`⚠️ ${problem}` as Html),
      lines(titleOf(say, form.answers), chosenOf(say, form.answers, form.step)),
      isEmpty && form.answers.query === undefined ? say.html("sell-nothing-listed") : question.html,
      lines(
        ...(stock.held ?? []).map((one) => heldLine(holdReader(ctx), one)),
        ...(stock.troubled ?? []).map(({ name, trouble }) => troubleLine(ctx, name, trouble)),
      ),
    ),
    buttons: [...toRows(question, dataOf), [...backButton(say, form, dataOf), cancelButton(say, revision)]],
    ...(question.placeholder && { placeholder: question.placeholder }),
  };
  await showForm(ctx, { ...form, revision }, content, asNew);
}

/** The way back; right after what was taken for granted (network, kind of meter) it leads to the others and says so. */
function backButton(say: Say, { step, answers, log }: SellForm, dataOf: (value: string) => string): Button[] {
  if (log.marks.length === 0) return [];
  const isAfterGuess = answers.isGuess === true && (step === "amount" || step === "planType");
  const isAfterMeter = answers.isUsualMeter === true && step === "beneficiary";
  const label = isAfterGuess ? "button-other-network" : isAfterMeter ? "button-other-meter" : "button-back";
  return [button(say, label, dataOf("back"))];
}
