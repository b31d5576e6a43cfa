import fs from "node:fs";
import { setImmediate as turnOfLoop } from "node:timers/promises";
import { StoreError } from "./store-error.ts";

/** SQLite's write-ahead log, which another thread puts on the disk. */
export interface LogOnDisk {
  /** Something was committed, and is not on the disk yet. */
  noteCommit(): void;
  /**
   * Resolves, in the order of the calls, once a sync is over that began after everything that was committed until now.
   * Rejects with StoreError once a sync has failed, and always from then on: nobody knows what the disk holds, and the
   * system calls the next sync good.
   */
  settled(): Promise<void>;
  /** Throws what `settled` rejects with. */
  refuseIfLost(): void;
  /** A checkpoint says that the disk failed it: from now on it is as after a sync that failed. */
  lose(code: string): void;
  /** When the file that is synced was last written to, in ms since 1970. `forgetWrites` makes it 0. */
  writtenAt(): number;
  forgetWrites(): void;
  /** Once or more often. */
  close(): Promise<void>;
}

/** The log is there already, and stays the same file while SQLite has the database open. `onLost`: a sync has failed. */
export function openLogOnDisk(path: string, onLost: (error: StoreError) => void): LogOnDisk {
  const file = fs.openSync(path, "r+");
  // What an earlier process wrote may stand in the system's memory alone.
  let commits = 1;
  let synced = 0;
  /** The sync that is under way, the last commit that it is for, and the one sync that follows it. */
  let current: Promise<void> | undefined;
  let upTo = 0;
  let next: Promise<void> | undefined;
  /** How many wait for `next`. */
  let waiting = 0;
  let rest: Promise<void> | undefined;
  let lost: StoreError | undefined;
  let isClosed = false;

  /** A sync for all that was committed before it begins, after the one that is under way. */
  async function syncAfter(before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => undefined);
    // What all those commit who waited for the last one shares this one.
    await rest;
    const together = waiting;
    waiting = 0;
    current = next;
    next = undefined;
    upTo = commits;
    if (!lost) {
      const failed = await sync(file);
      if (failed) lose(failed);
      if (!lost) synced = upTo;
    }
    current = undefined;
    rest = together > 1 ? turnOfLoop() : undefined;
    if (lost) throw lost;
  }

  function lose(code: string): void {
    if (lost) return;
    const message = `The disk did not take what was written (${code}): what was not acknowledged may be lost`;
    lost = new StoreError("store.disk_failed", message);
    onLost(lost);
  }

  return {
    lose,
    noteCommit() {
      commits++;
    },
    async settled() {
      if (lost) throw lost;
      if (synced === commits) return;
      if (current && upTo === commits) return current;
      next ??= syncAfter(current);
      waiting++;
      await next;
    },
    refuseIfLost() {
      if (lost) throw lost;
    },
    writtenAt: () => fs.fstatSync(file).mtimeMs,
    forgetWrites: () => fs.futimesSync(file, 0, 0),
    async close() {
      if (isClosed) return;
      isClosed = true;
      while (next ?? current) await (next ?? current)?.catch(() => undefined);
      fs.closeSync(file);
    },
  };
}

/** Resolves to the code of the error, if there was one. */
function sync(file: number): Promise<string | undefined> {
  return new Promise((resolve) =>
    fs.fdatasync(file, (cause) => resolve(cause ? (cause.code ?? "unknown") : undefined)),
  );
}
