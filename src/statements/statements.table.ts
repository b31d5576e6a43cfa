import type { AccountMode } from "../core/account-modes.ts";

/** Tables of statements. Times are epoch milliseconds. */

type StatementState =
  /** Wanted. */
  | "asked"
  /** A process is at it. */
  | "making"
  | "made"
  /** The process that was at it ended. */
  | "stopped"
  | "failed";

/** A file of sales that somebody has asked for. */
export interface StatementTable {
  id: string;
  account_id: string;
  /** The Telegram user who asks; in a private chat also the chat's id. */
  user_id: number;
  /** The seat from which it is asked for; null: an owner asks. */
  seat_id: string | null;
  mode: AccountMode;
  state: StatementState;
  format: "xlsx" | "pdf" | "csv";
  /** Which sales, as its buttons say it. */
  choice: string;
  /** From then on, and before `until`. */
  since: number;
  until: number;
  /** 1: the owner has given the PIN to have the tokens in it. */
  with_tokens: number;
  lines: number | null;
  card_message_id: number | null;
  /** Telegram's name for the file, and what it holds, as a hash: the same again is sent without its bytes. */
  file_id: string | null;
  digest: string | null;
  asked_at: number;
  done_at: number | null;
}

declare module "../db/database.ts" {
  interface Tables {
    statement: StatementTable;
  }
}
