import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers as people, each with several numbers; the names and links that are there become one for each number. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("person")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account_id", "text", (c) => c.notNull().references("account.id"))
      .addColumn("name", "text")
      .addColumn("name_folded", "text")
      .addColumn("served_at", "bigint", (c) => c.notNull())
      .addColumn("last_sale_id", "text", (c) => c.references("purchase.id"))
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("person_thing")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("person_id", "text", (c) => c.notNull().references("person.id"))
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("number", "text", (c) => c.notNull())
      .addColumn("last_sale_id", "text", (c) => c.references("purchase.id"))
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addUniqueConstraint("person_thing_number", ["account_id", "number"])
      .execute();
    await db.schema
      .createTable("save_question")
      .addColumn("account_id", "text", (c) => c.notNull())
      .addColumn("number", "text", (c) => c.notNull())
      .addColumn("purchase_id", "text", (c) => c.notNull().references("purchase.id"))
      .addColumn("declined_at", "bigint")
      .addPrimaryKeyConstraint("save_question_key", ["account_id", "number"])
      .execute();
    await moveNames(db);
    await db.schema
      .createIndex("person_served")
      .on("person")
      .columns(["account_id", "served_at", "id"] as never[])
      .execute();
    await db.schema
      .createIndex("person_name")
      .on("person")
      .columns(["account_id", "name_folded"] as never[])
      .where("name_folded" as never, "is not", null)
      .execute();
    await db.schema.createIndex("person_thing_person").on("person_thing").column("person_id").execute();
    await db.schema.dropIndex("customer_name").execute();
    for (const column of ["name", "name_folded"]) await db.schema.alterTable("customer").dropColumn(column).execute();
  },
};

/** Where a number had several names, one for each service, the newest is kept. */
async function moveNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO person (id, account_id, name, name_folded, served_at, created_at)
    SELECT id, account_id, name, name_folded, created_at, created_at FROM (
      SELECT customer.*, row_number() OVER (PARTITION BY account_id, beneficiary
        ORDER BY CASE WHEN name IS NULL THEN 1 ELSE 0 END, id DESC) AS place FROM customer) AS ranked
    WHERE place = 1`.execute(db);
  await sql`
    INSERT INTO person_thing (id, person_id, account_id, kind, number, last_sale_id, created_at)
    SELECT person.id, person.id, person.account_id,
      CASE customer.service_type WHEN 'electricity' THEN 'meter' WHEN 'tv' THEN 'smartcard' ELSE 'phone' END,
      customer.beneficiary,
      (SELECT max(purchase.id) FROM purchase WHERE purchase.account_id = customer.account_id
        AND purchase.beneficiary = customer.beneficiary AND purchase.state = 'succeeded'),
      person.created_at
    FROM person JOIN customer ON customer.id = person.id`.execute(db);
  await sql`
    UPDATE person SET last_sale_id = (SELECT last_sale_id FROM person_thing WHERE person_thing.id = person.id)`.execute(
    db,
  );
  await sql`
    UPDATE person SET served_at = coalesce(
      (SELECT confirmed_at FROM purchase WHERE purchase.id = person.last_sale_id), served_at)`.execute(db);
}
