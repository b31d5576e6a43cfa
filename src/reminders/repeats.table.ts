import type { AccountMode } from "../core/account-modes.ts";

/** A reminder to sell the same to a customer again. Times are epoch milliseconds, days those of core/calendar. */
export interface RepeatSaleTable {
  id: string;
  account_id: string;
  /** That of its sales: the account is reminded while it sells in this mode. */
  mode: AccountMode;
  person_id: string;
  /** The user who set it gets it while that user can sell here in the same role; after that the owners get it. */
  user_id: number;
  /** The seat from which it was set; null: an owner set it. */
  seat_id: string | null;
  /** The newest sale of it: the same is offered again. */
  sale_id: string;
  /** The number that it is for. */
  number: string;
  /** 1: its plan has to be chosen again; the next sale of the service to the number decides it. */
  any_plan: number;
  /** null: each month. */
  every_days: number | null;
  /** The hour of the day at which it reminds. */
  hour: number;
  /** The day that it is counted from: that of the newest sale. */
  from_day: number;
  next_at: number;
  /** The day of the reminder that waits for an answer; null: none does. */
  asked_day: number | null;
  created_at: number;
}

declare module "../db/database.ts" {
  interface Tables {
    repeat_sale: RepeatSaleTable;
  }
}
