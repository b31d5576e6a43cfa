import type { AirtimeNetwork, Catalogue, DataPlan, ElectricityVariation, Plan, Provider } from "./catalogue.ts";
import type { Switches } from "./switches.ts";
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
): object[] | null {
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

export function airtimeListing(networks: readonly AirtimeNetwork[], wire: Wire): object[] {
  return networks
    .filter((network) => network.active)
    .map((network) => ({
      ...providerBody(network),
      min_amount: wire.naira(network.minAmount),
      max_amount: wire.naira(network.maxAmount),
      normal_discount: network.normalDiscount,
      api_seller_discount: network.apiSellerDiscount,
      normal_price: null,
      api_seller_price: null,
    }));
}

/** A list as the switches wrap and page it. `path` is where it was asked for, with the origin. */
export function wrapList(entries: readonly object[], url: URL, switches: Switches): unknown {
  if (switches.lists === "array") return entries;
  const size = switches.listPageSize || Math.max(entries.length, 1);
  const page = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  const linkTo = (number: number) => {
    const link = new URL(url);
    link.searchParams.set("page", String(number));
    return link.href;
  };
  return {
    count: entries.length,
    next: page * size < entries.length ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(page - 1) : null,
    [switches.lists]: entries.slice((page - 1) * size, page * size),
  };
}

function providerBody({ id, serviceId, name }: Provider) {
  return { id, service_id: serviceId, name };
}

function planBody(plan: Plan | DataPlan | ElectricityVariation, wire: Wire): object {
  const body = { id: plan.id, variation_id: plan.variationId, name: plan.name };
  if (!("normalPrice" in plan)) {
    const limits = { min_amount: wire.naira(plan.minAmount), max_amount: wire.naira(plan.maxAmount) };
    return { ...body, ...limits, normal_price: null, api_seller_price: null };
  }
  const prices = { normal_price: wire.naira(plan.normalPrice), api_seller_price: wire.naira(plan.apiSellerPrice) };
  return { ...body, ...prices, ...("planType" in plan ? { plan_type: plan.planType } : {}) };
}
