import type { Db } from "../db/database.ts";
import { prepared, preparedFirst, preparedList } from "../db/prepared.ts";
import { customerKinds } from "./messages.table.ts";
import type { Notice } from "./notices.queries.ts";

export const dueNotices = preparedList((db, now: number, limit: number) =>
  db
    .selectFrom("notice")
    .selectAll()
    .where("done_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit),
);

export const findNotice = preparedFirst((db, id: string) => db.selectFrom("notice").selectAll().where("id", "=", id));

const nextDue = preparedFirst((db, now: number) =>
  db
    .selectFrom("notice")
    .select((e) => e.fn.min("due_at").as("at"))
    .where("done_at", "is", null)
    .where("due_at", ">", now),
);

/** When the next of those that are not due yet will be. */
export async function nextNoticeTime(db: Db, now: number): Promise<number | null> {
  return (await nextDue(db, now))?.at ?? null;
}

const endNotice = prepared((db, p: Pick<Notice, "id" | "version" | "failure"> & { now: number }) =>
  db
    .updateTable("notice")
    .set({ done_at: p.now, failure: p.failure })
    .where("id", "=", p.id)
    .where("version", "=", p.version)
    .where("done_at", "is", null),
);

/** Marks a delivery as done, unless the card was enqueued again meanwhile. False: it is still to be delivered. */
export async function finishNotice(db: Db, notice: Notice, now: number, failure: string | null): Promise<boolean> {
  const { id, version } = notice;
  return ((await endNotice(db, { id, version, failure, now })).numAffectedRows ?? 0n) > 0n;
}

/** When the first of the messages owed to the same customer before this one is due; null when there is none. */
export async function earlierDueAt(db: Db, notice: Notice): Promise<number | null> {
  const row = await db
    .selectFrom("notice")
    .select((e) => e.fn.min("due_at").as("at"))
    .where("user_id", "=", notice.user_id)
    .where("kind", "in", [...customerKinds])
    .where("done_at", "is", null)
    .where("id", "<", notice.id)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Everything that is owed to one user as a customer. */
export async function owedToCustomer(db: Db, userId: number): Promise<Notice[]> {
  return db
    .selectFrom("notice")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "in", [...customerKinds])
    .where("done_at", "is", null)
    .execute();
}

/** Puts a notice off without counting an attempt: it waits for its turn. */
export async function delayNotice(db: Db, notice: Notice, dueAt: number): Promise<void> {
  await db.updateTable("notice").set({ due_at: dueAt }).where("id", "=", notice.id).execute();
}

export async function postponeNotice(db: Db, notice: Notice, dueAt: number): Promise<void> {
  await db
    .updateTable("notice")
    .set({ due_at: dueAt, attempts: notice.attempts + 1 })
    .where("id", "=", notice.id)
    .where("version", "=", notice.version)
    .execute();
}

/** Owes again what was marked as sent, and certainly was not. */
export async function enqueueAgain(db: Db, notice: Notice, dueAt: number): Promise<void> {
  await db
    .updateTable("notice")
    .set({ done_at: null, due_at: dueAt, attempts: notice.attempts + 1 })
    .where("id", "=", notice.id)
    .where("version", "=", notice.version)
    .where("failure", "is", null)
    .execute();
}

/** Gives up everything owed to a chat that cannot be reached. */
export async function dropNotices(db: Db, userId: number, now: number, failure: string): Promise<void> {
  await db
    .updateTable("notice")
    .set({ done_at: now, failure })
    .where("user_id", "=", userId)
    .where("done_at", "is", null)
    .execute();
}
