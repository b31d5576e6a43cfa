import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { createCheckpoints } from "../../src/db/sqlite/checkpoints.ts";
import { createTurns } from "../../src/db/sqlite/turns.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("checkpoints");

/** A thread that copies nothing, and answers with an error of SQLite. */
class FailingThread extends EventEmitter {
  readonly #answer: string;

  constructor(answer: string) {
    super();
    this.#answer = answer;
  }

  ref() {}
  unref() {}
  postMessage(message: string) {
    setImmediate(() => (message === "close" ? this.emit("exit") : this.emit("message", this.#answer)));
  }
}

/** A database whose log has enough to be copied back. */
function fullLog(name: string) {
  const path = join(folder, `${name}.db`);
  const sqlite = new SqliteDatabase(path);
  for (const pragma of ["journal_mode = WAL", "synchronous = NORMAL", "wal_autocheckpoint = 0"]) sqlite.pragma(pragma);
  sqlite.exec("CREATE TABLE page (bytes BLOB)");
  const add = sqlite.prepare("INSERT INTO page VALUES (randomblob(1000000))");
  for (let count = 0; count < 20; count++) add.run();
  return { path, sqlite };
}

/** The log line that follows such an answer of the thread. */
async function copyBack(answer: string): Promise<string[]> {
  const { path, sqlite } = fullLog(answer);
  const failed: string[] = [];
  const checkpoints = createCheckpoints(path, sqlite, {
    turns: createTurns(),
    onFailed: (code) => void failed.push(code),
    thread: () => new FailingThread(answer) as never,
  });
  checkpoints.consider();
  await checkpoints.close();
  sqlite.close();
  return [...new Set(failed)];
}

/** How often the log of a database has begun again: SQLite counts it in the head of the log, which it then syncs. */
const begins = (path: string) => readFileSync(`${path}-wal`).readUInt32BE(12);

describe("what is copied back from the log", () => {
  it("and the disk did not take is reported: the next sync would be called good", async () => {
    expect(await copyBack("SQLITE_IOERR_FSYNC")).toEqual(["SQLITE_IOERR_FSYNC"]);
  });

  it("and does not fit on the disk stays in the log", async () => {
    expect(await copyBack("SQLITE_FULL")).toEqual([]);
  });
});

describe("the log begins again", () => {
  it("by the thread that copies it, so that no commit syncs its head", async () => {
    const { path, sqlite } = fullLog("anew");
    const commit = sqlite.prepare("INSERT INTO page VALUES (x'00')");
    const turns = createTurns();
    const seen: { before: number; after: number }[] = [];
    const worker = new URL("../../src/db/sqlite/checkpoint-worker.cjs", import.meta.url);
    const checkpoints = createCheckpoints(path, sqlite, {
      turns,
      onFailed: (code) => expect.fail(code),
      thread: () => {
        const started = new Worker(worker, { workerData: path });
        // The first to hear of each answer.
        started.on("message", () => {
          const before = begins(path);
          commit.run();
          seen.push({ before, after: begins(path) });
        });
        return started;
      },
    });
    const first = begins(path);
    checkpoints.consider();
    await checkpoints.close();
    commit.run();
    const last = begins(path);
    sqlite.close();
    expect(seen).toEqual([
      { before: first, after: first },
      { before: first + 1, after: first + 1 },
    ]);
    expect(last).toBe(first + 1);
  });
});
