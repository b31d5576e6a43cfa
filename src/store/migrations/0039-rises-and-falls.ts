import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * By what a wallet rose and fell lately for no sale: what the service gave back before it said so is among the rises, the
 * charge of a sale that it called failed among the falls.
 */
export const risesAndFalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["rises", "falls"])
      await db.schema
        .alterTable("wallet_look")
        .addColumn(name, "text", (c) => c.notNull().defaultTo("[]"))
        .execute();
  },
};
