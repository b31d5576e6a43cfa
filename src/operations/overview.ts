import { countComplaints } from "../claims/complaints.queries.ts";
import type { StoreFigures } from "../db/engine.ts";
import type { Tools } from "../db/tools.ts";
import { type Hold, listHolds } from "../holds/holds.queries.ts";
import type { SmsSums } from "../sms/sms.queries.ts";
import type { Breaker } from "../vending-api/breaker.ts";
import type { ServiceTraits, Trait } from "../vending-api/traits.ts";
import { countForReview, countOpenSales, waitingNotices, waitingUpdates } from "./health.queries.ts";
import { readMaintenance } from "./maintenance.ts";
import { type Alert, countSellers, openAlerts } from "./operations.queries.ts";

/** How the shop runs at one moment, for operators. Times are epoch milliseconds. */
export interface Overview {
  at: number;
  version: string;
  /** When this process started. */
  startedAt: number;
  /** Since when the service does not answer; null while it does. */
  serviceDownSince: number | null;
  isConnected: boolean;
  maintenanceSince: number | null;
  /** The present holds, the one that ends first before the others. */
  holds: readonly Hold[];
  /** The alerts that are raised and not over. */
  alerts: readonly Alert[];
  sellers: number;
  openSales: number;
  oldestSaleAt: number | null;
  salesForReview: number;
  /** Open complaints by company, most first. */
  complaints: readonly { company: string; count: number }[];
  updatesWaiting: number;
  noticesWaiting: number;
  store: StoreFigures;
  /** The learned traits of the service, in order of their names. */
  learnt: readonly LearntTrait[];
  /** Today's SMS of all shops; null where none can be sent. */
  sms: SmsSums | null;
}

export interface LearntTrait {
  trait: Trait;
  value: string;
}

export interface OverviewDeps extends Pick<Tools, "store" | "clock"> {
  version: string;
  startedAt: number;
  service: Pick<Breaker, "health">;
  isConnected(): boolean;
  traits: Pick<ServiceTraits, "known">;
  /** Today's SMS; null where the operator has set no gateway. */
  smsToday: (() => Promise<SmsSums>) | null;
}

const momentMs = 1000;

export async function readOverview(deps: OverviewDeps): Promise<Overview> {
  const { db } = deps.store;
  const at = deps.clock.now();
  const [sales, salesForReview, updates, notices, alerts, maintenanceSince, holds, sellers, store, complaints] =
    await Promise.all([
      countOpenSales(db, at),
      countForReview(db),
      waitingUpdates(db),
      waitingNotices(db),
      openAlerts(db),
      readMaintenance(db),
      listHolds(db, at),
      countSellers(db),
      deps.store.figures(),
      countComplaints(db),
    ]);
  const { version, startedAt } = deps;
  return {
    ...{ at, version, startedAt, maintenanceSince, holds, sellers, salesForReview, store, complaints },
    serviceDownSince: deps.service.health().since,
    isConnected: deps.isConnected(),
    sms: (await deps.smsToday?.()) ?? null,
    learnt: [...deps.traits.known()]
      .map(([trait, value]) => ({ trait, value }))
      .toSorted((a, b) => a.trait.localeCompare(b.trait)),
    alerts: alerts.filter(({ raised_at }) => raised_at !== null),
    openSales: sales.reduce((sum, { count }) => sum + count, 0),
    oldestSaleAt: sales.length === 0 ? null : Math.min(...sales.map(({ oldestAt }) => oldestAt)),
    // The one that asks is being handled at this moment.
    updatesWaiting: updates.since !== null && at - updates.since >= momentMs ? updates.count : 0,
    noticesWaiting: notices.reduce((sum, { count }) => sum + count, 0),
  };
}
