import type SqliteDatabase from "better-sqlite3";

const maxStatements = 300;
/** An insert of hundreds of rows has a text that may never come again, and a large statement. */
const maxSqlLength = 4000;

type Statement = SqliteDatabase.Statement<[readonly unknown[]]>;

/**
 * SQLite prepares a query again for every run if its plan may depend on a value: whether that of `column = ?` is -1, 0
 * or 1, how that of `LIKE ?` begins, or that of `LIMIT ?` (whereLoopOutputAdjust, isLikeOrGlob and sqlite3ExprIsInteger
 * in its source). It does not look behind a `+`, which changes no value, and finds the same indexes.
 */
const keepPlan = (sql: string) => sql.replaceAll(/ (=|like|limit|offset) \?/g, " $1 +?");

/**
 * The database, with the statements that were used last kept prepared: preparing takes longer than most of them run.
 * None may be streamed from, since two readers would share it.
 */
export function rememberStatements(sqlite: SqliteDatabase.Database) {
  const known = new Map<string, Statement>();
  return {
    inTransaction: () => sqlite.inTransaction,
    close: () => void sqlite.close(),
    prepare(sql: string): Statement {
      const statement = known.get(sql) ?? sqlite.prepare<[readonly unknown[]]>(keepPlan(sql));
      if (sql.length > maxSqlLength) return statement;
      // Last in the map is what was used last.
      known.delete(sql);
      known.set(sql, statement);
      if (known.size <= maxStatements) return statement;
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
      return statement;
    },
  };
}

export type Statements = ReturnType<typeof rememberStatements>;
