import { type Kobo, toKobo } from "../core/money.ts";
import { isOpen, isOverUnsold } from "../sales/states.ts";
import { isSumOf } from "./bounds.ts";
import {
  after,
  copyOf,
  type Movement,
  type Movements,
  newest,
  placeRefunds,
  sureOf,
  takeOf,
  type UnsureRefund,
} from "./refunds.ts";
import {
  type BalanceSnapshot,
  type Charge,
  chargesOf,
  isBetween,
  least,
  most,
  overlapping,
  totalOf,
  type WalletSale,
} from "./sale.ts";

/** The memory of a wallet's book, beside the snapshot that the next one is compared with. */
export interface WalletMemory extends Movements {
  /** When the first snapshot of the book was answered. Earlier sales may have been charged before it. */
  sinceAt: number;
  /** The part of all falls that is booked as other, and that open sales may turn out to have taken. */
  heldKobo: Kobo;
  /** The newest sales that are booked as charged without a snapshot that certainly shows it. */
  unplaced: readonly { id: string; at: number }[];
  /** Sales that failed after their charge was booked, and whose refund no snapshot has shown. */
  refundsDue: readonly string[];
  /** The newest sales that are booked at about their face value, when, and whether that makes money paid in an estimate. */
  estimated: readonly { id: string; at: number; kobo: number; isBesidePaidIn: boolean }[];
  /** The newest refunds that are booked beside other money, which may be the whole rise. */
  unsure: readonly UnsureRefund[];
  /** Sales whose record was asked for, since the wallet did not fit them or nothing told their charge. */
  askedFor: readonly string[];
}

/** What moved a wallet between two snapshots: `from − charged + returned + paidIn + other = to`, to the kobo. */
export interface WalletMoves {
  chargedKobo: number;
  returnedKobo: number;
  /** Below zero, an earlier rise that was called paid in is now known to be a refund. */
  paidInKobo: number;
  otherKobo: number;
  /** Sales of this pair whose own charge stays unknown. */
  unknownN: number;
  /** The charge beside the money paid in is an estimate. */
  isAbout: boolean;
}

/** Two snapshots, and the sales that may have moved the wallet between them. `fall`: with what is held, in kobo. */
export interface Pair {
  from: BalanceSnapshot;
  to: BalanceSnapshot;
  fall: number;
  memory: WalletMemory;
  /** Sales whose charge is not booked. Together the next four are all of them. */
  unbooked: readonly WalletSale[];
  sold: readonly WalletSale[];
  /** Sold before the book began: the charge may be from before it, too. */
  early: readonly WalletSale[];
  accepted: readonly WalletSale[];
  inDoubt: readonly WalletSale[];
  /** Sales that failed after their charge was booked. */
  due: readonly WalletSale[];
  /** Charges that are known by now, by the id of their sale. */
  told: ReadonlyMap<string, Kobo>;
}

/** The findings of a pair: charges and refunds. `observed`: the sales whose charge it shows. */
export interface PairFindings {
  charged: readonly Charge[];
  refunded: readonly WalletSale[];
  observed: readonly WalletSale[];
}

/** The money paid in that this pair shows, in kobo. */
export interface PaidIn {
  /** The money that came in at this pair; 0: none. */
  kobo: number;
  /** Refunds that are booked in the same rise. */
  backKobo: number;
  isAbout: boolean;
  /** Money that came in at earlier pairs and is now known to be a refund. */
  renamed: readonly Movement[];
}

/** The booking of a pair. */
export interface Booking {
  isCounted: true;
  moves: WalletMoves;
  /**
   * Sales whose charge is booked. `observedKobo`: this pair shows how much it was. `isPlaced`: the second snapshot
   * certainly shows it, and the first does not.
   */
  charged: readonly { id: string; observedKobo: Kobo | null; isPlaced: boolean }[];
  /** No other sale and no refund moved the wallet between the two. */
  isAlone: boolean;
  /** No open sale, unknown charge or unexplained movement may hide a refund in it. */
  isWhole: boolean;
  /** Sales whose refund is booked. `isAlone`: a rise is exactly this refund. */
  refunded: readonly { id: string; isAlone: boolean }[];
  /** Sales whose refund was booked beside other money, until refunds explained all of it. */
  sureIds: readonly string[];
  paidIn: PaidIn;
  /** The one sale of this pair, if the wallet fell by its charge several times over. `kobo`: what it fell beyond the charge. */
  doubled: { id: string; kobo: Kobo } | null;
  memory: WalletMemory;
}

/** When the charge of a sale was booked; null if it was not. */
export function bookedAt({ id, charged_look_at }: WalletSale, { unplaced }: WalletMemory): number | null {
  return charged_look_at ?? unplaced.find((one) => one.id === id)?.at ?? null;
}

/**
 * Books a reading: names the charges and refunds, and sorts the rest into money paid in and other. `rest` is what each
 * step leaves of the fall; below zero it is a rise.
 */
export function bookPair(pair: Pair, { charged, refunded, observed }: PairFindings): Booking {
  const { from, to, fall, unbooked, memory } = pair;
  const at = to.askedAt;
  const movements = copyOf(memory);

  // The charges. Together the unknown ones are what the wallet shows, if that is possible, else their face value.
  const unknown = charged.filter(({ kobo }) => kobo === null);
  let rest = fall - totalOf(charged) + totalOf(chargesOf(refunded));
  const isShareSeen = rest >= least(unknown) && rest <= most(unknown);
  const estimated = isShareSeen ? [] : unknown.map(({ sale }) => ({ id: sale.id, at, kobo: sale.face_kobo }));
  const share = isShareSeen ? rest : totalOf(estimated);

  // The refunds.
  const due = pair.due.map((sale) => ({ sale, since: bookedAt(sale, memory) ?? 0 }));
  const { placed, renamed, left } = placeRefunds(due, movements, { at, rise: share - rest, shown: refunded });
  const back = [...placed.values()];

  // A rise may be too small, since an earlier fall was called other or an earlier rise hid the charge of a sale.
  const earlier = findEarlier(pair, charged, movements, left);
  rest = earlier.fallen + earlier.hidden - left;

  // Open sales may have taken what is left of a fall. A rise is money paid in, or debits that the service lost.
  const open = unbooked.filter((sale) => isOpen(sale.state) && !charged.some((one) => one.sale === sale));
  const held = Math.max(0, Math.min(rest, most(chargesOf(open))));
  const fallen = Math.max(0, rest - held);
  const risen = Math.max(0, -rest);
  const isLost = risen > 0 && isSumOf(overlapping(charged.filter((one) => isBetween(one.sale, from))), risen);
  const [paidIn, lost] = isLost ? [0, risen] : [risen, 0];
  const isAbout = paidIn > 0 && (estimated.length > 0 || open.length > 0);
  const late = lateCharges(pair);

  const booked = charged.map(({ sale, kobo }) => {
    const observedKobo = kobo !== null && observed.includes(sale) ? toKobo(kobo) : null;
    return { id: sale.id, observedKobo, isPlaced: observedKobo !== null || isBetween(sale, from) };
  });
  const unplaced = booked.flatMap(({ id, isPlaced }) => (isPlaced ? [] : [{ id, at }]));
  const failed = charged.filter(({ sale }) => isOverUnsold(sale.state)).map(({ sale }) => sale);
  const withNew = (all: readonly Movement[], kobo: number) =>
    newest([...all, { at, kobo }].filter((one) => one.kobo > 0));
  const refundsDue = newest([...pair.due, ...failed].map(({ id }) => id).filter((id) => !placed.has(id)));
  const lateAt = (one: Movement) => totalOf(late.paidIn.filter((other) => other.at === one.at));
  const corrected = movements.paidIn.map((one) => ({ ...one, kobo: one.kobo + lateAt(one) }));
  const [paidInLeft, lostLeft] = [withNew(corrected, paidIn + earlier.hidden), withNew(movements.lost, lost)];
  const { sureIds, unsure } = sureOf(
    [
      ...memory.unsure,
      ...due.flatMap(({ sale: { id }, since }) => (placed.get(id)?.isAlone === false ? { id, since } : [])),
    ],
    [...paidInLeft, ...lostLeft],
    refundsDue,
  );
  return {
    isCounted: true,
    moves: {
      ...{ chargedKobo: totalOf(charged) + share + totalOf(late.paidIn) + late.other, returnedKobo: totalOf(back) },
      paidInKobo: paidIn + earlier.hidden - renamed.paidIn + totalOf(late.paidIn),
      otherKobo: memory.heldKobo - held - fallen + earlier.fallen + lost - renamed.lost + late.other,
      ...{ unknownN: unknown.length, isAbout },
    },
    charged: booked,
    isAlone: charged.length === 1 && placed.size === 0,
    isWhole: open.length + unknown.length === 0 && fallen + earlier.hidden + memory.heldKobo === 0,
    refunded: [...placed].map(([id, { isAlone }]) => ({ id, isAlone })),
    sureIds,
    paidIn: {
      ...{ kobo: paidIn, backKobo: totalOf(back.filter(({ isNow }) => isNow)), isAbout },
      renamed: memory.paidIn
        .map((one, index) => ({ at: one.at, kobo: one.kobo - (movements.paidIn[index]?.kobo ?? 0) }))
        .filter(({ kobo }) => kobo > 0),
    },
    doubled: doubledIn(pair, charged, fallen),
    memory: {
      ...{ sinceAt: memory.sinceAt, heldKobo: toKobo(held), askedFor: [] },
      rises: withNew(movements.rises, risen + earlier.hidden),
      ...{ paidIn: paidInLeft, lost: lostLeft, falls: withNew(movements.falls, fallen), unsure },
      unplaced: newest([...memory.unplaced, ...unplaced].filter(({ id }) => !placed.has(id))),
      estimated: newest([
        ...memory.estimated.filter(({ id }) => !pair.told.has(id)),
        ...estimated.map((one) => ({ ...one, isBesidePaidIn: paidIn > 0 })),
      ]),
      refundsDue,
    },
  };
}

/**
 * Finds up to `rise` kobo of the charges of sales from before the pair: in earlier falls, or else hidden in earlier rises.
 * Takes what it finds out of the falls.
 */
function findEarlier({ from }: Pair, charged: readonly Charge[], { falls }: Movements, rise: number) {
  const found = { fallen: 0, hidden: 0 };
  for (const { sale, kobo } of charged.filter((one) => !isBetween(one.sale, from))) {
    const wanted = Math.max(0, Math.min(kobo ?? 0, rise - found.fallen - found.hidden));
    const taken = takeOf(after(falls, sale.confirmed_at ?? 0), wanted);
    found.fallen += taken;
    found.hidden += wanted - taken;
  }
  return found;
}

/** By how much charges that are known by now are more than they were booked at, in kobo, by what stands beside them. */
function lateCharges({ told, memory }: Pair) {
  const late = memory.estimated.map((one) => ({ ...one, kobo: (told.get(one.id) ?? one.kobo) - one.kobo }));
  const { paidIn = [], other = [] } = Object.groupBy(late, (one) => (one.isBesidePaidIn ? "paidIn" : "other"));
  return { paidIn, other: totalOf(other) };
}

function doubledIn({ from, unbooked, memory }: Pair, [one]: readonly Charge[], fallen: number): Booking["doubled"] {
  const isAlone = one !== undefined && unbooked.length === 1 && isBetween(one.sale, from) && memory.heldKobo === 0;
  if (!isAlone || one.kobo === null || fallen === 0 || fallen % one.kobo !== 0) return null;
  return { id: one.sale.id, kobo: toKobo(fallen) };
}
