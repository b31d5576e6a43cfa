import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayMs } from "../../../src/core/calendar.ts";
import { momentOn, nextDay } from "../../../src/reminders/repeat-days.ts";
import { calendarOf, lagos } from "../../support/closes.ts";

const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / dayMs;
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const after = (everyDays: number | null, from: string, day: string) =>
  dateOf(nextDay({ everyDays, fromDay: dayOf(from) }, dayOf(day)));

describe("the next day of a rhythm", () => {
  it.each([
    [28, "2026-11-14", "2026-11-14", "2026-12-12"],
    [28, "2026-11-14", "2026-12-11", "2026-12-12"],
    [28, "2026-11-14", "2026-12-12", "2027-01-09"],
    // Missed for a year: one day, and the rhythm is kept.
    [7, "2026-11-14", "2027-11-16", "2027-11-20"],
    [1, "2026-11-14", "2026-11-14", "2026-11-15"],
    [366, "2026-11-14", "2026-11-20", "2027-11-15"],
    // Counted from a day that is still to come.
    [7, "2026-11-14", "2026-11-01", "2026-11-21"],
    [null, "2026-11-14", "2026-11-14", "2026-12-14"],
    [null, "2026-11-14", "2026-12-13", "2026-12-14"],
    [null, "2026-12-31", "2026-12-31", "2027-01-31"],
    // The last day of a month that is shorter, and of the next one its own day again.
    [null, "2027-01-31", "2027-01-31", "2027-02-28"],
    [null, "2027-01-31", "2027-02-28", "2027-03-31"],
    [null, "2027-01-31", "2027-03-31", "2027-04-30"],
    [null, "2028-01-30", "2028-02-01", "2028-02-29"],
    [null, "2027-01-29", "2027-01-29", "2027-02-28"],
    [null, "2026-11-14", "2026-11-01", "2026-12-14"],
  ])("of every %s days from %s is, behind %s, %s", (everyDays, from, day, next) => {
    expect(after(everyDays, from, day)).toBe(next);
  });

  it("lies behind the day, no further than one turn, and is reached from any day before", () => {
    const rhythm = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 366 }));
    const days = fc.integer({ min: dayOf("2026-01-01"), max: dayOf("2036-01-01") });
    fc.assert(
      fc.property(rhythm, days, fc.nat(1000), (everyDays, fromDay, later) => {
        const day = fromDay + later;
        const next = nextDay({ everyDays, fromDay }, day);
        expect(next).toBeGreaterThan(day);
        expect(next - day).toBeLessThanOrEqual(everyDays ?? 31);
        expect(nextDay({ everyDays, fromDay }, next - 1)).toBe(next);
      }),
    );
  });
});

describe("the moment of an hour", () => {
  it.each([
    ["Africa/Lagos", "2026-12-12", 9, "2026-12-12T09:00+01:00"],
    ["Europe/Berlin", "2026-03-28", 9, "2026-03-28T09:00+01:00"],
    // A day of 23 hours, and one of 25.
    ["Europe/Berlin", "2026-03-29", 9, "2026-03-29T09:00+02:00"],
    ["Europe/Berlin", "2026-10-25", 7, "2026-10-25T07:00+01:00"],
    ["America/Havana", "2026-03-08", 21, "2026-03-08T21:00-04:00"],
  ])("in %s on %s at %s is %s", (zone, date, hour, moment) => {
    expect(momentOn(calendarOf(zone), dayOf(date), hour)).toBe(Date.parse(moment));
  });

  it("is on its own day in Lagos, whatever the hour", () => {
    const day = dayOf("2027-02-28");
    for (let hour = 0; hour < 24; hour++) expect(lagos.dayOf(momentOn(lagos, day, hour))).toBe(day);
  });
});
