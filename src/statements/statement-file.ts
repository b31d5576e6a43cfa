import { randomBytes } from "node:crypto";
import { close, constants, createReadStream, fstatSync, openSync, unlinkSync } from "node:fs";
import { constants as osConstants, tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";
import { startChild } from "../pictures/child-process.ts";
import type { StatementLine } from "./statement.ts";
import type { FileEnd, FileOrder, ToWriter } from "./statement-orders.ts";

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
/** A file of half a million lines takes less than half of it; the rest of the process's memory is not heap. */
const heapMb = 160;

/** Starts the process, and opens the file. Throws StatementError. */
export async function beginFile(clock: Clock, order: FileOrder): Promise<FileInTheMaking> {
  using opened = new DisposableStack();
  const file = opened.adopt(openNameless(), (open) => close(open));
  const child = opened.use(
    startChild<ToWriter, void>({
      ...{ clock, program: new URL("./statement-process.ts", import.meta.url), file, patienceMs },
      execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning"],
      // If both want the processor, the shop gets nine parts of ten. The lowest would wait for ever on a busy machine.
      priority: osConstants.priority.PRIORITY_BELOW_NORMAL,
      raise: (code, message) => new StatementError(`statement.${code}`, message),
    }),
  );
  await child.ask({ order });
  const making = opened.move();
  return {
    add: (lines) => child.ask({ lines }),
    async end(end) {
      await child.ask({ end });
      child[Symbol.dispose]();
      const made = making.move();
      return {
        bytes: fstatSync(file).size,
        read: () => createReadStream("", { fd: file, start: 0, autoClose: false }),
        [Symbol.dispose]: () => made.dispose(),
      };
    },
    [Symbol.dispose]: () => making.dispose(),
  };
}

/** Only for this process and those that inherit it: a kill leaves nothing behind. */
function openNameless(): number {
  const path = join(tmpdir(), randomBytes(16).toString("hex"));
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  unlinkSync(path);
  return file;
}
