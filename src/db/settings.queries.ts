import type { Db } from "./database.ts";
import { preparedFirst } from "./prepared.ts";

const settingOf = preparedFirst((db, name: string) =>
  db.selectFrom("setting").select("value").where("name", "=", name),
);

/** A setting that the program keeps for itself; undefined when it was never put. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await settingOf(db, name))?.value;
}

/** False when it stands already: then it stays as it was. */
export async function putSettingOnce(db: Db, name: string, value: string): Promise<boolean> {
  const added = await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((c) => c.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return added !== undefined;
}

export async function putSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((c) => c.column("name").doUpdateSet({ value }))
    .execute();
}

export async function settingsUnder(db: Db, prefix: string): Promise<readonly { name: string; value: string }[]> {
  const rows = await db.selectFrom("setting").selectAll().where("name", ">=", prefix).execute();
  return rows.filter(({ name }) => name.startsWith(prefix));
}
