/** The trail of what was done. Times are epoch milliseconds. */

/** Append-only: a trigger refuses UPDATE and DELETE. */
export interface AuditTable {
  id: string;
  /** null where the act belongs to no account. */
  account_id: string | null;
  at: number;
  /** Who did it. */
  user_id: number;
  /** The seat from which it was done; null: an owner, or a customer. */
  seat_id: string | null;
  /** The chat of the act. */
  chat_id: number;
  act: string;
  /** What belongs to the act, as JSON: no secret, no name, no number of a person. null: nothing. */
  facts: string | null;
}

declare module "../db/database.ts" {
  interface Tables {
    audit: AuditTable;
  }
}
