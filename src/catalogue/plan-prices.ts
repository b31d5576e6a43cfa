import type { Kobo } from "../core/money.ts";
import { type Markup, priceBy, type Scope } from "../pricing/price-rule.ts";
import { hasFaceValue, type ServiceType } from "../services/services.ts";
import type { ProductOffer } from "./product-catalogue.ts";

/** A plan, package or variation with what a customer pays for one piece of it. */
export interface PricedOffer extends ProductOffer {
  /** Null where the customer chooses the amount, and where the only price is a cost that the reader must not see. */
  priceKobo: Kobo | null;
}

interface Priced {
  serviceType: ServiceType;
  providerId: number;
  rules: readonly (Scope & Markup)[];
  /** Whether the reader sees costs: without a price of its own a plan is sold at its cost. */
  withCost: boolean;
}

export function pricePlans(products: readonly ProductOffer[], priced: Priced): PricedOffer[] {
  return products.map((product) => ({ ...product, priceKobo: priceOfPlan(product, priced) }));
}

function priceOfPlan(
  { id, unitKobo, listKobo }: ProductOffer,
  { serviceType, providerId, rules, withCost }: Priced,
): Kobo | null {
  if (unitKobo === null || hasFaceValue(serviceType)) return null;
  const item = { serviceType, providerId, productId: id, quantity: 1, faceKobo: null, costKobo: unitKobo, listKobo };
  const { kobo, from } = priceBy(rules, item);
  return from === "cost" && !withCost ? null : kobo;
}
