import { createReadStream, createWriteStream, existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Cipher } from "../../core/cipher.ts";
import { countOf, type Db, type Tables } from "../database.ts";
import { openStore } from "../open.ts";
import { findEnd, putRestored } from "../restored.queries.ts";
import { migrations } from "../schema/schema.ts";
import { lockFile } from "../sqlite/sqlite.ts";
import { pathOfSqlite, refuseMissing } from "../sqlite-path.ts";
import { StoreError } from "../store-error.ts";
import { countRows, proveWhole, removePartial, sync } from "./backup.ts";
import { refuseEarlier } from "./earlier.ts";
import { proveKeys } from "./sealing-keys.ts";

export interface RestoreReport {
  /** All writes until then are there. Epoch milliseconds. */
  endAt: number;
  purchases: number;
  journal: number;
}

/**
 * Puts a backup where the settings say that the database is, and marks it as restored: the next shop that starts on it
 * first finds out what it may have missed. Refuses where there is a database, where a shop runs, where the file is
 * damaged, or of an earlier or a newer version than this program, and where `cipher` does not open it. The backup itself is only read. Throws
 * StoreError, KeyError.
 */
export async function restore(url: string, file: string, cipher: Cipher, now: number): Promise<RestoreReport> {
  const path = pathOfSqlite(
    url,
    "PostgreSQL has its own tools: pg_restore, then npm run restore -- --in-place. See docs/operations/backups.md",
  );
  if (!existsSync(file)) throw new StoreError("store.not_there", `There is no file ${file}`);
  const release = lockFile(path);
  const partial = `${path}.restoring`;
  try {
    // A log that was left behind would be played into the restored database.
    for (const end of ["", "-wal", "-shm", "-journal"]) {
      if (existsSync(`${path}${end}`)) {
        throw new StoreError(
          "store.exists",
          `${path}${end} is there, and nothing is ever overwritten. Move it away first, together with all that begins with ${path}.`,
        );
      }
    }
    removePartial(partial);
    await copyPrivately(file, partial);
    if (existsSync(`${file}-wal`)) await copyPrivately(`${file}-wal`, `${partial}-wal`);
    const report = await prepare(partial, file, cipher, now);
    sync(partial);
    renameSync(partial, path);
    sync(dirname(path) || ".");
    return report;
  } finally {
    removePartial(partial);
    release();
  }
}

/** Private from its first moment on, whatever the copied file is: copyFile would take over its mode. */
async function copyPrivately(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flags: "wx", mode: 0o600 }));
}

/** Marks the database at `url`, which another tool has put there, as restored. No shop may run on it. Throws StoreError. */
export async function markRestored(url: string, cipher: Cipher, now: number): Promise<RestoreReport> {
  refuseMissing(url);
  // It deletes replicas that are dead by the database's clock, such as those of a dump.
  await using store = await openStore(url, cipher);
  const others = await store.db
    .selectFrom("replica")
    .select("id")
    .where("id", "!=", store.leases.replica ?? "")
    .execute();
  if (others.length > 0) {
    throw new StoreError("store.in_use", "Other processes work on this database. Stop them, and wait ten seconds.");
  }
  const endAt = await mark(store.db, now);
  const purchases = await countOf(store.db.selectFrom("purchase"));
  return { endAt, purchases, journal: await countOf(store.db.selectFrom("journal")) };
}

async function prepare(partial: string, file: string, cipher: Cipher, now: number): Promise<RestoreReport> {
  const sqlite = openBackup(partial, file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    proveWhole(sqlite, file);
    refuseOthers(sqlite, file);
    await proveKeys(db, cipher);
    const endAt = await mark(db, now);
    const counts = countRows(sqlite);
    // One file with all in it, whatever it was before.
    sqlite.pragma("journal_mode = DELETE");
    return { endAt, ...counts };
  } finally {
    await db.destroy();
  }
}

function openBackup(partial: string, file: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(partial, { fileMustExist: true });
  try {
    const tables = sqlite.prepare(
      "SELECT count(*) FROM sqlite_master WHERE name IN ('purchase', 'journal', 'setting')",
    );
    if (tables.pluck().get() === 3) return sqlite;
  } catch {
    // Not a database at all.
  }
  sqlite.close();
  throw new StoreError("store.no_backup", `${file} is no database of Vendbot's`);
}

function refuseOthers(sqlite: SqliteDatabase.Database, file: string): void {
  const names = sqlite.prepare("SELECT name FROM kysely_migration").pluck().all() as string[];
  refuseEarlier(names, file);
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new StoreError("store.newer", `${file} was written by a newer Vendbot (${unknown.join(", ")}): use that one.`);
}

async function mark(db: Db, now: number): Promise<number> {
  const endAt = await findEnd(db);
  await putRestored(db, { endAt, at: now, state: "new" });
  return endAt;
}
