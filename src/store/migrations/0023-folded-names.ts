import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

interface Before {
  customer: { id: string; name: string | null; name_folded: string | null };
}

/** A customer's name as it is searched for. */
export const foldedNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer").addColumn("name_folded", "text").execute();
    const customers = db as Kysely<Before>;
    const named = await customers.selectFrom("customer").select(["id", "name"]).where("name", "is not", null).execute();
    for (const { id, name } of named) {
      await customers
        .updateTable("customer")
        .set({ name_folded: fold(name ?? "") })
        .where("id", "=", id)
        .execute();
    }
    await db.schema
      .createIndex("customer_name")
      .on("customer")
      .columns(["account_id", "name_folded", "beneficiary"])
      .where("name_folded" as never, "is not", null)
      .execute();
  },
};

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
