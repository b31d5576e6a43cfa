import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a wallet's book remembers beside its newest snapshot is one value, which only one module reads. */
export const walletMemory: Migration = {
  async up(db: Kysely<unknown>) {
    const look = () => db.schema.alterTable("wallet_look");
    for (const name of ["doubted_id", "since_at", "loose_kobo", "rises", "falls", "given_back"])
      await look().dropColumn(name).execute();
    await look()
      .addColumn("memory", "text", (c) => c.notNull().defaultTo("{}"))
      .execute();
  },
};
