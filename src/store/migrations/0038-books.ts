import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";
import { isPostgres } from "../engine/dialect.ts";

/** What was counted of a day's money; what is owed to each account in all; and sales by what their customers pay. */
export const books: Migration = {
  async up(db: Kysely<unknown>) {
    await addCounts(db);
    await addDebtTotals(db);
    const priced = "confirmed_at IS NOT NULL AND price_kobo IS DISTINCT FROM face_kobo";
    await sql.raw(`CREATE INDEX purchase_price ON purchase (account_id, price_kobo, id) WHERE ${priced}`).execute(db);
  },
};

async function addCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cash_count")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("counted_kobo", "bigint", (c) => c.notNull())
    .addColumn("due_kobo", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("cash_count_key", ["account_id", "mode", "day", "number"])
    .execute();
  await makeAppendOnly(db, "cash_count");
}

async function addDebtTotals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("debt_total")
    .addColumn("account_id", "text", (c) => c.notNull())
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("owed_kobo", "bigint", (c) => c.notNull())
    .addColumn("people", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("debt_total_key", ["account_id", "mode"])
    .execute();
  for (const [name, { when, rows }] of Object.entries(changes)) {
    await (isPostgres(db) ? keepInPostgres(db, name, when, rows) : keepInSqlite(db, name, when, rows));
  }
  const all =
    "SELECT account_id, mode, sum(owed_kobo), count(*) FROM debtor WHERE owed_kobo > 0 GROUP BY account_id, mode";
  await sql.raw(adding(all)).execute(db);
}

/** What a debtor counts for. */
function worth(row: "OLD" | "NEW", sign: 1 | -1): string {
  return `SELECT ${row}.account_id AS account_id, ${row}.mode AS mode, ${sign} * ${row}.owed_kobo AS owed_kobo,
    CASE WHEN ${row}.owed_kobo > 0 THEN ${sign} ELSE 0 END AS people`;
}

const changes = {
  insert: { when: "INSERT", rows: worth("NEW", 1) },
  delete: { when: "DELETE", rows: worth("OLD", -1) },
  update: { when: "UPDATE OF account_id, mode, owed_kobo", rows: `${worth("OLD", -1)} UNION ALL ${worth("NEW", 1)}` },
};

function adding(rows: string): string {
  return `INSERT INTO debt_total (account_id, mode, owed_kobo, people) ${rows}
    ON CONFLICT (account_id, mode) DO UPDATE SET
    owed_kobo = debt_total.owed_kobo + excluded.owed_kobo, people = debt_total.people + excluded.people`;
}

/** A row changes its total once: PostgreSQL refuses to change one twice in a statement. */
function addingUp(rows: string): string {
  return adding(`SELECT account_id, mode, sum(owed_kobo), sum(people) FROM (${rows}) AS changed
    WHERE true GROUP BY account_id, mode`);
}

async function keepInSqlite(db: Kysely<unknown>, name: string, when: string, rows: string): Promise<void> {
  await sql.raw(`CREATE TRIGGER debtor_total_${name} AFTER ${when} ON debtor BEGIN ${addingUp(rows)}; END`).execute(db);
}

async function keepInPostgres(db: Kysely<unknown>, name: string, when: string, rows: string): Promise<void> {
  await sql
    .raw(`CREATE FUNCTION debtor_total_${name}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${addingUp(rows)}; RETURN NULL; END $$`)
    .execute(db);
  await sql
    .raw(`CREATE TRIGGER debtor_total_${name} AFTER ${when} ON debtor
      FOR EACH ROW EXECUTE FUNCTION debtor_total_${name}()`)
    .execute(db);
}
