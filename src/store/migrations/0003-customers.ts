import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Names of beneficiaries, links to customers' chats, and the messages in them. */
export const customers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("customer")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("service_type", "text", (c) => c.notNull())
      .addColumn("beneficiary", "text", (c) => c.notNull())
      .addColumn("name", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addUniqueConstraint("customer_beneficiary", ["account_id", "service_type", "beneficiary"])
      .execute();
    await db.schema
      .createTable("customer_link")
      .addColumn("token_hash", "text", (c) => c.primaryKey())
      .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("purchase_id", "text", (c) => c.notNull().references("purchase.id"))
      .addColumn("created_by", "bigint", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .addColumn("claimed_by", "bigint")
      .addColumn("claimed_at", "bigint")
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema.createIndex("customer_link_customer").on("customer_link").column("customer_id").execute();
    await db.schema.createIndex("customer_link_expires").on("customer_link").column("expires_at").execute();
    await db.schema
      .createTable("customer_chat")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("linked_at", "bigint", (c) => c.notNull())
      .addColumn("since_at", "bigint", (c) => c.notNull())
      .addColumn("stopped_at", "bigint")
      .addColumn("unlinked_at", "bigint")
      .addUniqueConstraint("customer_chat_once", ["customer_id", "mode", "user_id"])
      .execute();
    await db.schema.createIndex("customer_chat_user").on("customer_chat").column("user_id").execute();
    await db.schema
      .createTable("customer_message")
      .addColumn("purchase_id", "text", (c) => c.notNull().references("purchase.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("message_id", "bigint")
      .addColumn("placed_at", "bigint")
      .addPrimaryKeyConstraint("customer_message_key", ["purchase_id", "user_id"])
      .execute();
    await db.schema
      .createTable("link_try")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("since_at", "bigint", (c) => c.notNull())
      .addColumn("wrong", "integer", (c) => c.notNull())
      .execute();
    // A beneficiary's sales, newest first: for the customer's own list.
    await db.schema
      .createIndex("purchase_beneficiary")
      .on("purchase")
      .columns(["account_id", "beneficiary", "id"])
      .execute();
  },
};
