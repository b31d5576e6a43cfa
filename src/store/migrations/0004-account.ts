import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes of an account that the service is asked for, whose webhook was there before ours, and what a notice says. */
export const account: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("account")
      .addColumn("profile_rev", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("account").addColumn("webhook_other_sealed", "text").execute();
    await db.schema.alterTable("account").addColumn("webhook_asked", "text").execute();
    await db.schema.alterTable("notice").addColumn("facts", "text").execute();
    await db.schema
      .createTable("account_change")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("origin", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("key_hash", "text", (c) => c.unique())
      .addColumn("card_message_id", "bigint")
      .addColumn("tries", "integer", (c) => c.notNull())
      .addColumn("key_before", "text")
      .addColumn("fee_kobo", "bigint")
      .addColumn("wallet_before_kobo", "bigint")
      .addColumn("words", "text")
      .addColumn("why", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("due_at", "bigint", (c) => c.notNull())
      .addColumn("started_at", "bigint")
      .addColumn("ended_at", "bigint")
      .addColumn("told_at", "bigint")
      .execute();
    await db.schema.createIndex("account_change_state").on("account_change").columns(["account_id", "state"]).execute();
  },
};
