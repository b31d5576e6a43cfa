import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from "kysely";

interface SettingTable {
  name: string;
  value: string;
}

/**
 * A process that works on this database together with others. Only PostgreSQL has such rows. Its row goes when it ends,
 * or has not said in time that it lives; all its leases go with it.
 */
interface ReplicaTable {
  id: string;
  /** By the database's clock. */
  expires_at: number;
}

/** A right that one replica has and no other. */
interface LeaseTable {
  /** What for: "inbox:7" is the updates of sender 7. */
  name: string;
  replica: string;
}

/** The tables and their columns. The module that owns a table declares it here, from beside the types of its rows. */
export interface Tables {
  setting: SettingTable;
  replica: ReplicaTable;
  lease: LeaseTable;
}

/** The database, or a transaction on it: what every query takes. */
export type Db = Kysely<Tables>;

/** Whether queries on this database are PostgreSQL's; else they are SQLite's. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Whether the database has a table of this name. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export async function hasTable(db: Kysely<any>, name: string): Promise<boolean> {
  const asked = isPostgres(db)
    ? sql`SELECT 1 WHERE to_regclass(${name}) IS NOT NULL`
    : sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${name}`;
  return (await asked.execute(db)).rows.length > 0;
}

/**
 * Has this transaction wait until no other one that named the same `key` is under way, on any replica. Afterwards it
 * reads what they have written. SQLite runs one transaction at a time anyway.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export async function takeLock(trx: Kysely<any>, key: string): Promise<void> {
  if (isPostgres(trx)) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Rows that another transaction has locked are left out, the others locked until this one ends. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function skippingLocked<DB, TB extends keyof DB, O>(trx: Kysely<any>, query: SelectQueryBuilder<DB, TB, O>) {
  return isPostgres(trx) ? query.forUpdate().skipLocked() : query;
}

/** Rows that nobody else changes until this transaction ends. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function forUpdate<DB, TB extends keyof DB, O>(trx: Kysely<any>, query: SelectQueryBuilder<DB, TB, O>) {
  return isPostgres(trx) ? query.forNoKeyUpdate() : query;
}

/** The number of rows of a query that selects nothing yet. */
export async function countOf<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counting = query.select((e) => e.fn.countAll().as("count")).$castTo<{ count: number | string | bigint }>();
  return Number((await counting.executeTakeFirstOrThrow()).count);
}
