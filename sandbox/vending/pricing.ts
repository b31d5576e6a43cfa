import { assertNever } from "../../src/core/errors.ts";
import { discounted, type Kobo, MoneyError, toKobo } from "../../src/core/money.ts";
import { type Catalogue, findPlan, type Plan, type ServiceType, serviceTypes, type WithPlans } from "./catalogue.ts";
import { nairaToKobo } from "./naira.ts";
import type { Switches } from "./switches.ts";

/** A purchase that can be filled: what it is and what it costs. */
export interface Order {
  serviceType: ServiceType;
  beneficiary: string;
  item: string;
  quantity: number;
  faceKobo: Kobo;
  chargeKobo: Kobo;
  wantsToken: boolean;
}

/** A caller's request, before any check. */
export interface PurchaseBody {
  service_type?: unknown;
  beneficiary?: unknown;
  amount?: unknown;
  reference?: unknown;
  network_id?: unknown;
  plan_id?: unknown;
  variation_id?: unknown;
  quantity?: unknown;
}

/**
 * A refusal names the field that it is about. `canReach` is false for a number that is none of its kind, where the
 * provider is the one who finds that out.
 */
export type Quote = { order: Order; canReach: boolean } | Refusal;

type Rules = Pick<Switches, "electricityChargePercent" | "airtimeDiscountPercent" | "beneficiaryCheck">;

export interface Refusal {
  refusal: string;
  field: string;
  /** The id is that of an entry which is not sold now. */
  isInactive?: boolean;
}

const refuse = (field: string, refusal: string): Refusal => ({ refusal, field });
const refuseId = (field: string, refusal: string, entries: readonly { id: number }[], id: unknown): Refusal => ({
  ...refuse(field, refusal),
  isInactive: entries.some((entry) => entry.id === id),
});

const phone = /^(0\d{10}|\+?234\d{10})$/;
const beneficiaryForms = {
  airtime: phone,
  data: phone,
  internet: phone,
  education: phone,
  tv: /^\d{8,12}$/,
  electricity: /^\d{11,13}$/,
} satisfies Record<ServiceType, RegExp>;

/** Reads the body of a purchase against the catalogue. */
export function quote(body: PurchaseBody, catalogue: Catalogue, rules: Rules): Quote {
  const serviceType = serviceTypes.find((type) => type === body.service_type);
  if (!serviceType) return refuse("service_type", `service_type must be one of: ${serviceTypes.join(", ")}`);
  const beneficiary = body.beneficiary;
  const canReach = typeof beneficiary === "string" && beneficiaryForms[serviceType].test(beneficiary);
  if (typeof beneficiary !== "string" || (!canReach && rules.beneficiaryCheck === "form")) {
    return refuse("beneficiary", `beneficiary is not valid for ${serviceType}`);
  }
  if (typeof body.amount !== "number") return refuse("amount", "amount is required and must be a number");
  const priced = price(serviceType, body, catalogue, rules);
  return "refusal" in priced ? priced : { order: { serviceType, beneficiary, quantity: 1, ...priced }, canReach };
}

type Priced = Refusal | (Pick<Order, "item" | "faceKobo" | "chargeKobo" | "wantsToken"> & Partial<Order>);

function price(serviceType: ServiceType, body: PurchaseBody, catalogue: Catalogue, rules: Rules): Priced {
  switch (serviceType) {
    case "airtime":
      return priceAirtime(body, catalogue, rules);
    case "electricity":
      return priceElectricity(body, catalogue, rules);
    case "data":
      return pricePlan(catalogue.data, body.plan_id, "plan_id");
    case "tv":
      return pricePlan(catalogue.tv, body.variation_id, "variation_id");
    case "internet":
      return pricePlan(catalogue.internet, body.variation_id, "variation_id");
    case "education":
      return priceExamPins(body, catalogue);
    default:
      return assertNever(serviceType);
  }
}

function priceAirtime(body: PurchaseBody, catalogue: Catalogue, rules: Rules): Priced {
  const network = catalogue.airtime.find((candidate) => candidate.active && candidate.id === body.network_id);
  if (!network) {
    return refuseId("network_id", "network_id is not an airtime network", catalogue.airtime, body.network_id);
  }
  const face = readFace(body.amount, network);
  if (typeof face === "string") return refuse("amount", face);
  const chargeKobo = discounted(face, rules.airtimeDiscountPercent || network.apiSellerDiscount);
  return { item: `${network.name} airtime`, faceKobo: face, chargeKobo, wantsToken: false };
}

function priceElectricity(body: PurchaseBody, catalogue: Catalogue, rules: Rules): Priced {
  const found = findPlan(catalogue.electricity, body.variation_id);
  if (!found) {
    const variations = catalogue.electricity.flatMap(({ plans }) => plans);
    return refuseId("variation_id", "variation_id is not an electricity variation", variations, body.variation_id);
  }
  const face = readFace(body.amount, found.plan);
  if (typeof face === "string") return refuse("amount", face);
  const chargeKobo = toKobo(Math.round((face * rules.electricityChargePercent) / 100));
  const item = `${found.provider.name} ${found.plan.name.toLowerCase()}`;
  return { item, faceKobo: face, chargeKobo, wantsToken: found.plan.prepaid };
}

function pricePlan(providers: readonly WithPlans<Plan>[], id: unknown, field: string): Priced {
  const found = findPlan(providers, id);
  if (!found) {
    const plans = providers.flatMap((provider) => provider.plans);
    return refuseId(field, `${field} is not available`, plans, id);
  }
  const chargeKobo = nairaToKobo(found.plan.apiSellerPrice);
  const { provider, plan } = found;
  const item = plan.name.startsWith(provider.name) ? plan.name : `${provider.name} ${plan.name}`;
  return { item, faceKobo: chargeKobo, chargeKobo, wantsToken: false };
}

function priceExamPins(body: PurchaseBody, catalogue: Catalogue): Priced {
  const quantity = body.quantity ?? 1;
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > 20) {
    return refuse("quantity", "quantity must be a whole number from 1 to 20");
  }
  const one = pricePlan(catalogue.education, body.variation_id, "variation_id");
  if ("refusal" in one) return one;
  const total = toKobo(one.chargeKobo * quantity);
  return { ...one, faceKobo: total, chargeKobo: total, quantity, wantsToken: true };
}

function readFace(amount: unknown, limits: { minAmount: number; maxAmount: number }): Kobo | string {
  try {
    const face = nairaToKobo(amount);
    const isWithin = face >= nairaToKobo(limits.minAmount) && face <= nairaToKobo(limits.maxAmount);
    return isWithin ? face : `amount must be between ${limits.minAmount} and ${limits.maxAmount}`;
  } catch (error) {
    if (error instanceof MoneyError) return "amount must have at most two decimals";
    throw error;
  }
}
