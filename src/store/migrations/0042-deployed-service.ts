import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a POST carried, whether it was resent, and what the service calls the sale. */
export const deployedService: Migration = {
  async up(db: Kysely<unknown>) {
    const change = (name: string, type: "bigint" | "text") =>
      db.schema.alterTable("purchase").addColumn(name, type).execute();
    await change("posted_amount_kobo", "bigint");
    await change("service_reference", "text");
    for (const name of ["resends", "has_no_record"]) {
      await db.schema
        .alterTable("purchase")
        .addColumn(name, "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    }
  },
};
