import type { Account } from "../accounts/accounts.queries.ts";
import type { ClosePart } from "../closes/closes.table.ts";
import { reckonParts, type Sums } from "../closes/reckoning.ts";
import { countOf, isOfRows, narrow, type SaleWorth, sumParts, worthOfEach } from "../closes/sale-sums.queries.ts";
import { dayMs, type Weekday, weekdays } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { findCandidates, mostRead } from "../sales/find-sales.queries.ts";
import { sumOpenPrices } from "../sales/open-prices.queries.ts";
import {
  listSales,
  type Narrowing,
  type PageStart,
  type SalePage,
  type SaleQuery,
  type SaleStage,
  type SaleTerm,
} from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";

/** Offered as buttons. */
export const historyDays = ["today", "yesterday", "week"] as const;
type HistoryDay = (typeof historyDays)[number] | Weekday;
/** All that may be named. */
export const namedDays: readonly HistoryDay[] = [...historyDays, ...weekdays];

/** Which sales the history shows; null: all of them. */
export interface HistoryFilter {
  serviceType: ServiceType | null;
  stage: SaleStage | null;
  /** The number of the seat that sold; 0: the owners. */
  seat: number | null;
  /**
   * As of the moment it is shown: an old message's "today" is the day of the tap. `week`: today and six days before. A
   * weekday: the newest one that has begun.
   */
  day: HistoryDay | null;
}

export const noFilter: HistoryFilter = { serviceType: null, stage: null, day: null, seat: null };

export interface History extends SalePage {
  /** Of all sales that the filter lets through: how many are listed, and what they come to. */
  count: number;
  sums: Sums;
  /** What customers pay, without sales whose only price is their cost: for users who see no cost, else null. */
  paysKobo: Kobo | null;
}

export interface Found extends SalePage {
  /** The totals of everything that was found; null if there are more sales than are added up. */
  sums: Sums | null;
  /** As in History. */
  paysKobo: Kobo | null;
}

/** Days in the shop's time zone. */
export interface Calendar {
  now: number;
  startOfDay(at: number): number;
}

export const pageSize = 8;
const noSales: SalePage = { sales: [], newer: null, older: null };

/** A page of an account's sales in its present mode: figures of the sandbox are never mixed with live ones. */
export async function readHistory(
  db: Db,
  account: Pick<Account, "id" | "mode">,
  filter: HistoryFilter,
  start: PageStart | null,
  calendar: Calendar,
  /** The seat whose sales are wanted, null for the owners; undefined: everybody's. */
  seatId?: string | null,
  withCost = true,
): Promise<History> {
  const span = { mode: account.mode, ...spanOf(filter.day, calendar) };
  const query: SaleQuery = {
    ...span,
    ...(filter.serviceType !== null && { serviceType: filter.serviceType }),
    ...(filter.stage !== null && { stage: filter.stage }),
    ...(seatId !== undefined && { seatId }),
  };
  const isOfFew = isOfRows(query.stage);
  const all = await sumParts(db, account.id, isOfFew ? query : span);
  const parts = isOfFew ? all : narrow(all, query);
  const count = countOf(parts);
  const sums = await reckonParts(db, account.id, query, parts);
  // Nothing would be looked for through the whole book.
  if (count === 0) return { ...noSales, count, sums, paysKobo: null };
  const paysKobo = withCost ? null : await sumOpenPrices(db, account.id, query);
  const by = isOfFew ? "stage" : rarest(query, all);
  const page = await listSales(db, account.id, { ...query, ...(by && { by }) }, { size: pageSize, start });
  return { ...page, count, sums, paysKobo };
}

/** The term of a query that the fewest sales fit; undefined for at most one term. */
function rarest({ serviceType, stage, seatId }: SaleQuery, all: readonly ClosePart[]): Narrowing | undefined {
  const counts: [Narrowing, number][] = [];
  if (serviceType !== undefined) counts.push(["serviceType", countOf(narrow(all, { serviceType }))]);
  if (seatId !== undefined) counts.push(["seatId", countOf(narrow(all, { seatId }))]);
  // Most sales are sold.
  if (stage === "failed") counts.push(["stage", countOf(narrow(all, { stage }))]);
  return counts.length < 2 ? undefined : counts.toSorted(([, one], [, other]) => one - other)[0]?.[0];
}

/**
 * A page of the sales that fit all of the terms, of both modes, since a token may have been bought in either. Totals
 * cover only the account's present mode. If every term is common, few rows are read at once: the page may hold less
 * than it has room for, and go on.
 */
export async function findSales(
  db: Db,
  account: Pick<Account, "id" | "mode">,
  terms: readonly SaleTerm[],
  start: PageStart | null,
  /** The seat whose sales are looked through, everybody's without one; the days, any unless they are named. */
  {
    seatId,
    span,
    withCost = true,
  }: { seatId?: string | undefined; span?: readonly [HistoryDay | null, Calendar]; withCost?: boolean } = {},
): Promise<Found> {
  const candidates = await findCandidates(db, account.id, terms);
  const query: SaleQuery = {
    terms,
    ...candidates,
    ...(seatId !== undefined && { seatId }),
    ...(span && spanOf(...span)),
  };
  if (candidates === null) {
    const page = await listSales(db, account.id, query, { size: pageSize, start, most: mostRead });
    return { ...page, sums: null, paysKobo: null };
  }
  // Each of them is read once, wherever in the book it lies, for its place and for the sums.
  const found = await worthOfEach(db, account.id, query);
  const page = await listBeside(db, account.id, found, start);
  const present = found.filter(({ mode }) => mode === account.mode);
  const ids = present.map(({ id }) => id);
  const paysKobo = withCost ? null : await sumOpenPrices(db, account.id, { ids });
  return { ...page, sums: await reckonParts(db, account.id, { ids }, present), paysKobo };
}

/** A page of these sales. If its start is not among them, the page begins at the first sale. */
async function listBeside(
  db: Db,
  accountId: string,
  found: readonly SaleWorth[],
  start: PageStart | null,
): Promise<SalePage> {
  if (found.length === 0) return noSales;
  const place = ({ confirmed_at }: SaleWorth) => confirmed_at ?? 0;
  const inOrder = found.toSorted((one, other) => place(other) - place(one) || (one.id < other.id ? 1 : -1));
  const at = inOrder.findIndex(({ id }) => id === start?.id);
  const first = start?.direction === "newer" ? Math.max(0, at - pageSize - 1) : at + 1;
  // One row more than a page shows whether there are others.
  const ids = inOrder.slice(first, first + pageSize + 1).map(({ id }) => id);
  return listSales(db, accountId, { ids }, { size: pageSize, start: at < 0 ? null : start });
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
    default: {
      const noon = today + dayMs / 2;
      const back = (new Date(noon).getUTCDay() - weekdays.indexOf(day) + 7) % 7;
      return { since: startOfDay(noon - back * dayMs), until: startOfDay(noon - (back - 1) * dayMs) };
    }
  }
}
