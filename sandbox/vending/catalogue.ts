/** The six kinds of sale, in the words of `service_type`. */
export const serviceTypes = ["airtime", "data", "tv", "electricity", "internet", "education"] as const;
export type ServiceType = (typeof serviceTypes)[number];

interface Entry {
  /** An integer, unique over all categories. */
  id: number;
  name: string;
  /** Inactive entries are not listed and cannot be bought. */
  active: boolean;
}

/** A network, TV provider, distribution company, internet provider or kind of exam pin. */
export interface Provider extends Entry {
  /** The slug that the wire calls `service_id`. */
  serviceId: string;
}

/** Amounts are naira, as on the wire. */
export interface AirtimeNetwork extends Provider {
  minAmount: number;
  maxAmount: number;
  /** Percent for consumers, and for developers. */
  normalDiscount: number;
  apiSellerDiscount: number;
}

/** What is chosen under a provider: a plan, a package or a variation. Prices are naira. */
export interface Plan extends Entry {
  /** The slug that the wire calls `variation_id`; a purchase names the integer `id`. */
  variationId: string;
  normalPrice: number;
  apiSellerPrice: number;
}

export interface DataPlan extends Plan {
  planType: string;
}

/** A meter type of one distribution company. */
export interface ElectricityVariation extends Entry {
  variationId: string;
  /** Only prepaid meters get a token. */
  prepaid: boolean;
  minAmount: number;
  maxAmount: number;
}

export interface WithPlans<Item> extends Provider {
  plans: Item[];
}

export interface Catalogue {
  airtime: AirtimeNetwork[];
  data: WithPlans<DataPlan>[];
  tv: WithPlans<Plan>[];
  electricity: WithPlans<ElectricityVariation>[];
  internet: WithPlans<Plan>[];
  education: WithPlans<Plan>[];
}

/** The active provider and its active plan, by the plan's integer id. */
export function findPlan<Item extends Entry>(
  providers: readonly WithPlans<Item>[],
  id: unknown,
): { provider: WithPlans<Item>; plan: Item } | null {
  for (const provider of providers) {
    const plan = provider.plans.find((candidate) => candidate.id === id);
    if (plan) return provider.active && plan.active ? { provider, plan } : null;
  }
  return null;
}
