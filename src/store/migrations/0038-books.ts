import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";

/** What was counted of a day's money. */
export const books: Migration = {
  async up(db: Kysely<unknown>) {
    await addCounts(db);
  },
};

async function addCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cash_count")
    .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("counted_kobo", "bigint", (c) => c.notNull())
    .addColumn("due_kobo", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("cash_count_key", ["account_id", "mode", "day", "number"])
    .execute();
  await makeAppendOnly(db, "cash_count");
}
