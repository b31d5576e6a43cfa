import { discounted, type Kobo, toKobo } from "../../../core/money.ts";
import { type Markup, priceFor } from "../../../pricing/price-rule.ts";
import type { RuleScope } from "../../../pricing/prices.ts";
import { hasFaceValue } from "../../../services/services.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import type { Loss } from "../../dialogs/forms/prices.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";

/** The cost of one piece for the shop, and the base of its price. */
export interface Costed {
  faceKobo: Kobo | null;
  costKobo: Kobo;
  listKobo: Kobo | null;
}

/** Stands for all that a service or a provider sells. */
const sampleKobo = toKobo(100_000);

/** Returns the cost of a plan as it is listed now; null if it cannot be known. */
export async function costOfPlan({ shop, seller }: SellerContext, scope: RuleScope): Promise<Costed | null> {
  const { service_type, provider_id: id, provider_slug: slug, product_id } = scope;
  if (id === null || slug === null || product_id === null || hasFaceValue(service_type)) return null;
  const products = await listedOr(
    [],
    shop.productCatalogue.products(scopeOf(shop, seller), service_type, { id, slug }),
  );
  const plan = products.find((product) => product.id === product_id);
  return plan?.unitKobo ? { faceKobo: null, costKobo: plan.unitKobo, listKobo: plan.listKobo } : null;
}

/** Returns what a rule would lose on one sale: of the plan, or of a sample of ₦1,000 for a wider scope. Null: no loss is known. */
export async function lossBy(ctx: SellerContext, scope: RuleScope, markup: Markup): Promise<Loss | null> {
  const costed = scope.product_id === null ? await sampleOf(ctx, scope) : await costOfPlan(ctx, scope);
  if (costed === null) return null;
  const { kobo: priceKobo } = priceFor(markup, { quantity: 1, ...costed });
  return priceKobo < costed.costKobo ? { costKobo: costed.costKobo, priceKobo } : null;
}

/** Airtime costs the face value less the smallest discount of the scope. The cost of electricity is not listed. */
async function sampleOf({ shop, seller }: SellerContext, scope: RuleScope): Promise<Costed | null> {
  const { service_type, provider_id } = scope;
  if (!hasFaceValue(service_type)) return { faceKobo: null, costKobo: sampleKobo, listKobo: null };
  const providers = await listedOr([], shop.productCatalogue.providers(scopeOf(shop, seller), service_type));
  const discounts = providers
    .filter(({ id }) => provider_id === null || id === provider_id)
    .flatMap(({ discountPercent }) => (discountPercent === null ? [] : [discountPercent]));
  if (discounts.length === 0) return null;
  return { faceKobo: sampleKobo, costKobo: discounted(sampleKobo, Math.min(...discounts)), listKobo: null };
}

async function listedOr<T>(none: T, listing: Promise<T>): Promise<T> {
  try {
    return await listing;
  } catch (error) {
    if (error instanceof VendingError) return none;
    throw error;
  }
}
