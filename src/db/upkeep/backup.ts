import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Tables } from "../database.ts";
import { putBackupTime } from "../restored.queries.ts";
import { pathOfSqlite } from "../sqlite-path.ts";
import { StoreError } from "../store-error.ts";

export interface BackupReport {
  purchases: number;
  journal: number;
  bytes: number;
}

/**
 * Writes the whole database at `url` into a new file, while a shop may run on it: one consistent moment, no writer
 * waits. The file is read back before it gets its name, only its owner may read it, and it holds no more secrets in
 * clear than the database does. Throws StoreError.
 */
export async function backUp(url: string, file: string, now: number): Promise<BackupReport> {
  const path = pathOfSqlite(url, "PostgreSQL has its own tools: pg_dump -Fc. See docs/operations/backups.md");
  if (!existsSync(path)) throw new StoreError("store.not_there", `There is no database at ${path}`);
  if (existsSync(file)) throw exists(file);
  const partial = `${file}.partial`;
  const source = new SqliteDatabase(path, { fileMustExist: true, timeout: 10_000 });
  let isMine = false;
  try {
    // Empty and private from its first moment on: SQLite writes into it as it is.
    closeSync(openSync(partial, "wx", 0o600));
    isMine = true;
    const before = countKept(source);
    source.prepare("VACUUM INTO ?").run(partial);
    const after = countKept(source);
    const { kept, ...written } = await prove(partial, now);
    for (const rows of ["sales", "journal"] as const) {
      if (kept[rows] < before[rows] || kept[rows] > after[rows]) {
        throw new StoreError("store.backup_wrong", `The backup holds ${kept[rows]} of ${before[rows]} ${rows}`);
      }
    }
    sync(partial);
    // Takes the name only if nobody else has it by now.
    linkSync(partial, file);
    sync(dirname(file) || ".");
    return { ...written, bytes: statSync(file).size };
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    if (code === "EEXIST") throw exists(existsSync(file) ? file : partial);
    throw new StoreError("store.backup_failed", `${file} could not be written (${code}): nothing was backed up`, {
      cause,
    });
  } finally {
    source.close();
    if (isMine) removePartial(partial);
  }
}

function exists(file: string): StoreError {
  return new StoreError(
    "store.exists",
    `${file} exists already, and no backup is ever overwritten. Choose another name.`,
  );
}

/** Deletes a file that was begun, with what SQLite has put beside it. */
export function removePartial(partial: string): void {
  for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(`${partial}${end}`, { force: true });
}

/** Reads a finished file back, marks it, and reads it once more. */
async function prove(file: string, now: number) {
  const sqlite = new SqliteDatabase(file, { fileMustExist: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    sqlite.pragma("synchronous = FULL");
    await putBackupTime(db, now);
    proveWhole(sqlite, file);
    return { ...countRows(sqlite), kept: countKept(sqlite) };
  } finally {
    await db.destroy();
  }
}

/** Throws StoreError unless SQLite finds every page, index and reference in order. */
export function proveWhole(sqlite: SqliteDatabase.Database, file: string): void {
  const damaged = (what: string, cause?: unknown) =>
    new StoreError("store.damaged", `${file} is damaged (${what})`, { cause });
  let said: unknown;
  let strays: unknown[];
  try {
    said = sqlite.pragma("integrity_check", { simple: true });
    strays = sqlite.pragma("foreign_key_check") as unknown[];
  } catch (cause) {
    // Some damage is too great even for the look.
    throw damaged("it cannot be read", cause);
  }
  if (said !== "ok" || strays.length > 0) throw damaged(`${String(said).split("\n")[0]}, ${strays.length} strays`);
}

export function countRows(sqlite: SqliteDatabase.Database): Omit<BackupReport, "bytes"> {
  return { purchases: count(sqlite, "purchase"), journal: count(sqlite, "journal") };
}

/** A shop that runs never loses one of these rows, while it forgets old offers and sells. */
function countKept(sqlite: SqliteDatabase.Database) {
  return { sales: count(sqlite, "purchase WHERE confirmed_at IS NOT NULL"), journal: count(sqlite, "journal") };
}

function count(sqlite: SqliteDatabase.Database, rows: string): number {
  return Number(sqlite.prepare(`SELECT count(*) FROM ${rows}`).pluck().get());
}

/** What was written is on the disk: a file, or the names in a folder. */
export function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
