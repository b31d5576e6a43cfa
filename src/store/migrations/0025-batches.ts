import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lists of sales that are confirmed together. */
export const batches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("batch")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("seat_id", "text")
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("why", "text")
      .addColumn("rows_sealed", "text", (c) => c.notNull())
      .addColumn("card_message_id", "bigint")
      .addColumn("is_proved", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("batch_state").on("batch").columns(["state", "user_id"]).execute();
    await db.schema.createIndex("batch_account").on("batch").column("account_id").execute();
    await db.schema.alterTable("purchase").addColumn("batch_id", "text").execute();
    await sql.raw("CREATE INDEX purchase_batch ON purchase (batch_id, id) WHERE batch_id IS NOT NULL").execute(db);
  },
};
