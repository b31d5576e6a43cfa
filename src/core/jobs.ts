import { messageOf } from "./errors.ts";
import type { Log } from "./log.ts";

interface JobsDeps {
  log: Log;
  /** The log's event for a piece that failed, and the field that holds its name. */
  failure: { event: string; named: string };
  /** It failed, and the log says so. Nothing is tried again unless this does. Must not reject. */
  onFailed?(name: string, error: unknown): unknown;
  /** It is over, one way or the other. */
  onEnd?(name: string): void;
  /** What was begun while it was under way is begun once more after its end: it may have missed something. */
  isRepeated?: boolean;
}

/** Work that goes on side by side, each piece under a name of its own and once at a time. */
export function createJobs({ log, failure, onFailed, onEnd, isRepeated = false }: JobsDeps) {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();

  /** Begins a piece of work. While one of this name is under way nothing begins. */
  function begin(name: string, work: () => Promise<unknown>): void {
    if (running.has(name)) {
      if (isRepeated) again.add(name);
      return;
    }
    const job = work()
      .catch(async (error: unknown) => {
        log.error(failure.event, { [failure.named]: name, error: messageOf(error) });
        await onFailed?.(name, error);
      })
      .then(() => {
        running.delete(name);
        if (again.delete(name)) begin(name, work);
        else onEnd?.(name);
      });
    running.set(name, job);
  }

  return {
    get size(): number {
      return running.size;
    },
    has: (name: string) => running.has(name),
    begin,
    /** Resolves when none is under way, those included that begin meanwhile. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
