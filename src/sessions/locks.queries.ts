import type { Selectable } from "kysely";
import { type Db, takeLock } from "../db/database.ts";
import { prepared, preparedFirst } from "../db/prepared.ts";
import type { ChatLockTable, PhoneLockTable, PinEntryTable } from "./lock.table.ts";

export type ChatLock = Selectable<ChatLockTable>;
export type PinEntryRow = Selectable<PinEntryTable>;

export const findLock = preparedFirst((db, userId: number) =>
  db.selectFrom("chat_lock").selectAll().where("user_id", "=", userId),
);

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

export const readEntry = preparedFirst((db, userId: number) =>
  db.selectFrom("pin_entry").selectAll().where("user_id", "=", userId),
);

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

/** A wrong PIN's two sides: who gave it, and at which number (see `hashPhone` of sessions/pin-check). */
export interface TrySides {
  userId: number;
  phoneHash: string;
}

/** Wrong PINs, with those that are being checked. */
export interface TryCounts {
  /** Of this user, at all numbers. */
  byUser: number;
  /** Of this user, at this number. */
  here: number;
  /** Of everybody, at this number. */
  atPhone: number;
}

/** Until when no PIN is taken, of this user or at this number, whichever is later; null: neither was ever stopped. */
export async function stoppedUntil(
  db: Db,
  sides: { userId: number; phoneHash: string | null },
): Promise<number | null> {
  const user = await db
    .selectFrom("chat_lock")
    .select("wait_until")
    .where("user_id", "=", sides.userId)
    .executeTakeFirst();
  const phone = sides.phoneHash === null ? undefined : await findPhoneLock(db, sides.phoneHash);
  return Math.max(user?.wait_until ?? 0, phone?.wait_until ?? 0) || null;
}

/** One after the other per number and per user, on every replica. */
export async function lockTries(trx: Db, { userId, phoneHash }: TrySides): Promise<void> {
  await takeLock(trx, `pin:phone:${phoneHash}`);
  await takeLock(trx, `pin:user:${userId}`);
}

/** Counts one PIN more, or (by -1) one less; never below none. `lockTries` comes first. */
export async function countTry(trx: Db, sides: TrySides, by: 1 | -1, now: number): Promise<TryCounts> {
  const { userId, phoneHash } = sides;
  const here = Math.max(0, (await findTries(trx, sides)) + by);
  const own = { user_id: userId, phone_hash: phoneHash, wrong: here, tried_at: now };
  await trx
    .insertInto("pin_try")
    .values(own)
    .onConflict((c) => c.columns(["user_id", "phone_hash"]).doUpdateSet({ wrong: here, tried_at: now }))
    .execute();
  const atPhone = Math.max(0, ((await findPhoneLock(trx, phoneHash))?.wrong ?? 0) + by);
  await trx
    .insertInto("phone_lock")
    .values({ phone_hash: phoneHash, wrong: atPhone, wait_until: null, tried_at: now })
    .onConflict((c) => c.column("phone_hash").doUpdateSet({ wrong: atPhone, tried_at: now }))
    .execute();
  return { byUser: await sumTries(trx, userId, now), here, atPhone };
}

/** Begins the waits that a try has brought about; null: none. */
export async function stop(
  trx: Db,
  { userId, phoneHash }: TrySides,
  until: { user: number | null; phone: number | null },
): Promise<void> {
  if (until.user !== null) {
    await trx.updateTable("chat_lock").set({ wait_until: until.user }).where("user_id", "=", userId).execute();
  }
  if (until.phone === null) return;
  await trx.updateTable("phone_lock").set({ wait_until: until.phone }).where("phone_hash", "=", phoneHash).execute();
}

/** Ends the waits that `stop` began, and no other: one may have begun since. */
export async function unstop(trx: Db, sides: TrySides, until: { user: number | null; phone: number | null }) {
  await trx
    .updateTable("chat_lock")
    .set({ wait_until: null })
    .where("user_id", "=", sides.userId)
    .where("wait_until", "=", until.user)
    .execute();
  await trx
    .updateTable("phone_lock")
    .set({ wait_until: null })
    .where("phone_hash", "=", sides.phoneHash)
    .where("wait_until", "=", until.phone)
    .execute();
}

/** Forgets what was wrong at a number: everybody's count of the number, and this user's share in the user's own. */
export async function forgetTries(trx: Db, { userId, phoneHash }: TrySides, now: number): Promise<void> {
  await trx.deleteFrom("pin_try").where("user_id", "=", userId).where("phone_hash", "=", phoneHash).execute();
  await trx.deleteFrom("phone_lock").where("phone_hash", "=", phoneHash).execute();
  await sumTries(trx, userId, now);
}

/** Forgets tries from before a moment, and their waits, which are over by then. */
export async function pruneTries(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom("pin_try").where("tried_at", "<=", before).execute();
  await trx.deleteFrom("phone_lock").where("tried_at", "<=", before).execute();
  await trx
    .updateTable("chat_lock")
    .set({ wrong: 0 })
    .where("wrong", ">", 0)
    .where((e) =>
      e.not(e.exists(e.selectFrom("pin_try").select("wrong").whereRef("pin_try.user_id", "=", "chat_lock.user_id"))),
    )
    .execute();
}

/** Forgets what this user had wrong at a number, and its share in everybody's count. A wait that is running goes on. */
export async function forgetOwnTries(trx: Db, sides: TrySides, now: number): Promise<void> {
  const { userId, phoneHash } = sides;
  const left = ((await findPhoneLock(trx, phoneHash))?.wrong ?? 0) - (await findTries(trx, sides));
  await trx.deleteFrom("pin_try").where("user_id", "=", userId).where("phone_hash", "=", phoneHash).execute();
  await trx
    .updateTable("phone_lock")
    .set({ wrong: Math.max(0, left) })
    .where("phone_hash", "=", phoneHash)
    .execute();
  await sumTries(trx, userId, now);
}

async function findPhoneLock(db: Db, phoneHash: string): Promise<Selectable<PhoneLockTable> | undefined> {
  return db.selectFrom("phone_lock").selectAll().where("phone_hash", "=", phoneHash).executeTakeFirst();
}

async function findTries(db: Db, { userId, phoneHash }: TrySides): Promise<number> {
  const row = await db
    .selectFrom("pin_try")
    .select("wrong")
    .where("user_id", "=", userId)
    .where("phone_hash", "=", phoneHash)
    .executeTakeFirst();
  return row?.wrong ?? 0;
}

/** Recomputes the user's count from its shares, kept with the lock. */
async function sumTries(trx: Db, userId: number, now: number): Promise<number> {
  const row = await trx
    .selectFrom("pin_try")
    .select((e) => e.fn.sum("wrong").as("wrong"))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const wrong = Number(row?.wrong ?? 0);
  await putLock(trx, userId, now, { wrong });
  return wrong;
}
