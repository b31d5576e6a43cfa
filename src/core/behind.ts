import { messageOf } from "./errors.ts";
import type { Log } from "./log.ts";

/** Runs a task beside what goes on. A failure is logged. */
export type Behind = (name: string, task: () => Promise<unknown>) => void;

/** `idle` resolves when no task is running, those that a task has started included. */
export function createBehind(log: Log): { behind: Behind; idle(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  return {
    behind(name, task) {
      const one = task()
        .catch((error: unknown) => log.warn("behind.failed", { task: name, error: messageOf(error) }))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
