import type { Selectable, Updateable } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import type { RepeatSaleTable } from "./repeats.table.ts";

export type Repeat = Selectable<RepeatSaleTable>;

export async function insertRepeat(trx: Db, repeat: Repeat): Promise<void> {
  await trx.insertInto("repeat_sale").values(repeat).execute();
}

export async function findRepeat(db: Db, id: string): Promise<Repeat | undefined> {
  return db.selectFrom("repeat_sale").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Writes `changes` where the row is still as `was` says. Undefined: it is not, or is gone. */
export async function changeRepeat(
  trx: Db,
  id: string,
  changes: Updateable<RepeatSaleTable>,
  was: { next_at?: number; asked_day?: number } = {},
): Promise<Repeat | undefined> {
  return trx
    .updateTable("repeat_sale")
    .set(changes)
    .where("id", "=", id)
    .where((e) => e.and(was))
    .returningAll()
    .executeTakeFirst();
}

export async function deleteRepeat(trx: Db, id: string): Promise<boolean> {
  return (await trx.deleteFrom("repeat_sale").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

/** Whose reminders: those of an account, of one of its seats, or for one of its customers. */
export interface RepeatQuery {
  accountId: string;
  mode: AccountMode;
  seatId?: string | undefined;
  personId?: string;
  offset?: number;
  limit: number;
}

/** The next one first. */
export async function listRepeats(db: Db, query: RepeatQuery): Promise<Repeat[]> {
  const { accountId, mode, seatId, personId, offset = 0, limit } = query;
  return db
    .selectFrom("repeat_sale")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .$if(seatId !== undefined, (q) => q.where("seat_id", "=", seatId ?? ""))
    .$if(personId !== undefined, (q) => q.where("person_id", "=", personId ?? ""))
    .orderBy("next_at")
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
}

const toNumber = prepared((db, p: { accountId: string; mode: AccountMode; number: string }) =>
  db
    .selectFrom("repeat_sale")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("mode", "=", p.mode)
    .where("number", "=", p.number),
);

/** The reminders of what is sold to a number. */
export async function repeatsTo(db: Db, sale: { account_id: string; mode: AccountMode; beneficiary: string }) {
  return (await toNumber(db, { accountId: sale.account_id, mode: sale.mode, number: sale.beneficiary })).rows;
}

/** The due reminders of shops with a logged-in user who can sell them, the oldest first. */
export const dueRepeats = preparedList((db, now: number, limit: number) =>
  db
    .selectFrom("repeat_sale")
    .innerJoin("account", "account.id", "repeat_sale.account_id")
    .selectAll("repeat_sale")
    .where("next_at", "<=", now)
    .whereRef("account.mode", "=", "repeat_sale.mode")
    .where((e) => e.exists(e.selectFrom("chat").select("user_id").whereRef("chat.account_id", "=", "account.id")))
    .orderBy("next_at")
    .orderBy("repeat_sale.id")
    .limit(limit),
);
