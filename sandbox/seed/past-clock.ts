import type { Clock } from "../../src/core/clock.ts";

/** A clock that shows a moment of the past while that is played, and the time of now before and after. */
export interface PastClock extends Clock {
  /** Null: now. */
  show(at: number | null): void;
}

export function createPastClock(clock: Clock): PastClock {
  let shown: number | null = null;
  return {
    now: () => shown ?? clock.now(),
    monotonic: () => clock.monotonic(),
    after: (delayMs, callback) => clock.after(delayMs, callback),
    show(at) {
      shown = at;
    },
  };
}
