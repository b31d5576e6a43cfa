import type { Insertable, Selectable } from "kysely";
import type { Ids } from "../core/ids.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { type AccountFacts, drawnKinds, type NoticeKind, type NoticeTable } from "./messages.table.ts";

export type Notice = Selectable<NoticeTable>;

export interface Owed {
  id: string;
  userId: number;
  purchaseId: string | null;
  kind: NoticeKind;
  /** The same key is enqueued once, except for what is drawn: that is enqueued again. */
  key: string;
  /** The content of a notice of kind `account`. */
  facts?: AccountFacts;
  now: number;
  /** It is delivered then; `now` if not given. */
  dueAt?: number;
}

/** Owed once: no row comes back where it was owed before. */
const enqueueOnce = prepared((db, row: Insertable<NoticeTable>) =>
  db
    .insertInto("notice")
    .values(row)
    .onConflict((c) => c.column("key").doNothing())
    .returning("id"),
);

const enqueueDrawn = prepared((db, row: Insertable<NoticeTable>) =>
  db
    .insertInto("notice")
    .values(row)
    .onConflict((c) =>
      c.column("key").doUpdateSet((e) => ({
        due_at: row.due_at,
        done_at: null,
        failure: null,
        attempts: 0,
        version: e("notice.version", "+", 1),
      })),
    )
    .returning("id"),
);

/** Writes what is owed, in the transaction that makes it so. */
export async function enqueue(db: Db, owed: Owed): Promise<void> {
  const isDrawn = (drawnKinds as readonly NoticeKind[]).includes(owed.kind);
  await enqueueRow(db, isDrawn ? enqueueDrawn : enqueueOnce, owed);
}

async function enqueueRow(db: Db, insert: typeof enqueueOnce, owed: Owed): Promise<void> {
  const { id, userId, purchaseId, kind, key, facts, now, dueAt = now } = owed;
  const { rows } = await insert(db, {
    ...{ id, user_id: userId, purchase_id: purchaseId, kind, key, due_at: dueAt, version: 1, attempts: 0 },
    ...{ done_at: null, failure: null, facts: facts ? JSON.stringify(facts) : null, created_at: now },
  });
  const [kept] = rows;
  // Named, it is delivered now: also if an earlier picture of it is on its way.
  if (kept) emitAfterCommit(db, "notices", dueAt > now ? "" : `${userId}:${kept.id}`);
}

/** Takes back what is owed about a sale under keys that begin so, and was not delivered yet. */
export async function withdrawNotices(db: Db, purchaseId: string, prefix: string): Promise<void> {
  await db
    .deleteFrom("notice")
    .where("purchase_id", "=", purchaseId)
    .where("key", "like", `${prefix}%`)
    .where("done_at", "is", null)
    .execute();
}

/**
 * Enqueued again by `due_at`, or earlier where it waits for an earlier time: changes that follow each other fast are
 * one delivery. A message that is due already may be under way: it is drawn once more.
 */
const enqueueBy = prepared((db, row: Insertable<NoticeTable>) =>
  db
    .insertInto("notice")
    .values(row)
    .onConflict((c) =>
      c.column("key").doUpdateSet((e) => ({
        due_at: e
          .case()
          .when(
            e.and([
              e("notice.done_at", "is", null),
              e("notice.due_at", ">", e.ref("excluded.created_at")),
              e("notice.due_at", "<", e.ref("excluded.due_at")),
            ]),
          )
          .then(e.ref("notice.due_at"))
          .else(e.ref("excluded.due_at"))
          .end(),
        done_at: null,
        failure: null,
        version: e("notice.version", "+", 1),
      })),
    )
    .returning("id"),
);

/** Owes what is drawn from rows that change faster than a chat is written to: it is drawn by `dueAt`. */
export async function enqueueDelayed(
  db: Db,
  owed: Omit<Owed, "purchaseId" | "facts" | "dueAt"> & { dueAt: number },
): Promise<void> {
  await enqueueRow(db, enqueueBy, { ...owed, purchaseId: null });
}

export async function wasEnqueued(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom("notice").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

export async function wasDelivered(db: Db, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const row = await db
    .selectFrom("notice")
    .select("id")
    .where("key", "in", [...keys])
    .where("done_at", "is not", null)
    .where("failure", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Owes a chat a word about its account. `accountId`: the word goes with the account, also if nobody has read it. */
export async function enqueueNews(
  db: Db,
  { ids, now }: { ids: Ids; now: number },
  userId: number,
  facts: AccountFacts,
  accountId?: string,
): Promise<void> {
  const id = ids.ulid();
  const key = accountId === undefined ? `account:${id}` : `account:${accountId}:${id}`;
  await enqueue(db, { id, userId, purchaseId: null, kind: "account", key, facts, now });
}

/** Owes once more what is drawn from the row. Other kinds are never repeated. */
export async function redraw(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("notice")
    .set((e) => ({ due_at: now, done_at: null, failure: null, version: e("version", "+", 1) }))
    .where("id", "=", id)
    .where("kind", "in", [...drawnKinds])
    .execute();
  emitAfterCommit(db, "notices");
}

/** Keeps which message says that a sale failed. */
export async function setNoticeMessage(db: Db, { id }: Notice, messageId: number): Promise<void> {
  await db.updateTable("notice").set({ message_id: messageId }).where("id", "=", id).execute();
}

/** Has the messages edited that say that a sale failed. */
export async function redrawFailures(db: Db, purchaseId: string, now: number): Promise<void> {
  const redrawn = await db
    .updateTable("notice")
    .set((e) => ({ due_at: now, done_at: null, failure: null, attempts: 0, version: e("version", "+", 1) }))
    .where("purchase_id", "=", purchaseId)
    .where("message_id", "is not", null)
    .returning(["id", "user_id"])
    .execute();
  for (const { id, user_id } of redrawn) emitAfterCommit(db, "notices", `${user_id}:${id}`);
}

export async function isFailureMessage(db: Db, purchaseId: string, messageId: number): Promise<boolean> {
  const told = db.selectFrom("notice").select("id").where("purchase_id", "=", purchaseId);
  return (await told.where("message_id", "=", messageId).executeTakeFirst()) !== undefined;
}

/** The user is back: the cards that could not be delivered are owed again. */
export async function reviveCards(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable("notice")
    .set({ done_at: null, failure: null, attempts: 0, due_at: now })
    .where("user_id", "=", userId)
    .where("kind", "in", [...drawnKinds])
    .where("failure", "=", "unreachable")
    .execute();
  emitAfterCommit(db, "notices");
}

/** A card of a list is edited no faster than this: Telegram takes about one edit a second in a chat. */
const paceMs = 1500;

function batchKey(batchId: string): string {
  return `batch:${batchId}`;
}

/** Owes the card of a list what has changed in it, and has its next rows looked at: at once, or at an even pace. */
export async function enqueueBatch(
  trx: Db,
  { ids, now }: { ids: Ids; now: number },
  batch: { id: string; user_id: number },
  isAtOnce = false,
): Promise<void> {
  const dueAt = isAtOnce ? now : now + paceMs;
  await enqueueDelayed(trx, {
    id: ids.ulid(),
    userId: batch.user_id,
    kind: "batch",
    key: batchKey(batch.id),
    now,
    dueAt,
  });
  emitAfterCommit(trx, "batches", batch.id);
}

/** The list that a notice of kind `batch` is about. */
export function batchOfKey(key: string): string {
  return key.slice(batchKey("").length);
}
