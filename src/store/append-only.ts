import { type Kysely, sql } from "kysely";

/** Makes the database itself refuse to change or delete rows of `table`. Written in SQLite's dialect. */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  for (const verb of ["update", "delete"]) {
    await sql`CREATE TRIGGER ${sql.ref(`${table}_no_${verb}`)} BEFORE ${sql.raw(verb)} ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, 'this table is append-only'); END`.execute(db);
  }
}
