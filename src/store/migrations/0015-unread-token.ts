import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the service sends as a token and nobody can read is kept, sealed. */
export const unreadToken: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("purchase").addColumn("token_unread_sealed", "text").execute();
  },
};
