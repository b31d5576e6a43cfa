import { type Kysely, sql } from "kysely";
import { isPostgres } from "./dialect.ts";

/** Makes the database itself refuse to change or delete rows of `table`. */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) return makeAppendOnlyInPostgres(db, table);
  for (const verb of ["update", "delete"]) {
    await sql`CREATE TRIGGER ${sql.ref(`${table}_no_${verb}`)} BEFORE ${sql.raw(verb)} ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, 'this table is append-only'); END`.execute(db);
  }
}

async function makeAppendOnlyInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'this table is append-only'; END $$`.execute(db);
  await sql`CREATE TRIGGER ${sql.ref(`${table}_append_only`)} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`.execute(db);
}
