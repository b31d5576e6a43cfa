import { suggestNetwork } from "../../purchases/network-prefixes.ts";
import { productsFor, type Stock } from "./ask-step.ts";
import type { SellAnswers } from "./forms.ts";
import { planTypes, sellable } from "./product-search.ts";
import { type SellStep, stepsOf } from "./sell-steps.ts";

/** Where a form stands: its step, and the answers that lead there. */
export interface Place {
  step: SellStep;
  answers: SellAnswers;
}

const answerOf = {
  beneficiary: "beneficiary",
  provider: "provider",
  planType: "planType",
  product: "product",
  amount: "faceKobo",
  confirm: "quantity",
} as const satisfies Record<SellStep, keyof SellAnswers>;

/**
 * The step after the one just answered. What needs no question is answered on the way: the network that the number
 * tells, and a list with one entry. `load` gives the shelf for the answers so far, and may throw.
 */
export async function stepAfter(place: Place, load: (answers: SellAnswers) => Promise<Stock>): Promise<Place> {
  const steps = stepsOf(place.answers.serviceType);
  const { page: _page, query, ...given } = place.answers;
  // A search typed one question early is shown at the next.
  let answers: SellAnswers = query !== undefined && given.product === undefined ? { ...given, query } : given;
  for (let index = steps.indexOf(place.step) + 1; index < steps.length; index++) {
    const step = steps[index] ?? "confirm";
    if (step === "confirm") break;
    // What was answered along with an earlier question is not asked.
    if (answers[answerOf[step]] !== undefined) continue;
    const known = answerByItself(step, answers, await load(answers));
    if (!known) return { step, answers };
    answers = { ...answers, ...known };
  }
  return { step: "confirm", answers };
}

/** The question before, with the answers that came before it. Questions that answer themselves are passed over. */
export function stepBefore(place: Place, stock: Stock): Place {
  const steps = stepsOf(place.answers.serviceType);
  let index = Math.max(steps.indexOf(place.step) - 1, 0);
  while (index > 0 && isAlone(steps[index] ?? "confirm", place.answers, stock)) index--;
  const step = steps[index] ?? "confirm";
  const kept = steps.slice(0, index).map((earlier) => [answerOf[earlier], place.answers[answerOf[earlier]]]);
  return { step, answers: { serviceType: place.answers.serviceType, ...Object.fromEntries(kept) } };
}

function answerByItself(step: SellStep, answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  if (step === "provider" && answers.beneficiary !== undefined) {
    const found = suggestNetwork(answers.beneficiary, stock.providers);
    return found ? { provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: true } : null;
  }
  if (!isAlone(step, answers, stock)) return null;
  if (step === "planType") return { planType: planTypes(sellable(stock.products))[0] ?? "" };
  const [only] = productsFor(answers, stock);
  return only ? { product: { id: only.id, name: only.name } } : null;
}

/** Whether the list of a step has just one entry. */
function isAlone(step: SellStep, answers: SellAnswers, stock: Stock): boolean {
  if (step === "planType") return stock.products.length > 0 && planTypes(sellable(stock.products)).length === 1;
  return step === "product" && productsFor(answers, stock).length === 1;
}
