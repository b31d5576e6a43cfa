import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../engine/dialect.ts";

const replaced = ["account_confirmed", "sales", "seat", "review", "failed", "under_way", "name"];
/** Each but the last ends in the order in which sales are listed: a page of any span is read from where it begins. */
const indexes = {
  sales: "account_id, confirmed_at, id) WHERE confirmed_at IS NOT NULL",
  service: "account_id, service_type, confirmed_at, id) WHERE confirmed_at IS NOT NULL",
  seat: "account_id, seat_id, confirmed_at, id) WHERE confirmed_at IS NOT NULL",
  review: "account_id, confirmed_at, id) WHERE review IS NOT NULL",
  failed: "account_id, confirmed_at, id) WHERE state IN ('failed', 'void')",
  under_way: `account_id, confirmed_at, id) WHERE state IN ('intent', 'sending', 'unknown', 'pending')
    OR (state = 'succeeded' AND delivery = 'awaiting')`,
  name: "account_id, provider_name, (coalesce(product_name, '')), face_kobo, id) WHERE confirmed_at IS NOT NULL",
};

/** A change of any other column changes no total. */
const counted = [
  ...["account_id", "mode", "state", "delivery", "review", "service_type", "seat_id"],
  ...["face_kobo", "expected_kobo", "observed_kobo", "confirmed_at"],
];

/**
 * The book in the order of its sales' confirming: whole, and by service, seat and stage; names with amounts. On
 * PostgreSQL the totals change at the end of each transaction.
 */
export const bookOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of replaced) await db.schema.dropIndex(`purchase_${name}`).execute();
    for (const [name, columns] of Object.entries(indexes)) {
      await sql.raw(`CREATE INDEX purchase_${name} ON purchase (${columns}`).execute(db);
    }
    if (isPostgres(db)) await deferTotals(db);
  },
};

/**
 * Whoever changes sales holds no total meanwhile, for which others would wait with sales in their hands. At the end the
 * totals of an account are taken in turn, by the trigger whose name comes first.
 */
async function deferTotals(db: Kysely<unknown>): Promise<void> {
  const row = (name: string) => `(${counted.map((column) => `${name}.${column}`).join(", ")})`;
  const changes = {
    insert: ["INSERT", "NEW.confirmed_at IS NOT NULL"],
    delete: ["DELETE", "OLD.confirmed_at IS NOT NULL"],
    update: [
      `UPDATE OF ${counted.join(", ")}`,
      `(OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL) AND ${row("OLD")} IS DISTINCT FROM ${row("NEW")}`,
    ],
  };
  await sql
    .raw(`CREATE FUNCTION purchase_tally_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('tally:' || coalesce(NEW.account_id, OLD.account_id), 0));
      RETURN NULL; END $$`)
    .execute(db);
  for (const [name, [when, isCounted]] of Object.entries(changes)) {
    await sql.raw(`DROP TRIGGER purchase_tally_${name} ON purchase`).execute(db);
    for (const [trigger, run] of [
      [`purchase_tally_${name}_1_turn`, "purchase_tally_in_turn"],
      [`purchase_tally_${name}_2_total`, `purchase_tally_${name}`],
    ]) {
      await sql
        .raw(`CREATE CONSTRAINT TRIGGER ${trigger} AFTER ${when} ON purchase DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW WHEN (${isCounted}) EXECUTE FUNCTION ${run}()`)
        .execute(db);
    }
  }
}
