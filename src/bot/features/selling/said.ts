import { meterOf, planText, productMeant, searchProducts, sellable } from "../../../catalogue/product-search.ts";
import { called } from "../../../parser/listings.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import { hasFaceValue, type ServiceType, services } from "../../../services/services.ts";
import type { Asking, SellAnswers, TypedAnswers } from "../../dialogs/forms/selling.ts";
import { limitsOf, productsFor, type Stock } from "./questions.ts";

/** The values of a request for a sale of this service, each under its question. */
export function saidIn(request: TypedSale, serviceType: ServiceType, beneficiary: string | undefined): TypedAnswers {
  const { provider, plan, amount, meterKind, unsure } = request;
  const isFace = hasFaceValue(serviceType);
  const search = isFace ? "" : planText(plan, amount);
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
      return services[answers.serviceType].productsAre === "meter kinds"
        ? meterSaid(said, stock)
        : planSaid(step, answers, stock);
    case "amount": {
      const { faceKobo } = said;
      const limits = limitsOf(answers, stock);
      const isWithin =
        faceKobo !== undefined && (!limits || (faceKobo >= limits.minKobo && faceKobo <= limits.maxKobo));
      return isWithin ? { faceKobo } : null;
    }
  }
}

function providerSaid({ provider, words }: TypedAnswers, stock: Stock): Partial<SellAnswers> | null {
  const [found, ...more] = provider === undefined ? [] : called(stock.providers, provider, words);
  if (!found || more.length > 0) return null;
  return { provider: { id: found.id, slug: found.slug, name: found.name }, isGuess: false };
}

function meterSaid({ meterKind }: TypedAnswers, stock: Stock): Partial<SellAnswers> | null {
  const only = meterOf(stock.products, meterKind);
  return only ? { product: { id: only.id, name: only.name } } : null;
}

/** The plan that is meant; several of any kind are a list of those. */
function planSaid(step: "planType" | "product", answers: SellAnswers, stock: Stock): Partial<SellAnswers> | null {
  const text = answers.said?.plan;
  if (text === undefined) return null;
  const products = step === "product" ? productsFor(answers, stock) : sellable(stock.products);
  const only = productMeant(products, text);
  if (only) return { planType: only.planType ?? "", product: { id: only.id, name: only.name } };
  return step === "planType" && searchProducts(products, text).length > 0 ? { planType: null } : null;
}
