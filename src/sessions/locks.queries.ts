import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { ChatLockTable, PinEntryTable } from "./lock.table.ts";

export type ChatLock = Selectable<ChatLockTable>;
export type PinEntryRow = Selectable<PinEntryTable>;

const lockOf = prepared((db, p: { userId: number }) =>
  db.selectFrom("chat_lock").selectAll().where("user_id", "=", p.userId),
);

export async function findLock(db: Db, userId: number): Promise<ChatLock | undefined> {
  return (await lockOf(db, { userId })).rows[0];
}

/** Makes or changes the lock of a user's chat. A new one was seen `now` and has no wrong PIN. */
export async function putLock(db: Db, userId: number, now: number, changes: Partial<ChatLock>): Promise<void> {
  const fresh = {
    entry: "keypad" as const,
    seen_at: now,
    locked_at: null,
    wrong: 0,
    wait_until: null,
    digits_until: null,
    digits_hashes: null,
  };
  await db
    .insertInto("chat_lock")
    .values({ ...fresh, ...changes, user_id: userId })
    .onConflict((c) => c.column("user_id").doUpdateSet({ ...changes, user_id: userId }))
    .execute();
}

/** Takes digits that are typed before `until` for a PIN's, where the user has a lock. */
export async function expectDigits(db: Db, userId: number, until: number): Promise<void> {
  await db.updateTable("chat_lock").set({ digits_until: until }).where("user_id", "=", userId).execute();
}

const entryOf = prepared((db, p: { userId: number }) =>
  db.selectFrom("pin_entry").selectAll().where("user_id", "=", p.userId),
);

export async function readEntry(db: Db, userId: number): Promise<PinEntryRow | undefined> {
  return (await entryOf(db, { userId })).rows[0];
}

export async function writeEntry(db: Db, row: PinEntryRow): Promise<void> {
  await db
    .insertInto("pin_entry")
    .values(row)
    .onConflict((c) => c.column("user_id").doUpdateSet({ ...row }))
    .execute();
}

/** Deletes the entry; only the one with this nonce, if one is given. */
export async function deleteEntry(db: Db, userId: number, nonce?: string): Promise<void> {
  await db
    .deleteFrom("pin_entry")
    .where("user_id", "=", userId)
    .$if(nonce !== undefined, (q) => q.where("nonce", "=", nonce ?? ""))
    .execute();
}

/** Drops the proofs of a user that have run out. */
export async function dropOldProofs(db: Db, userId: number, now: number): Promise<void> {
  await db.deleteFrom("pin_proof").where("user_id", "=", userId).where("expires_at", "<=", now).execute();
}

export async function putProof(db: Db, userId: number, what: string, expiresAt: number): Promise<void> {
  await db
    .insertInto("pin_proof")
    .values({ user_id: userId, what, expires_at: expiresAt })
    .onConflict((c) => c.columns(["user_id", "what"]).doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

/** Which of these proofs a user has; undefined: none, or they have run out. */
export async function findProof(
  db: Db,
  userId: number,
  whats: readonly string[],
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("pin_proof")
    .select("what")
    .where("user_id", "=", userId)
    .where("what", "in", [...whats])
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.what;
}

/** Uses up a proof. False: there is none, or it has run out. */
export async function consumePinProof(db: Db, userId: number, what: string, now: number): Promise<boolean> {
  const result = await db
    .deleteFrom("pin_proof")
    .where("user_id", "=", userId)
    .where("what", "=", what)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const pruneHashes = prepared((db, p: { now: number }) =>
  db
    .updateTable("chat_lock")
    .set({ digits_hashes: null })
    .where("digits_hashes", "is not", null)
    .where("digits_until", "<=", p.now),
);
const pruneTyped = prepared((db, p: { now: number }) => db.deleteFrom("pin_entry").where("expires_at", "<=", p.now));
const pruneProofs = prepared((db, p: { now: number }) => db.deleteFrom("pin_proof").where("expires_at", "<=", p.now));

/** Forgets what ran out: half-typed PINs, right ones that nothing came of, and what those given last are known by. */
export async function pruneEntries(db: Db, now: number): Promise<void> {
  for (const prune of [pruneHashes, pruneTyped, pruneProofs]) await prune(db, { now });
}
