import type { ServiceType } from "../lib/service-types.ts";
import type { Db } from "../store/engine/database.ts";
import type { Account } from "../store/queries/accounts.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import { countSales } from "../store/queries/sale-sums.ts";
import { listSales, type PageStart, type SaleQuery, type SaleStage, type SaleTerm } from "../store/queries/sales.ts";
import { reckon, type Sums } from "./reckoning.ts";

export const historyDays = ["today", "yesterday", "week"] as const;
type HistoryDay = (typeof historyDays)[number];

/** Which sales the history shows; null: all of them. */
export interface HistoryFilter {
  serviceType: ServiceType | null;
  stage: SaleStage | null;
  /** The number of the seat that sold; 0: the owners. */
  seat: number | null;
  /** As of the moment it is shown: an old message's "today" is the day of the tap. `week`: today and six days before. */
  day: HistoryDay | null;
}

/** A page of sales, newest first. */
export interface SalePage {
  sales: Purchase[];
  hasNewer: boolean;
  hasOlder: boolean;
}

export interface History extends SalePage {
  /** Of all sales that the filter lets through: how many are listed, and what they come to. */
  count: number;
  sums: Sums;
}

export interface Found extends SalePage {
  sums: Sums;
}

/** What days are, in the shop's time zone. */
export interface Calendar {
  now: number;
  startOfDay(at: number): number;
}

export const pageSize = 8;
const dayMs = 24 * 3_600_000;

/** A page of an account's sales in its present mode: figures of the sandbox are never mixed with live ones. */
export async function readHistory(
  db: Db,
  account: Pick<Account, "id" | "mode">,
  filter: HistoryFilter,
  start: PageStart | null,
  calendar: Calendar,
  /** The seat whose sales are wanted, null for the owners; undefined: everybody's. */
  seatId?: string | null,
): Promise<History> {
  const query: SaleQuery = {
    mode: account.mode,
    ...(filter.serviceType !== null && { serviceType: filter.serviceType }),
    ...(filter.stage !== null && { stage: filter.stage }),
    ...(seatId !== undefined && { seatId }),
    ...spanOf(filter.day, calendar),
  };
  const [page, count, sums] = await Promise.all([
    listSales(db, account.id, query, { size: pageSize, start }),
    countSales(db, account.id, query),
    reckon(db, account.id, query),
  ]);
  return { ...page, count, sums };
}

/**
 * A page of the sales that fit all of the terms, of both modes: a token is looked for wherever it was bought. What they
 * come to is reckoned in the account's present mode alone.
 */
export async function findSales(
  db: Db,
  account: Pick<Account, "id" | "mode">,
  terms: readonly SaleTerm[],
  start: PageStart | null,
  /** The seat whose sales are looked through; undefined: everybody's. */
  seatId?: string,
): Promise<Found> {
  const query: SaleQuery = { terms, ...(seatId !== undefined && { seatId }) };
  const [page, sums] = await Promise.all([
    listSales(db, account.id, query, { size: pageSize, start }),
    reckon(db, account.id, { ...query, mode: account.mode }),
  ]);
  return { ...page, sums };
}

function spanOf(day: HistoryDay | null, { now, startOfDay }: Calendar): Pick<SaleQuery, "since" | "until"> {
  const today = startOfDay(now);
  switch (day) {
    case "today":
      return { since: today };
    case "yesterday":
      return { since: startOfDay(today - 1), until: today };
    case "week":
      // Noon keeps clear of a day that is an hour longer or shorter.
      return { since: startOfDay(today + dayMs / 2 - 6 * dayMs) };
    case null:
      return {};
  }
}
