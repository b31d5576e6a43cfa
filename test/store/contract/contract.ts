import { describeClaims } from "./claims.ts";
import { describeCloses } from "./closes.ts";
import { describeCommitEvents } from "./commit-events.ts";
import { describeComplaints } from "./complaints.ts";
import { describeCustomerTables } from "./customers.ts";
import { describeDebtTables } from "./debts.ts";
import type { Engine } from "./engine.ts";
import { describeErasureTables } from "./erasures.ts";
import { describeFinding } from "./finding.ts";
import { describeHolds } from "./holds.ts";
import { describeLockTables } from "./locks.ts";
import { describeMessageTables } from "./messages.ts";
import { describePrepared } from "./prepared.ts";
import { describePrices } from "./prices.ts";
import { describePurchaseTables } from "./purchases.ts";
import { describeRepeats } from "./repeats.ts";
import { describeRequests } from "./requests.ts";
import { describeSaleSums } from "./sale-sums.ts";
import { describeShops } from "./shops.ts";
import { describeSms } from "./sms.ts";
import { describeSmsSender } from "./sms-sender.ts";

/** The contract of every engine. `fresh` opens databases that no other test has used. */
export function describeContract(name: string, engine: Engine, fresh: Engine = engine): void {
  describePurchaseTables(name, engine);
  describePrepared(name, engine);
  describePrices(name, engine);
  describeSaleSums(name, engine);
  describeCloses(name, engine);
  describeFinding(name, engine);
  describeCommitEvents(name, fresh);
  describeMessageTables(name, engine);
  describeLockTables(name, engine);
  describeErasureTables(name, engine);
  describeClaims(name, engine);
  describeComplaints(name, engine);
  describeCustomerTables(name, engine);
  describeDebtTables(name, engine);
  describeHolds(name, engine);
  describeShops(name, engine);
  describeRepeats(name, engine);
  describeRequests(name, engine);
  describeSms(name, engine);
  describeSmsSender(name, engine);
}
