import { isOverUnsold } from "../sales/states.ts";
import { type BalanceSnapshot, isSettledBefore, lagMs, type Range, unlistedRange, type WalletSale } from "./sale.ts";

/** A sale that lowered the wallet by nothing; a range below zero gave back. */
const nothing: Range = [0, 0];
/** With more possible sums than this nothing is certain: one of them would fit by chance. */
const maxSums = 4096;

/**
 * Whether a wallet fell by `least` kobo or more beyond what these sales took. Null if that depends on which of them were
 * charged. Refunds are left out: they would, like money paid in, be guessed.
 */
export function isFallUnexplained(
  from: BalanceSnapshot,
  to: BalanceSnapshot,
  sales: readonly WalletSale[],
  least: number,
): boolean | null {
  const charges = sales.map((sale) => rangesOf(sale, from, to)).filter((ranges) => ranges.every(([low]) => low >= 0));
  const fall = from.kobo - to.kobo;
  const sum = (edge: (ranges: readonly Range[]) => number) => charges.reduce((all, one) => all + edge(one), 0);
  if (fall - sum((ranges) => Math.max(...ranges.map(([, most]) => most))) >= least) return true;
  return fall - sum((ranges) => Math.min(...ranges.map(([low]) => low))) >= least ? null : false;
}

/** Whether the second snapshot certainly holds what the first and these sales leave: no other charge, no money in. */
export function isUntouched(
  from: BalanceSnapshot,
  to: BalanceSnapshot,
  sales: readonly WalletSale[],
  least: number,
): boolean {
  const all = sales.map((sale) => rangesOf(sale, from, to));
  const fall = from.kobo - to.kobo;
  // Nothing moved and nothing can have come back: it does not matter how many sales are open.
  if (fall === 0 && all.every((ranges) => ranges.includes(nothing) && ranges.every(([low]) => low >= 0))) return true;
  const sums = sumsOf(all);
  return sums.some(([low, high]) => fall >= low && fall <= high) && sums.every(([low]) => fall < low + least);
}

/** Whether some of these amounts come to `total`. */
export function isSumOf(amounts: readonly number[], total: number): boolean {
  const choices = amounts.map((kobo): Range[] => [nothing, [kobo, kobo]]);
  return sumsOf(choices, total).some(([sum]) => sum === total);
}

/** All sums, up to `limit`, of one range of each list; none if there are too many. */
function sumsOf(choices: readonly (readonly Range[])[], limit = Number.POSITIVE_INFINITY): Range[] {
  let sums: Range[] = [nothing];
  for (const ranges of choices) {
    const next = sums.flatMap(([low, high]) => ranges.map(([least, most]): Range => [low + least, high + most]));
    sums = [...new Map(next.filter(([low]) => low <= limit).map((sum) => [sum.join(), sum])).values()];
    if (sums.length > maxSums) return [];
  }
  return sums;
}

/** Everything that a sale may have moved between two snapshots; `nothing` alone if it cannot have moved anything. */
function rangesOf(sale: WalletSale, from: BalanceSnapshot, to: BalanceSnapshot): readonly Range[] {
  const { confirmed_at, charged_look_at, state } = sale;
  if (confirmed_at === null || confirmed_at > to.answeredAt) return [nothing];
  const isInFirst = charged_look_at !== null && charged_look_at <= from.askedAt;
  const isAfterFirst = confirmed_at >= from.answeredAt;
  const charges = chargesOf(sale);
  const refunds = charges.map(([least, most]): Range => [-most, -least]);
  const mayBeInEither = !isSettledBefore(sale, to) && to.askedAt < from.answeredAt + lagMs;
  if (isOverUnsold(state)) {
    // Taken and given back after the first snapshot, it moves nothing.
    const isTakenSince = isAfterFirst || (charged_look_at !== null && !isInFirst);
    if (isSettledBefore(sale, isTakenSince ? to : from)) return [nothing];
    if (isTakenSince) return [nothing, ...charges];
    // Under way at the first snapshot, it may be charged after it, and its refund be missing in the second.
    return isSettledBefore(sale, to) ? [nothing, ...refunds] : [nothing, ...refunds, ...charges];
  }
  // The second snapshot may be of a moment before the charge that the first one shows.
  if (isInFirst) return mayBeInEither ? [nothing, ...refunds] : [nothing];
  if (!isAfterFirst && charged_look_at === null && isSettledBefore(sale, from)) return [nothing];
  const isShown = charged_look_at !== null && charged_look_at <= to.askedAt;
  const isPlayed = sale.service_reference !== null;
  const isSure = !isPlayed && (isShown || (isAfterFirst && isSettledBefore(sale, to)));
  return isSure ? charges : [nothing, ...charges];
}

/** The charges that are possible: what is observed, else what is expected or stated, else a share of the face value. */
function chargesOf(sale: WalletSale): Range[] {
  const { observed_kobo, expected_kobo, stated_kobo } = sale;
  if (observed_kobo !== null) return [[observed_kobo, observed_kobo]];
  const known = new Set([expected_kobo, stated_kobo].filter((kobo) => kobo !== null));
  const exact = [...known].map((kobo): Range => [kobo, kobo]);
  return expected_kobo === null ? [...exact, unlistedRange(sale)] : exact;
}
