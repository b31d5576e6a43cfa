import { planTypes, sellable, usualMeter } from "../../../catalogue/product-search.ts";
import { suggestNetwork } from "../../../services/network-prefixes.ts";
import { services } from "../../../services/services.ts";
import { type DialogLog, type DialogPlace, placeOf, withAnswer, withoutLast } from "../../dialogs/dialog.ts";
import { type Asking, type SellAnswers, sellDialog } from "../../dialogs/forms/selling.ts";
import { productsFor, type Stock } from "./questions.ts";
import { answerSaid } from "./said.ts";

/** The state of a sale before its quote, with the person's view of a question: page, search, number of pieces. */
export type SalePlace = DialogPlace<Asking, SellAnswers>;

/** Loads the catalogue for the answers so far, and may throw. */
export type Load = (answers: SellAnswers) => Promise<Stock>;

const answersTo = {
  beneficiary: ["beneficiary"],
  provider: ["provider", "isGuess"],
  planType: ["planType", "product"],
  product: ["product", "isUsualMeter"],
  amount: ["faceKobo"],
} as const satisfies Record<Asking, readonly (keyof SellAnswers)[]>;

/** The same sale where another log leads. */
function moved({ start }: SalePlace, log: DialogLog, view: Partial<SellAnswers> = {}): Promise<SalePlace> {
  return placeOf(sellDialog, start, log, view);
}

/** The same question, looked at in another way. */
export function viewed(place: SalePlace, view: Partial<SellAnswers>): Promise<SalePlace> {
  return moved(place, place.log, view);
}

/**
 * The place after an answer, which may hold answers to later questions, too. What needs no question is answered on the
 * way: the network that the number tells, and a list with one entry. How many pieces and which price were typed stays.
 */
export async function answerWith(place: SalePlace, given: Partial<SellAnswers>, load: Load): Promise<SalePlace> {
  // A search over all kinds of plans, typed among those of one, takes back which kind it was.
  const isWider = place.step === "product" && given.product === undefined;
  const log = isWider ? (withoutLast(place.log) ?? place.log) : place.log;
  const at = isWider ? await moved(place, log) : place;
  const { query } = given;
  // A search typed one question early is shown at the next.
  const isSearched = query !== undefined && given.product === undefined;
  const { quantity, priceKobo } = place.view;
  const view = {
    ...(quantity !== undefined && { quantity }),
    ...(priceKobo !== undefined && { priceKobo }),
    ...(isSearched && { query }),
  };
  return passOver(await moved(place, withAnswer(log, pick(at, given)), view), given, load);
}

/**
 * The question before, with the answers that came before it, and the number of pieces. A typed price was for the offer.
 * Questions that answer themselves are passed over.
 */
export async function placeBefore(place: SalePlace, load: Load): Promise<SalePlace> {
  const { quantity } = place.view;
  for (let log = withoutLast(place.log); log !== null; log = withoutLast(log)) {
    const before = await moved(place, log, quantity === undefined ? {} : { quantity });
    const isFirst = log.marks.length === 0;
    if (isFirst || before.step === "over" || !isAlone(before.step, before.answers, await load(before.answers))) {
      return before;
    }
  }
  return place;
}

/** The place where nothing that is known, or has one answer, is asked any more. */
export async function passOver(from: SalePlace, known: Partial<SellAnswers>, load: Load): Promise<SalePlace> {
  let place = from;
  while (place.step !== "over") {
    const { step, answers, log } = place;
    const isKnown = answersTo[step].some((name) => known[name] !== undefined);
    const answer = isKnown ? pick(place, known) : answerByItself(step, answers, await load(answers));
    if (!answer) return place;
    const { page: _page, ...view } = place.view;
    place = await moved(place, withAnswer(log, answer), view);
  }
  const { page, query, ...view } = place.view;
  return page === undefined && query === undefined ? place : viewed(place, view);
}

function pick({ step }: SalePlace, given: Partial<SellAnswers>): Partial<SellAnswers> {
  const names = step === "over" ? [] : answersTo[step];
  return Object.fromEntries(names.map((name) => [name, given[name]]).filter(([, value]) => value !== undefined));
}

function answerByItself(step: Asking, answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  const said = answerSaid(step, answers, stock);
  if (said) return said;
  if (step === "provider" && answers.beneficiary !== undefined && !answers.said?.isProviderOpen) {
    const found = suggestNetwork(answers.beneficiary, stock.providers);
    return found ? { provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: true } : null;
  }
  if (step === "product" && services[answers.serviceType].productsAre === "meter kinds")
    return takeUsualMeter(answers, stock);
  if (!isAlone(step, answers, stock)) return null;
  if (step === "planType") return { planType: planTypes(sellable(stock.products))[0] ?? "" };
  const [only] = productsFor(answers, stock);
  // The typed value names something else: the bot asks for it.
  if (answers.said?.plan !== undefined) return null;
  return only ? { product: { id: only.id, name: only.name } } : null;
}

/** Prepaid, where a company lists that once and something else beside it; or the only kind there is. */
function takeUsualMeter(answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  // The other kind was named, and is not to be found: that is asked.
  if (answers.said?.meterKind) return null;
  const kinds = productsFor(answers, stock);
  const usual = usualMeter(kinds);
  return usual ? { product: { id: usual.id, name: usual.name }, isUsualMeter: kinds.length > 1 } : null;
}

function isAlone(step: Asking, answers: SellAnswers, stock: Stock): boolean {
  if (step === "planType") return stock.products.length > 0 && planTypes(sellable(stock.products)).length === 1;
  return step === "product" && productsFor(answers, stock).length === 1;
}
