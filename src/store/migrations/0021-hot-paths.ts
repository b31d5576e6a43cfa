import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is owed, and a card by its message, is found among itself, however much is over. */
export const hotPaths: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("purchase_card").on("purchase").columns(["card_message_id", "user_id"]).execute();
    await sql`CREATE INDEX webhook_event_orphan ON webhook_event (account_id, received_at)
      WHERE result = 'orphan'`.execute(db);
    await db.schema.dropIndex("notice_due").execute();
    await sql`CREATE INDEX notice_owed ON notice (due_at, id) WHERE done_at IS NULL`.execute(db);
  },
};
