import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import type { AccountChangeTable, ChangeState } from "./accounts.table.ts";

export type AccountChange = Selectable<AccountChangeTable>;

/** States of a change that the service may be making, or may have made. */
const runningStates = ["started", "unclear"] as const satisfies readonly ChangeState[];

/** Why nobody waits any more for what became of an unclear change: the profile does not tell. */
export const neverTold = "never_told";

export async function insertChange(db: Db, change: Insertable<AccountChangeTable>): Promise<void> {
  await db.insertInto("account_change").values(change).execute();
}

export async function findChange(db: Db, id: string): Promise<AccountChange | undefined> {
  return db.selectFrom("account_change").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findChangeByKey(db: Db, keyHash: string): Promise<AccountChange | undefined> {
  return db.selectFrom("account_change").selectAll().where("key_hash", "=", keyHash).executeTakeFirst();
}

/** Writes `changes` if the change is still in one of the states of `from`. Undefined: somebody was faster. */
export async function moveChange(
  db: Db,
  id: string,
  from: readonly ChangeState[],
  changes: Updateable<AccountChangeTable>,
): Promise<AccountChange | undefined> {
  return db
    .updateTable("account_change")
    .set(changes)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .returningAll()
    .executeTakeFirst();
}

export async function setChangeCard(db: Db, id: string, messageId: number): Promise<void> {
  await db.updateTable("account_change").set({ card_message_id: messageId }).where("id", "=", id).execute();
}

const changesRunning = prepared((db, p: { accountId: string }) =>
  db
    .selectFrom("account_change")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("state", "in", [...runningStates])
    .where((e) => e.or([e("why", "is", null), e("why", "!=", neverTold)])),
);

/** The newest change of this account that the service may be at, or may have done, as far as its profile may tell. */
export async function runningChange(db: Db, accountId: string): Promise<AccountChange | undefined> {
  return (await changesRunning(db, { accountId })).rows.sort((a, b) => (a.id < b.id ? 1 : -1))[0];
}

/** The newest change of this user that waits for a PIN since `since` or later. */
export async function changeWaitingForLogin(
  db: Db,
  wanted: { accountId: string; userId: number; since: number },
): Promise<AccountChange | undefined> {
  return db
    .selectFrom("account_change")
    .selectAll()
    .where("account_id", "=", wanted.accountId)
    .where("user_id", "=", wanted.userId)
    .where("state", "=", "login")
    .where("started_at", ">=", wanted.since)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** What a process that died left behind since `since`: asked for and not known, or known and not told. */
export async function changesLeftBehind(db: Db, since: number): Promise<AccountChange[]> {
  return db
    .selectFrom("account_change")
    .selectAll()
    .where("origin", "=", "tap")
    .where("told_at", "is", null)
    .where("started_at", ">=", since)
    .where("state", "not in", ["offered", "dropped"])
    .orderBy("id")
    .execute();
}

/** Changes wanted by a logout that are due for an attempt. */
export const duePutBacks = preparedList((db, now: number) =>
  db
    .selectFrom("account_change")
    .selectAll()
    .where("origin", "=", "logout")
    .where("state", "=", "started")
    .where("due_at", "<=", now)
    .orderBy("id"),
);

/** Somebody is back: what the logout wanted is no longer wanted. */
export async function dropPutBacks(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("account_change")
    .set({ state: "dropped" })
    .where("account_id", "=", accountId)
    .where("origin", "=", "logout")
    .where("state", "=", "started")
    .execute();
}
