import type { AirtimeNetwork, Catalogue, DataPlan, ElectricityVariation, Plan, Provider } from "./catalogue.ts";
import { type Body, id, money, percent } from "./meaning.ts";
import { nairaToKobo } from "./naira.ts";
import type { Switches } from "./switches.ts";
import type { Wire } from "./wire.ts";

/** The body of the discovery operation. */
export function categoriesBody({ cableEndpoint }: Switches): Body {
  const cable = cableEndpoint === "tv" ? "tv" : "cable";
  return {
    categories: [
      { id: "airtime", name: "Airtime", endpoint: "/api/v1/developer/airtime/networks/" },
      { id: "data", name: "Data", endpoint: "/api/v1/developer/data/networks/" },
      { id: "electricity", name: "Electricity", endpoint: "/api/v1/developer/electricity/services/" },
      { id: "cable", name: "Cable TV", endpoint: `/api/v1/developer/${cable}/services/` },
      { id: "internet", name: "Internet", endpoint: "/api/v1/developer/internet/services/" },
      { id: "education", name: "Education", endpoint: "/api/v1/developer/education/services/" },
    ],
  };
}

type Category = Exclude<keyof Catalogue, "airtime">;

interface Deps {
  catalogue: Catalogue;
  switches: Switches;
  wire: Wire;
}

/** The active providers of one listing path. */
export function providersOf({ catalogue, switches }: Deps, category: Category): Body[] {
  return activeOf(catalogue, category).map((provider) => providerBody(provider, switches));
}

/** The active plans of the provider that `key` stands for; null where it stands for none. */
export function plansOf({ catalogue, switches, wire }: Deps, category: Category, key: string): Body[] | null {
  const isId = /^\d+$/.test(key);
  const hasIds = switches.pathKeys === "id";
  // To the letter of the specification, data networks are named by their integer id, all others by their slug.
  const provider = activeOf(catalogue, category).find((candidate) => {
    if (hasIds) return isId && candidate.id === Number(key);
    return category === "data" ? String(candidate.id) === key : slugOf(candidate, switches) === key;
  });
  // A filter by an id that nobody has finds nothing, and is no error.
  if (!provider) return hasIds && isId ? [] : null;
  const plans: readonly (Plan | DataPlan | ElectricityVariation)[] = provider.plans;
  return plans.filter((plan) => plan.active).map((plan) => planBody(plan, switches, wire));
}

function activeOf(catalogue: Catalogue, category: Category) {
  return catalogue[category].filter((provider) => provider.active);
}

export function airtimeListing({ catalogue, switches, wire }: Deps): Body[] {
  return catalogue.airtime
    .filter((network) => network.active)
    .map((network, index) => ({
      ...providerBody(network, switches),
      ...limitsOf(network, switches, wire),
      normal_discount: percent(network.normalDiscount),
      ...discountOf(network, index, switches),
    }));
}

/** Prices that have nothing to do with what is charged. */
const oddPrices = [100, 4.5, 3];

function discountOf(network: AirtimeNetwork, index: number, switches: Switches): Body {
  const none = priceOf(null, switches);
  if (switches.airtimeEntries === "with-discount") {
    return { api_seller_discount: percent(network.apiSellerDiscount), normal_price: none, api_seller_price: none };
  }
  const price = priceOf(oddPrices[index % oddPrices.length] ?? null, switches);
  return { api_discount: null, normal_price: none, api_seller_price: price };
}

function priceOf(naira: number | null, { missingPrices }: Switches) {
  if (naira === null && missingPrices === "null") return null;
  return money(nairaToKobo(naira ?? 0));
}

function limitsOf(entry: { minAmount: number; maxAmount: number }, { limits }: Switches, wire: Wire): Body {
  const write = (naira: number) => (limits === "text" ? naira.toFixed(2) : wire.naira(naira));
  return { min_amount: write(entry.minAmount), max_amount: write(entry.maxAmount) };
}

/** By the id of the provider. Ikeja has the id of Eko as its slug, DStv that of GOtv; "01", "02" and "1" are nobody's. */
const slugsOfDigits: Readonly<Record<number, string>> = {
  ...{ 11: "12", 12: "01", 21: "22", 22: "1", 25: "26", 26: "01", 27: "02", 28: "25" },
  ...{ 41: "42", 42: "2", 51: "53", 52: "01" },
};

function slugOf(provider: Provider, { digitSlugs }: Switches): string {
  return (digitSlugs && slugsOfDigits[provider.id]) || provider.serviceId;
}

function providerBody(provider: Provider, switches: Switches) {
  return { id: id(provider.id), service_id: slugOf(provider, switches), name: provider.name };
}

function planBody(plan: Plan | DataPlan | ElectricityVariation, switches: Switches, wire: Wire): Body {
  const body = { id: id(plan.id), variation_id: plan.variationId, name: plan.name };
  if (!("normalPrice" in plan)) {
    const none = priceOf(null, switches);
    return { ...body, ...limitsOf(plan, switches, wire), normal_price: none, api_seller_price: none };
  }
  const prices = { normal_price: wire.naira(plan.normalPrice), api_seller_price: wire.naira(plan.apiSellerPrice) };
  return { ...body, ...prices, ...("planType" in plan ? { plan_type: plan.planType } : {}) };
}
