import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** As they were stored before names were cleaned. */
interface Before {
  chat: { user_id: number; first_name: string };
  chat_lock: { wrong: number };
}

const unwanted = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Wrong PINs by number as well as by user, the form of a number that the service takes, and names on one line. */
export const doors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("pin_try")
      .addColumn("user_id", "bigint", (c) => c.notNull())
      .addColumn("phone_hash", "text", (c) => c.notNull())
      .addColumn("wrong", "integer", (c) => c.notNull())
      .addColumn("tried_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("pin_try_key", ["user_id", "phone_hash"])
      .execute();
    await db.schema
      .createTable("phone_lock")
      .addColumn("phone_hash", "text", (c) => c.primaryKey())
      .addColumn("wrong", "integer", (c) => c.notNull())
      .addColumn("wait_until", "bigint")
      .addColumn("tried_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.alterTable("chat_lock").addColumn("digits_until", "bigint").execute();
    await db.schema.alterTable("chat_lock").addColumn("digits_hashes", "text").execute();
    await db.schema.alterTable("account").addColumn("login_phone", "text").execute();
    const before = db as Kysely<Before>;
    // Nobody knows at which number these were: waits that are running go on.
    await before.updateTable("chat_lock").set({ wrong: 0 }).execute();
    for (const { user_id, first_name } of await before.selectFrom("chat").select(["user_id", "first_name"]).execute()) {
      const clean = first_name.replace(unwanted, " ").replace(/\s+/g, " ").trim();
      if (clean === first_name) continue;
      await before.updateTable("chat").set({ first_name: clean }).where("user_id", "=", user_id).execute();
    }
  },
};
