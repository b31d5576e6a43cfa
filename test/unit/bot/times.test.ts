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
