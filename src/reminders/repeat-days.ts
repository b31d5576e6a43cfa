import { type Calendar, dayMs, hourMs } from "../core/calendar.ts";

/** How often something is due: a number of days, or null for a month, counted from a day of core/calendar. */
export interface Rhythm {
  everyDays: number | null;
  fromDay: number;
}

/** The most days between reminders. */
export const maxDays = 366;

/** The hours at which a reminder can come. */
export const repeatHours = [7, 8, 9, 10, 12, 15, 17, 19, 21] as const;

/** The first day of a rhythm behind `day`. Each month is on the day of the month it began on, or on the month's last. */
export function nextDay(rhythm: Rhythm, day: number): number {
  const { everyDays, fromDay } = rhythm;
  if (everyDays !== null) return fromDay + Math.max(1, Math.floor((day - fromDay) / everyDays) + 1) * everyDays;
  const [from, now] = [new Date(fromDay * dayMs), new Date(Math.max(day, fromDay) * dayMs)];
  const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
  const found = monthsAfter(from, months);
  return found > Math.max(day, fromDay) ? found : monthsAfter(from, months + 1);
}

function monthsAfter(from: Date, months: number): number {
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const length = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  return first / dayMs + Math.min(from.getUTCDate(), length) - 1;
}

/** The moment of an hour of a local day; clocks change in the night before. */
export function momentOn(calendar: Calendar, day: number, hour: number): number {
  return calendar.startOf(day + 1) - (24 - hour) * hourMs;
}
