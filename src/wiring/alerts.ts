import { createPlanWatch, recordPlanSold } from "../alerts/plans.ts";
import { alertBalance } from "../alerts/wallet.ts";
import type { RunInBackground } from "../core/background.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/step.ts";
import type { ListingRead } from "../vending-api/catalogue.ts";
import type { RecordedBalance } from "../wallet/record-balance.ts";

/** The alerts to owners, from what the other modules see anyway and pass on. */
export interface Alerts {
  /** A listing was read. */
  onListing(read: ListingRead): void;
  /** A balance is recorded: inside its transaction. */
  onBalance(trx: Db, balance: RecordedBalance): Promise<void>;
  /** Something has become of a sale, in the transaction that writes it. */
  onSale(trx: Db, sale: Purchase, step: Step, now: number): Promise<void>;
}

export interface AlertsDeps extends Omit<Tools, "log" | "cipher"> {
  calendar: Calendar;
  runInBackground: RunInBackground;
}

export function createAlerts(deps: AlertsDeps): Alerts {
  const { clock, ids, calendar, runInBackground } = deps;
  const stampNow = () => ({ ids, calendar, now: clock.now() });
  const watchPlans = createPlanWatch({ ...deps, stampNow });
  return {
    onListing: (read) => runInBackground("alerts.plans", () => watchPlans(read)),
    onBalance: (trx, balance) => alertBalance(trx, stampNow(), balance),
    onSale: recordPlanSold,
  };
}
