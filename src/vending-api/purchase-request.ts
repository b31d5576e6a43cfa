import { assertNever } from "../core/errors.ts";
import { type Kobo, koboToNaira } from "../core/money.ts";

interface Anywhere {
  /** Phone number (0803…), smart card or meter number. */
  beneficiary: string;
  /** Ours, unique for ever: the service promises nothing about a reference used twice. */
  reference: string;
  /** Face value for airtime and electricity; for others 0, or the plan's price at a service that wants it. */
  amount: Kobo;
}

/** One purchase as the service takes it. Ids are the `id` of the catalogue's entry (spec: "Purchase"). */
export type PurchaseRequest = Anywhere &
  (
    | { serviceType: "airtime"; networkId: number }
    | { serviceType: "data"; planId: number }
    | { serviceType: "tv" | "electricity" | "internet"; variationId: number }
    | { serviceType: "education"; variationId: number; quantity: number }
  );

/** The body of `POST /purchase/`. */
export function toPurchaseBody(request: PurchaseRequest): Readonly<Record<string, string | number>> {
  const { serviceType, beneficiary, reference } = request;
  const common = { service_type: serviceType, beneficiary, reference, amount: koboToNaira(request.amount) };
  switch (serviceType) {
    case "airtime":
      return { ...common, network_id: request.networkId };
    case "electricity":
      return { ...common, variation_id: request.variationId };
    case "data":
      return { ...common, plan_id: request.planId };
    case "tv":
    case "internet":
      return { ...common, variation_id: request.variationId };
    case "education":
      return { ...common, variation_id: request.variationId, quantity: request.quantity };
    default:
      return assertNever(request);
  }
}
