import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { Purchase } from "./purchases.queries.ts";

/** The longest time from one check of a sale to the next: `watched` in the first `watchMs` after the tap, then `later`. */
export interface MaxDelays {
  watched: number;
  later: number;
  watchMs: number;
}

const due = prepared(
  (
    db,
    p: { now: number; afterLater: number; afterWatched: number; watchedSince: number; limit: number } & Record<
      `except${number}`,
      string
    >,
  ) => {
    const { now, afterLater, afterWatched, watchedSince, limit, ...except } = p;
    const accounts = Object.values(except);
    return (
      db
        .selectFrom("purchase")
        .selectAll()
        // Most of the book has no next check: SQLite leaves those rows of the index unread.
        .where("next_check_at", ">", 0)
        .where((e) =>
          e.or([
            e("next_check_at", "<=", now),
            e("next_check_at", ">", afterLater),
            e.and([e("next_check_at", ">", afterWatched), e("confirmed_at", ">", watchedSince)]),
          ]),
        )
        .$if(accounts.length > 0, (q) => q.where("account_id", "not in", accounts))
        .orderBy("next_check_at")
        .limit(limit)
    );
  },
);

/**
 * Purchases whose next check is due, the longest overdue first, without those of the accounts in `except`. A check that
 * is planned further ahead than the longest step is due, too: it was planned while the clock was ahead.
 */
export async function dueForCheck(
  db: Db,
  { now, limit, except = [], longest }: { now: number; limit: number; except?: readonly string[]; longest: MaxDelays },
): Promise<Purchase[]> {
  const ahead = { afterLater: now + longest.later, afterWatched: now + longest.watched };
  const { rows } = await due(db, {
    ...{ now, ...ahead, watchedSince: now - longest.watchMs, limit },
    ...Object.fromEntries(except.map((account, place) => [`except${place}`, account])),
  });
  return rows;
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
    .select(["id", "state"])
    // Without the state, which most of a book shares, SQLite reads only the sales that have a next check.
    .where("delivery", "=", "awaiting")
    .where("settled_at", ">", since)
    .where("next_check_at", ">", now)
    .execute();
  return rows.filter(({ state }) => state === "succeeded").map(({ id }) => id);
}

const nextTime = prepared((db, p: { now: number }) =>
  db
    .selectFrom("purchase")
    .select((e) => e.fn.min("next_check_at").as("at"))
    .where("next_check_at", ">", p.now),
);

/** The time of the first check after `now`. Returns null if none is planned. */
export async function nextCheckTime(db: Db, now: number): Promise<number | null> {
  return (await nextTime(db, { now })).rows[0]?.at ?? null;
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
