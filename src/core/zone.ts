/** A moment as a wall clock shows it in a time zone. */
export function zonedAt(timeZone: string, at: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(timeZone);
}

/**
 * The local time of a moment, as the milliseconds at which UTC would show it: its date and time are those of `new
 * Date(…)` read in UTC.
 */
export function createWallClock(timeZone: string): (at: number) => number {
  return (at) => at + zonedAt(timeZone, at).offsetNanoseconds / 1e6;
}
