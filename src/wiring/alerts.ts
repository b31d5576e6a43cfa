import { createPlanWatch, notePlanSold } from "../alerts/plans.ts";
import { tellBalance } from "../alerts/wallet.ts";
import type { Behind } from "../core/behind.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/step.ts";
import type { ListingRead } from "../vending-api/catalogue.ts";
import type { RecordedBalance } from "../wallet/record-balance.ts";

/** The alerts to owners, from what the other modules see anyway and pass on. */
export interface AlertRoom {
  /** A listing was read. */
  noteListing(read: ListingRead): void;
  /** A balance is recorded: inside its transaction. */
  noteBalance(trx: Db, balance: RecordedBalance): Promise<void>;
  /** Something has become of a sale, in the transaction that writes it. */
  noteSale(trx: Db, sale: Purchase, step: Step, now: number): Promise<void>;
}

export interface AlertRoomDeps extends Omit<Tools, "log" | "cipher"> {
  calendar: Calendar;
  behind: Behind;
}

export function createAlertRoom(deps: AlertRoomDeps): AlertRoom {
  const { clock, ids, calendar, behind } = deps;
  const stampNow = () => ({ ids, calendar, now: clock.now() });
  const watchPlans = createPlanWatch({ ...deps, stampNow });
  return {
    noteListing: (read) => behind("alerts.plans", () => watchPlans(read)),
    noteBalance: (trx, balance) => tellBalance(trx, stampNow(), balance),
    noteSale: notePlanSold,
  };
}
