import { formatNairaShort } from "../../lib/money.ts";
import type { ServiceType } from "../../lib/service-types.ts";
import { hasFaceValue } from "../../purchases/quote.ts";
import type { ProductOffer } from "../../purchases/shelf.ts";
import { called, isIdle, readPlan } from "../../reader/listings.ts";
import type { PlanWish, Wish } from "../../reader/reading.ts";
import { searchProducts, sellable } from "./product-search.ts";
import { limitsOf, productsFor, type Stock } from "./questions.ts";
import type { Asking, Said, SellAnswers } from "./talk.ts";

/** What a wish says of a sale of this service, each where its question finds it. */
export function saidIn(wish: Wish, serviceType: ServiceType, beneficiary: string | undefined): Said {
  const { provider, plan, amount, meterKind, unsure } = wish;
  const isFace = hasFaceValue(serviceType);
  const search = isFace ? "" : textOf(plan, isFace ? undefined : amount);
  return {
    ...(beneficiary !== undefined && { beneficiary }),
    ...(provider !== undefined && { provider }),
    ...(plan && plan.words.length > 0 && { words: plan.words }),
    ...(unsure?.includes("provider") && { isProviderOpen: true as const }),
    ...(search !== "" && { plan: search }),
    ...(meterKind && { meterKind }),
    ...(isFace && amount !== undefined && { faceKobo: amount }),
  };
}

/** A plan as it is searched for: "1.5gb 30 days sme ₦500". */
function textOf(plan: PlanWish | undefined, price: Wish["amount"]): string {
  const { sizeMb, days, kind, words = [] } = plan ?? {};
  const size = sizeMb === undefined ? "" : sizeMb >= 1024 ? `${Number((sizeMb / 1024).toFixed(2))}gb` : `${sizeMb}mb`;
  const span = days === undefined ? "" : days === 1 ? "1 day" : `${days} days`;
  return [size, span, kind, ...words, price === undefined ? "" : formatNairaShort(price)].filter(Boolean).join(" ");
}

/** The answer that a typed line holds to a step; null where it says nothing of it, or not which of several. */
export function answerSaid(step: Asking, answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  const { said } = answers;
  if (!said) return null;
  switch (step) {
    case "beneficiary":
      return said.beneficiary === undefined ? null : { beneficiary: said.beneficiary };
    case "provider":
      return providerSaid(said, stock);
    case "planType":
    case "product":
      return answers.serviceType === "electricity" ? meterSaid(said, stock) : planSaid(step, answers, stock);
    case "amount": {
      const { faceKobo } = said;
      const limits = limitsOf(answers, stock);
      const isWithin =
        faceKobo !== undefined && (!limits || (faceKobo >= limits.minKobo && faceKobo <= limits.maxKobo));
      return isWithin ? { faceKobo } : null;
    }
  }
}

function providerSaid({ provider, words }: Said, stock: Stock): Partial<SellAnswers> | null {
  const [found, ...more] = provider === undefined ? [] : called(stock.providers, provider, words);
  if (!found || more.length > 0) return null;
  return { provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: false };
}

function meterSaid({ meterKind }: Said, stock: Stock): Partial<SellAnswers> | null {
  const found = sellable(stock.products).filter(
    ({ name }) => meterKind && name.toLowerCase().replace(/[\s-]/g, "").includes(meterKind),
  );
  const [only] = found;
  return only && found.length === 1 ? { product: { id: only.id, name: only.name } } : null;
}

/** The plan that is meant; several of any kind are a list of those. */
function planSaid(step: "planType" | "product", answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  const text = answers.said?.plan;
  if (text === undefined) return null;
  const found = searchProducts(step === "product" ? productsFor(answers, stock) : sellable(stock.products), text);
  const only = found.length === 1 ? found[0] : onlyOneNamed(found, text);
  if (only) return { planType: only.planType ?? "", product: { id: only.id, name: only.name } };
  return found.length > 0 && step === "planType" ? { planType: null } : null;
}

/** "compact" is "DStv Compact", though "DStv Compact Plus" has the word, too. */
function onlyOneNamed(found: readonly ProductOffer[], text: string): ProductOffer | undefined {
  const typed = readPlan(text).words;
  if (typed.length === 0) return undefined;
  const named = found.filter(({ name }) => readPlan(name).words.every((word) => typed.includes(word) || isIdle(word)));
  return named.length === 1 ? named[0] : undefined;
}
