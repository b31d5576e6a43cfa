import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/**
 * Defines tables, indexes and triggers. Column types are those that SQLite and PostgreSQL both know: text, bigint (kobo,
 * epoch milliseconds, Telegram ids), integer, double precision. PostgreSQL compares text by its bytes, as SQLite does,
 * whatever the server's language: ids are in order so.
 */
export async function define(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const inWords = isPostgres(db) ? statement.replace(/(?<=\w )text\b/g, `text COLLATE "C"`) : statement;
    await sql.raw(inWords).execute(db);
  }
}
