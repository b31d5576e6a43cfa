import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../db/database.ts";
import { preparedFirst } from "../db/prepared.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { BatchTable } from "./batches.table.ts";

export type Batch = Selectable<BatchTable>;

export async function insertBatch(db: Db, batch: Insertable<BatchTable>): Promise<void> {
  await db.insertInto("batch").values(batch).execute();
}

export const findBatch = preparedFirst((db, id: string) => db.selectFrom("batch").selectAll().where("id", "=", id));

/** Changes a list that is as it was read. Undefined: it is not any more. */
export async function updateBatch(
  db: Db,
  seen: Pick<Batch, "id" | "state" | "version">,
  changes: Omit<Updateable<BatchTable>, "id" | "version">,
): Promise<Batch | undefined> {
  return db
    .updateTable("batch")
    .set({ ...changes, version: seen.version + 1 })
    .where("id", "=", seen.id)
    .where("state", "=", seen.state)
    .where("version", "=", seen.version)
    .returningAll()
    .executeTakeFirst();
}

export async function setBatchCard(db: Db, id: string, messageId: number): Promise<void> {
  await db.updateTable("batch").set({ card_message_id: messageId }).where("id", "=", id).execute();
}

/** The list of a chat that can still be confirmed. */
export async function draftOf(db: Db, userId: number, now: number): Promise<Batch | undefined> {
  return db
    .selectFrom("batch")
    .selectAll()
    .where("state", "=", "draft")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Drops lists that nobody has confirmed: those of a user, those that ran out before `until`, or all. */
export async function dropDrafts(db: Db, of: { userId?: number; until?: number }): Promise<void> {
  const { userId, until } = of;
  await db
    .updateTable("batch")
    .set((e) => ({ state: "dropped" as const, rows_sealed: "", version: e("version", "+", 1) }))
    .where("state", "=", "draft")
    .$if(userId !== undefined, (q) => q.where("user_id", "=", userId as number))
    .$if(until !== undefined, (q) => q.where("expires_at", "<=", until as number))
    .execute();
}

export async function runningBatches(db: Db): Promise<Batch[]> {
  return db.selectFrom("batch").selectAll().where("state", "=", "running").orderBy("id").execute();
}

/** The rows of a list, in its order. */
export async function rowsOf(db: Db, batchId: string): Promise<Purchase[]> {
  return db.selectFrom("purchase").selectAll().where("batch_id", "=", batchId).orderBy("id").execute();
}

const movingRows = preparedFirst((db, accountId: string) =>
  db
    .selectFrom("purchase")
    .select((e) => e.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .where("batch_id", "is not", null)
    .where("state", "in", ["intent", "sending"]),
);

/** How many rows of an account's lists are on their way to the service. */
export async function countMoving(db: Db, accountId: string): Promise<number> {
  return Number((await movingRows(db, accountId))?.count ?? 0);
}

/** Takes back the rows of a list that have not been sent. */
export async function cancelRows(db: Db, batchId: string, why: string): Promise<void> {
  await db
    .updateTable("purchase")
    .set((e) => ({ state: "cancelled" as const, why, version: e("version", "+", 1) }))
    .where("batch_id", "=", batchId)
    .where("state", "=", "quoted")
    .execute();
}
