import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What owners are told unasked, and what is known to tell it by. */
export const shopAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("alert_choice")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("subject", "text", (c) => c.notNull())
      .addColumn("is_on", "integer", (c) => c.notNull())
      .addColumn("kobo", "bigint")
      .addColumn("sales", "integer")
      .addColumn("is_low", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("alert_choice_key", ["account_id", "subject"])
      .execute();
    await db.schema
      .createTable("shop_alert")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("subject", "text", (c) => c.notNull())
      .addColumn("due_at", "bigint", (c) => c.notNull())
      .addColumn("seen_at", "bigint", (c) => c.notNull())
      .addColumn("facts", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("shop_alert_key", ["account_id", "subject", "due_at"])
      .execute();
    await db.schema.createIndex("shop_alert_due").on("shop_alert").column("due_at").execute();
    await addPlans(db);
    await addKeyUses(db);
  },
};

async function addPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plan_sold")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("service_type", "text", (c) => c.notNull())
    .addColumn("provider_id", "bigint", (c) => c.notNull())
    .addColumn("product_id", "bigint", (c) => c.notNull())
    .addColumn("provider_name", "text", (c) => c.notNull())
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("sold_at", "bigint", (c) => c.notNull())
    .addColumn("cost_kobo", "bigint")
    .addColumn("list_kobo", "bigint")
    .addColumn("said_at", "bigint")
    .addColumn("is_gone", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("plan_sold_key", ["account_id", "service_type", "provider_id", "product_id"])
    .execute();
}

async function addKeyUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("key_use")
    .addColumn("key_hash", "text", (c) => c.primaryKey())
    .addColumn("used_at", "bigint")
    .addColumn("last_used_at", "bigint")
    .addColumn("seen_at", "bigint")
    .execute();
}
