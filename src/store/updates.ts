import type { Selectable } from "kysely";
import type { Db } from "./database.ts";
import type { UpdateTable } from "./tables/messages.ts";

export type StoredUpdate = Pick<Selectable<UpdateTable>, "update_id" | "sender_id" | "raw_sealed">;

/** Stores updates and returns those that were not there: a redelivered update is not new. */
export async function storeUpdates(db: Db, updates: readonly StoredUpdate[], now: number): Promise<Set<number>> {
  if (updates.length === 0) return new Set();
  const rows = await db
    .insertInto("telegram_update")
    .values(updates.map((update) => ({ ...update, received_at: now, done_at: null, failure: null })))
    .onConflict((c) => c.column("update_id").doNothing())
    .returning("update_id")
    .execute();
  return new Set(rows.map((row) => row.update_id));
}

/** Updates stored but not handled, in order: what a process that died left behind. */
export async function undoneUpdates(db: Db): Promise<StoredUpdate[]> {
  return db
    .selectFrom("telegram_update")
    .select(["update_id", "sender_id", "raw_sealed"])
    .where("done_at", "is", null)
    .orderBy("update_id")
    .execute();
}

/** Marks an update as handled and forgets its text. False: it was done before. */
export async function finishUpdate(db: Db, updateId: number, now: number, failure: string | null): Promise<boolean> {
  const result = await db
    .updateTable("telegram_update")
    .set({ done_at: now, failure, raw_sealed: "" })
    .where("update_id", "=", updateId)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets handled updates; Telegram itself redelivers for a day at the most. */
export async function pruneUpdates(db: Db, doneBefore: number): Promise<void> {
  await db.deleteFrom("telegram_update").where("done_at", "<", doneBefore).execute();
}
