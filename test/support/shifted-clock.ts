import { type Clock, systemClock } from "../../src/lib/clock.ts";
import { lagos } from "./closes.ts";

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

const hourMs = 3_600_000;
/** From noon to when the day is sealed that noon was in. */
export const untilSealedMs = 16 * hourMs;

/** One that stands at noon in Lagos, so that no day ends while a test goes on. */
export function createNoonClock(): ShiftedClock {
  const clock = createShiftedClock();
  clock.shift(lagos.startOf(lagos.dayOf(clock.now()) + 1) + 12 * hourMs - clock.now());
  return clock;
}
