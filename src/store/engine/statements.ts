import type SqliteDatabase from "better-sqlite3";
import type { SqliteDatabase as Prepares, SqliteStatement } from "kysely";

const mostStatements = 300;
/** An insert of hundreds of rows has a text that may never come again, and a large statement. */
const longestSql = 4000;

/**
 * The database, with the statements that were used last kept prepared: preparing takes longer than most of them run.
 * None may be streamed from, since two readers would share it.
 */
export function rememberStatements(sqlite: SqliteDatabase.Database): Prepares {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const statement = known.get(sql) ?? (sqlite.prepare(sql) as unknown as SqliteStatement);
      if (sql.length > longestSql) return statement;
      // Last in the map is what was used last.
      known.delete(sql);
      known.set(sql, statement);
      const [oldest] = known.keys();
      if (known.size > mostStatements && oldest !== undefined) known.delete(oldest);
      return statement;
    },
  };
}
