import type { AirtimeNetwork, Catalogue, DataPlan, ElectricityVariation, Plan, Provider } from "./catalogue.ts";
import { type Body, id, percent } from "./meaning.ts";
import type { Wire } from "./wire.ts";

/** The body of the discovery operation. */
export const categories = {
  categories: [
    { id: "airtime", name: "Airtime", endpoint: "/api/v1/developer/airtime/networks/" },
    { id: "data", name: "Data", endpoint: "/api/v1/developer/data/networks/" },
    { id: "electricity", name: "Electricity", endpoint: "/api/v1/developer/electricity/services/" },
    { id: "cable", name: "Cable TV", endpoint: "/api/v1/developer/tv/services/" },
    { id: "internet", name: "Internet", endpoint: "/api/v1/developer/internet/services/" },
    { id: "education", name: "Education", endpoint: "/api/v1/developer/education/services/" },
  ],
};

/** The active providers of one listing path, or the active plans of one of its providers; null when unknown. */
export function listingOf(
  catalogue: Catalogue,
  wire: Wire,
  category: Exclude<keyof Catalogue, "airtime">,
  providerKey: string | undefined,
): Body[] | null {
  const providers = catalogue[category].filter((provider) => provider.active);
  if (providerKey === undefined) return providers.map(providerBody);
  // Data networks are named by their integer id, all others by their slug.
  const provider = providers.find((candidate) =>
    category === "data" ? String(candidate.id) === providerKey : candidate.serviceId === providerKey,
  );
  if (!provider) return null;
  const plans: readonly (Plan | DataPlan | ElectricityVariation)[] = provider.plans;
  return plans.filter((plan) => plan.active).map((plan) => planBody(plan, wire));
}

export function airtimeListing(networks: readonly AirtimeNetwork[], wire: Wire): Body[] {
  return networks
    .filter((network) => network.active)
    .map((network) => ({
      ...providerBody(network),
      min_amount: wire.naira(network.minAmount),
      max_amount: wire.naira(network.maxAmount),
      normal_discount: percent(network.normalDiscount),
      api_seller_discount: percent(network.apiSellerDiscount),
      normal_price: null,
      api_seller_price: null,
    }));
}

function providerBody(provider: Provider) {
  return { id: id(provider.id), service_id: provider.serviceId, name: provider.name };
}

function planBody(plan: Plan | DataPlan | ElectricityVariation, wire: Wire): Body {
  const body = { id: id(plan.id), variation_id: plan.variationId, name: plan.name };
  if (!("normalPrice" in plan)) {
    const limits = { min_amount: wire.naira(plan.minAmount), max_amount: wire.naira(plan.maxAmount) };
    return { ...body, ...limits, normal_price: null, api_seller_price: null };
  }
  const prices = { normal_price: wire.naira(plan.normalPrice), api_seller_price: wire.naira(plan.apiSellerPrice) };
  return { ...body, ...prices, ...("planType" in plan ? { plan_type: plan.planType } : {}) };
}
