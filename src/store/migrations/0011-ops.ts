import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What operators are told and tell: alerts, messages that are edited in place, announcements. */
export const ops: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("alert")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("bad_since", "bigint", (c) => c.notNull())
      .addColumn("good_since", "bigint")
      .addColumn("raised_at", "bigint")
      .addColumn("over_at", "bigint")
      .addColumn("facts", "text", (c) => c.notNull())
      .execute();
    // Whatever several replicas see at once, it is one alert.
    await db.schema
      .createIndex("alert_open")
      .on("alert")
      .column("kind")
      .unique()
      .where("over_at" as never, "is", null)
      .execute();
    await db.schema
      .createTable("board")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("message_id", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("announcement")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("text", "text", (c) => c.notNull())
      .addColumn("cursor", "bigint", (c) => c.notNull())
      .addColumn("given", "integer", (c) => c.notNull())
      .addColumn("total", "integer", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("started_at", "bigint")
      .addColumn("ended_at", "bigint")
      .execute();
    await db.schema.createIndex("announcement_state").on("announcement").column("state").execute();
    // Counted for the metrics at each reading.
    await db.schema
      .createIndex("purchase_review")
      .on("purchase")
      .column("review")
      .where("review" as never, "is not", null)
      .execute();
  },
};
