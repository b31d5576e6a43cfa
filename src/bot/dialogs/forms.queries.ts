import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared, preparedFirst } from "../../db/prepared.ts";
import type { FormTable } from "../../outbox/messages.table.ts";

export type FormRow = Selectable<FormTable>;

export const readForm = preparedFirst((db, userId: number) =>
  db.selectFrom("form").selectAll().where("user_id", "=", userId),
);

const putForm = prepared((db, form: FormRow) =>
  db
    .insertInto("form")
    .values(form)
    .onConflict((c) => c.column("user_id").doUpdateSet(form)),
);

export async function writeForm(db: Db, form: FormRow): Promise<void> {
  await putForm(db, form);
}

const dropForm = prepared((db, p: { userId: number }) => db.deleteFrom("form").where("user_id", "=", p.userId));

export async function deleteForm(db: Db, userId: number): Promise<void> {
  await dropForm(db, { userId });
}

const formsOver = prepared((db, p: { now: number }) =>
  db.selectFrom("form").selectAll().where("expires_at", "<=", p.now),
);

export async function expiredForms(db: Db, now: number): Promise<FormRow[]> {
  return (await formsOver(db, { now })).rows;
}
