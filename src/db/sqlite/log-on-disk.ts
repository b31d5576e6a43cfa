import fs from "node:fs";
import { setImmediate as turnOfLoop } from "node:timers/promises";
import { StoreError } from "../store-error.ts";

/** How many go on in one turn of the event loop. */
const atOnce = 4;

interface Waiting {
  for: number;
  resolve(): void;
  reject(error: StoreError): void;
}

/** The log is there already, and stays the same file while SQLite has the database open. `onLost`: a sync has failed. */
export function openLogOnDisk(path: string, onLost: (error: StoreError) => void) {
  const file = fs.openSync(path, "r+");
  const waiting: Waiting[] = [];
  // Writes of an earlier process may stand only in the system's memory.
  let commits = 1;
  let synced = 0;
  let syncing: Promise<void> | undefined;
  let isReleasing = false;
  let released = Promise.resolve();
  let lost: StoreError | undefined;
  let isClosed = false;

  /**
   * One sync after the other, each for all that was committed before it. It begins when those have gone on who waited
   * for the last one: what they commit then shares it.
   */
  async function syncAll(): Promise<void> {
    while (!lost && synced < commits) {
      await released;
      const upTo = commits;
      const failed = await sync(file);
      if (failed) lose(failed);
      if (!lost) synced = upTo;
      if (!isReleasing) released = release();
    }
    syncing = undefined;
  }

  /**
   * Lets those go on that have waited, a few with each turn of the event loop: what all of them do next, done at once,
   * would keep everybody else waiting.
   */
  async function release(): Promise<void> {
    isReleasing = true;
    for (let count = 1; waiting[0] && (lost || waiting[0].for <= synced); count++) {
      const next = waiting.shift();
      if (lost) next?.reject(lost);
      else next?.resolve();
      if (count % atOnce === 0) await turnOfLoop();
    }
    isReleasing = false;
  }

  /** A checkpoint says that the disk failed it: from now on it is as after a sync that failed. */
  function lose(code: string): void {
    if (lost) return;
    const message = `The disk did not take what was written (${code}): what was not acknowledged may be lost`;
    lost = new StoreError("store.disk_failed", message);
    onLost(lost);
  }

  return {
    lose,
    /** Something was committed, and is not on the disk yet. */
    recordCommit(): void {
      commits++;
    },
    /**
     * Resolves, in the order of the calls, once a sync is over that began after everything that was committed until
     * now; undefined: there is nothing to wait for. Rejects with StoreError once a sync has failed, and always from
     * then on: nobody knows what the disk holds, and the system calls the next sync good.
     */
    settled(): Promise<void> | undefined {
      if (lost) return Promise.reject(lost);
      if (synced === commits && waiting.length === 0) return undefined;
      return new Promise<void>((resolve, reject) => {
        waiting.push({ for: commits, resolve, reject });
        if (synced < commits) syncing ??= syncAll();
      });
    },
    /** Throws what `settled` rejects with. */
    refuseIfLost(): void {
      if (lost) throw lost;
    },
    /** When the file that is synced was last written to, in ms since 1970. `forgetWrites` makes it 0. */
    writtenAt: () => fs.fstatSync(file).mtimeMs,
    forgetWrites: () => fs.futimesSync(file, 0, 0),
    /** Once or more often. */
    async close(): Promise<void> {
      if (isClosed) return;
      isClosed = true;
      await syncing;
      await released;
      fs.closeSync(file);
    },
  };
}

/** SQLite's write-ahead log, which another thread puts on the disk. */
export type LogOnDisk = ReturnType<typeof openLogOnDisk>;

/** Resolves to the code of the error, if there was one. */
function sync(file: number): Promise<string | undefined> {
  return new Promise((resolve) =>
    fs.fdatasync(file, (cause) => resolve(cause ? (cause.code ?? "unknown") : undefined)),
  );
}
