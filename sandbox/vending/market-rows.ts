import type { DataPlan, Plan, WithPlans } from "./catalogue.ts";

/** Name, consumer's price and developer's price in naira; "closed" marks an inactive entry. */
export type PlanRow = readonly [name: string, normalPrice: number, apiSellerPrice: number, closed?: "closed"];

/** Lowercase words joined by hyphens: "WAEC Result Checker" is waec-result-checker. */
export function slugOf(...words: string[]): string {
  return words
    .join(" ")
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/\./g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A provider and its plans, which are numbered from `firstPlanId`. */
export function withPlans(id: number, name: string, firstPlanId: number, rows: readonly PlanRow[]): WithPlans<Plan> {
  const serviceId = slugOf(name);
  return { id, serviceId, name, active: true, plans: plansOf(serviceId, firstPlanId, rows) };
}

/** A network whose plans come in kinds: the rows of each plan type, numbered through from `firstPlanId`. */
export function withDataPlans(
  id: number,
  name: string,
  serviceId: string,
  firstPlanId: number,
  kinds: Readonly<Record<string, readonly PlanRow[]>>,
): WithPlans<DataPlan> {
  const plans: DataPlan[] = [];
  for (const [planType, rows] of Object.entries(kinds)) {
    const prefix = `${serviceId}-${slugOf(planType)}`;
    plans.push(...plansOf(prefix, firstPlanId + plans.length, rows).map((plan) => ({ ...plan, planType })));
  }
  return { id, serviceId, name, active: true, plans };
}

function plansOf(prefix: string, firstId: number, rows: readonly PlanRow[]): Plan[] {
  return rows.map(([name, normalPrice, apiSellerPrice, closed], index) => {
    const slug = slugOf(name);
    const variationId = slug.startsWith(`${prefix}-`) ? slug : `${prefix}-${slug}`;
    return { id: firstId + index, variationId, name, active: !closed, normalPrice, apiSellerPrice };
  });
}
