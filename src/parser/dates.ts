import { dayMs, weekdays } from "../core/calendar.ts";
import { fold } from "../core/fold.ts";
import { patterns } from "./patterns.ts";
import type { PromisedDay } from "./reading.ts";
import { dayCalled } from "./terms.ts";

const soon: Readonly<Partial<Record<PromisedDay, number>>> = { today: 0, tomorrow: 1, overmorrow: 2, week: 7 };

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7;

const weekdayCalled = (name: string | null) => (weekdays as readonly (string | null)[]).indexOf(name);

/** The day, as a number, for which somebody promises something today: the next one that is called so. */
export function promisedDay(by: PromisedDay, today: number): number {
  const date = new Date(today * dayMs);
  if (by === "month") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / dayMs;
  return today + (soon[by] ?? ((weekdayCalled(by) - weekdayOf(today) + 6) % 7) + 1);
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Days as numbers: how many lie between 1 January 1970 and a date. */
export interface Days {
  from: number;
  to: number;
}

/**
 * One day or two, as they are typed: "friday", "3 Nov", "1 Nov to 15 Nov", "1-15 Nov", "1/11 – 15/11/2026", "2026-11-01". The day
 * comes before the month. Without a year it is the newest such day that is not after `today`; a second day may be, where
 * the days between are fewer so. Null: no such days.
 */
export function readDays(text: string, today: number): Days | null {
  const typed = text.normalize("NFKC").toLowerCase().trim();
  const past = pastDay(fold(typed).replace(patterns.lastDay, ""), today);
  if (past !== null) return { from: past, to: past };
  const whole = typed
    .replace(patterns.toToday, `to ${new Date(today * dayMs).toISOString().slice(0, 10)}`)
    .replace(
      patterns.daysOfMonth,
      (_, first, rest) => `${first} ${patterns.fromMonth.exec(rest)?.[0] ?? ""} to ${rest}`,
    );
  const typedDays = [...whole.matchAll(patterns.dates)].map(({ groups = {} }) => groups);
  const left = whole.replace(patterns.dates, " ").replace(patterns.betweenDates, "");
  const [first = {}, second = first, ...more] = typedDays;
  const to = dayOf(second, today);
  // "1 nov to 15 nov 2025": the year is that of both, or the one before.
  const isYearSaid = partIn(first, "y") === undefined && partIn(second, "y") !== undefined;
  const from = dayOf(first, (isYearSaid ? to : null) ?? today);
  if (left !== "" || more.length > 0 || from === null || to === null) return null;
  if (from <= to) return { from, to };
  const later = partIn(second, "y") === undefined ? yearAfter(to) : null;
  // "1-30 Nov", typed before the 30th, begins this year and ends in it, though the newest such 30th is of last year.
  return later !== null && later - from < from - to ? { from, to: later } : { from: to, to: from };
}

/** The same date a year later; null: that year has none. */
function yearAfter(day: number): number | null {
  const date = new Date(day * dayMs);
  return numberOf(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate());
}

function partIn(groups: Record<string, string | undefined>, name: string): string | undefined {
  return [1, 2, 3, 4].map((form) => groups[`${name}${form}`]).find((it) => it !== undefined);
}

/** "friday", "yesterday", "jiya": the newest such day that is not after `today`. */
function pastDay(typed: string, today: number): number | null {
  if (patterns.yesterday.test(typed)) return today - 1;
  const called = dayCalled(typed);
  if (called === "today") return today;
  const weekday = weekdayCalled(called);
  return weekday < 0 ? null : today - ((weekdayOf(today) - weekday + 7) % 7);
}

function dayOf(groups: Record<string, string | undefined>, today: number): number | null {
  const typed = partIn(groups, "m") ?? "";
  const named = monthNames.findIndex((name) => typed.startsWith(name));
  const monthIndex = named >= 0 ? named : Number(typed) - 1;
  const day = Number(partIn(groups, "d"));
  const year = partIn(groups, "y");
  if (year !== undefined) return numberOf(Number(year.length === 2 ? `20${year}` : year), monthIndex, day);
  const thisYear = new Date(today * dayMs).getUTCFullYear();
  const now = numberOf(thisYear, monthIndex, day);
  return now !== null && now <= today ? now : numberOf(thisYear - 1, monthIndex, day);
}

function numberOf(year: number, monthIndex: number, day: number): number | null {
  const at = new Date(Date.UTC(year, monthIndex, day));
  const isSo = at.getUTCMonth() === monthIndex && at.getUTCDate() === day && year >= 2000 && year < 2100;
  return isSo ? at.getTime() / dayMs : null;
}
