import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the service said the price of a sale, and since when it has not answered the question whether it still holds. */
export const priceAtTheTap: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("purchase").addColumn("price_said_at", "bigint").execute();
    await db.schema.alterTable("purchase").addColumn("price_unchecked_at", "bigint").execute();
  },
};
