import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Reminders to sell the same to a customer again. */
export const repeatSales: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("repeat_sale")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("person_id", "text", (c) => c.notNull())
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("seat_id", "text")
      .addColumn("sale_id", "text", (c) => c.notNull().references("purchase.id"))
      .addColumn("number", "text", (c) => c.notNull())
      .addColumn("any_plan", "integer", (c) => c.notNull())
      .addColumn("every_days", "integer")
      .addColumn("hour", "integer", (c) => c.notNull())
      .addColumn("from_day", "integer", (c) => c.notNull())
      .addColumn("next_at", "bigint", (c) => c.notNull())
      .addColumn("asked_day", "integer")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    for (const index of indexes) await sql.raw(`CREATE INDEX ${index}`).execute(db);
  },
};

const indexes = [
  "repeat_sale_next ON repeat_sale (next_at)",
  "repeat_sale_shown ON repeat_sale (account_id, mode, next_at, id)",
  "repeat_sale_number ON repeat_sale (account_id, number)",
  "repeat_sale_person ON repeat_sale (person_id)",
];
