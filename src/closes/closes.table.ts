import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import type { closeMeasures } from "../db/schema/late-changes.ts";
import type { ServiceType } from "../services/services.ts";

/** Tables of src/closes/. Days are those of the shop's zone, as numbers: days since 1 January 1970. */

/** What sales come to: how many, and in kobo. Those that failed count in `failed_n` alone. */
export type CloseSums = Record<(typeof closeMeasures)[number], number>;

/** The sums of one seat and service; an empty seat: the owners. */
export interface ClosePart extends CloseSums {
  service_type: ServiceType;
  seat_id: string;
}

/** The sums of a day that is over. Append-only: a trigger refuses UPDATE, DELETE, and a day before the newest one. */
export interface BookCloseTable extends CloseSums {
  account_id: string;
  mode: AccountMode;
  /** From 1, per wallet. */
  number: number;
  day: number;
  /** The day: from `since_ms` until before `until_ms`. The next one begins where it ends. */
  since_ms: number;
  until_ms: number;
  sealed_at: number;
  /** The kobo that open sales may still take from the wallet. */
  open_kobo: number;
  /** How many changes of earlier days are in the sums. */
  late_n: number;
  /** The new debts of customers, less those of reversed sales; and their payments. */
  owed_kobo: number;
  repaid_kobo: number;
  /** The new refunds to customers, less those that were paid out. */
  back_kobo: number;
  /** As in `wallet_day`; null where nobody has ever looked. */
  opening_kobo: Kobo | null;
  opening_at: number | null;
  closing_kobo: Kobo | null;
  closing_at: number | null;
  paid_in_kobo: number;
  charged_kobo: number;
  returned_kobo: number;
  unnamed_kobo: number;
  unnamed_n: number;
  about_n: number;
  unseen_kobo: number;
  /** The sums of each seat and service, as JSON. */
  parts: string;
  /** SHA-256 of all the other columns and the digest of the close before: a changed close breaks the chain. */
  digest: string;
}

/**
 * By how much a change of one sale moved a sealed day. It counts in the day that was open then: the first one behind
 * `after_ms`. Triggers on `purchase` write it, and nothing else does. Append-only.
 */
export interface BookLateTable extends CloseSums {
  purchase_id: string;
  /** Of the purchase, after the change. */
  version: number;
  step: number;
  account_id: string;
  mode: AccountMode;
  /** The end of the newest sealed day. */
  after_ms: number;
  sold_at: number;
  service_type: ServiceType;
  /** Empty: the owners. */
  seat_id: string;
}

/** A count of a day's money, and the cash that should have been in hand then. Append-only: the newest one counts. */
export interface CashCountTable {
  account_id: string;
  mode: AccountMode;
  day: number;
  /** From 1, per day. */
  number: number;
  at: number;
  counted_kobo: Kobo;
  /** The cash that should have been in hand at that moment; below 0 if more was given back than came in. */
  due_kobo: Kobo;
}

declare module "../db/database.ts" {
  interface Tables {
    book_close: BookCloseTable;
    book_late: BookLateTable;
    cash_count: CashCountTable;
  }
}
