import { zonedAt } from "./zone.ts";

/** The days of a time zone as numbers: the days between 1 January 1970 and a local date. */
export interface Calendar {
  dayOf(at: number): number;
  /** When a day begins, in epoch milliseconds. */
  startOf(day: number): number;
}

/** As the weekdays of a date are counted, from 0. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** As the months of a date are counted, from 0. */
export const months = [
  ...(["january", "february", "march", "april", "may", "june"] as const),
  ...(["july", "august", "september", "october", "november", "december"] as const),
] as const;
export type Month = (typeof months)[number];

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const firstDay = new Temporal.PlainDate(1970, 1, 1);

/** Days may be of 23 or 25 hours, and begin at another hour than midnight. */
export function createCalendar({ zone }: { zone: string }): Calendar {
  const startOf = (day: number) => firstDay.add({ days: day }).toZonedDateTime(zone).epochMilliseconds;
  let known = { day: Number.NaN, start: Number.NaN, end: Number.NaN };
  return {
    startOf: (day) => (day === known.day ? known.start : startOf(day)),
    dayOf(at) {
      // Nearly all that is asked is of one day after the other.
      if (!(at >= known.start && at < known.end)) {
        const { days: day } = firstDay.until(zonedAt(zone, at).toPlainDate());
        known = { day, start: startOf(day), end: startOf(day + 1) };
      }
      return known.day;
    },
  };
}
