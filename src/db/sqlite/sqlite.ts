import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely } from "kysely";
import type { Tables } from "../database.ts";
import type { Engine, StoreFigures } from "../engine.ts";
import { alone } from "../leases.ts";
import { giveLine } from "../prepared.ts";
import { keepPrivate, makePrivateFolder, narrow } from "../private-files.ts";
import { StoreError } from "../store-error.ts";
import { createCheckpoints } from "./checkpoints.ts";
import { type LogOnDisk, openLogOnDisk } from "./log-on-disk.ts";
import { Connection, DurableSqliteDialect, type SqliteParts } from "./sqlite-dialect.ts";
import { rememberStatements } from "./statements.ts";
import { createTurns } from "./turns.ts";

/*
 * How this folder works. `sqlite-dialect.ts` runs queries and transactions one at a time (`turns.ts`), on statements that stay
 * prepared (`statements.ts`). `log-on-disk.ts` syncs the write-ahead log on another thread, and every answer waits for that
 * sync. `checkpoints.ts` has `checkpoint-worker.cjs` copy the log back into the file. Design note 14 says why.
 */

/**
 * Opens the file: from now on only this process may open it, and only its owner may read it. `onLost`: the disk has
 * failed, and everything that is asked of the database is refused from now on. Throws StoreError.
 */
export function openSqlite(path: string, onLost: (error: StoreError) => void): Engine {
  const releaseLock = lockFile(path);
  const { sqlite, log } = openFile(path, releaseLock, onLost);
  const turns = createTurns();
  const checkpoints = createCheckpoints(path, sqlite, { turns, onFailed: log.lose });
  const statements = rememberStatements(sqlite);
  const parts: SqliteParts = { statements, log, turns, onCommit: checkpoints.consider };
  const db = new Kysely<Tables>({ dialect: new DurableSqliteDialect(parts) });
  giveLine(db, { ask: (sql, parameters) => new Connection(parts).ask(sql, parameters) });
  return {
    db,
    transaction: (work) => db.transaction().execute(work),
    begin(trx) {
      if (parts.transaction) giveLine(trx, parts.transaction);
    },
    proveDurable: () => proveDurable(sqlite, log, path),
    join: async () => alone,
    figures: async () => readFigures(path),
    async close() {
      await checkpoints.close();
      await db.destroy();
      await log.close();
      releaseLock();
    },
  };
}

function openFile(path: string, releaseLock: () => void, onLost: (error: StoreError) => void) {
  let sqlite: SqliteDatabase.Database | undefined;
  try {
    // SQLite gives the files beside a database the mode of the database; those of an earlier process keep theirs.
    keepPrivate(path);
    for (const end of ["-wal", "-shm", "-journal"]) narrow(`${path}${end}`);
    sqlite = new SqliteDatabase(path);
    sqlite.pragma("journal_mode = WAL");
    // Enough that a power cut damages nothing. That it loses nothing is the log's work.
    sqlite.pragma("synchronous = NORMAL");
    sqlite.pragma("foreign_keys = ON");
    // Deleted rows must not stay readable in the file's free space.
    sqlite.pragma("secure_delete = ON");
    sqlite.pragma("wal_autocheckpoint = 0");
    // The log of an earlier process may never have reached the disk: it is written again.
    sqlite.pragma("wal_checkpoint(PASSIVE)");
    return { sqlite, log: openLogOnDisk(`${path}-wal`, onLost) };
  } catch (cause) {
    sqlite?.close();
    releaseLock();
    throw cannotOpen(path, cause);
  }
}

/**
 * Holds `PATH.lock` for as long as the process lives. The lock is the operating system's, on an SQLite file of its own:
 * kill -9 frees it, and other programs can still read the database itself.
 */
export function lockFile(path: string): () => void {
  let lock: SqliteDatabase.Database | undefined;
  try {
    narrow(path);
    makePrivateFolder(dirname(path));
    keepPrivate(`${path}.lock`);
    lock = new SqliteDatabase(`${path}.lock`, { timeout: 0 });
    lock.pragma("journal_mode = DELETE");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock?.close();
    throw cannotOpen(path, cause);
  }
  return () => lock.close();
}

function cannotOpen(path: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
  if (code.startsWith("SQLITE_BUSY")) {
    return new StoreError("store.in_use", `Another process uses ${path}. Stop it first: one process for each file.`, {
      cause,
    });
  }
  const hint = code === "SQLITE_NOTADB" ? "it is no database" : "is its folder writable?";
  return new StoreError("store.cannot_open", `${path} cannot be opened: ${hint} (${code})`, { cause });
}

/**
 * NORMAL is read back after a write: before the first one in WAL, better-sqlite3 answers FULL whatever is set. One of the
 * two writes changes something, since SQLite writes no page that stays the same.
 */
async function proveDurable(sqlite: SqliteDatabase.Database, log: LogOnDisk, path: string): Promise<void> {
  log.forgetWrites();
  const put = sqlite.prepare(
    "INSERT INTO setting (name, value) VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );
  for (const value of ["0", "1"]) put.run(value);
  log.recordCommit();
  const mode = sqlite.pragma("synchronous", { simple: true });
  const journal = sqlite.pragma("journal_mode", { simple: true });
  if (mode !== 1 || journal !== "wal" || log.writtenAt() === 0) {
    const what = `${journal}, ${mode}, ${log.writtenAt() === 0 ? "another file" : "its log"} is synced`;
    throw new StoreError("store.not_durable", `${path} would lose sales in a power cut (${what})`);
  }
  await log.settled();
}

/** In this thread, as SQLite itself reads the file: another one costs more than the answers do. */
function readFigures(path: string): StoreFigures {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const { bavail, blocks, bsize } = statfsSync(dirname(path));
  return {
    ...{ engine: "sqlite", bytes: sizeOf(path), walBytes: sizeOf(`${path}-wal`) },
    disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
  };
}
