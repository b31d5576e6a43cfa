/** The days of a time zone as numbers: the days between 1 January 1970 and a local date. */
export interface Calendar {
  dayOf(at: number): number;
  /** When a day begins, in epoch milliseconds. */
  startOf(day: number): number;
}

/** As the weekdays of a date are counted, from 0. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days may be of 23 or 25 hours, and begin at another hour than midnight. */
export function createCalendar(zone: { zone: string; startOfDay(at: number): number }): Calendar {
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: zone.zone, year: "numeric", month: "numeric", day: "numeric" },
  });
  let known = { start: Number.NaN, day: 0 };

  function dayOf(at: number): number {
    const start = zone.startOfDay(at);
    if (start !== known.start) {
      const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      known = { start, day: Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day) / dayMs };
    }
    return known.day;
  }

  return {
    dayOf,
    startOf(day) {
      let start = zone.startOfDay(day * dayMs + dayMs / 2);
      while (dayOf(start) > day) start = zone.startOfDay(start - 1);
      while (dayOf(start) < day) start = zone.startOfDay(start + 26 * hourMs);
      return start;
    },
  };
}
