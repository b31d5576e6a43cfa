import { describe, expect, it } from "vitest";
import { createTimes } from "../../../src/bot/ui/format.ts";

describe("the start of a day", () => {
  it.each([
    ["Africa/Lagos", "2026-03-29T00:00:00.001+01:00", "2026-03-29T00:00+01:00"],
    ["Europe/Berlin", "2026-03-29T01:30+01:00", "2026-03-29T00:00+01:00"],
    ["Europe/Berlin", "2026-03-29T12:00+02:00", "2026-03-29T00:00+01:00"],
    ["Europe/Berlin", "2026-03-29T23:59:59+02:00", "2026-03-29T00:00+01:00"],
    ["Europe/Berlin", "2026-10-25T21:00+01:00", "2026-10-25T00:00+02:00"],
    // There is no midnight.
    ["America/Havana", "2026-03-08T12:00-04:00", "2026-03-08T01:00-04:00"],
  ])("in %s is the same at %s as at its first moment, also where the clock is changed", (zone, at, start) => {
    const midnight = Date.parse(start);
    const { startOfDay } = createTimes(zone);
    expect(startOfDay(Date.parse(at))).toBe(midnight);
    expect(startOfDay(midnight)).toBe(midnight);
    expect(createTimes(zone).startOfDay(midnight)).toBe(midnight);
    expect(startOfDay(midnight - 1)).toBeLessThan(midnight);
  });
});

describe("a moment", () => {
  const at = Date.parse("2026-09-05T08:07:09.500+01:00");
  const times = createTimes("Africa/Lagos");

  it("is told by the shop's own clock", () => {
    const { moment, date, weekday, time, seconds } = times;
    expect([moment(at), date(at), weekday(at), time(at), seconds(at)]).toEqual([
      ...["5 Sept 2026, 08:07", "5 Sept", "Saturday", "08:07", "08:07:09"],
    ]);
    expect(times.soon(at, at + 60_000)).toBe("08:07");
    expect(times.soon(at, at + 86_400_000)).toBe("5 Sept 2026, 08:07");
  });

  it("lies in the month that began at its first midnight", () => {
    expect(times.startOfMonth(at)).toBe(Date.parse("2026-09-01T00:00+01:00"));
    expect(createTimes("Europe/Berlin").startOfMonth(Date.parse("2026-10-30T12:00+01:00"))).toBe(
      Date.parse("2026-10-01T00:00+02:00"),
    );
  });
});
