import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";

/**
 * What sales count as in a total. `awaiting`: succeeded, and its token is still to come. `other`: confirmed and in no
 * state of a sale.
 */
export type StateGroup = "sold" | "awaiting" | "open" | "failed" | "other";

/**
 * How many sales of an account there are, and what they come to. Triggers on `purchase` change it in the transaction
 * that changes the sale; nothing else writes it but the audit that repairs it.
 */
export interface SaleTallyTable {
  account_id: string;
  mode: AccountMode;
  /** Days since 1 January 1970 in Lagos (UTC+1), of the confirming; 0: ever. */
  day: number;
  /** Empty: the owners. */
  seat_id: string;
  service_type: ServiceType;
  state_group: StateGroup;
  /** 1: somebody should look at them. */
  is_doubtful: number;
  n: number;
  face_kobo: Kobo;
  /** Charges as they were seen, or else as they were expected; of sold ones, or else as they are likely. */
  cost_kobo: Kobo;
  /** How many of them are in the cost as expected or likely. */
  expected_n: number;
  /** How many are not in it, since nobody knows their charge, and their face value. */
  unpriced_n: number;
  unpriced_kobo: Kobo;
  /** What their customers pay; what it is of a sale from before there were prices: `priceOf` in pricing/prices.ts. */
  price_kobo: Kobo;
  /** The same of those whose charge nobody knows. */
  unpriced_price_kobo: Kobo;
}

declare module "../db/database.ts" {
  interface Tables {
    sale_tally: SaleTallyTable;
  }
}
