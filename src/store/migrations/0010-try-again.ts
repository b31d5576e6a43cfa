import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A sale that the service never saw may be tried again under its own reference: how often it was sent before that. */
export const tryAgain: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("purchase")
      .addColumn("earlier_posts", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
