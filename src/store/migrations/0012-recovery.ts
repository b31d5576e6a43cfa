import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who waits for the service to be back, and what is still to be looked up after a restore. */
export const recovery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("turned_away")
      .addColumn("user_id", "bigint", (c) => c.primaryKey())
      .addColumn("at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("restore_check")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("reference", "text", (c) => c.notNull())
      .addColumn("what", "text", (c) => c.notNull())
      .addColumn("misses", "integer", (c) => c.notNull())
      .addColumn("due_at", "bigint", (c) => c.notNull())
      .addColumn("wallet_kobo", "bigint")
      .addColumn("wallet_at", "bigint")
      .addPrimaryKeyConstraint("restore_check_key", ["account_id", "reference"])
      .execute();
  },
};
