import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../engine/dialect.ts";

const key = ["account_id", "mode", "day", "seat_id", "service_type", "state_group", "is_doubtful"];
const added = ["price_kobo", "unpriced_price_kobo"];
const measures = ["n", "face_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_kobo", ...added];
/** A change of any other column changes no total. */
const counted = [
  ...["account_id", "mode", "state", "delivery", "review", "service_type", "seat_id"],
  ...["face_kobo", "expected_kobo", "observed_kobo", "price_kobo", "confirmed_at"],
];

/**
 * What a customer pays, by rules of the shop's own, and totals of it. A sale from before is worth its face value. Who
 * sits on a seat sees no cost unless it is said so.
 */
export const ownPrices: Migration = {
  async up(db: Kysely<unknown>) {
    // On PostgreSQL whoever writes a sale waits from here on.
    await db.schema.alterTable("purchase").addColumn("price_kobo", "bigint").execute();
    await db.schema.alterTable("purchase").addColumn("price_from", "text").execute();
    await makeRules(db);
    await db.schema
      .alterTable("seat")
      .addColumn("sees_cost", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    for (const measure of added) {
      await db.schema
        .alterTable("sale_tally")
        .addColumn(measure, "bigint", (c) => c.notNull().defaultTo(0))
        .execute();
    }
    await sql`UPDATE sale_tally SET price_kobo = face_kobo, unpriced_price_kobo = unpriced_kobo`.execute(db);
    await (isPostgres(db) ? keepInPostgres(db) : keepInSqlite(db));
  },
};

async function makeRules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("price_rule")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("service_type", "text", (c) => c.notNull())
    .addColumn("provider_id", "integer")
    .addColumn("provider_slug", "text")
    .addColumn("provider_name", "text")
    .addColumn("product_id", "integer")
    .addColumn("product_name", "text")
    .addColumn("how", "text", (c) => c.notNull())
    .addColumn("kobo", "bigint")
    .addColumn("basis_points", "integer")
    .addColumn("step_kobo", "bigint")
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("ended_at", "bigint")
    .execute();
  await sql
    .raw(`CREATE UNIQUE INDEX price_rule_live ON price_rule
      (account_id, service_type, (coalesce(provider_id, -1)), (coalesce(product_id, -1))) WHERE ended_at IS NULL`)
    .execute(db);
}

/** What a row counts for in the day of its confirming, in Lagos; an offer counts for nothing. */
function worth(row: string, sign: 1 | -1): string {
  const times = (value: string) => `${sign} * ${value}`;
  const isUnpriced = `${row}.observed_kobo IS NULL AND ${row}.expected_kobo IS NULL`;
  const price = `coalesce(${row}.price_kobo, ${row}.face_kobo)`;
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
      ${times(`CASE WHEN ${isUnpriced} THEN ${row}.face_kobo ELSE 0 END`)} AS unpriced_kobo,
      ${times(price)} AS price_kobo,
      ${times(`CASE WHEN ${isUnpriced} THEN ${price} ELSE 0 END`)} AS unpriced_price_kobo
    WHERE ${row}.confirmed_at IS NOT NULL`;
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
const changed = `${before} UNION ALL ${after}`;
const isSale = "OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL";

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  const triggers = [
    { name: "insert", when: "INSERT", isCounted: "NEW.confirmed_at IS NOT NULL", rows: after },
    { name: "delete", when: "DELETE", isCounted: "OLD.confirmed_at IS NOT NULL", rows: before },
    { name: "update", when: `UPDATE OF ${counted.join(", ")}`, isCounted: isSale, rows: changed },
  ];
  for (const { name, when, isCounted, rows } of triggers) {
    await sql.raw(`DROP TRIGGER purchase_tally_${name}`).execute(db);
    await sql
      .raw(`CREATE TRIGGER purchase_tally_${name} AFTER ${when} ON purchase WHEN ${isCounted}
        BEGIN ${adding(rows)}; END`)
      .execute(db);
  }
}

/** The triggers of a row that comes or goes call the same functions as before. */
async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries({ insert: after, delete: before, update: changed })) {
    await sql
      .raw(`CREATE OR REPLACE FUNCTION purchase_tally_${name}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN ${adding(rows)}; RETURN NULL; END $$`)
      .execute(db);
  }
  const row = (name: string) => `(${counted.map((column) => `${name}.${column}`).join(", ")})`;
  for (const [trigger, run] of [
    ["purchase_tally_update_1_turn", "purchase_tally_in_turn"],
    ["purchase_tally_update_2_total", "purchase_tally_update"],
  ]) {
    await sql.raw(`DROP TRIGGER ${trigger} ON purchase`).execute(db);
    await sql
      .raw(`CREATE CONSTRAINT TRIGGER ${trigger} AFTER UPDATE OF ${counted.join(", ")} ON purchase
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN ((${isSale}) AND ${row("OLD")} IS DISTINCT FROM ${row("NEW")}) EXECUTE FUNCTION ${run}()`)
      .execute(db);
  }
}
