import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is open and what is owed is found among itself, however much is over. */
export const hotPaths: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE INDEX purchase_open ON purchase (account_id)
      WHERE state IN ('intent', 'sending', 'unknown', 'pending')`.execute(db);
    await db.schema.createIndex("purchase_card").on("purchase").columns(["card_message_id", "user_id"]).execute();
    await sql`CREATE INDEX webhook_event_orphan ON webhook_event (account_id, received_at)
      WHERE result = 'orphan'`.execute(db);
    await db.schema.dropIndex("notice_due").execute();
    await sql`CREATE INDEX notice_owed ON notice (due_at, id) WHERE done_at IS NULL`.execute(db);
  },
};
