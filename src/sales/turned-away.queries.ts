import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";

/** Stores a user who gets a message when the service is back: once, however often they are turned away. */
export async function recordTurnedAway(trx: Db, userId: number, at: number): Promise<void> {
  await trx
    .insertInto("turned_away")
    .values({ user_id: userId, at })
    .onConflict((c) => c.column("user_id").doNothing())
    .execute();
}

const anybody = prepared((db) => db.selectFrom("turned_away").select("user_id").limit(1));

export async function isAnybodyTurnedAway(db: Db): Promise<boolean> {
  return (await anybody(db, {})).rows.length > 0;
}

/** Takes all of them off the list. A caller at the same time gets others, or none. */
export async function takeTurnedAway(trx: Db): Promise<number[]> {
  const rows = await trx.deleteFrom("turned_away").returning("user_id").execute();
  return rows.map((row) => row.user_id);
}
