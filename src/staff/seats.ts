import { chatsOfAccount, findChat } from "../accounts/accounts.queries.ts";
import {
  changeSeat,
  claimSeat,
  findSeat,
  findSeatByToken,
  insertSeat,
  type Seat,
  seatOfUser,
  seatsOfAccount,
} from "../accounts/seats.queries.ts";
import type { SeatRole } from "../accounts/seats.table.ts";
import { type Actor, audit } from "../audit/audit.ts";
import { dayMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type ServiceType, serviceTypes } from "../services/services.ts";
import { hasTriedTooOften, recordWrongLink } from "../sessions/link-tries.queries.ts";
import { enqueueClaim } from "../sessions/news.ts";
import { type Visitor, welcome } from "../sessions/visitors.ts";

/** How long a link waits for the person who is invited. */
export const seatLinkLifeMs = dayMs;

/** What a new seat may spend until its owner says otherwise: nobody gets the whole wallet by an oversight. */
const firstLimits = { sale_limit_kobo: toKobo(500_000), day_limit_kobo: toKobo(2_000_000) };

/** The payload of `t.me/BOT?start=PAYLOAD`: 128 unpredictable bits. */
const payloadForm = /^s_([\w-]{22})$/;

/** Whether a /start payload is meant to be an invitation, good or not. */
export function isSeatPayload(payload: string): boolean {
  return payload.startsWith("s_");
}

/** Whether nobody can use a seat any more: it was ended, or its end date has come. */
export function isOver(seat: Seat, now: number): boolean {
  return seat.state === "ended" || (seat.ends_at !== null && seat.ends_at <= now);
}

/** The services that a seat sells. */
export function servicesOf(seat: Seat): readonly ServiceType[] {
  const { services } = seat;
  return services === null ? serviceTypes : serviceTypes.filter((type) => services.split(",").includes(type));
}

/** Whether somebody sees what sales cost and bring: owners do, and whom an owner lets. */
export function seesCost(seat: Pick<Seat, "sees_cost"> | null): boolean {
  return seat === null || seat.sees_cost === 1;
}

/** Whether somebody may mark a sale as owed, and as paid: owners may, and whom an owner lets. */
export function marksOwed(seat: Pick<Seat, "marks_owed"> | null): boolean {
  return seat === null || seat.marks_owed === 1;
}

/** The rights of a seat beside selling. */
export type SeatRights = Pick<Seat, "sees_cost" | "marks_owed">;

/** The rights of the seat from which a sale was made; null: an owner made it. A seat that was deleted has none. */
export async function rightsOfSeller(db: Db, { seat_id }: Pick<Purchase, "seat_id">): Promise<SeatRights | null> {
  if (seat_id === null) return null;
  return (await findSeat(db, seat_id)) ?? { sees_cost: 0, marks_owed: 0 };
}

/** Makes a seat for nobody yet. Its link is made when the owner has looked at what it may do. */
export async function makeSeat(
  trx: Db,
  deps: Stamp,
  owner: Actor & { accountId: string },
  wanted: { name: string; role: SeatRole },
): Promise<Seat> {
  const seat = await insertSeat(trx, {
    id: deps.ids.ulid(),
    account_id: owner.accountId,
    ...wanted,
    ...firstLimits,
    state: "invited",
    services: null,
    ends_at: null,
    user_id: null,
    token_hash: null,
    link_expires_at: null,
    claimed_at: null,
    created_by: owner.userId,
    created_at: deps.now,
  });
  await audit(trx, deps, owner, { act: "seat_made", seat: seat.id });
  return seat;
}

/**
 * Makes the link to a seat that nobody has taken, and returns its payload. A link that was made before opens no more.
 * Undefined: somebody sits there, or it has ended.
 */
export async function makeSeatLink(trx: Db, deps: Stamp, owner: Actor, seatId: string): Promise<string | undefined> {
  const token = deps.ids.secret(128);
  const link = { token_hash: sha256(token), link_expires_at: deps.now + seatLinkLifeMs };
  if (!(await changeSeat(trx, seatId, ["invited"], link))) return undefined;
  await audit(trx, deps, owner, { act: "seat_linked", seat: seatId });
  return `s_${token}`;
}

/** The result of opening an invitation. */
export type SeatOpened =
  /** This user sits there from now on. `isNew`: since this very tap. */
  | { kind: "seated"; seat: Seat; isNew: boolean }
  /** No such link: guessed, cut off on its way, or replaced by a newer one. */
  | { kind: "wrong" }
  /** Too many wrong links: no lookup was made. */
  | { kind: "slow_down" }
  | { kind: "used" | "expired" | "revoked" }
  /** A user who is logged in to a shop needs no seat. The invitation stays good. */
  | { kind: "owner" }
  /** The user sits somewhere else. It is still good. */
  | { kind: "busy" };

/**
 * Opens an invitation, in the caller's transaction. The first person who opens it has the seat, by compare-and-set;
 * nobody else ever gets in by it.
 */
export async function openSeatLink(trx: Db, deps: Stamp, opener: Visitor & { payload: string }): Promise<SeatOpened> {
  const { now } = deps;
  const { userId } = opener;
  if (await hasTriedTooOften(trx, userId, now)) return { kind: "slow_down" };
  const token = payloadForm.exec(opener.payload)?.[1];
  const hash = token === undefined ? "" : sha256(token);
  const seat = token === undefined ? undefined : await findSeatByToken(trx, hash);
  if (!seat) {
    await recordWrongLink(trx, userId, now);
    return { kind: "wrong" };
  }
  if (isOver(seat, now)) return { kind: "revoked" };
  if (seat.state !== "invited") {
    if (seat.user_id !== userId) return { kind: "used" };
    await welcome(trx, opener, now);
    return { kind: "seated", seat, isNew: false };
  }
  if ((await findChat(trx, userId))?.account_id) return { kind: "owner" };
  if (await seatOfUser(trx, userId)) return { kind: "busy" };
  const taken = await claimSeat(trx, hash, userId, now);
  if (!taken) return { kind: (seat.link_expires_at ?? 0) <= now ? "expired" : "used" };
  await audit(
    trx,
    deps,
    { userId, accountId: seat.account_id, seatId: seat.id },
    { act: "seat_claimed", seat: seat.id },
  );
  await welcome(trx, opener, now);
  await enqueueClaim(trx, deps, taken, opener.firstName);
  return { kind: "seated", seat: taken, isNew: true };
}

/** How many people sell for an account: its owners, and the sellers on its seats. */
export async function countPeople(db: Db, accountId: string): Promise<number> {
  const [chats, seats] = await Promise.all([chatsOfAccount(db, accountId), seatsOfAccount(db, accountId)]);
  return chats.length + seats.filter(({ role, state }) => role === "seller" && state === "active").length;
}
