import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import { lockSeatForUpdate, type Seat, seatOfUser } from "../accounts/seats.queries.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Guard, Refusal, SeatRefusal } from "../sales/guard.ts";
import { openPriceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { useAllowance } from "./allowances.ts";
import { seatWorthOf, spentBySeat } from "./seat-worth.queries.ts";
import { isOver, servicesOf } from "./seats.ts";

/** The facts that a seat's limits depend on. A sale counts as what its customer pays: see seatWorthOf. */
export type SeatSale = Pick<
  Purchase,
  "account_id" | "mode" | "service_type" | "face_kobo" | "list_kobo" | "price_kobo" | "price_from"
>;

export interface SeatDay {
  now: number;
  /** The start of a moment's day in the shop's time zone. */
  startOfDay(at: number): number;
  /** The part of the day's total that is this sale's. */
  countedKobo?: number;
}

/** Refuses whatever is sold from a seat that sells nothing now, in the transaction that would place it. */
export const refuseIdleSeat: Guard = async (trx, offer, tap) => {
  const found = await findOfferSeat(trx, offer, tap.userId);
  return found && ("kind" in found ? found : refuseSeat(trx, found, tap.now));
};

/**
 * Refuses what a seat may not sell, in the transaction that would place it. The seat's row is held meanwhile, so that
 * of many taps at once each sees what the others took, on every engine. A sale above a limit that an owner has allowed
 * uses that up. An owner's offer has no limit: refuseIdleSeat, an access guard of the same transaction, has found that it
 * is one.
 */
export function createSeatGuard(deps: Pick<SeatDay, "startOfDay">): Guard {
  return async (trx, offer, tap) => {
    if (offer.seat_id === null) return null;
    const found = await findOfferSeat(trx, offer, tap.userId);
    const countedKobo = offer.state === "unknown" ? seatWorthOf(offer) : 0;
    const day = { now: tap.now, startOfDay: deps.startOfDay, countedKobo };
    const refusal = found && ("kind" in found ? found : await refuseSale(trx, found, offer, day));
    if (refusal === null || !isOverLimit(refusal)) return refusal;
    return (await useAllowance(trx, offer, tap.now)) ? null : refusal;
  };
}

/** Whether a refusal is one that an owner can lift for one sale. */
export function isOverLimit(
  refusal: Refusal,
): refusal is Extract<SeatRefusal, { kind: "seat_sale_limit" | "seat_day_limit" }> {
  return refusal.kind === "seat_sale_limit" || refusal.kind === "seat_day_limit";
}

/** The seat that an offer is sold from, held; null for an owner's; a refusal where it is not this user's any more. */
async function findOfferSeat(
  trx: Db,
  offer: Purchase,
  userId: number,
): Promise<Seat | Extract<SeatRefusal, { kind: "seat_over" }> | null> {
  if (offer.seat_id === null) {
    // An offer from when the user was an owner is not sold from a seat.
    return (await seatOfUser(trx, userId)) ? { kind: "seat_over" } : null;
  }
  const seat = await lockSeatForUpdate(trx, offer.seat_id);
  return seat?.user_id === userId ? seat : { kind: "seat_over" };
}

/** Why a seat may not make this sale now; null when it may. Outside a transaction it tells early what a tap would meet. */
export async function refuseSale(db: Db, seat: Seat, sale: SeatSale, day: SeatDay): Promise<SeatRefusal | null> {
  const idle = await refuseSeat(db, seat, day.now);
  if (idle) return idle;
  const never = refuseAnyDay(seat, sale);
  if (never) return never;
  const worthKobo = seatWorthOf(sale);
  const { day_limit_kobo } = seat;
  if (day_limit_kobo === null) return null;
  const spentKobo = await spentBySeat(db, seat, sale.mode, day.startOfDay(day.now));
  const leftKobo = leftOf(day_limit_kobo, spentKobo - (day.countedKobo ?? 0));
  return worthKobo > leftKobo ? { kind: "seat_day_limit", worthKobo, leftKobo } : null;
}

/** Why a seat may not make such a sale whatever it has sold today; null when it may. */
export function refuseAnyDay(seat: Seat, sale: Omit<SeatSale, "account_id" | "mode">): SeatRefusal | null {
  if (!servicesOf(seat).some((type) => type === sale.service_type)) return { kind: "seat_service" };
  // Sold at its cost, it would tell the cost.
  if (openPriceOf(sale) === null) return { kind: "seat_unpriced" };
  const worthKobo = seatWorthOf(sale);
  const limitKobo = seat.sale_limit_kobo;
  return limitKobo !== null && worthKobo > limitKobo ? { kind: "seat_sale_limit", worthKobo, limitKobo } : null;
}

/** Why a seat may sell nothing at all now; null when it may. */
export async function refuseSeat(db: Db, seat: Seat, now: number): Promise<SeatRefusal | null> {
  if (isOver(seat, now)) return { kind: "seat_over" };
  if (seat.state !== "active") return { kind: "seat_suspended" };
  if (seat.role === "viewer") return { kind: "seat_viewer" };
  // Nobody is responsible, and the keys are on their way out.
  return (await chatsOfAccount(db, seat.account_id)).length === 0 ? { kind: "seat_closed" } : null;
}

/** The rest of a limit. */
export function leftOf(limitKobo: number, spentKobo: number): Kobo {
  return toKobo(Math.max(0, limitKobo - spentKobo));
}
