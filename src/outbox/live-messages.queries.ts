import type { Db } from "../db/database.ts";

/** The message that shows a board; null when it was not sent yet. */
export async function findLiveMessage(db: Db, key: string): Promise<number | null> {
  const row = await db.selectFrom("board").select("message_id").where("key", "=", key).executeTakeFirst();
  return row?.message_id ?? null;
}

export async function putLiveMessage(db: Db, key: string, messageId: number): Promise<void> {
  await db
    .insertInto("board")
    .values({ key, message_id: messageId })
    .onConflict((c) => c.column("key").doUpdateSet({ message_id: messageId }))
    .execute();
}
