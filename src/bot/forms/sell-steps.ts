import type { ServiceType } from "../../vending/words.ts";

/** What can be asked before a quote is made. `confirm` is the card with the price. */
export type SellStep = "beneficiary" | "provider" | "planType" | "product" | "amount" | "confirm";

/** A step that asks something. */
export type Asking = Exclude<SellStep, "confirm">;

/** The questions of each service, in order. Where the number tells the network, the number comes first. */
export const sellSteps = {
  airtime: ["beneficiary", "provider", "amount", "confirm"],
  data: ["beneficiary", "provider", "planType", "product", "confirm"],
  electricity: ["provider", "product", "beneficiary", "amount", "confirm"],
  tv: ["provider", "product", "beneficiary", "confirm"],
  internet: ["provider", "product", "beneficiary", "confirm"],
  education: ["provider", "product", "beneficiary", "confirm"],
} as const satisfies Record<ServiceType, readonly SellStep[]>;

export function isSold(serviceType: string): serviceType is ServiceType {
  return Object.hasOwn(sellSteps, serviceType);
}

export function stepsOf(serviceType: ServiceType): readonly SellStep[] {
  return sellSteps[serviceType];
}
