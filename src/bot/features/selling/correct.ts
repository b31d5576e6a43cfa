import { readCorrection } from "../../../parser/corrections.ts";
import type { Known, TypedSale } from "../../../parser/reading.ts";
import { hasFaceValue, numberKindOf, services } from "../../../services/services.ts";
import type { SellAnswers } from "../../dialogs/forms/selling.ts";
import type { SellForm } from "./sell.ts";

/** The sale on a confirm card with what a line changes of it; null: the line changes nothing that it has. */
export function correctedIn({ answers }: SellForm, text: string, known: Known): TypedSale | null {
  const change = readCorrection(text, answers.serviceType, known);
  // A promised day is kept as a moment, which no wish says.
  if (change === null || answers.credit) return null;
  const { beneficiary, quantity, serviceType } = answers;
  const isOther = (change.number ?? change.customers ?? change.name) !== undefined;
  const isPhone = numberKindOf(serviceType) === "phone";
  // Another phone has its own network, and another company its own plans.
  const provider = isOther && isPhone && services[serviceType].isForNetwork ? undefined : answers.provider?.slug;
  const isOtherCompany = change.provider !== undefined && change.provider !== provider;
  return {
    ...(!isOther && beneficiary !== undefined && { number: beneficiary }),
    ...(provider !== undefined && { provider }),
    ...(quantity !== undefined && { quantity }),
    ...productOf(answers, isOtherCompany),
    ...agreedFor(answers, change),
    ...change,
  };
}

/** The price that was agreed for a sale, where a line changes nothing but to whom it goes. */
function agreedFor({ serviceType, priceKobo }: SellAnswers, change: TypedSale): Pick<TypedSale, "pays"> {
  const { amount, plan, meterKind, provider, quantity } = change;
  const isSame = (amount ?? plan ?? meterKind ?? provider ?? quantity) === undefined;
  // Another phone's network has other plans.
  const isKept = isSame && (hasFaceValue(serviceType) || numberKindOf(serviceType) !== "phone");
  return isKept && priceKobo !== undefined ? { pays: priceKobo } : {};
}

/** The product of a sale, as a request states it; of another company the amount and the kind of meter. */
function productOf(answers: SellAnswers, isOtherCompany: boolean): Partial<TypedSale> {
  const { serviceType, product, planType, faceKobo } = answers;
  const amount = faceKobo !== undefined && { amount: faceKobo };
  if (services[serviceType].productsAre === "meter kinds")
    return { ...amount, ...(product && { meterKind: /post/i.test(product.name) ? "postpaid" : "prepaid" }) };
  if (hasFaceValue(serviceType) || isOtherCompany) return { ...amount };
  const words = product ? [product.name.toLowerCase(), (planType ?? "").toLowerCase()].filter(Boolean) : [];
  return words.length > 0 ? { plan: { words } } : {};
}
