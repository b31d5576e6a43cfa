import type { Clock } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";

/** Raised when a sender cannot be kept waiting any longer. The work itself goes on, and may still succeed. */
class DeadlineError extends VendbotError {}

/** What `work` resolves to, or a DeadlineError once `timeoutMs` have passed. */
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
