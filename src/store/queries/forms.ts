import type { Selectable } from "kysely";
import type { Db } from "../engine/database.ts";
import type { FormTable } from "../tables/messages.ts";

export type FormRow = Selectable<FormTable>;

export async function readForm(db: Db, userId: number): Promise<FormRow | undefined> {
  return db.selectFrom("form").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function writeForm(db: Db, form: FormRow): Promise<void> {
  await db
    .insertInto("form")
    .values(form)
    .onConflict((c) => c.column("user_id").doUpdateSet({ ...form }))
    .execute();
}

export async function deleteForm(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("form").where("user_id", "=", userId).execute();
}

export async function expiredForms(db: Db, now: number): Promise<FormRow[]> {
  return db.selectFrom("form").selectAll().where("expires_at", "<=", now).execute();
}
