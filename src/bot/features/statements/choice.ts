import { type Calendar, createCalendar, dayMs } from "../../../core/calendar.ts";
import { type ServiceType, serviceTypes } from "../../../services/services.ts";

export const namedPeriods = ["today", "yesterday", "week", "lastweek", "month", "lastmonth"] as const;
type NamedPeriod = (typeof namedPeriods)[number];

/** Which sales a statement is of, as its buttons carry it. */
export interface Choice {
  /** Of the days of the tap; or from one day to another, both with it, as numbers of the calendar. */
  period: NamedPeriod | { from: number; to: number };
  /** Null: all of them. */
  service: ServiceType | null;
  /** The number of the seat that sold; 0: the owners; null: everybody. */
  seat: number | null;
  withTokens: boolean;
  /** Null: every customer. */
  personId: string | null;
}

/** So many days before the year 2100: later ones are a slip of the finger. */
const lastDay = 47_482;
const pattern = /^(?:([a-z]{4,9})|d([0-9a-z]{1,4})-([0-9a-z]{1,4})):(-|\d):(-|\d{1,3}):([nt])(?::([0-9A-Z]{26}))?$/;

/** "month:1:-:n", at most 45 bytes: a button has room for 64. */
export function encodeChoice({ period, service, seat, withTokens, personId }: Choice): string {
  const days = typeof period === "string" ? period : `d${period.from.toString(36)}-${period.to.toString(36)}`;
  const place = service === null ? "-" : serviceTypes.indexOf(service);
  return [days, place, seat ?? "-", withTokens ? "t" : "n", ...(personId === null ? [] : [personId])].join(":");
}

/** Null for a button of another version of the bot. */
export function decodeChoice(text: string): Choice | null {
  const [, name, from = "", to = "", place = "", seat = "", tokens, personId = null] = pattern.exec(text) ?? [];
  const period = namedPeriods.find((known) => known === name) ?? daysOf(from, to);
  const service = place === "-" ? null : serviceTypes[Number(place)];
  if (period === null || service === undefined) return null;
  return { period, service, seat: seat === "-" ? null : Number(seat), withTokens: tokens === "t", personId };
}

function daysOf(from: string, to: string): Choice["period"] | null {
  const days = { from: Number.parseInt(from, 36), to: Number.parseInt(to, 36) };
  return days.from <= days.to && days.to <= lastDay ? days : null;
}

export interface Span {
  since: number;
  until: number;
  /** Its first and last day, as numbers of the calendar. */
  from: number;
  to: number;
}

interface Zone {
  readonly zone: string;
  startOfDay(at: number): number;
}

/** The moments of a period, in the shop's time zone; weeks begin on Monday. A period in the future has no sales. */
export function spanOf(period: Choice["period"], zone: Zone, now: number): Span {
  const calendar = createCalendar(zone);
  const today = calendar.dayOf(now);
  const [from, to] = typeof period === "string" ? daysOfPeriod(period, today) : [period.from, period.to];
  return momentsOf(calendar, from, Math.min(to, Math.max(from, today)));
}

function momentsOf(calendar: Calendar, from: number, to: number): Span {
  return { since: calendar.startOf(from), until: calendar.startOf(to + 1), from, to };
}

function daysOfPeriod(period: NamedPeriod, today: number): [from: number, to: number] {
  // 1 January 1970 was a Thursday.
  const monday = today - ((today + 3) % 7);
  switch (period) {
    case "today":
      return [today, today];
    case "yesterday":
      return [today - 1, today - 1];
    case "week":
      return [monday, today];
    case "lastweek":
      return [monday - 7, monday - 1];
    case "month":
      return [firstOfMonth(today), today];
    case "lastmonth":
      return [firstOfMonth(firstOfMonth(today) - 1), firstOfMonth(today) - 1];
  }
}

function firstOfMonth(day: number): number {
  return day - (dateOf(day).getUTCDate() - 1);
}

/** A day of the calendar, to be read in UTC. */
export function dateOf(day: number): Date {
  return new Date(day * dayMs);
}

const months = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** "22 Nov 2026", "1 – 22 Nov 2026", "28 Oct – 3 Nov 2026" or with both years. */
export function nameDays({ from, to }: Pick<Span, "from" | "to">): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.day} ${last.month} ${last.year}`;
  if (from === to) return end;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${end}`;
  return first.month === last.month ? `${first.day} – ${end}` : `${first.day} ${first.month} – ${end}`;
}

function partsOf(day: number) {
  const date = dateOf(day);
  return { day: date.getUTCDate(), month: months.format(date), year: date.getUTCFullYear() };
}

/** "2026-11-01_2026-11-22", for a file's name. */
export function fileDays({ from, to }: Pick<Span, "from" | "to">): string {
  return [...new Set([from, to])].map((day) => dateOf(day).toISOString().slice(0, 10)).join("_");
}
