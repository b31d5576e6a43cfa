import type { Clock } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";

/** Raised when a sender cannot be kept waiting any longer. The work itself goes on, and may still succeed. */
class DeadlineError extends VendbotError {}

/** Resolves as `work` does, or rejects with a DeadlineError after `timeoutMs`. */
export async function within<T>(clock: Clock, timeoutMs: number, work: Promise<T>): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const cancel = clock.after(timeoutMs, () =>
    deadline.reject(new DeadlineError("http.deadline", `Not done within ${timeoutMs} ms`)),
  );
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    cancel();
  }
}
