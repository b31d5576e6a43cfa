import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { close, constants, createReadStream, fstatSync, openSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "../lib/clock.ts";
import { VendbotError } from "../lib/errors.ts";
import type { StatementLine } from "./statement.ts";
import type { FileEnd, FileOrder, FromWriter, ToWriter } from "./statement-orders.ts";

/** Raised when a file could not be written. */
export class StatementError extends VendbotError {}

/** A file that has no name: it is gone with the last process that has it open. */
export interface MadeFile extends Disposable {
  readonly bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

/** A file that is being written in a process of its own. Whatever goes wrong ends it. */
export interface FileInTheMaking extends Disposable {
  /** Resolves when the process has taken them: no more than one page is on its way. Throws StatementError. */
  add(lines: readonly StatementLine[]): Promise<void>;
  /** Throws StatementError. */
  end(end: FileEnd): Promise<MadeFile>;
}

/** A page takes some milliseconds; the end of a long file with all its pages, seconds. */
const patienceMs = 60_000;
/** What a file of half a million lines takes is less than half of it; the rest of the process's memory is no heap. */
const heapMb = 160;

/** Starts the process, and opens the file. Throws StatementError. */
export async function beginFile(clock: Clock, order: FileOrder): Promise<FileInTheMaking> {
  const file = openNameless();
  const child = fork(new URL("./statement-process.ts", import.meta.url), {
    // Nothing of the shop's secrets, and none of the flags that the shop itself runs with.
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc", file],
  });
  const tell = createTeller(child, clock);
  const end = () => {
    child.kill("SIGKILL");
    close(file);
  };
  try {
    await tell({ order });
  } catch (error) {
    end();
    throw error;
  }
  let isKept = false;
  return {
    add: (lines) => tell({ lines }),
    async end(last) {
      await tell({ end: last });
      child.disconnect();
      isKept = true;
      return {
        bytes: fstatSync(file).size,
        read: () => createReadStream("", { fd: file, start: 0, autoClose: false }),
        [Symbol.dispose]: () => close(file),
      };
    },
    [Symbol.dispose]() {
      if (!isKept) end();
    },
  };
}

/** For this process and those that inherit it alone: a kill leaves nothing behind. */
function openNameless(): number {
  const path = join(tmpdir(), randomBytes(16).toString("hex"));
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  unlinkSync(path);
  return file;
}

/** Says one thing after the other to the process, each once it is done with the one before. */
function createTeller(child: ChildProcess, clock: Clock): (message: ToWriter) => Promise<void> {
  let waiting: { resolve(): void; reject(error: StatementError): void } | null = null;
  let lost: StatementError | null = null;
  const lose = () => {
    lost ??= new StatementError("statement.process_lost", "The process that writes statements ended");
    waiting?.reject(lost);
  };
  child.on("message", (message) => {
    const answer = message as FromWriter;
    if ("taken" in answer) return waiting?.resolve();
    waiting?.reject(new StatementError("statement.not_written", `The statement was not written: ${answer.failure}`));
  });
  child.on("error", lose);
  child.on("exit", lose);
  return async (message) => {
    if (lost) throw lost;
    const cancel = clock.after(patienceMs, () => child.kill("SIGKILL"));
    try {
      await new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
        child.send(message, (error) => error && lose());
      });
    } finally {
      cancel();
      waiting = null;
    }
  };
}
