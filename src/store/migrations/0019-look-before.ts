import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the look was asked for, and answered, that a sale found when it was confirmed. */
export const lookBefore: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["wallet_before_asked_at", "wallet_before_answered_at"]) {
      await db.schema.alterTable("purchase").addColumn(name, "bigint").execute();
    }
  },
};
