import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { makeAppendOnly } from "../engine/append-only.ts";

/** Who owes: how sales were paid for, what each person owes, and every change of that. */
export const debts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tender")
      .addColumn("purchase_id", "text", (c) => c.primaryKey().references("purchase.id"))
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("person_id", "text")
      .addColumn("since_at", "bigint", (c) => c.notNull())
      .addColumn("left_kobo", "bigint", (c) => c.notNull())
      .addColumn("forgiven_kobo", "bigint", (c) => c.notNull())
      .addColumn("taken_back_at", "bigint")
      .addColumn("back_kobo", "bigint", (c) => c.notNull())
      .addColumn("given_back_at", "bigint")
      .execute();
    await db.schema
      .createTable("debtor")
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("person_id", "text", (c) => c.notNull())
      .addColumn("owed_kobo", "bigint", (c) => c.notNull())
      .addColumn("oldest_at", "bigint")
      .addColumn("promised_for", "bigint")
      .addColumn("reminded_at", "bigint")
      .addColumn("version", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("debtor_key", ["account_id", "mode", "person_id"])
      .execute();
    await db.schema
      .createTable("debt_line")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("mode", "text", (c) => c.notNull())
      .addColumn("person_id", "text")
      .addColumn("purchase_id", "text", (c) => c.references("purchase.id"))
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("owed_kobo", "bigint", (c) => c.notNull())
      .addColumn("back_kobo", "bigint", (c) => c.notNull())
      .addColumn("step", "integer", (c) => c.notNull())
      .addColumn("seat_id", "text")
      .execute();
    for (const index of indexes) await sql.raw(`CREATE ${index}`).execute(db);
    await makeAppendOnly(db, "debt_line");
  },
};

const indexes = [
  "INDEX tender_open ON tender (account_id, mode, person_id, since_at, purchase_id) WHERE left_kobo > 0 AND taken_back_at IS NULL",
  "INDEX debtor_owing ON debtor (account_id, mode, oldest_at, person_id, owed_kobo) WHERE owed_kobo > 0",
  "UNIQUE INDEX debt_line_step ON debt_line (account_id, mode, person_id, step) WHERE person_id IS NOT NULL",
  "INDEX debt_line_at ON debt_line (account_id, mode, at)",
];
