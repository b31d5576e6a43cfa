import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts whose data is to be deleted. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("erasure")
      .addColumn("account_id", "text", (c) => c.primaryKey().references("account.id"))
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("asked_at", "bigint", (c) => c.notNull())
      .execute();
  },
};
