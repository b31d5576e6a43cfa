import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Names are found without their hooks, as without their marks. */
export const hookedNames: Migration = {
  async up(db) {
    const bare = [
      ["ɓ", "b"],
      ["ɗ", "d"],
      ["ƙ", "k"],
      ["ƴ", "y"],
    ].reduce(
      (folded, [hooked, letter]) => sql<string>`replace(${folded}, ${hooked}, ${letter})`,
      sql<string>`name_folded`,
    );
    await sql`update person set name_folded = ${bare} where name_folded is not null`.execute(db);
  },
};
