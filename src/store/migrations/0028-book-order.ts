import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

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

/** The book in the order of its sales' confirming: whole, and by service, seat and stage; names with amounts. */
export const bookOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of replaced) await db.schema.dropIndex(`purchase_${name}`).execute();
    for (const [name, columns] of Object.entries(indexes)) {
      await sql.raw(`CREATE INDEX purchase_${name} ON purchase (${columns}`).execute(db);
    }
  },
};
