import { type Clock, systemClock } from "../../src/core/clock.ts";
import { lagos } from "./closes.ts";

/** The clock goes on from noon in Lagos, and a test moves the hands of both its faces ahead: timers go on as they are. */
export interface ShiftedClock extends Clock {
  shift(ms: number): void;
  /** All timers that have fired: their delay, and when each was started, by the system's monotonic clock. */
  readonly fired: readonly { ms: number; startedAt: number }[];
}

const hourMs = 3_600_000;

export function createShiftedClock(): ShiftedClock {
  // No day ends and none is closed while a test goes on, at whatever hour it runs.
  let shiftedMs = lagos.startOf(lagos.dayOf(systemClock.now()) + 1) + 12 * hourMs - systemClock.now();
  const fired: { ms: number; startedAt: number }[] = [];
  return {
    ...systemClock,
    fired,
    after(ms, callback) {
      const startedAt = systemClock.monotonic();
      return systemClock.after(ms, () => {
        fired.push({ ms, startedAt });
        callback();
      });
    },
    now: () => systemClock.now() + shiftedMs,
    monotonic: () => systemClock.monotonic() + shiftedMs,
    shift(ms) {
      shiftedMs += ms;
    },
  };
}

/** From noon to when the day is sealed that noon was in. */
export const untilSealedMs = 16 * hourMs;
