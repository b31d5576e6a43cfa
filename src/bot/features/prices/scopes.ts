import type { PriceRule } from "../../../pricing/prices.queries.ts";
import type { RuleScope } from "../../../pricing/prices.ts";
import { isServiceType } from "../../../services/services.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";

/** What a price is for, as a button names it: "data", "data.12", "data.12.345". */
export function writeScope({
  service_type,
  provider_id,
  product_id,
}: Pick<PriceRule, "service_type" | "provider_id" | "product_id">): string {
  return [service_type, provider_id, product_id].filter((part) => part !== null).join(".");
}

/**
 * The scope of a button, under the names of its rule, or those that the service lists now. Null: it is not sold. Throws
 * VendingError.
 */
export async function findScope(
  { shop, seller }: SellerContext,
  written: string,
  rules: readonly PriceRule[],
): Promise<RuleScope | null> {
  const known = rules.find((rule) => writeScope(rule) === written);
  if (known) return scopeOnly(known);
  const [service_type = "", ...ids] = written.split(".");
  if (!isServiceType(service_type)) return null;
  const [providerId, productId] = ids.map(Number);
  const all = { service_type, provider_id: null, provider_slug: null, provider_name: null };
  if (providerId === undefined) return { ...all, product_id: null, product_name: null };
  const scope = scopeOf(shop, seller);
  const provider = (await shop.productCatalogue.providers(scope, service_type)).find(({ id }) => id === providerId);
  if (!provider) return null;
  const { id: provider_id, slug: provider_slug, name: provider_name } = provider;
  const of = { service_type, provider_id, provider_slug, provider_name };
  if (productId === undefined) return { ...of, product_id: null, product_name: null };
  const product = (await shop.productCatalogue.products(scope, service_type, provider)).find(
    ({ id }) => id === productId,
  );
  return product ? { ...of, product_id: product.id, product_name: product.name } : null;
}

function scopeOnly(rule: PriceRule): RuleScope {
  const { service_type, provider_id, provider_slug, provider_name, product_id, product_name } = rule;
  return { service_type, provider_id, provider_slug, provider_name, product_id, product_name };
}
