import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared, preparedRows } from "../../db/prepared.ts";
import type { UpdateTable } from "../../outbox/messages.table.ts";

export type StoredUpdate = Pick<Selectable<UpdateTable>, "update_id" | "sender_id" | "raw_sealed" | "received_at">;
type NewUpdate = Omit<StoredUpdate, "received_at"> & Partial<Pick<Selectable<UpdateTable>, "tapped_message_id">>;

const addUpdates = preparedRows((db, rows: Insertable<UpdateTable>[]) =>
  db
    .insertInto("telegram_update")
    .values(rows)
    .onConflict((c) => c.column("update_id").doNothing())
    .returning("update_id"),
);

/** Stores updates and returns those that were not there: a redelivered update is not new. */
export async function storeUpdates(db: Db, updates: readonly NewUpdate[], now: number): Promise<Set<number>> {
  if (updates.length === 0) return new Set();
  const { rows } = await addUpdates(
    db,
    updates.map((update) => ({ tapped_message_id: null, ...update, received_at: now, done_at: null, failure: null })),
  );
  return new Set(rows.map((row) => row.update_id));
}

/** Updates stored but not handled, in order: what a process that died left behind. */
export async function undoneUpdates(db: Db): Promise<StoredUpdate[]> {
  return db
    .selectFrom("telegram_update")
    .select(["update_id", "sender_id", "raw_sealed", "received_at"])
    .where("done_at", "is", null)
    .orderBy("update_id")
    .execute();
}

/** Updates of one sender that are not handled, in order. `except`: those that cannot be opened. */
export async function undoneUpdatesOf(
  db: Db,
  senderId: number,
  { limit, except }: { limit: number; except: ReadonlySet<number> },
): Promise<StoredUpdate[]> {
  return db
    .selectFrom("telegram_update")
    .select(["update_id", "sender_id", "raw_sealed", "received_at"])
    .where("sender_id", "=", senderId)
    .where("done_at", "is", null)
    .$if(except.size > 0, (q) => q.where("update_id", "not in", [...except]))
    .orderBy("update_id")
    .limit(limit)
    .execute();
}

/** Who has updates that are not handled, and that no replica has begun with. `except`: those that cannot be opened. */
export async function sendersWaiting(db: Db, except: ReadonlySet<number>): Promise<number[]> {
  const rows = await db
    .selectFrom("telegram_update")
    .select("sender_id")
    .distinct()
    .where("done_at", "is", null)
    .$if(except.size > 0, (q) => q.where("update_id", "not in", [...except]))
    .where((e) =>
      e.not(
        e.exists(e.selectFrom("lease").select("name").where("name", "=", sql<string>`concat('inbox:', sender_id)`)),
      ),
    )
    .execute();
  return rows.map((row) => row.sender_id);
}

/** Whether this sender has tapped on the message after that update. */
export async function hasTappedSince(
  db: Db,
  tap: { senderId: number; messageId: number; updateId: number },
): Promise<boolean> {
  const later = await db
    .selectFrom("telegram_update")
    .select("update_id")
    .where("update_id", ">", tap.updateId)
    .where("sender_id", "=", tap.senderId)
    .where("tapped_message_id", "=", tap.messageId)
    .executeTakeFirst();
  return later !== undefined;
}

const endUpdate = prepared((db, p: { updateId: number; now: number; failure: string | null }) =>
  db
    .updateTable("telegram_update")
    .set({ done_at: p.now, failure: p.failure, raw_sealed: "" })
    .where("update_id", "=", p.updateId)
    .where("done_at", "is", null),
);

/** Marks an update as handled and forgets its text. False: it was done before. */
export async function finishUpdate(db: Db, updateId: number, now: number, failure: string | null): Promise<boolean> {
  return ((await endUpdate(db, { updateId, now, failure })).numAffectedRows ?? 0n) > 0n;
}

/** Forgets handled updates; Telegram itself redelivers for a day at the most. */
export async function pruneUpdates(db: Db, doneBefore: number): Promise<void> {
  await db.deleteFrom("telegram_update").where("done_at", "<", doneBefore).execute();
}
