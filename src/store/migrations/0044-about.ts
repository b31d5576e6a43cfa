import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../engine/dialect.ts";

/**
 * What a sale is likely to cost if no listing says so. The totals count it like a listed cost, once the sale has
 * succeeded: an open sale still counts with its face value.
 */
export const about: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("purchase").addColumn("about_kobo", "bigint").execute();
    await (isPostgres(db) ? recountInPostgres(db) : recountInSqlite(db));
  },
};

/** A trigger or function that counts a sale's cost, with the likely cost where none is listed. */
function withAbout(definition: string): string {
  return definition
    .replace(
      /\b(old|new)\.expected_kobo\b/gi,
      "coalesce($1.expected_kobo, CASE WHEN $1.state = 'succeeded' THEN $1.about_kobo END)",
    )
    .replace(/\bUPDATE OF /i, "UPDATE OF about_kobo, ");
}

/** The triggers that keep `sale_tally` and `book_late`. */
const isCounting = sql`(name LIKE 'purchase\\_tally\\_%' ESCAPE '\\' OR name LIKE 'purchase\\_late\\_%' ESCAPE '\\')`;

async function recountInSqlite(db: Kysely<unknown>): Promise<void> {
  const triggers = await sql<{ name: string; definition: string }>`
    SELECT name, sql AS definition FROM sqlite_master
    WHERE type = 'trigger' AND tbl_name = 'purchase' AND ${isCounting}`.execute(db);
  for (const { name, definition } of triggers.rows) {
    await sql`DROP TRIGGER ${sql.ref(name)}`.execute(db);
    await sql.raw(withAbout(definition)).execute(db);
  }
}

async function recountInPostgres(db: Kysely<unknown>): Promise<void> {
  const functions = await sql<{ definition: string }>`
    SELECT pg_get_functiondef(oid) AS definition FROM (
      SELECT oid, proname AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    ) AS known WHERE ${isCounting}`.execute(db);
  for (const { definition } of functions.rows) await sql.raw(withAbout(definition)).execute(db);
  const triggers = await sql<{ name: string; definition: string }>`
    SELECT name, pg_get_triggerdef(oid) AS definition FROM (
      SELECT oid, tgname AS name FROM pg_trigger WHERE tgrelid = 'purchase'::regclass AND NOT tgisinternal
    ) AS known WHERE ${isCounting} ORDER BY name`.execute(db);
  for (const { name, definition } of triggers.rows) {
    await sql`DROP TRIGGER ${sql.ref(name)} ON purchase`.execute(db);
    await sql.raw(withAbout(definition)).execute(db);
  }
}
