import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a sale was seen to cost, by whom, and the look at each wallet that the next one is compared with. */
export const charges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type] of [
      ["observed_from", "text"],
      ["stated_kobo", "bigint"],
      ["charged_look_at", "bigint"],
      ["wallet_from_kobo", "bigint"],
      ["wallet_to_kobo", "bigint"],
    ] as const) {
      await db.schema.alterTable("purchase").addColumn(name, type).execute();
    }
    // What was neither price nor face value is no charge yet; what came near the face value of electricity is one.
    await sql`
      UPDATE purchase SET stated_kobo = observed_kobo, observed_kobo = NULL WHERE observed_kobo IS NOT NULL
      AND (expected_kobo IS NOT NULL OR abs(observed_kobo - face_kobo) * 10 > face_kobo)`.execute(db);
    await sql`UPDATE purchase SET observed_from = 'record' WHERE observed_kobo IS NOT NULL`.execute(db);
    await db.schema
      .createIndex("purchase_account_settled")
      .on("purchase")
      .columns(["account_id", "settled_at"])
      .execute();
    await db.schema
      .createTable("wallet_look")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("kobo", "bigint", (c) => c.notNull())
      .addColumn("asked_at", "bigint", (c) => c.notNull())
      .addColumn("answered_at", "bigint", (c) => c.notNull())
      .addColumn("doubted_id", "text")
      .addPrimaryKeyConstraint("wallet_look_key", ["account_id", "mode"])
      .execute();
  },
};
