import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the service was last asked about a sale: a card that waits for a token says so. */
export const askedAt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("purchase").addColumn("asked_at", "bigint").execute();
  },
};
