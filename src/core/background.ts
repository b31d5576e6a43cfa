import { messageOf } from "./errors.ts";
import type { Log } from "./log.ts";

/** Runs a task in the background, and logs its failure. */
export type RunInBackground = (name: string, task: () => Promise<unknown>) => void;

/** `idle` resolves when no task runs, including tasks that a task has started. */
export function createBackgroundTasks(log: Log): { runInBackground: RunInBackground; idle(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  return {
    runInBackground(name, task) {
      const one = task()
        .catch((error: unknown) => log.warn("background.failed", { task: name, error: messageOf(error) }))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
