import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../engine/dialect.ts";

const key = ["account_id", "mode", "day", "seat_id", "service_type", "state_group", "is_doubtful"];
const measures = ["n", "face_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_kobo"];
/** A change of any other column changes no total. */
const counted =
  "account_id, mode, state, delivery, review, service_type, seat_id, face_kobo, expected_kobo, observed_kobo, confirmed_at";

/** How many sales there are and what they come to, for each day and ever, kept by the database itself. */
export const saleTally: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable("sale_tally")
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("day", "integer", (c) => c.notNull())
      .addColumn("seat_id", "text", (c) => c.notNull())
      .addColumn("service_type", "text", (c) => c.notNull())
      .addColumn("state_group", "text", (c) => c.notNull())
      .addColumn("is_doubtful", "integer", (c) => c.notNull());
    for (const measure of measures) table = table.addColumn(measure, "bigint", (c) => c.notNull());
    await table.addPrimaryKeyConstraint("sale_tally_key", key as never[]).execute();
    // On PostgreSQL whoever writes a sale waits from here on, until what is there is counted.
    await (isPostgres(db) ? keepInPostgres(db) : keepInSqlite(db));
    await sql.raw(adding(worth("purchase", 1, "FROM purchase"))).execute(db);
  },
};

/**
 * What a row counts for in the day of its confirming; an offer counts for nothing. A day is one in Lagos, which is an
 * hour ahead of UTC all year: a sale's day is its number since 1970, and 0 stands for ever.
 */
function worth(row: string, sign: 1 | -1, from = ""): string {
  const times = (value: string) => `${sign} * ${value}`;
  const isUnpriced = `${row}.observed_kobo IS NULL AND ${row}.expected_kobo IS NULL`;
  return `
    SELECT ${row}.account_id AS account_id, ${row}.mode AS mode,
      (${row}.confirmed_at + 3600000) / 86400000 AS day,
      coalesce(${row}.seat_id, '') AS seat_id, ${row}.service_type AS service_type,
      CASE WHEN ${row}.state = 'succeeded' AND ${row}.delivery = 'awaiting' THEN 'awaiting'
        WHEN ${row}.state = 'succeeded' THEN 'sold'
        WHEN ${row}.state IN ('intent', 'sending', 'unknown', 'pending') THEN 'open'
        WHEN ${row}.state IN ('failed', 'void') THEN 'failed'
        ELSE 'other' END AS state_group,
      CASE WHEN ${row}.review IS NULL THEN 0 ELSE 1 END AS is_doubtful,
      ${times("1")} AS n, ${times(`${row}.face_kobo`)} AS face_kobo,
      ${times(`coalesce(${row}.observed_kobo, ${row}.expected_kobo, 0)`)} AS cost_kobo,
      ${times(`CASE WHEN ${row}.observed_kobo IS NULL AND ${row}.expected_kobo IS NOT NULL THEN 1 ELSE 0 END`)} AS expected_n,
      ${times(`CASE WHEN ${isUnpriced} THEN 1 ELSE 0 END`)} AS unpriced_n,
      ${times(`CASE WHEN ${isUnpriced} THEN ${row}.face_kobo ELSE 0 END`)} AS unpriced_kobo
    ${from} WHERE ${row}.confirmed_at IS NOT NULL`;
}

/** Adds what `rows` are worth to their days and to ever. In the order of the key, so that no two wait for each other. */
function adding(rows: string): string {
  const sums = measures.map((measure) => `sum(${measure})`);
  const values = key.map((column) => (column === "day" ? "span.is_day * changed.day" : `changed.${column}`)).join(", ");
  return `
    INSERT INTO sale_tally (${[...key, ...measures].join(", ")})
    SELECT ${values}, ${sums.join(", ")}
    FROM (${rows}) AS changed CROSS JOIN (SELECT 0 AS is_day UNION ALL SELECT 1) AS span
    WHERE true
    GROUP BY ${values}
    HAVING ${sums.map((sum) => `${sum} <> 0`).join(" OR ")}
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET
    ${measures.map((measure) => `${measure} = sale_tally.${measure} + excluded.${measure}`).join(", ")}`;
}

const before = worth("OLD", -1);
const after = worth("NEW", 1);

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  const triggers = [
    { name: "insert", when: "INSERT", isSale: "NEW.confirmed_at IS NOT NULL", rows: after },
    { name: "delete", when: "DELETE", isSale: "OLD.confirmed_at IS NOT NULL", rows: before },
    {
      ...{ name: "update", when: `UPDATE OF ${counted}`, rows: `${before} UNION ALL ${after}` },
      isSale: "OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL",
    },
  ];
  for (const { name, when, isSale, rows } of triggers) {
    await sql
      .raw(`CREATE TRIGGER purchase_tally_${name} AFTER ${when} ON purchase WHEN ${isSale} BEGIN ${adding(rows)}; END`)
      .execute(db);
  }
}

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  const functions = [
    { name: "insert", when: "INSERT", rows: after },
    { name: "delete", when: "DELETE", rows: before },
    { name: "update", when: `UPDATE OF ${counted}`, rows: `${before} UNION ALL ${after}` },
  ];
  for (const { name, when, rows } of functions) {
    await sql
      .raw(`CREATE FUNCTION purchase_tally_${name}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN ${adding(rows)}; RETURN NULL; END $$`)
      .execute(db);
    await sql
      .raw(`CREATE TRIGGER purchase_tally_${name} AFTER ${when} ON purchase
        FOR EACH ROW EXECUTE FUNCTION purchase_tally_${name}()`)
      .execute(db);
  }
}
