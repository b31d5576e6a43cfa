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

/** Raised when a row was not committed: its sender must not get a 200. */
class NotCommittedError extends VendbotError {}

export interface SaveBounds {
  /** Rows that wait for their commit, and their bytes. Beyond them a row is refused: a stuck disk must not fill the memory. */
  maxRows: number;
  maxBytes: number;
}

const defaultBounds: SaveBounds = { maxRows: 10_000, maxBytes: 64 * 1024 * 1024 };

/** Commits rows within bounds. The database shares one sync among the commits of a moment. */
export function createBoundedSaves<Row>(
  { commit, sizeOf }: { commit(row: Row): Promise<void>; sizeOf(row: Row): number },
  changedBounds: Partial<SaveBounds> = {},
) {
  const { maxRows, maxBytes } = { ...defaultBounds, ...changedBounds };
  const waiting = new Set<Promise<void>>();
  let bytes = 0;
  return {
    /** Resolves only once the row is committed. Rejects with NotCommittedError if it is not, or if too much waits. */
    async save(row: Row): Promise<void> {
      const size = sizeOf(row);
      if (waiting.size >= maxRows || bytes + size > maxBytes) {
        throw new NotCommittedError("webhook.queue_full", "Too many webhooks wait for the database");
      }
      const saving = (async () => commit(row))();
      waiting.add(saving);
      bytes += size;
      try {
        await saving;
      } catch (cause) {
        throw new NotCommittedError("webhook.not_committed", "The webhook could not be committed", { cause });
      } finally {
        waiting.delete(saving);
        bytes -= size;
      }
    },
    /** Resolves when no row waits for its commit. */
    async idle(): Promise<void> {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    },
  };
}
