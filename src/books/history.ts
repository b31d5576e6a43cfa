import type { Account } from "../accounts/accounts.queries.ts";
import type { ClosePart } from "../closes/closes.table.ts";
import { countOf, isOfRows, narrow, type SaleWorth, sumParts, worthOfEach } from "../closes/sale-sums.queries.ts";
import { type Sums, summarizeParts } from "../closes/sale-totals.ts";
import { dayMs, type Month, months, type Weekday, weekdays } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { findCandidates, maxRead } from "../sales/find-sales.queries.ts";
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
type HistoryDay = (typeof historyDays)[number] | Weekday | Month;
/** All that may be named. */
export const namedDays: readonly HistoryDay[] = [...historyDays, ...weekdays, ...months];

/** Words for days in front of other words. A customer may be called "May", and nobody "may:". */
export function prefixOfDay(day: HistoryDay | MonthNamed): string {
  return isMonth(day) || day in otherMonths ? `${day}:` : day;
}

/** Months that are not called by their names, and how many ago they are. */
const otherMonths = { thismonth: 0, lastmonth: 1 } as const;
export type MonthNamed = keyof typeof otherMonths;

/** The month that a word names as of now; null: none. */
export function monthNamed(word: string, { now, startOfDay }: Calendar): Month | null {
  const ago = otherMonths[word as MonthNamed] as number | undefined;
  if (ago === undefined) return months.find((month) => month === word) ?? null;
  // Noon keeps clear of a day that is an hour longer or shorter.
  return months[(new Date(startOfDay(now) + dayMs / 2).getUTCMonth() - ago + 12) % 12] ?? null;
}

/** The words behind a command, with a month in front as it is searched for: "lastmonth: mtn", or a month without other words. */
export function monthBefore(words: readonly string[], calendar: Calendar): readonly string[] {
  const [first = "", ...rest] = words;
  const month = first.endsWith(":") || rest.length === 0 ? monthNamed(first.replace(":", ""), calendar) : null;
  return month === null ? words : [prefixOfDay(month), ...rest];
}

/** Which days a word in front of others stands for: "today mtn", "october: mtn". */
export function dayBefore(word: string): HistoryDay | null {
  const typed = word.toLowerCase();
  const days = [...historyDays, ...weekdays];
  return days.find((day) => day === typed) ?? months.find((month) => prefixOfDay(month) === typed) ?? null;
}

export function isMonth(day: string | null): day is Month {
  return months.some((month) => month === day);
}

/** Which sales the history shows; null: all of them. */
export interface HistoryFilter {
  serviceType: ServiceType | null;
  stage: SaleStage | null;
  /** The number of the seat that sold; 0: the owners. */
  seat: number | null;
  /**
   * As of the moment it is shown: an old message's "today" is the day of the tap. `week`: today and six days before. A
   * weekday or a month: the newest one that has begun.
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
  const sums = await summarizeParts(db, account.id, query, parts);
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
    const page = await listSales(db, account.id, query, { size: pageSize, start, most: maxRead });
    return { ...page, sums: null, paysKobo: null };
  }
  // Each of them is read once, wherever in the book it lies, for its place and for the sums.
  const found = query.ids?.length === 0 ? [] : await worthOfEach(db, account.id, query);
  const page = await listBeside(db, account.id, found, start);
  const present = found.filter(({ mode }) => mode === account.mode);
  const ids = present.map(({ id }) => id);
  const paysKobo = withCost ? null : await sumOpenPrices(db, account.id, { ids });
  return { ...page, sums: await summarizeParts(db, account.id, { ids }, present), paysKobo };
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

/** When such days begin and end, as of now. */
export function spanOf(day: HistoryDay | null, calendar: Calendar): Pick<SaleQuery, "since" | "until"> {
  const { now, startOfDay } = calendar;
  const today = startOfDay(now);
  if (isMonth(day)) return spanOfMonth(months.indexOf(day), calendar);
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

/** The newest month of this place in the year that has begun. It ends where the next one begins, if that has begun. */
function spanOfMonth(month: number, { now, startOfDay }: Calendar): Pick<SaleQuery, "since" | "until"> {
  const noon = startOfDay(now) + dayMs / 2;
  const date = new Date(noon);
  const [year, current, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const first = month > current ? month - 12 : month;
  const startOf = (place: number) => startOfDay(noon + Date.UTC(year, place, 1) - Date.UTC(year, current, day));
  return { since: startOf(first), ...(first < current && { until: startOf(first + 1) }) };
}
