import type { Selectable } from "kysely";
import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";
import type { PriceRuleTable, PriceSource } from "./prices.table.ts";

export interface CustomerPrice {
  kobo: Kobo;
  from: PriceSource;
}

export type Markup = Pick<Selectable<PriceRuleTable>, "how" | "kobo" | "basis_points" | "step_kobo">;

/** The scope of a rule; null means the whole service, or the whole provider. */
export type Scope = Pick<Selectable<PriceRuleTable>, "service_type" | "provider_id" | "product_id">;

/** What is sold: its amounts are those of all pieces. */
export interface PricedItem {
  serviceType: ServiceType;
  providerId: number;
  productId: number | null;
  quantity: number;
  /** The amount that the customer chose; null for a plan with its own price. */
  faceKobo: Kobo | null;
  /** The service's charge; null if the service does not state one, as for electricity. */
  costKobo: Kobo | null;
  /** The price for the service's own customers, if the service states it. */
  listKobo: Kobo | null;
}

/** The price by the narrowest of the shop's rules; without a rule, the service's own. */
export function priceBy(rules: readonly (Scope & Markup)[], item: PricedItem): CustomerPrice {
  return priceFor(ruleFor(rules, item), item);
}

/**
 * The price that the customer pays. A rule adds to the face value per piece, or to the charge if there is none. A share
 * is rounded half up to the kobo, and the sum up to the shop's step. Without a rule it is the face value, the service's
 * normal price if it names one, or else the charge.
 */
export function priceFor(
  rule: Markup | null,
  { quantity, faceKobo, costKobo, listKobo }: Pick<PricedItem, "quantity" | "faceKobo" | "costKobo" | "listKobo">,
): CustomerPrice {
  const base = faceKobo ?? costKobo ?? noKobo;
  if (rule !== null) return { kobo: toKobo(quantity * applied(rule, base / quantity)), from: "rule" };
  if (faceKobo !== null) return { kobo: faceKobo, from: "face" };
  return listKobo === null ? { kobo: base, from: "cost" } : { kobo: listKobo, from: "list" };
}

/** The rule of the narrowest scope that holds the item; null: none does. */
export function ruleFor<Rule extends Scope>(
  rules: readonly Rule[],
  { serviceType, providerId, productId }: Pick<PricedItem, "serviceType" | "providerId" | "productId">,
): Rule | null {
  const fitting = rules.filter(
    ({ service_type, provider_id, product_id }) =>
      service_type === serviceType &&
      (provider_id === null || provider_id === providerId) &&
      (product_id === null || product_id === productId),
  );
  return fitting.toSorted((a, b) => breadth(a) - breadth(b))[0] ?? null;
}

function breadth({ provider_id, product_id }: Scope): number {
  return Number(provider_id === null) + Number(product_id === null);
}

/** The price of one piece, in kobo; never below nothing. */
function applied({ how, kobo, basis_points, step_kobo }: Markup, base: number): number {
  if (how === "exact") return kobo ?? base;
  const raised = how === "add" ? base + (kobo ?? 0) : withShare(base, basis_points ?? 0);
  const step = step_kobo ?? 1;
  return Math.max(0, Math.ceil(raised / step) * step);
}

function withShare(base: number, basisPoints: number): number {
  const scaled = BigInt(base) * BigInt(10_000 + basisPoints);
  return Number((scaled * 2n + 10_000n) / 20_000n);
}
