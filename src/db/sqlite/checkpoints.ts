import { Worker } from "node:worker_threads";
import type SqliteDatabase from "better-sqlite3";
import type { Turns } from "./turns.ts";

/** 16 MB: a burst of webhooks writes all over the tables, and copies its pages back less often. */
const pagesInLog = 4000;
/** A look takes as long as a small commit does. */
const commitsBetweenLooks = 20;

/** A thread of checkpoint-worker.cjs, or what stands for it in a test. */
type Thread = Pick<Worker, "on" | "ref" | "unref" | "postMessage">;

const startThread = (path: string): Thread =>
  new Worker(new URL("./checkpoint-worker.cjs", import.meta.url), { workerData: path });

/**
 * A thread that copies the write-ahead log's pages back into the database file. `onFailed`: the disk did not take what
 * was copied, and it cannot be known what it holds.
 */
export function createCheckpoints(
  path: string,
  sqlite: SqliteDatabase.Database,
  {
    turns,
    onFailed,
    thread = startThread,
  }: { turns: Turns; onFailed(code: string): void; thread?: typeof startThread },
) {
  // Copies nothing, and returns how much there is.
  const look = sqlite.prepare<[], { log: number; checkpointed: number }>("PRAGMA wal_checkpoint(NOOP)");
  let worker: Thread | undefined;
  let onAnswer = () => {};
  let running: Promise<void> | undefined;
  let dueAt = pagesInLog;
  let commits = 0;
  let isClosing = false;

  /** None where nobody can tell: a commit stands, whatever a look at the log comes to. */
  function notCopied(): number {
    try {
      const { log = 0, checkpointed = 0 } = look.get() ?? {};
      return log - checkpointed;
    } catch {
      return 0;
    }
  }

  /**
   * Beside everybody, and then, for the little that was written meanwhile, while nobody writes: the log begins again.
   */
  async function copyBack(): Promise<void> {
    await ask("copy");
    const endTurn = await turns.take();
    try {
      await ask("beginAgain");
      dueAt = notCopied() + pagesInLog;
    } finally {
      endTurn();
    }
  }

  /** Resolves as well when nothing could be copied: the log keeps it. */
  async function ask(step: "copy" | "beginAgain"): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    onAnswer = resolve;
    worker ??= start();
    worker.ref();
    worker.postMessage(step);
    await promise;
    worker?.unref();
  }

  function start(): Thread {
    const started = thread(path);
    // A full disk takes nothing, and the log keeps what was not copied. A sync that failed is not tried again: the system
    // calls the next one good, though nobody knows what was written.
    started.on("message", (failed: string | null) => {
      if (failed?.startsWith("SQLITE_IOERR")) onFailed(failed);
      onAnswer();
    });
    // It says why in a moment, by its end.
    started.on("error", () => {});
    started.on("exit", () => {
      worker = undefined;
      onAnswer();
    });
    return started;
  }

  return {
    /** After a commit: begins to copy if there is enough. Outside any transaction. */
    consider(): void {
      if (running || isClosing || commits++ % commitsBetweenLooks > 0) return;
      const pages = notCopied();
      if (pages < dueAt) return;
      // If a reader or a failing disk prevents the copy, the pages wait until there are more.
      dueAt = pages + pagesInLog;
      running = copyBack()
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
    },
    async close(): Promise<void> {
      isClosing = true;
      await running;
      const { promise, resolve } = Promise.withResolvers<void>();
      onAnswer = resolve;
      worker?.ref();
      worker?.postMessage("close");
      if (worker) await promise;
    },
  };
}
