import type { ServiceType } from "../../vending/words.ts";

/** What can be asked before a quote is made. `confirm` is the card with the price. */
export type SellStep = "beneficiary" | "provider" | "product" | "amount" | "confirm";

/** The services that the counter sells, with their questions in order. */
export const sellSteps = {
  airtime: ["beneficiary", "provider", "amount", "confirm"],
  electricity: ["provider", "product", "beneficiary", "amount", "confirm"],
} as const satisfies Partial<Record<ServiceType, readonly SellStep[]>>;

export type SoldService = keyof typeof sellSteps;

export function isSold(serviceType: string): serviceType is SoldService {
  return Object.hasOwn(sellSteps, serviceType);
}

export function stepsOf(serviceType: ServiceType): readonly SellStep[] {
  return isSold(serviceType) ? sellSteps[serviceType] : [];
}
