import { boundsOf, chargeOf, sumOf, type WalletSale } from "./sale.ts";

/** A rise or a fall of a wallet, in kobo, and when the snapshot that showed it was asked for. */
export interface Movement {
  at: number;
  kobo: number;
}

/** The newest movements that no sale and no refund explained, the oldest first. */
export interface Movements {
  rises: readonly Movement[];
  /** How the rises are booked: as money paid in, or as other, since the service seems to have lost debits. */
  paidIn: readonly Movement[];
  lost: readonly Movement[];
  falls: readonly Movement[];
}

/** A refund that the service has reported, and when its charge was booked. */
interface DueRefund {
  sale: WalletSale;
  since: number;
}

const maxRemembered = 20;

/** The kobo that refunds take from earlier movements, which change their name. */
interface Renamed {
  paidIn: number;
  lost: number;
}

/** The part of a list that a wallet's memory keeps: its newest entries. */
export function newest<T>(all: readonly T[]): T[] {
  return all.slice(-maxRemembered);
}

/** Movements that may be changed: a copy of each. */
export function copyOf({ rises, paidIn, lost, falls }: Movements) {
  const copy = (all: readonly Movement[]) => all.map((one) => ({ ...one }));
  return { rises: copy(rises), paidIn: copy(paidIn), lost: copy(lost), falls: copy(falls) };
}

/**
 * A refund that is placed. `isAlone`: a rise is exactly this refund, or it and others; otherwise other money may be the
 * whole rise.
 */
interface PlacedRefund {
  kobo: number;
  isNow: boolean;
  isAlone: boolean;
}

/** A refund that is booked beside other money, by its sale, and when its charge was booked. */
export interface UnsureRefund {
  id: string;
  since: number;
}

/**
 * Places refunds: in the rise of this pair, or in an earlier one that was called paid in or lost and is renamed. A refund
 * for which no rise since its charge is high enough stays due. `shown`: refunds that the pair was read to hold. Changes
 * `movements`. Returns the refunds that are placed, and what is left of the rise.
 */
export function placeRefunds(
  due: readonly DueRefund[],
  movements: ReturnType<typeof copyOf>,
  { at, rise, shown }: { at: number; rise: number; shown: readonly WalletSale[] },
) {
  const renamed: Renamed = { paidIn: 0, lost: 0 };
  const placed = new Map<string, PlacedRefund>();
  let left = rise;
  for (const { sale, since } of inOrder(due, movements)) {
    const isShown = shown.includes(sale);
    const kobo = refundOf(sale, left);
    if (kobo === null) continue;
    const rises = after(movements.rises, since);
    const isEarlier = sumOf(rises.map((one) => one.kobo)) >= kobo;
    const isNow = isShown || left === kobo || (left >= kobo && !(isEarlier && isLikelyEarlier(movements, since, kobo)));
    if (!isNow && !isEarlier) continue;
    const isAlone = isShown || (isNow ? left : exactIn([movements.lost, movements.paidIn], since, kobo)?.kobo) === kobo;
    placed.set(sale.id, { kobo, isNow, isAlone });
    if (isNow && !isShown) left -= kobo;
    // The oldest rise goes first: sales that were charged later are found only in later rises.
    if (isEarlier) takeOf(rises, kobo);
    if (isEarlier && isNow) movements.rises.push({ at, kobo });
    if (isNow) continue;
    const ofLost = renameRise(movements, since, kobo);
    renamed.lost += ofLost;
    renamed.paidIn += kobo - ofLost;
  }
  // Nothing else is in the rise: all that came back together is exactly these refunds.
  if (left === 0) for (const one of placed.values()) one.isAlone ||= one.isNow;
  return { placed, left, renamed };
}

/**
 * Parts unsure refunds by what is left of all rises that no refund explains: if nothing is, since the charge, the refund
 * has certainly come. Sales whose refund is due again are forgotten.
 */
export function sureOf(all: readonly UnsureRefund[], left: readonly Movement[], dueIds: readonly string[]) {
  const { sure = [], unsure = [] } = Object.groupBy(
    all.filter(({ id }) => !dueIds.includes(id)),
    ({ since }) => (after(left, since).length === 0 ? "sure" : "unsure"),
  );
  return { sureIds: sure.map(({ id }) => id), unsure: newest(unsure) };
}

/** Takes up to `wanted` kobo out of the oldest movements. Returns how much that was. */
export function takeOf(movements: readonly Movement[], wanted: number): number {
  let left = wanted;
  for (const one of movements) {
    const taken = Math.min(one.kobo, left);
    one.kobo -= taken;
    left -= taken;
  }
  return wanted - left;
}

export function after(movements: readonly Movement[], since: number): Movement[] {
  return movements.filter(({ at }) => at >= since);
}

/**
 * Refunds that equal a lost debit come first, one per debit; then the high ones, so that several lost debits come out
 * even.
 */
function inOrder(due: readonly DueRefund[], { lost }: Movements): DueRefund[] {
  const highFirst = due.toSorted((one, other) => (chargeOf(other.sale) ?? 0) - (chargeOf(one.sale) ?? 0));
  const left = [...lost];
  const exact = highFirst.filter(({ sale, since }) => {
    const found = left.findIndex(({ at, kobo }) => at >= since && kobo === chargeOf(sale));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  return [...exact, ...highFirst.filter((one) => !exact.includes(one))];
}

/** What a refund gives back, in kobo: the charge, or for an unknown charge the rise, if it may be that. */
function refundOf(sale: WalletSale, rise: number): number | null {
  const [low, high] = boundsOf({ sale, kobo: chargeOf(sale) });
  return low === high ? low : rise >= low && rise <= high ? rise : null;
}

/** Whether an earlier rise is more likely a refund than the one of this pair, which is higher. */
function isLikelyEarlier({ lost, paidIn }: Movements, since: number, kobo: number): boolean {
  return exactIn([lost, paidIn], since, kobo) !== undefined || lost.some((one) => one.kobo > 0);
}

/** Takes a refund's name off lost debits, and the rest of it off money paid in. Returns the part of lost debits. */
function renameRise({ lost, paidIn }: Movements, since: number, kobo: number): number {
  const exact = exactIn([lost, paidIn], since, kobo);
  if (exact) {
    takeOf([exact], kobo);
    return lost.includes(exact) ? kobo : 0;
  }
  const ofLost = takeOf(lost, kobo);
  // Of refunds of one amount, an earlier one may have taken the rise of this one.
  takeOf(paidIn, kobo - ofLost - takeOf(after(paidIn, since), kobo - ofLost));
  return ofLost;
}

function exactIn(all: readonly (readonly Movement[])[], since: number, kobo: number): Movement | undefined {
  return after(all.flat(), since).find((one) => one.kobo === kobo);
}
