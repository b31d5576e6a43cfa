import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The shop's own name, receipts that Telegram keeps, and an index that lists an account's sales newest first. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("account").addColumn("shop_name", "text").execute();
    await db.schema.alterTable("purchase").addColumn("receipt_file_id", "text").execute();
    await db.schema.alterTable("purchase").addColumn("receipt_digest", "text").execute();
    // Offers that nobody took are most of the rows in a busy shop, and no history shows them.
    await db.schema
      .createIndex("purchase_sales")
      .on("purchase")
      .columns(["account_id", "id"])
      .where("confirmed_at" as never, "is not", null)
      .execute();
  },
};
