import type SqliteDatabase from "better-sqlite3";

/** Twice as many are kept: these, and those before them. */
const maxStatements = 150;
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
  let latest = new Map<string, Statement>();
  let earlier = latest;
  return {
    inTransaction: () => sqlite.inTransaction,
    close: () => void sqlite.close(),
    prepare(sql: string): Statement {
      const known = latest.get(sql);
      if (known) return known;
      const statement = earlier.get(sql) ?? sqlite.prepare<[readonly unknown[]]>(keepPlan(sql));
      if (sql.length > maxSqlLength) return statement;
      if (latest.size === maxStatements) {
        earlier = latest;
        latest = new Map();
      }
      latest.set(sql, statement);
      return statement;
    },
  };
}

export type Statements = ReturnType<typeof rememberStatements>;
