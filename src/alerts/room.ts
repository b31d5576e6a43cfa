import type { Behind } from "../lib/behind.ts";
import type { Calendar } from "../lib/calendar.ts";
import type { RecordedBalance } from "../purchases/record-balance.ts";
import type { Step } from "../purchases/step.ts";
import type { Db } from "../store/engine/database.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import type { Tools } from "../store/tools.ts";
import type { ListingRead } from "../vending/catalogue.ts";
import type { VendingClient } from "../vending/client.ts";
import { createKeyUses, createKeyWatch } from "./keys.ts";
import { createPlanWatch, notePlanSold } from "./plans.ts";
import { tellBalance } from "./wallet.ts";

/** What owners are told unasked: what the other rooms see anyway, and hand on. */
export interface AlertRoom {
  /** A key is about to be used. */
  noteKey(apiKey: string): void;
  /** A listing was read. */
  noteListing(read: ListingRead): void;
  /** A balance is recorded: inside its transaction. */
  noteBalance(trx: Db, balance: RecordedBalance): Promise<void>;
  /** Something has become of a sale, in the transaction that writes it. */
  noteSale(trx: Db, sale: Purchase, step: Step, now: number): Promise<void>;
  /** Looks at one of the keys whose owners want that. */
  lookAtKeys(client: Pick<VendingClient, "profile">): Promise<void>;
}

export interface AlertRoomDeps extends Omit<Tools, "log"> {
  calendar: Calendar;
  behind: Behind;
}

export function createAlertRoom(deps: AlertRoomDeps): AlertRoom {
  const { clock, ids, calendar, behind } = deps;
  const stampNow = () => ({ ids, calendar, now: clock.now() });
  const watchPlans = createPlanWatch({ ...deps, stampNow });
  return {
    noteKey: createKeyUses(deps),
    noteListing: (read) => behind("alerts.plans", () => watchPlans(read)),
    noteBalance: (trx, balance) => tellBalance(trx, stampNow(), balance),
    noteSale: notePlanSold,
    lookAtKeys: createKeyWatch({ ...deps, stampNow }),
  };
}
