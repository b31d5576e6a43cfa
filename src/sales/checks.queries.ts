import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import type { Purchase } from "./purchases.queries.ts";

/** The longest time from one check to the next: in the first `watchMs` after the tap, and later. */
export interface MaxDelays {
  watched: number;
  later: number;
  watchMs: number;
}

/**
 * Purchases whose next check is due, the longest due first; none of the accounts in `except`. A check that is planned
 * further ahead than any step is long is due, too: the clock was ahead, and has been set right since.
 */
export async function dueForCheck(
  db: Db,
  { now, limit, except = [], longest }: { now: number; limit: number; except?: readonly string[]; longest: MaxDelays },
): Promise<Purchase[]> {
  return db
    .selectFrom("purchase")
    .selectAll()
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
    .execute();
}

/** Makes the next look at every watched sale of an account due: there are credentials again to look with. */
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

/** When the next look of those that are not due at `now` will be. */
export async function nextCheckTime(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom("purchase")
    .select((e) => e.fn.min("next_check_at").as("at"))
    .where("next_check_at", ">", now)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Open sales whose next look is after `now`: unknown ones first, then the oldest. */
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

/** Makes a check of a sale due, also of one without a planned check. */
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

/** Brings the next look at a sale forward, if it is planned for later. */
export async function checkBy(trx: Db, id: string, at: number): Promise<void> {
  await trx
    .updateTable("purchase")
    .set({ next_check_at: at })
    .where("id", "=", id)
    .where("next_check_at", ">", at)
    .execute();
  emitAfterCommit(trx, "checks");
}
