import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import type { Cipher } from "../lib/cipher.ts";
import { VendbotError } from "../lib/errors.ts";
import type { Db, Tables } from "./database.ts";
import { migrations } from "./migrations/all.ts";
import { noteKeys, proveKeys } from "./sealing-keys.ts";
import { rememberStatements } from "./statements.ts";

/** Raised when the database cannot be used as the settings say. The message tells an operator what to do. */
export class StoreError extends VendbotError {}

export interface Store extends AsyncDisposable {
  readonly db: Db;
  /**
   * Runs `work` in one transaction, committed durably before it resolves. Inside, use only the `trx` that is passed:
   * a query on `db` would wait for this transaction, which waits for it.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
}

/**
 * Opens and migrates the database at `url` (`sqlite:PATH`). With `cipher`, only if that opens what the database holds:
 * this is looked at before anything is written. Throws StoreError, KeyError.
 */
export async function openStore(url: string, cipher?: Cipher): Promise<Store> {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (!path)
    throw new StoreError("store.bad_url", "DATABASE_URL must be sqlite:PATH, for example sqlite:data/vendbot.db");
  const releaseLock = lockFile(path);
  const sqlite = new SqliteDatabase(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: rememberStatements(sqlite) }) });
  const close = async () => {
    await db.destroy();
    releaseLock();
  };
  try {
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("foreign_keys = ON");
    // 16 MB: a burst of webhooks writes all over the tables, and copies its pages back four times less often.
    sqlite.pragma("wal_autocheckpoint = 4000");
    if (cipher) await proveKeys(db, cipher);
    await migrate(db);
    proveDurable(sqlite);
    if (cipher) await noteKeys(db, cipher);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, transaction: (work) => db.transaction().execute(work), [Symbol.asyncDispose]: close };
}

/**
 * Holds `PATH.lock` for as long as the process lives. The lock is the operating system's, on an SQLite file of its own:
 * kill -9 frees it, and other programs can still read the database itself.
 */
function lockFile(path: string): () => void {
  let lock: SqliteDatabase.Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    lock = new SqliteDatabase(`${path}.lock`, { timeout: 0 });
    lock.pragma("journal_mode = DELETE");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock?.close();
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw code.startsWith("SQLITE_BUSY")
      ? new StoreError("store.in_use", `Another process uses ${path}. Stop it first: one process for each file.`, {
          cause,
        })
      : new StoreError("store.cannot_open", `${path} cannot be opened: is its folder writable? (${code})`, { cause });
  }
  return () => lock.close();
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StoreError("store.migration_failed", "The database could not be migrated", { cause: error });
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
