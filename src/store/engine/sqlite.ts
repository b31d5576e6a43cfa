import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Tables } from "./database.ts";
import type { Engine, StoreFigures } from "./engine.ts";
import { alone } from "./leases.ts";
import { keepPrivate, makePrivateFolder, narrow } from "./private-files.ts";
import { rememberStatements } from "./statements.ts";
import { StoreError } from "./store-error.ts";

/** Opens the file, which belongs to this process alone from now on, and to its owner alone. Throws StoreError. */
export function openSqlite(path: string): Engine {
  const releaseLock = lockFile(path);
  const sqlite = openFile(path, releaseLock);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: rememberStatements(sqlite) }) });
  return {
    db,
    transaction: (work) => db.transaction().execute(work),
    async proveDurable() {
      proveDurable(sqlite);
    },
    join: async () => alone,
    figures: () => readFigures(path),
    async close() {
      await db.destroy();
      releaseLock();
    },
  };
}

function openFile(path: string, releaseLock: () => void): SqliteDatabase.Database {
  let sqlite: SqliteDatabase.Database | undefined;
  try {
    // What SQLite puts beside a file has the file's own mode, but for what an earlier process left there.
    keepPrivate(path);
    for (const end of ["-wal", "-shm", "-journal"]) narrow(`${path}${end}`);
    sqlite = new SqliteDatabase(path);
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("foreign_keys = ON");
    // What is deleted must not stay readable in the file's free space.
    sqlite.pragma("secure_delete = ON");
    // 16 MB: a burst of webhooks writes all over the tables, and copies its pages back four times less often.
    sqlite.pragma("wal_autocheckpoint = 4000");
    return sqlite;
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
 * better-sqlite3 answers "2" (FULL) to `PRAGMA synchronous` until the first write in WAL and falls back to NORMAL after
 * it unless FULL was set: so it is read back after a write. NORMAL loses acknowledged rows in a power cut.
 */
function proveDurable(sqlite: SqliteDatabase.Database): void {
  sqlite
    .prepare("INSERT INTO setting (name, value) VALUES ('opened', '1') ON CONFLICT (name) DO UPDATE SET value = '1'")
    .run();
  const mode = sqlite.pragma("synchronous", { simple: true });
  const journal = sqlite.pragma("journal_mode", { simple: true });
  if (mode !== 2 || journal !== "wal") {
    throw new StoreError("store.not_durable", `The database would lose sales in a power cut (${journal}, ${mode})`);
  }
}

async function readFigures(path: string): Promise<StoreFigures> {
  const sizeOf = (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  const [bytes, walBytes, { bavail, blocks, bsize }] = await Promise.all([
    sizeOf(path),
    sizeOf(`${path}-wal`),
    statfs(dirname(path)),
  ]);
  return { engine: "sqlite", bytes, walBytes, disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
}
