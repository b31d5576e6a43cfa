import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";

/**
 * Tables of src/debts/debts.ts. Times are epoch milliseconds. They name a person only by the id, which stays, and leads
 * nowhere, when that person is deleted.
 */

/** How a sale was paid for that was not simply paid at the counter. Without a row it was. */
export interface SalePaymentTable {
  purchase_id: string;
  account_id: string;
  mode: AccountMode;
  /** Who owes, or owed; null: the sale was paid, and taken back by the service. */
  person_id: string | null;
  /** When the sale was confirmed: what is paid later covers the oldest first. */
  since_at: number;
  /** The open part of its price while the sale stands. */
  left_kobo: Kobo;
  forgiven_kobo: Kobo;
  /** When the service took the sale back: nothing is owed for it, and what was paid is to be given back. */
  taken_back_at: number | null;
  /** The payment for a sale that was reversed. */
  back_kobo: Kobo;
  /** When the customer got that. */
  given_back_at: number | null;
}

/** What one person owes an account in one mode: the sum of the lines. */
export interface DebtorTable {
  account_id: string;
  mode: AccountMode;
  person_id: string;
  owed_kobo: Kobo;
  /** Since when the oldest sale is owed that is not covered; null: nothing is owed. */
  oldest_at: number | null;
  /** The day for which payment was promised, as its first moment. */
  promised_for: number | null;
  reminded_at: number | null;
  /** Counts the lines: a card that was drawn before the newest one is told by it. */
  version: number;
}

/**
 * `returned`: the sale was taken back, or stands again; a line `forgiven` beside it says the same of what was forgiven.
 * `moved`: to somebody else, who has the number now.
 */
export type DebtKind = "owed" | "paid" | "forgiven" | "returned" | "given_back" | "moved";

/** Append-only: a trigger refuses UPDATE and DELETE. Who caused it stands in the trail, which names the line. */
export interface DebtLineTable {
  id: string;
  account_id: string;
  mode: AccountMode;
  person_id: string | null;
  /** The sale that it is of; null: of all that somebody owes, the oldest first. */
  purchase_id: string | null;
  at: number;
  kind: DebtKind;
  /** The change of the debt; negative for a payment. */
  owed_kobo: Kobo;
  /** The change of the shop's debt to the customer. */
  back_kobo: Kobo;
  /** The place among this person's lines: no two have the same. 0 where nobody is named. */
  step: number;
  seat_id: string | null;
}

declare module "../db/database.ts" {
  interface Tables {
    tender: SalePaymentTable;
    debtor: DebtorTable;
    debt_line: DebtLineTable;
  }
}
