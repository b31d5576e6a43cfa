import SqliteDatabase from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Db, Tables } from "../../src/db/database.ts";

/** A shop's database, read beside the shop. Writes are refused. */
export interface Book extends AsyncDisposable {
  readonly db: Db;
  /** The number of rows of a table; only those of a kind, if one is named. */
  count(
    table: keyof Tables,
    where?: readonly [column: string, operator: "=" | "is" | "is not" | "in", value: unknown],
  ): Promise<number>;
  /** How many messages are owed to chats, but for alerts, which wait for their hour. */
  owed(): Promise<number>;
}

/** bigint, and what PostgreSQL adds it up to. */
const wholeTypes = [20, 1700];

export function openBook(databaseUrl: string): Book {
  const path = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  const dialect = path
    ? new SqliteDialect({ database: new SqliteDatabase(path, { readonly: true }) })
    : new PostgresDialect({ pool: openPool(databaseUrl) });
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    async count(table, where) {
      const row = await db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as("n"))
        .$if(where !== undefined, (q) => q.where(where?.[0] as never, where?.[1] as never, where?.[2] as never))
        .executeTakeFirstOrThrow();
      return Number(row.n);
    },
    async owed() {
      const owed = db.selectFrom("notice").where("done_at", "is", null).where("kind", "!=", "alert");
      return (await owed.select("id").execute()).length;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

function openPool(connectionString: string): pg.Pool {
  const getTypeParser = (oid: number) => (wholeTypes.includes(oid) ? Number : pg.types.getTypeParser(oid));
  // Whatever one transaction reads is of one moment, as in SQLite.
  const options = "-c default_transaction_read_only=on -c default_transaction_isolation=repeatable\\ read";
  const pool = new pg.Pool({ connectionString, max: 2, options, types: { getTypeParser } as pg.CustomTypesConfig });
  pool.on("error", () => undefined);
  return pool;
}

/** Whether every message is delivered, every update handled and every webhook applied. */
export async function isIdle(book: Book): Promise<boolean> {
  if ((await book.owed()) > 0) return false;
  for (const table of ["webhook_event", "telegram_update"] as const) {
    if ((await book.count(table, ["done_at", "is", null])) > 0) return false;
  }
  return true;
}
