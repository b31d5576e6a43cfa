import { type Kobo, koboToNaira } from "../core/money.ts";

/** One purchase as the service takes it (spec: "Purchase"). */
export interface PurchaseRequest {
  /** The wire's `service_type`. */
  serviceType: string;
  /** Phone number (0803…), smart card or meter number. */
  beneficiary: string;
  /** Ours, unique for ever: the service promises nothing about a reference used twice. */
  reference: string;
  /** Face value for airtime and electricity; for others 0, or the plan's price at a service that wants it. */
  amount: Kobo;
  /** The fields that name what is bought: each is the `id` of a catalogue's entry, or a number of pieces. */
  item: Readonly<Record<string, number>>;
}

/** The body of `POST /purchase/`. */
export function toPurchaseBody(request: PurchaseRequest): Readonly<Record<string, string | number>> {
  const { serviceType, beneficiary, reference, amount, item } = request;
  return { service_type: serviceType, beneficiary, reference, amount: koboToNaira(amount), ...item };
}
