import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the service's own customers pay for a plan: a seat's limits count it where it is more than the shop's price. */
export const listPrice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("purchase").addColumn("list_kobo", "bigint").execute();
  },
};
