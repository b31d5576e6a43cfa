import type { Clock } from "../../src/core/clock.ts";

/** Timers that can be called off together, so that nothing of a closed service runs on. */
export function createTimers(clock: Clock) {
  const cancels = new Set<() => void>();
  return {
    after(delayMs: number, callback: () => void): void {
      const cancel = clock.after(delayMs, () => {
        cancels.delete(cancel);
        callback();
      });
      cancels.add(cancel);
    },
    /** How many wait. */
    get size(): number {
      return cancels.size;
    },
    cancelAll(): void {
      for (const cancel of cancels) cancel();
      cancels.clear();
    },
  };
}

export type Timers = ReturnType<typeof createTimers>;
