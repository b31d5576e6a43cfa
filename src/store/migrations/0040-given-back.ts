import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose charge is back already: what comes into the wallet next is another's. */
export const givenBack: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("wallet_look")
      .addColumn("given_back", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  },
};
