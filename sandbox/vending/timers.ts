import type { Clock } from "../../src/core/clock.ts";

/** Timers that can be called off together, so that nothing of a closed service runs on. */
export interface Timers {
  after(delayMs: number, callback: () => void): void;
  /** How many wait. */
  readonly size: number;
  cancelAll(): void;
}

export function createTimers(clock: Clock): Timers {
  const cancels = new Set<() => void>();
  return {
    after(delayMs, callback) {
      const cancel = clock.after(delayMs, () => {
        cancels.delete(cancel);
        callback();
      });
      cancels.add(cancel);
    },
    get size() {
      return cancels.size;
    },
    cancelAll() {
      for (const cancel of cancels) cancel();
      cancels.clear();
    },
  };
}
