import type { AccountMode } from "../core/account-modes.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { missesNeeded, quietMs } from "../sales/schedule.ts";
import type { Booking, PaidIn } from "./booking.ts";
import type { Movement } from "./refunds.ts";
import type { BalanceSnapshot } from "./sale.ts";

/** A balance of one mode's wallet. */
export interface SeenBalance extends BalanceSnapshot {
  accountId: string;
  mode: AccountMode;
}

/** The debts of the service to the shop, as a balance and the snapshot before it show them. */
export interface OwedReading extends SeenBalance {
  paidIn: PaidIn;
  /** Sales whose charge the book holds, which are over unsold or have no record, and whose refund certainly has not come. */
  missing: readonly Purchase[];
  /** Sales whose refund has certainly come, by their ids. */
  backIds: readonly string[];
  /** The sale for which the wallet paid several times, and nobody else can have bought. */
  doubled: Booking["doubled"];
}

/** The second charges, by their sales, that a rise pays back: they are all that came in. */
export interface PaidBack {
  kobo: number;
  ids: readonly string[];
}

/** The refunds of a pair, those that came and those that did not. None is missing where something may hide it. */
export function owedIn(
  { memory, refunded, sureIds, isWhole, doubled, paidIn }: Booking,
  { sales, at, hasStrangers }: { sales: readonly Purchase[]; at: number; hasStrangers: boolean },
): Omit<OwedReading, keyof SeenBalance> {
  const isHidden = ({ charged_look_at }: Purchase) => memory.falls.some((one) => one.at > (charged_look_at ?? 0));
  const isMissing = (sale: Purchase) =>
    (memory.refundsDue.includes(sale.id) || isTakenUnrecorded(sale, at)) && !isHidden(sale);
  return {
    paidIn,
    missing: isWhole && !hasStrangers ? sales.filter(isMissing) : [],
    backIds: [...refunded.flatMap(({ id, isAlone }) => (isAlone ? [id] : [])), ...sureIds],
    doubled: hasStrangers ? null : doubled,
  };
}

/** A booking whose rise pays back second charges: the fall before it and this rise are other. No later refund finds it. */
export function withPaidBack({ moves, memory }: Booking, { kobo }: PaidBack, askedAt: number) {
  const unclaimed = (all: readonly Movement[]) =>
    all.map((one) => (one.at === askedAt ? { ...one, kobo: one.kobo - kobo } : one)).filter((one) => one.kobo > 0);
  return {
    moves: { ...moves, paidInKobo: moves.paidInKobo - kobo, otherKobo: moves.otherKobo + kobo },
    memory: { ...memory, rises: unclaimed(memory.rises), paidIn: unclaimed(memory.paidIn) },
  };
}

/** Verify has repeatedly found no record of it, also late enough to count, and the wallet has paid for it. */
function isTakenUnrecorded({ state, misses, send_deadline_at, charged_look_at }: Purchase, at: number): boolean {
  const isQuiet = send_deadline_at !== null && at > send_deadline_at + quietMs;
  return state === "unknown" && charged_look_at !== null && misses >= missesNeeded && isQuiet;
}
