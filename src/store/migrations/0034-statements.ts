import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Files of sales that somebody has asked for. */
export const statements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("statement")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("seat_id", "text")
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("format", "text", (c) => c.notNull())
      .addColumn("choice", "text", (c) => c.notNull())
      .addColumn("since", "bigint", (c) => c.notNull())
      .addColumn("until", "bigint", (c) => c.notNull())
      .addColumn("with_tokens", "integer", (c) => c.notNull())
      .addColumn("lines", "integer")
      .addColumn("card_message_id", "bigint")
      .addColumn("file_id", "text")
      .addColumn("digest", "text")
      .addColumn("asked_at", "bigint", (c) => c.notNull())
      .addColumn("done_at", "bigint")
      .execute();
    // One of an account at a time.
    const running = "state IN ('asked', 'making')";
    await sql.raw(`CREATE UNIQUE INDEX statement_running ON statement (account_id) WHERE ${running}`).execute(db);
    await db.schema.createIndex("statement_digest").on("statement").columns(["account_id", "digest"]).execute();
    await db.schema.createIndex("statement_asked").on("statement").column("asked_at").execute();
  },
};
