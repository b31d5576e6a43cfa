import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../database.ts";
import { accountsTables } from "./accounts.ts";
import { booksTables } from "./books.ts";
import { customersTables } from "./customers.ts";
import { findingTriggers } from "./finding.ts";
import { lateChangeTriggers } from "./late-changes.ts";
import { messagesTables } from "./messages.ts";
import { salesTables } from "./sales.ts";
import { triggerFunction } from "./triggers.ts";

const tables = [accountsTables, salesTables, customersTables, booksTables, messagesTables]
  .flatMap((text) => text.split(";"))
  .filter((statement) => statement.trim() !== "");
const triggers = [appendOnlyTriggers, findingTriggers, lateChangeTriggers];

/** Makes every table with its indexes and triggers in an empty database. */
export async function createSchema(db: Kysely<unknown>): Promise<void> {
  await define(db, [...tables, ...triggers.flatMap((make) => make(isPostgres(db)))]);
}

/** Every migration in order. Forward only; a released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-schema": { up: createSchema },
};

/**
 * Defines tables, indexes and triggers. Column types are those that SQLite and PostgreSQL both know: text, bigint (kobo,
 * epoch milliseconds, Telegram ids), integer, double precision. PostgreSQL compares text by its bytes, as SQLite does,
 * whatever the server's language: ids are in order so. SQLite keeps a row under a key that it calls integer, or of a table
 * WITHOUT ROWID. Any other key has an index of its own beside the rows, which is one more page per change.
 */
async function define(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const inWords = isPostgres(db)
      ? statement.replace(/(?<=\w )text\b/g, `text COLLATE "C"`).replace("WITHOUT ROWID", "")
      : statement.replace("bigint PRIMARY KEY", "integer PRIMARY KEY");
    await sql.raw(inWords).execute(db);
  }
}

/** Tables whose rows the database itself refuses to change and to delete. */
const appendOnlyTables = ["journal", "audit", "debt_line", "book_close", "book_late", "cash_count"];
const reason = "this table is append-only";

function appendOnlyTriggers(isPostgres: boolean): string[] {
  if (!isPostgres)
    return appendOnlyTables.flatMap((table) =>
      ["UPDATE", "DELETE"].map(
        (verb) => `CREATE TRIGGER ${table}_no_${verb.toLowerCase()} BEFORE ${verb} ON ${table}
          BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
      ),
    );
  return [
    triggerFunction("refuse_change", `RAISE EXCEPTION '${reason}';`),
    ...appendOnlyTables.map(
      (table) => `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    ),
  ];
}
