import { type Clock, systemClock } from "../../src/lib/clock.ts";

/** The real clock, whose hands a test moves ahead, those of both its faces: timers go on as they are. */
export interface ShiftedClock extends Clock {
  shift(ms: number): void;
}

export function createShiftedClock(): ShiftedClock {
  let shiftedMs = 0;
  return {
    ...systemClock,
    now: () => systemClock.now() + shiftedMs,
    monotonic: () => systemClock.monotonic() + shiftedMs,
    shift(ms) {
      shiftedMs += ms;
    },
  };
}
