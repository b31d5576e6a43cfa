import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { SeatState, SeatTable } from "./seats.table.ts";

export type Seat = Selectable<SeatTable>;

/** Somebody sits there. */
const takenStates = ["active", "suspended"] as const satisfies readonly SeatState[];
/** As literals: with parameters SQLite does not see that the index of the seats that are taken holds them all. */
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

const seatTakenBy = prepared((db, p: { userId: number }) =>
  db.selectFrom("seat").selectAll().where("user_id", "=", p.userId).where("state", "in", taken),
);

/** The seat on which this user sits. One whose end has come is still returned. */
export async function seatOfUser(db: Db, userId: number): Promise<Seat | undefined> {
  return (await seatTakenBy(db, { userId })).rows[0];
}

/** The seat that this user had last, taken or ended. */
export async function lastSeatOf(db: Db, userId: number): Promise<Seat | undefined> {
  return db
    .selectFrom("seat")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("claimed_at", "desc")
    .executeTakeFirst();
}

/** An account's seats, the oldest first, ended ones too. */
export async function seatsOfAccount(db: Db, accountId: string): Promise<Seat[]> {
  return db.selectFrom("seat").selectAll().where("account_id", "=", accountId).orderBy("number").execute();
}

/**
 * Reads a seat so that nobody else can read it this way, or change it, before the transaction ends: the write makes the
 * next caller wait, on every engine.
 */
export async function holdSeat(trx: Db, id: string): Promise<Seat | undefined> {
  return trx
    .updateTable("seat")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Writes `changes` if the seat is still in one of the states of `from`. Undefined: it is not. */
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

/** Seats `userId` by a link, if nobody else was faster and it is still good. Undefined: it is not theirs. */
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
export async function endLapsed(db: Db, now: number): Promise<Seat[]> {
  return db
    .updateTable("seat")
    .set((e) => ({ state: "ended" as const, version: e("version", "+", 1) }))
    .where("state", "!=", "ended")
    .where("ends_at", "<=", now)
    .returningAll()
    .execute();
}
