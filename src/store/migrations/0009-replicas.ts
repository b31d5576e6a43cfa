import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Processes that share a database, what each may do alone, who is sending a sale, and which message was tapped. */
export const replicas: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("replica")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("lease")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("replica", "text", (c) => c.notNull().references("replica.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("lease_replica").on("lease").column("replica").execute();
    await db.schema.alterTable("purchase").addColumn("sent_by", "text").execute();
    await db.schema.alterTable("telegram_update").addColumn("tapped_message_id", "bigint").execute();
    await db.schema
      .createIndex("telegram_update_waiting")
      .on("telegram_update")
      .columns(["sender_id", "update_id"])
      .where("done_at" as never, "is", null)
      .execute();
  },
};
