import { Worker } from "node:worker_threads";
import type SqliteDatabase from "better-sqlite3";
import type { Turns } from "./turns.ts";

/** 16 MB: a burst of webhooks writes all over the tables, and copies its pages back less often. */
const pagesInLog = 4000;

/** What copies the write-ahead log's pages back into the file, in a thread of its own. */
export interface Checkpoints {
  /** Begins to copy if there is enough. Outside any transaction. */
  consider(): void;
  close(): Promise<void>;
}

export function createCheckpoints(path: string, sqlite: SqliteDatabase.Database, turns: Turns): Checkpoints {
  // Copies nothing, and tells how much there is.
  const look = sqlite.prepare<[], { log: number; checkpointed: number }>("PRAGMA wal_checkpoint(NOOP)");
  let worker: Worker | undefined;
  let onAnswer = () => {};
  let running: Promise<void> | undefined;
  let dueAt = pagesInLog;

  function notCopied(): number {
    const { log = 0, checkpointed = 0 } = look.get() ?? {};
    return log - checkpointed;
  }

  /** Once beside everybody, and once, for the little that was written meanwhile, while nobody writes: the log starts anew. */
  async function copyBack(): Promise<void> {
    await copy();
    const endTurn = await turns.take();
    try {
      await copy();
      dueAt = notCopied() + pagesInLog;
    } finally {
      endTurn();
    }
  }

  /** Resolves as well when nothing could be copied: the log keeps it. */
  async function copy(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    onAnswer = resolve;
    worker ??= start();
    worker.ref();
    worker.postMessage("copy");
    await promise;
    worker?.unref();
  }

  function start(): Worker {
    const started = new Worker(new URL("./checkpoint-worker.cjs", import.meta.url), { workerData: path });
    started.on("message", () => onAnswer());
    // It says why in a moment, by its end.
    started.on("error", () => {});
    started.on("exit", () => {
      worker = undefined;
      onAnswer();
    });
    return started;
  }

  return {
    consider() {
      if (running) return;
      const pages = notCopied();
      if (pages < dueAt) return;
      // What cannot be copied, for a reader or a disk that fails, waits until there is more.
      dueAt = pages + pagesInLog;
      running = copyBack()
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
    },
    async close() {
      await running;
      const { promise, resolve } = Promise.withResolvers<void>();
      onAnswer = resolve;
      worker?.ref();
      worker?.postMessage("close");
      if (worker) await promise;
    },
  };
}
