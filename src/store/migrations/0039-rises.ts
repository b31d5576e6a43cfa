import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What came into a wallet lately: what the service gave back before it said so is among it. */
export const rises: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("wallet_look")
      .addColumn("rises", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  },
};
