import type { Kobo } from "../core/money.ts";
import type { Purchase } from "../sales/purchases.queries.ts";

/** A balance as the service told it, of some moment between question and answer, or up to `lagMs` before. */
export interface BalanceSnapshot {
  kobo: Kobo;
  askedAt: number;
  answeredAt: number;
}

/**
 * The columns of a sale that the wallet's book reads. `charged_look_at`: a snapshot has shown its charge.
 * `service_reference`: a sandbox sale that the service only played; it may take nothing from the wallet.
 */
export type WalletSale = Pick<
  Purchase,
  | ("id" | "state" | "face_kobo" | "expected_kobo" | "observed_kobo" | "stated_kobo")
  | ("confirmed_at" | "settled_at" | "charged_look_at" | "service_reference")
>;

/** The charge of a sale, in kobo. Null: only its bounds are known. */
export interface Charge {
  sale: WalletSale;
  kobo: number | null;
}

/** Bounds of an amount, in kobo. */
export type Range = readonly [least: number, most: number];

/** A balance may be this old when the service reports it. */
export const lagMs = 5000;
/** Electricity has no listed price: its charge is this share of the face value, at the least and at the most. */
const unlistedShare = { least: 0.93, most: 1.03 } as const;

/** The charge of a sale as far as it is known, in kobo. */
export function chargeOf({ observed_kobo, expected_kobo }: WalletSale): Kobo | null {
  return observed_kobo ?? expected_kobo;
}

export function chargesOf(sales: readonly WalletSale[]): Charge[] {
  return sales.map((sale) => ({ sale, kobo: chargeOf(sale) }));
}

/** The bounds of the charge of a sale without a listed price, in kobo. */
export function unlistedRange({ face_kobo }: WalletSale): Range {
  return [Math.ceil(face_kobo * unlistedShare.least), Math.floor(face_kobo * unlistedShare.most)];
}

/** The bounds of a charge, in kobo: the same twice if it is known. */
export function boundsOf({ sale, kobo }: Charge): Range {
  if (kobo !== null) return [kobo, kobo];
  const [low, high] = unlistedRange(sale);
  const { stated_kobo } = sale;
  return stated_kobo === null ? [low, high] : [Math.min(low, stated_kobo), Math.max(high, stated_kobo)];
}

/** The least total of these charges, in kobo. */
export function least(charges: readonly Charge[]): number {
  return sumOf(charges.map((charge) => boundsOf(charge)[0]));
}

/** The highest total of these charges, in kobo. */
export function most(charges: readonly Charge[]): number {
  return sumOf(charges.map((charge) => boundsOf(charge)[1]));
}

/** The known part of these amounts, in kobo. */
export function totalOf(amounts: readonly { kobo: number | null }[]): number {
  return sumOf(amounts.map(({ kobo }) => kobo ?? 0));
}

/** Whether a sale was confirmed after the first of two snapshots, which cannot hold its charge then. */
export function isBetween({ confirmed_at }: WalletSale, from: BalanceSnapshot): boolean {
  return (confirmed_at ?? 0) >= from.answeredAt;
}

/** Whether a sale was over early enough for a snapshot to hold all that it moved. */
export function isSettledBefore({ settled_at }: WalletSale, { askedAt }: BalanceSnapshot): boolean {
  return settled_at !== null && settled_at + lagMs <= askedAt;
}

export function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, kobo) => sum + kobo, 0);
}

/** The charges of sales that were under way at the same time: only beside another does a service lose a debit. */
export function overlapping(charges: readonly Charge[]): number[] {
  const from = ({ sale }: Charge) => sale.confirmed_at ?? 0;
  const until = ({ sale }: Charge) => sale.settled_at ?? Number.POSITIVE_INFINITY;
  const isBeside = (one: Charge, other: Charge) =>
    one !== other && from(one) <= until(other) && from(other) <= until(one);
  return charges.flatMap((one) =>
    one.kobo !== null && charges.some((other) => isBeside(one, other)) ? [one.kobo] : [],
  );
}
