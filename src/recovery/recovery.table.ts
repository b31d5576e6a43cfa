import type { Kobo } from "../core/money.ts";

/** Tables of what follows an outage of the service, or the loss of the database. Times are epoch milliseconds. */

/** A user who could not sell because the service answered nobody, and who gets a message when it does. */
interface TurnedAwayTable {
  user_id: number;
  at: number;
}

/**
 * `sale`: one of the restored book, which may have gone on after the backup. `orphan`: known only from a signed
 * webhook. `wallet`: the account itself, checked when all else is known; its reference is empty.
 */
export type RestoreCheckWhat = "sale" | "orphan" | "wallet";

/** A question to the service that is open before an account sells again after a restore. */
export interface RestoreCheckTable {
  account_id: string;
  reference: string;
  what: RestoreCheckWhat;
  /** How often the service said that it has no such record. */
  misses: number;
  due_at: number;
  /** The balance that the backup knows, and when it was seen. */
  wallet_kobo: Kobo | null;
  wallet_at: number | null;
}

declare module "../db/database.ts" {
  interface Tables {
    turned_away: TurnedAwayTable;
    restore_check: RestoreCheckTable;
  }
}
