import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Db, isPostgres } from "../database.ts";
import { copyIdSetting, copyMovedSetting, copyRunningSetting, openForCopy, type Store, StoreError } from "../open.ts";
import { putSetting, readSetting } from "../settings.queries.ts";
import { refuseMissing } from "../sqlite-path.ts";
import { type CopiedTable, tablesToCopy } from "./copy-tables.ts";
import { columnsToFill, type FilledColumns, readMigrations, refuseEarlier, tablesThere } from "./earlier.ts";

type Value = string | number | null;
type CopiedRow = Record<string, Value>;

/** The source of the rows, and the values for the columns that it lacks. */
interface Side {
  db: Db;
  filled: FilledColumns;
}

export interface CopyProgress {
  /** After each page that is committed in the target. */
  onCopied?(table: string, rows: number): void | Promise<void>;
  onVerified?(table: string, rows: number): void;
}

const pageSize = 500;
/** The tables that the copy itself, or SQLite, writes in a database. */
const ownSettings = [copyIdSetting, copyRunningSetting, copyMovedSetting, "opened"];

/**
 * Moves an installation: copies every row of `from` into the empty database `to`, reads both again and compares them row
 * by row, and only then lets a shop start on the target and no longer on the source. Broken off, the same call goes on
 * where it stopped. The source may be of an earlier version. Resolves to the number of rows. Throws StoreError if the
 * target holds anything else or differs, and for a source of an unknown version or that is not there.
 */
export async function copyDatabase(from: string, to: string, progress: CopyProgress = {}): Promise<number> {
  await using source = await openSource(from);
  await using target = await openForCopy(to);
  refuseEarlier(await readMigrations(target.db), "The target");
  const migrations = await readMigrations(source.db);
  const there: Side = { db: source.db, filled: columnsToFill(migrations) };
  const all = await tablesToCopy();
  await claimTarget(source.db, target.db, all);
  const tables = tablesThere(all, migrations);
  for (const table of tables) await copyTable(there, target, table, progress);
  let count = 0;
  for (const table of tables) {
    const was = await digestOf(there, table);
    const is = await digestOf({ db: target.db, filled: {} }, table);
    if (was.sha256 !== is.sha256) {
      throw new StoreError(
        "store.copy_differs",
        `${table.name} is not the same in both databases (${was.rows} and ${is.rows} rows). Use neither before it is known why.`,
      );
    }
    count += is.rows;
    progress.onVerified?.(table.name, is.rows);
  }
  // In this order: there is no moment at which a shop could start on both.
  await putSetting(source.db, copyMovedSetting, "1");
  await target.db.deleteFrom("setting").where("name", "=", copyRunningSetting).execute();
  return count;
}

/** Lets a shop start again on a database that was copied. Nothing may run on the copy. */
export async function takeBack(url: string): Promise<void> {
  await using store = await openSource(url);
  await store.db.deleteFrom("setting").where("name", "=", copyMovedSetting).execute();
}

async function openSource(url: string): Promise<Store> {
  refuseMissing(url);
  return openForCopy(url);
}

/** Marks the target as this source's copy. Throws StoreError unless it is empty, or marked so already. */
async function claimTarget(source: Db, target: Db, tables: readonly CopiedTable[]): Promise<void> {
  const others = await target.selectFrom("replica").select("id").execute();
  if (isPostgres(target) && others.length > 1)
    throw new StoreError("store.in_use", "A shop runs on the target. Stop all its replicas first.");
  if ((await source.selectFrom("replica").select("id").execute()).length > 1)
    throw new StoreError("store.in_use", "A shop runs on the source. Stop all its replicas first.");
  if ((await readSetting(source, copyRunningSetting)) !== undefined)
    throw new StoreError("store.half_copied", "The source is itself an unfinished copy.");
  const id = (await readSetting(source, copyIdSetting)) ?? randomUUID();
  await putSetting(source, copyIdSetting, id);
  if ((await readSetting(target, copyRunningSetting)) === id) return;
  for (const table of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table.name)} ${onlyTheShops(table)} LIMIT 1`.execute(target);
    if (rows.length === 0) continue;
    throw new StoreError(
      "store.not_empty",
      `The target is not empty: it holds rows in ${table.name}. Nothing was changed.`,
    );
  }
  await putSetting(target, copyRunningSetting, id);
}

/** Pages are committed in the order of the key: what the target holds already is the beginning of the source. */
async function copyTable(source: Side, target: Store, table: CopiedTable, progress: CopyProgress): Promise<void> {
  const { rows: last } = await sql<CopiedRow>`
    SELECT ${refs(table.key)} FROM ${sql.table(table.name)} ${onlyTheShops(table)}
    ORDER BY ${descending(table.key)} LIMIT 1`.execute(target.db);
  for (let after = last[0]; ; ) {
    const rows = await readPage(source, table, after);
    if (rows.length === 0) break;
    await target.transaction(async (trx) => {
      const values = rows.map(
        (row) => sql`(${sql.join(table.columns.map((column) => firstValue(table, row, column)))})`,
      );
      await sql`INSERT INTO ${sql.table(table.name)} (${refs(table.columns)}) VALUES ${sql.join(values)}`.execute(trx);
    });
    await progress.onCopied?.(table.name, rows.length);
    after = rows.at(-1);
  }
  for (const column of table.selfReferences) await fillReferences(source.db, target, table, column);
}

/** A reference to a row that comes later is filled in when all rows are there. */
function firstValue({ key: [id = ""], selfReferences }: CopiedTable, row: CopiedRow, column: string): Value {
  const value = row[column] ?? null;
  const comesLater = selfReferences.includes(column) && value !== null && value > (row[id] ?? "");
  return comesLater ? null : value;
}

async function fillReferences(source: Db, target: Store, table: CopiedTable, column: string): Promise<void> {
  const [id = ""] = table.key;
  const { rows } = await sql<CopiedRow>`
    SELECT ${sql.ref(id)}, ${sql.ref(column)} FROM ${sql.table(table.name)}
    WHERE ${sql.ref(column)} > ${sql.ref(id)}`.execute(source);
  for (const row of rows) {
    await sql`UPDATE ${sql.table(table.name)} SET ${sql.ref(column)} = ${row[column]}
      WHERE ${sql.ref(id)} = ${row[id]}`.execute(target.db);
  }
}

async function readPage({ db, filled }: Side, table: CopiedTable, after: CopiedRow | undefined): Promise<CopiedRow[]> {
  const { name, columns, key } = table;
  const isLater = after && sql`(${refs(key)}) > (${sql.join(key.map((part) => after[part]))})`;
  const read = columns.map((column) => {
    const value = filled[name]?.[column];
    return value === undefined ? sql.ref(column) : sql`${sql.raw(value)} AS ${sql.ref(column)}`;
  });
  const { rows } = await sql<CopiedRow>`
    SELECT ${sql.join(read)} FROM ${sql.table(name)} ${onlyTheShops(table)}
    ${isLater ? (name === "setting" ? sql`AND ${isLater}` : sql`WHERE ${isLater}`) : sql``}
    ORDER BY ${refs(key)} LIMIT ${pageSize}`.execute(db);
  return rows;
}

async function digestOf(side: Side, table: CopiedTable): Promise<{ rows: number; sha256: string }> {
  const hash = createHash("sha256");
  let count = 0;
  for (let after: CopiedRow | undefined; ; ) {
    const rows = await readPage(side, table, after);
    if (rows.length === 0) return { rows: count, sha256: hash.digest("hex") };
    for (const row of rows)
      hash.update(`${JSON.stringify(table.columns.map((column) => plain(row[column] ?? null)))}\n`);
    count += rows.length;
    after = rows.at(-1);
  }
}

/** PostgreSQL holds no NUL in a text. */
function plain(value: Value): Value {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}

function onlyTheShops({ name }: CopiedTable) {
  return name === "setting" ? sql`WHERE name NOT IN (${sql.join(ownSettings)})` : sql``;
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function descending(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} DESC`));
}
