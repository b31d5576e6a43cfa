import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../db/database.ts";
import { preparedFirst, preparedList } from "../db/prepared.ts";
import type { SeatState, SeatTable } from "./seats.table.ts";

export type Seat = Selectable<SeatTable>;

const takenStates = ["active", "suspended"] as const satisfies readonly SeatState[];
/** As SQL literals: with parameters SQLite would not use the partial index of taken seats. */
export const taken = takenStates.map((state) => sql.lit(state));

export async function insertSeat(db: Db, seat: Omit<Insertable<SeatTable>, "number">): Promise<Seat> {
  const last = await db
    .selectFrom("seat")
    .select((e) => e.fn.max("number").as("number"))
    .where("account_id", "=", seat.account_id)
    .executeTakeFirst();
  const row = { ...seat, number: Number(last?.number ?? 0) + 1 };
  return db.insertInto("seat").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findSeat(db: Db, id: string): Promise<Seat | undefined> {
  return db.selectFrom("seat").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findSeatByToken(db: Db, tokenHash: string): Promise<Seat | undefined> {
  return db.selectFrom("seat").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** The taken seat of this user, also if its end date has passed. */
export const seatOfUser = preparedFirst((db, userId: number) =>
  db.selectFrom("seat").selectAll().where("user_id", "=", userId).where("state", "in", taken),
);

/** The last seat of this user, taken or ended. */
export const lastSeatOf = preparedFirst((db, userId: number) =>
  db.selectFrom("seat").selectAll().where("user_id", "=", userId).orderBy("claimed_at", "desc"),
);

/** An account's seats, the oldest first, ended ones too. */
export async function seatsOfAccount(db: Db, accountId: string): Promise<Seat[]> {
  return db.selectFrom("seat").selectAll().where("account_id", "=", accountId).orderBy("number").execute();
}

/**
 * Locks a seat's row until the transaction ends, and returns it. The lock is a write, so the next caller waits on both
 * engines.
 */
export async function lockSeatForUpdate(trx: Db, id: string): Promise<Seat | undefined> {
  return trx
    .updateTable("seat")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Writes `changes` if the seat is still in one of the states `from`, and returns it; else returns undefined. */
export async function changeSeat(
  db: Db,
  id: string,
  from: readonly SeatState[],
  changes: Updateable<SeatTable>,
): Promise<Seat | undefined> {
  return db
    .updateTable("seat")
    .set((e) => ({ ...changes, version: e("version", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Gives the seat of a link to `userId`. Returns undefined if the link is unknown, used or expired. */
export async function claimSeat(db: Db, tokenHash: string, userId: number, now: number): Promise<Seat | undefined> {
  return db
    .updateTable("seat")
    .set((e) => ({ state: "active" as const, user_id: userId, claimed_at: now, version: e("version", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .where("state", "=", "invited")
    .where("link_expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the seats whose end date has come, and returns them. */
export const endLapsed = preparedList((db, now: number) =>
  db
    .updateTable("seat")
    .set((e) => ({ state: "ended" as const, version: e("version", "+", 1) }))
    .where("state", "!=", "ended")
    .where("ends_at", "<=", now)
    .returningAll(),
);
