import type { Kobo } from "../core/money.ts";

/** Tables of src/claims/. Money is integer kobo, times are epoch milliseconds. */

export const complaintReasons = ["token", "nothing", "wrong", "twice", "owed", "other"] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

/**
 * A complaint about a sale, for the service's support. A sale has one at the most; choosing a reason again reopens it.
 */
export interface ComplaintTable {
  purchase_id: string;
  account_id: string;
  reason: ComplaintReason;
  opened_at: number;
  /** When somebody tapped that it was sent to the service's support, that it was answered, and that it is over. */
  sent_at: number | null;
  answered_at: number | null;
  closed_at: number | null;
}

/** The charge of a sale that was not sold, or what the wallet paid beyond the charge. */
export type ClaimKind = "charge" | "twice";

/** Why a person closes a claim: the money came another way, it was no debt of the service's, or it is given up. */
export const claimReasons = ["elsewhere", "mine", "dropped"] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** Money that the service owes the shop, as its record and the wallet have shown together. */
export interface ClaimTable {
  purchase_id: string;
  kind: ClaimKind;
  account_id: string;
  kobo: Kobo;
  /** When the balance was asked for that proves it. */
  opened_at: number;
  /** When the balance was asked for that shows the money, or when a person closed it. */
  closed_at: number | null;
  /** "back": the wallet showed the money. */
  closed_as: "back" | ClaimReason | null;
}

declare module "../db/database.ts" {
  interface Tables {
    claim: ClaimTable;
    complaint: ComplaintTable;
  }
}
