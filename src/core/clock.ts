import { VendbotError } from "./errors.ts";

/** Time as the rest of the program sees it. Passed in, so that a test steers it. */
export interface Clock {
  /** Milliseconds since the epoch. May jump. */
  now(): number;
  /** Milliseconds from an arbitrary start. Never goes back. */
  monotonic(): number;
  /** Runs `callback` once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, callback: () => void): () => void;
}

// A longer delay overflows the timer and fires at once.
const maxTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(delayMs, 0), maxTimerMs));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs`, or at once when `signal` aborts: it never rejects, so the caller looks at the signal. */
export function sleep(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      cancel();
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const cancel = clock.after(delayMs, finish);
    signal?.addEventListener("abort", finish);
  });
}

/** Raised when work takes longer than its caller may wait. The work itself goes on, and may still succeed. */
class DeadlineError extends VendbotError {}

/** Resolves as `work` does, or rejects with a DeadlineError after `timeoutMs`. */
export async function within<T>(clock: Clock, timeoutMs: number, work: Promise<T>): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const cancel = clock.after(timeoutMs, () =>
    deadline.reject(new DeadlineError("deadline", `Not done within ${timeoutMs} ms`)),
  );
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    cancel();
  }
}
