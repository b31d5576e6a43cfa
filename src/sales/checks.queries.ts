import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import type { Purchase } from "./purchases.queries.ts";

/** The longest time from one check of a sale to the next: `watched` in the first `watchMs` after the tap, then `later`. */
export interface MaxDelays {
  watched: number;
  later: number;
  watchMs: number;
}

/**
 * Purchases whose next check is due, the longest overdue first, without those of the accounts in `except`. A check that
 * is planned further ahead than the longest step is due, too: it was planned while the clock was ahead.
 */
export async function dueForCheck(
  db: Db,
  { now, limit, except = [], longest }: { now: number; limit: number; except?: readonly string[]; longest: MaxDelays },
): Promise<Purchase[]> {
  return (
    db
      .selectFrom("purchase")
      .selectAll()
      // Most of the book has no next check: SQLite leaves those rows of the index unread.
      .where("next_check_at", ">", 0)
      .where((e) =>
        e.or([
          e("next_check_at", "<=", now),
          e("next_check_at", ">", now + longest.later),
          e.and([e("next_check_at", ">", now + longest.watched), e("confirmed_at", ">", now - longest.watchMs)]),
        ]),
      )
      .$if(except.length > 0, (q) => q.where("account_id", "not in", [...except]))
      .orderBy("next_check_at")
      .limit(limit)
      .execute()
  );
}

/** Makes each planned check of an account's sales due, once the account has credentials to ask with. */
export async function checkSoon(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable("purchase")
    .set({ next_check_at: now })
    .where("account_id", "=", accountId)
    .where("next_check_at", ">", now)
    .execute();
  emitAfterCommit(db, "checks");
}

/** The ids of sales that settled after `since`, whose token has not come and whose next check is after `now`. */
export async function awaitingTokens(db: Db, { now, since }: { now: number; since: number }): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("state", "=", "succeeded")
    .where("delivery", "=", "awaiting")
    .where("settled_at", ">", since)
    .where("next_check_at", ">", now)
    .execute();
  return rows.map(({ id }) => id);
}

/** The time of the first check after `now`. Returns null if none is planned. */
export async function nextCheckTime(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom("purchase")
    .select((e) => e.fn.min("next_check_at").as("at"))
    .where("next_check_at", ">", now)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The ids of open sales whose next check is after `now`: first the unknown ones, then the pending ones, each oldest first. */
export async function waitingForCheck(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select(["id", "state"])
    .where("state", "in", ["unknown", "pending"])
    .where("next_check_at", ">", now)
    .orderBy("id")
    .execute();
  return [...rows.filter((row) => row.state === "unknown"), ...rows.filter((row) => row.state !== "unknown")].map(
    (row) => row.id,
  );
}

/** Makes a check of a sale due, even if none is planned. */
export async function lookNow(trx: Db, accountId: string, reference: string, now: number): Promise<void> {
  await trx
    .updateTable("purchase")
    .set({ next_check_at: now })
    .where("account_id", "=", accountId)
    .where("reference", "=", reference)
    .where((e) => e.or([e("next_check_at", "is", null), e("next_check_at", ">", now)]))
    .execute();
  emitAfterCommit(trx, "checks");
}

/** Brings the next check of a sale forward to `at`, if it is planned for later. */
export async function checkBy(trx: Db, id: string, at: number): Promise<void> {
  await trx
    .updateTable("purchase")
    .set({ next_check_at: at })
    .where("id", "=", id)
    .where("next_check_at", ">", at)
    .execute();
  emitAfterCommit(trx, "checks");
}
