import { createPlanWatch, recordPlanSold } from "../alerts/plans.ts";
import { alertBalance } from "../alerts/wallet.ts";
import type { RunInBackground } from "../core/background.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { ListingRead } from "../vending-api/catalogue.ts";
import type { RecordedBalance } from "../wallet/record-balance.ts";

export interface AlertsDeps extends Omit<Tools, "log" | "cipher"> {
  calendar: Calendar;
  runInBackground: RunInBackground;
}

/** The alerts to owners, from what the other modules see anyway and pass on. */
export function createAlerts(deps: AlertsDeps) {
  const { clock, ids, calendar, runInBackground } = deps;
  const stampNow = () => ({ ids, calendar, now: clock.now() });
  const watchPlans = createPlanWatch({ ...deps, stampNow });
  return {
    onListing: (read: ListingRead) => runInBackground("alerts.plans", () => watchPlans(read)),
    /** A balance is recorded: inside its transaction. */
    onBalance: (trx: Db, balance: RecordedBalance) => alertBalance(trx, stampNow(), balance),
    /** Something has become of a sale, in the transaction that writes it. */
    onSale: recordPlanSold,
  };
}
