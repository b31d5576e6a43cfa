import { suggestNetwork } from "../../purchases/network-prefixes.ts";
import type { ServiceType } from "../../vending/words.ts";
import { emptyLog, type TalkLog, turnOf, withAnswer, withoutLast } from "../talks/talk.ts";
import { planTypes, sellable } from "./product-search.ts";
import { productsFor, type Stock } from "./questions.ts";
import type { SellAnswers } from "./talk.ts";
import { type Asking, sellTalks } from "./talk.ts";

/** Where a sale stands before its quote: what is asked (`confirm`: nothing any more), and the answers that lead there. */
export interface Place {
  step: Asking | "confirm";
  /** What the log says, and how the person looks at the question: page, search, number of pieces. */
  answers: SellAnswers;
  log: TalkLog;
}

/** Gives the shelf for the answers so far, and may throw. */
export type Load = (answers: SellAnswers) => Promise<Stock>;

/** The answers that belong to each question. */
const answersTo = {
  beneficiary: ["beneficiary"],
  provider: ["provider", "isGuess"],
  planType: ["planType", "product"],
  product: ["product"],
  amount: ["faceKobo"],
} as const satisfies Record<Asking, readonly (keyof SellAnswers)[]>;

/** The place that a log leads to. Throws when the log is none of this talk. */
export async function placeOf(log: TalkLog, view: SellAnswers): Promise<Place> {
  const turn = await turnOf(sellTalks[view.serviceType], log);
  return turn.kind === "over"
    ? { step: "confirm", answers: { ...turn.answers, ...view }, log }
    : { step: turn.question.key, answers: { ...turn.question.given, ...view }, log };
}

/** The first question of a sale. */
export function firstPlace(serviceType: ServiceType): Promise<Place> {
  return placeOf(emptyLog(), { serviceType });
}

/** The place where all of these answers are given: to sell again what was sold before. */
export async function placeWith(known: SellAnswers, load: Load): Promise<Place> {
  return passOver(await placeOf(emptyLog(), viewOf(known)), known, load);
}

/** How a person looks at a question, which no answer depends on. */
export function viewOf({ serviceType, page, query, quantity }: SellAnswers): SellAnswers {
  return {
    serviceType,
    ...(page !== undefined && { page }),
    ...(query !== undefined && { query }),
    ...(quantity !== undefined && { quantity }),
  };
}

/**
 * The place after an answer, which may hold answers to later questions, too. What needs no question is answered on the
 * way: the network that the number tells, and a list with one entry.
 */
export async function answerWith(place: Place, given: Partial<SellAnswers>, load: Load): Promise<Place> {
  const { serviceType } = place.answers;
  // A search over all kinds of plans, typed among those of one, takes back which kind it was.
  const isWider = place.step === "product" && given.product === undefined;
  const log = isWider ? (withoutLast(place.log) ?? place.log) : place.log;
  const at = isWider ? await placeOf(log, { serviceType }) : place;
  const next = await placeOf(withAnswer(log, pick(at, given)), { serviceType });
  const { query } = given;
  // A search typed one question early is shown at the next.
  const isSearched = query !== undefined && given.product === undefined;
  return passOver(isSearched ? { ...next, answers: { ...next.answers, query } } : next, given, load);
}

/** The question before, with the answers that came before it. Questions that answer themselves are passed over. */
export async function placeBefore(place: Place, load: Load): Promise<Place> {
  const { serviceType } = place.answers;
  for (let log = withoutLast(place.log); log !== null; log = withoutLast(log)) {
    const before = await placeOf(log, { serviceType });
    const isFirst = log.marks.length === 0;
    if (isFirst || before.step === "confirm" || !isAlone(before.step, before.answers, await load(before.answers))) {
      return before;
    }
  }
  return place;
}

async function passOver(from: Place, known: Partial<SellAnswers>, load: Load): Promise<Place> {
  let place = from;
  while (place.step !== "confirm") {
    const { step, answers, log } = place;
    const isKnown = answersTo[step].some((name) => known[name] !== undefined);
    const answer = isKnown ? pick(place, known) : answerByItself(step, answers, await load(answers));
    if (!answer) return place;
    const { page: _page, ...view } = viewOf(answers);
    place = await placeOf(withAnswer(log, answer), view);
  }
  const { page: _page, query: _query, ...answers } = place.answers;
  return { ...place, answers };
}

function pick({ step }: Place, given: Partial<SellAnswers>): Partial<SellAnswers> {
  const names = step === "confirm" ? [] : answersTo[step];
  return Object.fromEntries(names.map((name) => [name, given[name]]).filter(([, value]) => value !== undefined));
}

function answerByItself(step: Asking, answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  if (step === "provider" && answers.beneficiary !== undefined) {
    const found = suggestNetwork(answers.beneficiary, stock.providers);
    return found ? { provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: true } : null;
  }
  if (!isAlone(step, answers, stock)) return null;
  if (step === "planType") return { planType: planTypes(sellable(stock.products))[0] ?? "" };
  const [only] = productsFor(answers, stock);
  return only ? { product: { id: only.id, name: only.name } } : null;
}

/** Whether the list of a question has just one entry. */
function isAlone(step: Asking, answers: SellAnswers, stock: Stock): boolean {
  if (step === "planType") return stock.products.length > 0 && planTypes(sellable(stock.products)).length === 1;
  return step === "product" && productsFor(answers, stock).length === 1;
}
