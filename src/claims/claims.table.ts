/** Tables of src/claims/. Times are epoch milliseconds. */

/** The reason of a complaint. */
export const complaintReasons = ["token", "nothing", "wrong", "twice", "other"] as const;
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

declare module "../db/database.ts" {
  interface Tables {
    complaint: ComplaintTable;
  }
}
