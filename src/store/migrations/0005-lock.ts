import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the counter locks, what asks for the PIN, how often it was wrong, and whether an account's selling is frozen. */
export const lock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("account").addColumn("idle_lock_ms", "bigint").execute();
    await db.schema.alterTable("account").addColumn("pin_above_kobo", "bigint").execute();
    await db.schema.alterTable("account").addColumn("frozen_at", "bigint").execute();
    await db.schema.alterTable("account").addColumn("frozen_by", "bigint").execute();
    await db.schema
      .createTable("chat_lock")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("entry", "text", (c) => c.notNull())
      .addColumn("seen_at", "bigint", (c) => c.notNull())
      .addColumn("locked_at", "bigint")
      .addColumn("wrong", "integer", (c) => c.notNull())
      .addColumn("wait_until", "bigint")
      .execute();
    await db.schema
      .createTable("pin_entry")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("what", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("nonce", "text", (c) => c.notNull())
      .addColumn("answers_sealed", "text", (c) => c.notNull())
      .addColumn("card_message_id", "bigint")
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("pin_proof")
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("what", "text", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("pin_proof_key", ["user_id", "what"])
      .execute();
  },
};
