import type { Generated } from "kysely";
import type { Kobo } from "../core/money.ts";

/** Tables of the staff: seats of an account, and the trail of what was done. Money is kobo, times are epoch milliseconds. */

/** A seller sells, and sees own sales. A viewer sees all sales of the account and sells nothing: its bookkeeper. */
export const seatRoles = ["seller", "viewer"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** `invited` waits for somebody to open its link. `ended` is for good: who comes back gets another seat. */
const seatStates = ["invited", "active", "suspended", "ended"] as const;
export type SeatState = (typeof seatStates)[number];

/** A place at the counter for somebody who does not own the account. */
export interface SeatTable {
  id: string;
  account_id: string;
  /** 1, 2, 3 … within the account: what a button calls the seat by. */
  number: number;
  /** The owner's name for it. */
  name: string;
  role: SeatRole;
  state: SeatState;
  /** The most that one sale may take from the wallet; null: any amount. */
  sale_limit_kobo: Kobo | null;
  /** The most that the sales of one day, in the shop's time zone, may take together; null: any amount. */
  day_limit_kobo: Kobo | null;
  /** Service types with commas between them; null: all. */
  services: string | null;
  /** From then on nobody can use it; null: no end. */
  ends_at: number | null;
  /** Who sits on it, or sat on it last; null until its link was opened. */
  user_id: number | null;
  /** SHA-256 of the 128 bits in `?start=s_…`; null while there is no link. */
  token_hash: string | null;
  link_expires_at: number | null;
  claimed_at: number | null;
  created_by: number;
  created_at: number;
  /** 1: an owner lets the seat see costs and profits. */
  sees_cost: Generated<number>;
  /** 1: the seat may mark its own sales as owed and paid; an owner sets it. */
  marks_owed: Generated<number>;
  /** 1: the seat gets what linked customers ask for; an owner sets it. */
  gets_requests: Generated<number>;
  /** Counts the writes. A sale writes it first, so that sales of one seat are placed one after the other. */
  version: Generated<number>;
}

declare module "../db/database.ts" {
  interface Tables {
    seat: SeatTable;
  }
}
