/** The zone's clock changes at quarters of an hour only. */
const quarterMs = 15 * 60_000;

/**
 * The local time of a moment, as the milliseconds at which UTC would show it: its date and time are those of `new
 * Date(…)` read in UTC. Quick for many moments that lie close together.
 */
export function createWallClock(timeZone: string): (at: number) => number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
    hourCycle: "h23",
  });
  const offsets = new Map<number, number>();

  function offsetOf(quarter: number): number {
    const at = quarter * quarterMs;
    const read = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = read;
    return Date.UTC(year, month - 1, day, hour, minute) - at;
  }

  return (at) => {
    const quarter = Math.floor(at / quarterMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      offset = offsetOf(quarter);
      if (offsets.size >= 10_000) offsets.clear();
      offsets.set(quarter, offset);
    }
    return at + offset;
  };
}
