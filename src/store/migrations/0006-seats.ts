import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";

/** Seats for staff, which seat made a sale, and the trail of what was done. */
export const seats: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("seat")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("number", "integer", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("sale_limit_kobo", "bigint")
      .addColumn("day_limit_kobo", "bigint")
      .addColumn("services", "text")
      .addColumn("ends_at", "bigint")
      .addColumn("user_id", "bigint")
      .addColumn("token_hash", "text", (c) => c.unique())
      .addColumn("link_expires_at", "bigint")
      .addColumn("claimed_at", "bigint")
      .addColumn("created_by", "bigint", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addUniqueConstraint("seat_number", ["account_id", "number"])
      .execute();
    // Nobody sits on two seats at once, whatever opens two links at the same moment.
    await db.schema
      .createIndex("seat_taken")
      .on("seat")
      .column("user_id")
      .unique()
      .where("state" as never, "in", ["active", "suspended"])
      .execute();
    await db.schema.alterTable("purchase").addColumn("seat_id", "text").execute();
    await db.schema
      .createIndex("purchase_seat")
      .on("purchase")
      .columns(["seat_id", "confirmed_at"])
      .where("seat_id" as never, "is not", null)
      .execute();
    await db.schema
      .createTable("audit")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text")
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("seat_id", "text")
      .addColumn("chat_id", "bigint", (c) => c.notNull())
      .addColumn("act", "text", (c) => c.notNull())
      .addColumn("facts", "text")
      .execute();
    await db.schema.createIndex("audit_account").on("audit").columns(["account_id", "id"]).execute();
    await makeAppendOnly(db, "audit");
  },
};
