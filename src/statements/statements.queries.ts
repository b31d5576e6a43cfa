import { type Selectable, sql, type Updateable } from "kysely";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import type { StatementTable } from "./statements.table.ts";

export type StatementRow = Selectable<StatementTable>;

/** To the letter as in the index that allows one of an account. */
const isRunning = sql<boolean>`state IN ('asked', 'making')`;

/** False: another one of the account is being made. */
export async function insertStatement(db: Db, row: StatementRow): Promise<boolean> {
  const result = await db
    .insertInto("statement")
    .values(row)
    .onConflict((c) => c.column("account_id").where(isRunning).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findStatement(db: Db, id: string): Promise<StatementRow | undefined> {
  return db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes a statement that is in this state. Undefined: it is not any more. */
export async function updateStatement(
  db: Db,
  seen: Pick<StatementRow, "id" | "state">,
  changes: Updateable<StatementTable>,
): Promise<StatementRow | undefined> {
  return db
    .updateTable("statement")
    .set(changes)
    .where("id", "=", seen.id)
    .where("state", "=", seen.state)
    .returningAll()
    .executeTakeFirst();
}

/** Sets the card of a statement, and starts its making. */
export async function setStatementCard(trx: Db, id: string, messageId: number): Promise<void> {
  await trx.updateTable("statement").set({ card_message_id: messageId }).where("id", "=", id).execute();
  emitAfterCommit(trx, "statements", id);
}

export async function runningStatements(db: Db): Promise<Pick<StatementRow, "id">[]> {
  return db.selectFrom("statement").select("id").where("state", "in", ["asked", "making"]).orderBy("id").execute();
}

/** Telegram's name for a file that holds the same. */
export async function fileOfDigest(db: Db, accountId: string, digest: string): Promise<string | null> {
  const row = await db
    .selectFrom("statement")
    .select("file_id")
    .where("account_id", "=", accountId)
    .where("digest", "=", digest)
    .where("file_id", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.file_id ?? null;
}

export async function forgetStatements(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("statement")
    .where("asked_at", "<", before)
    .where("state", "not in", ["asked", "making"])
    .execute();
}
