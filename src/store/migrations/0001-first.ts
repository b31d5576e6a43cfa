import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";

/** Column types that SQLite and PostgreSQL both know: text, bigint (kobo, epoch milliseconds, Telegram ids), integer, double precision. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("account")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("service_user_id", "text", (c) => c.notNull().unique())
      .addColumn("phone_number", "text", (c) => c.notNull())
      .addColumn("first_name", "text", (c) => c.notNull())
      .addColumn("last_name", "text", (c) => c.notNull())
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("live_key_sealed", "text")
      .addColumn("sandbox_key_sealed", "text")
      .addColumn("access_token_sealed", "text")
      .addColumn("wallet_kobo", "bigint")
      .addColumn("wallet_at", "bigint")
      .addColumn("bank_name", "text")
      .addColumn("bank_account_number", "text")
      .addColumn("bank_account_name", "text")
      .addColumn("webhook_path_hash", "text", (c) => c.notNull().unique())
      .addColumn("webhook_path_sealed", "text", (c) => c.notNull())
      .addColumn("webhook_state", "text", (c) => c.notNull())
      .addColumn("webhook_doubted_at", "bigint")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("webhook_secret")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("secret_sealed", "text", (c) => c.notNull())
      .addColumn("added_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema.createIndex("webhook_secret_account").on("webhook_secret").column("account_id").execute();
    await db.schema
      .createTable("chat")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.references("account.id"))
      .addColumn("first_name", "text", (c) => c.notNull())
      .addColumn("locale", "text")
      .addColumn("logged_in_at", "bigint")
      .addColumn("is_reachable", "integer", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("chat_account").on("chat").column("account_id").execute();
    await db.schema
      .createTable("purchase")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("delivery", "text", (c) => c.notNull())
      .addColumn("review", "text")
      .addColumn("reference", "text", (c) => c.notNull())
      .addColumn("service_type", "text", (c) => c.notNull())
      .addColumn("provider_id", "bigint", (c) => c.notNull())
      .addColumn("provider_slug", "text", (c) => c.notNull())
      .addColumn("provider_name", "text", (c) => c.notNull())
      .addColumn("product_id", "bigint")
      .addColumn("product_name", "text")
      .addColumn("beneficiary", "text", (c) => c.notNull())
      .addColumn("quantity", "integer", (c) => c.notNull())
      .addColumn("face_kobo", "bigint", (c) => c.notNull())
      .addColumn("expected_kobo", "bigint")
      .addColumn("discount_percent", "double precision")
      .addColumn("observed_kobo", "bigint")
      .addColumn("wallet_before_kobo", "bigint")
      .addColumn("confirm_key_hash", "text", (c) => c.notNull().unique())
      .addColumn("card_message_id", "bigint")
      .addColumn("posts", "integer", (c) => c.notNull())
      .addColumn("tries", "integer", (c) => c.notNull())
      .addColumn("send_deadline_at", "bigint")
      .addColumn("misses", "integer", (c) => c.notNull())
      .addColumn("checks", "integer", (c) => c.notNull())
      .addColumn("next_check_at", "bigint")
      .addColumn("service_purchase_id", "bigint")
      .addColumn("service_words", "text")
      .addColumn("why", "text")
      .addColumn("token_sealed", "text")
      .addColumn("token_source", "text")
      .addColumn("quoted_at", "bigint", (c) => c.notNull())
      .addColumn("quote_expires_at", "bigint", (c) => c.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("settled_at", "bigint")
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("repeats_id", "text", (c) => c.references("purchase.id"))
      .addUniqueConstraint("purchase_reference", ["account_id", "reference"])
      .execute();
    await db.schema.createIndex("purchase_next_check").on("purchase").column("next_check_at").execute();
    await db.schema.createIndex("purchase_state").on("purchase").column("state").execute();
    await db.schema
      .createIndex("purchase_account_confirmed")
      .on("purchase")
      .columns(["account_id", "confirmed_at"])
      .execute();
    await db.schema
      .createTable("journal")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("purchase_id", "text", (c) => c.notNull().references("purchase.id"))
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("from_state", "text", (c) => c.notNull())
      .addColumn("to_state", "text", (c) => c.notNull())
      .addColumn("source", "text", (c) => c.notNull())
      .addColumn("evidence_sha256", "text")
      .addColumn("kobo", "bigint")
      .addColumn("note", "text")
      .execute();
    await db.schema.createIndex("journal_purchase").on("journal").column("purchase_id").execute();
    await db.schema
      .createTable("telegram_update")
      .addColumn("update_id", "bigint", (c) => c.primaryKey())
      .addColumn("sender_id", "bigint", (c) => c.notNull())
      .addColumn("raw_sealed", "text", (c) => c.notNull())
      .addColumn("received_at", "bigint", (c) => c.notNull())
      .addColumn("done_at", "bigint")
      .addColumn("failure", "text")
      .execute();
    await db.schema.createIndex("telegram_update_done").on("telegram_update").column("done_at").execute();
    await db.schema
      .createTable("form")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("step", "text", (c) => c.notNull())
      .addColumn("answers_sealed", "text", (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("card_message_id", "bigint")
      .addColumn("version", "text", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("webhook_event")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("body_sha256", "text", (c) => c.notNull())
      .addColumn("raw_sealed", "text", (c) => c.notNull())
      .addColumn("received_at", "bigint", (c) => c.notNull())
      .addColumn("done_at", "bigint")
      .addColumn("result", "text")
      .addColumn("reference", "text")
      .addPrimaryKeyConstraint("webhook_event_key", ["account_id", "body_sha256"])
      .execute();
    await db.schema.createIndex("webhook_event_done").on("webhook_event").column("done_at").execute();
    await db.schema
      .createTable("notice")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("purchase_id", "text", (c) => c.references("purchase.id"))
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("key", "text", (c) => c.notNull().unique())
      .addColumn("due_at", "bigint", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("done_at", "bigint")
      .addColumn("failure", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("notice_due").on("notice").columns(["done_at", "due_at"]).execute();
    await db.schema
      .createTable("setting")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .execute();
    await makeAppendOnly(db, "journal");
  },
};
