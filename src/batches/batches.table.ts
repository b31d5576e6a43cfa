import type { AccountMode } from "../core/account-modes.ts";

/** Tables of src/batches/. Times are epoch milliseconds. */

export type BatchState = "draft" | "dropped" | "running" | "stopped" | "ended";

/** Why the rest of a list was not sold. */
export type BatchStop =
  /** By the seller. */
  | "asked"
  | "low_wallet"
  /** The PIN's limit was lowered meanwhile. */
  | "pin_needed"
  /** By an owner or an operator, for the whole shop. */
  | "frozen"
  | "maintenance"
  /** The seat sells nothing any more. */
  | "seat"
  | "logged_out"
  /** The account sells in the other mode. */
  | "mode"
  /** The prices of its card are too old by now. */
  | "too_late";

/** A list of sales that are confirmed together. Once it runs, its rows are purchases with its id. */
export interface BatchTable {
  id: string;
  account_id: string;
  /** The Telegram user who sells; in a private chat also the chat's id. */
  user_id: number;
  /** The seat from which it is sold; null: an owner sells. */
  seat_id: string | null;
  mode: AccountMode;
  state: BatchState;
  why: BatchStop | null;
  /** The typed rows and their meaning, as JSON; empty once the rows are purchases, or are dropped. */
  rows_sealed: string;
  card_message_id: number | null;
  /** 1: the PIN was given for all of it. */
  is_proved: number;
  /** Counts every change of a draft: a tap on a card that shows another list gets an answer that says so. */
  version: number;
  created_at: number;
  confirmed_at: number | null;
  /** Until when a draft can be confirmed, and its rows be sent. */
  expires_at: number;
}

declare module "../db/database.ts" {
  interface Tables {
    batch: BatchTable;
  }
}
