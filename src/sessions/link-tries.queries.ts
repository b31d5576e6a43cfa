import { hourMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";

/** Wrong links that one user may open in an hour. */
const maxWrong = 10;

/** Whether this user has opened too many wrong links in this hour for another lookup. */
export async function hasTriedTooOften(db: Db, userId: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("link_try")
    .select("wrong")
    .where("user_id", "=", userId)
    .where("since_at", ">", now - hourMs)
    .executeTakeFirst();
  return (row?.wrong ?? 0) >= maxWrong;
}

/** Counts a wrong link: into the hour that is running, or as the first of a new one. */
export async function recordWrongLink(db: Db, userId: number, now: number): Promise<void> {
  const since = now - hourMs;
  await db
    .insertInto("link_try")
    .values({ user_id: userId, since_at: now, wrong: 1 })
    .onConflict((c) =>
      c.column("user_id").doUpdateSet((e) => ({
        wrong: e
          .case()
          .when("link_try.since_at", ">", since)
          .then(e("link_try.wrong", "+", 1))
          .else(1)
          .end(),
        since_at: e.case().when("link_try.since_at", ">", since).then(e.ref("link_try.since_at")).else(now).end(),
      })),
    )
    .execute();
}
