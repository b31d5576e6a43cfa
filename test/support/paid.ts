import { formatNaira, type Kobo } from "../../src/core/money.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";

/** The service's charge for a sale, which is not on the wire. */
interface Ledger {
  status: string;
  chargeKobo: Kobo;
}

/**
 * Holds what a sale's card and row call its cost against the service's ledger: the same to the kobo, or said to be about
 * or not known. Null when all is well, else what is wrong.
 */
export function auditPaid(
  purchase: Pick<Purchase, "reference" | "state" | "observed_kobo">,
  card: string,
  ledger: Ledger | undefined,
): string | null {
  const { reference, state, observed_kobo } = purchase;
  if (state !== "succeeded" || ledger?.status !== "success") return null;
  const truth = formatNaira(ledger.chargeKobo);
  if (observed_kobo !== null && observed_kobo !== ledger.chargeKobo)
    return `${reference} was seen to cost ${observed_kobo} kobo, the service took ${ledger.chargeKobo}`;
  const cost = /^Cost (₦[\d,.]+\d)/m.exec(card)?.[1];
  if (cost !== undefined) return cost === truth ? null : `${reference} says it cost ${cost}, the service took ${truth}`;
  return /^(?:Cost about ₦|Cost not known yet)/m.test(card) ? null : `${reference} does not say what it cost`;
}
