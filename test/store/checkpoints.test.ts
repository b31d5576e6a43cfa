import { EventEmitter } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCheckpoints } from "../../src/store/engine/checkpoints.ts";
import { createTurns } from "../../src/store/engine/turns.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vendbot-checkpoints-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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

/** A database whose log has enough to be copied back, and what is said when the thread answers so. */
async function copyBack(answer: string): Promise<string[]> {
  const path = join(folder, `${answer}.db`);
  const sqlite = new SqliteDatabase(path);
  for (const pragma of ["journal_mode = WAL", "wal_autocheckpoint = 0"]) sqlite.pragma(pragma);
  sqlite.exec("CREATE TABLE page (bytes BLOB)");
  const add = sqlite.prepare("INSERT INTO page VALUES (randomblob(1000000))");
  for (let count = 0; count < 20; count++) add.run();
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

describe("what is copied back from the log", () => {
  it("and the disk did not take is told: the next sync would be called good", async () => {
    expect(await copyBack("SQLITE_IOERR_FSYNC")).toEqual(["SQLITE_IOERR_FSYNC"]);
  });

  it("and has no room on the disk stays in the log", async () => {
    expect(await copyBack("SQLITE_FULL")).toEqual([]);
  });
});
