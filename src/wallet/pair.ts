import { type Kobo, toKobo } from "../core/money.ts";
import { isOverUnsold } from "../sales/states.ts";
import { type Booking, bookedAt, bookPair, type Pair, type Reading, type WalletMemory } from "./booking.ts";
import {
  type BalanceSnapshot,
  boundsOf,
  chargeOf,
  chargesOf,
  isBetween,
  lagMs,
  least,
  most,
  sumOf,
  type WalletSale,
} from "./sale.ts";

/** The findings of two snapshots of a wallet. */
type PairReading =
  /** The service may not have caught up, or a record is asked for first: the next snapshot is compared with `from`. */
  { isCounted: false; again: boolean; askFor: readonly string[] } | Booking;

/** `hasStrangers`: something else may have moved the wallet. `isAsking`: a sale's final answer is being asked for again. */
interface PairFacts {
  hasStrangers: boolean;
  isAsking: boolean;
}

/** Money paid in, or a sale made elsewhere, moves at least this much; a price that moved unlisted is off by less. */
const minMovementKobo = 4500;
/** A charge that no listing tells is read only from snapshots this close together. */
const maxPairMs = 15 * 60_000;
/** Its first snapshot is this young at the tap: someone short of money pays in and then sells. */
const maxBeforeTapMs = 60_000;
/** By then an accepted sale has been charged, and every balance shows it. */
const maxAcceptMs = 30_000;
/** A pair waits this long for a moment when no sale has just settled. */
const maxPatienceMs = 10 * 60_000;

/**
 * Reads what two snapshots of a wallet show of the sales between them. A pair is counted if the service has caught up
 * with every sale, or if the sales explain it to the kobo. Pure.
 */
export function readPair(
  from: BalanceSnapshot,
  to: BalanceSnapshot,
  sales: readonly WalletSale[],
  memory: WalletMemory,
  { hasStrangers, isAsking }: PairFacts,
): PairReading {
  const isFresh = ({ settled_at }: WalletSale) => settled_at !== null && settled_at + lagMs > to.askedAt;
  const isOverBefore = ({ settled_at }: WalletSale) => settled_at !== null && settled_at + lagMs <= from.askedAt;
  // A busy wallet never rests: in the end, sales that have only just settled count as still open.
  const isPatient = to.askedAt - from.answeredAt <= maxPatienceMs;
  const begun = sales
    .filter(({ confirmed_at }) => confirmed_at !== null && confirmed_at <= to.answeredAt)
    .map((sale): WalletSale => (isFresh(sale) && !isPatient ? { ...sale, state: "unknown" } : sale));
  const unbooked = begun.filter((sale) => bookedAt(sale, memory) === null && !isOverBefore(sale));
  const due = begun.filter((sale) => bookedAt(sale, memory) !== null && isOverUnsold(sale.state));
  const isCaughtUp = !isAsking && !sales.some(isFresh) && !isTooYoung(unbooked, to);
  const isRested = (isCaughtUp || !isPatient) && to.askedAt >= from.answeredAt + lagMs;
  const fall = from.kobo - to.kobo + memory.heldKobo;
  const isEstimated = ({ id }: WalletSale) => memory.estimated.some((one) => one.id === id);
  const told = sales.filter((sale) => isEstimated(sale) && sale.observed_kobo !== null);
  const pair = { from, to, fall, unbooked, due, told, memory };

  const isSure =
    isRested ||
    (due.length === 0 &&
      memory.heldKobo === 0 &&
      unbooked.every((sale) => isBetween(sale, from) && (sale.state === "succeeded" || sale.state === "pending")));
  const exact = isSure ? exactReading(pair) : null;
  // Before the service has caught up, one that is left out may have taken what another seems to have.
  const isWhole = unbooked.length > 0 && exact?.charged.length === unbooked.length;
  if (to.askedAt < from.answeredAt || (!isRested && !isWhole)) {
    return { isCounted: false, again: !isCaughtUp || fall !== memory.heldKobo, askFor: [] };
  }
  const read = exact ?? restedReading(pair, hasStrangers);
  if ("askFor" in read) return { isCounted: false, again: true, askFor: read.askFor };
  return bookPair(pair, read);
}

/** Whether the only sale of a pair may not be charged yet: booked now, the pair would never show how much that was. */
function isTooYoung([one, ...others]: readonly WalletSale[], to: BalanceSnapshot): boolean {
  if (!one || others.length > 0 || one.state !== "pending" || chargeOf(one) !== null) return false;
  return to.askedAt - (one.confirmed_at ?? 0) < maxAcceptMs;
}

/**
 * The sales that explain a fall to the kobo: all that succeeded, all that are accepted or none, all refunds that are due
 * or one or none, and at the most one of those in doubt. Null if none do, or if it could be others as well.
 */
function exactReading(pair: Pair): Reading | null {
  const { unbooked, due, memory } = pair;
  const { sold, early, accepted } = sorted(unbooked, memory);
  const inDoubt = unbooked.filter(({ state }) => state !== "succeeded" && state !== "pending");
  const refunds = [[], due, ...(due.length > 1 ? due.map((sale) => [sale]) : [])];
  /** These charges with the first refunds that fit, as a list of one or none. */
  const fitting = (charged: readonly WalletSale[]) =>
    refunds.flatMap((refunded) => readExactly(pair, charged, refunded) ?? []).slice(0, 1);

  // One from before the book may have been charged before it, or since: only all of them together leave no choice.
  if (early.length > 0) return inDoubt.length === 0 ? (fitting(unbooked)[0] ?? null) : null;
  const groups = [...(accepted.length > 0 ? [[...sold, ...accepted]] : []), sold];
  const found = groups.flatMap(fitting);
  // With a refund that is due, accepted sales may seem charged and given back where nothing moved.
  if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  const open = [...inDoubt, ...accepted];
  // What is held is a guess: it confirms no sale in doubt.
  if (memory.heldKobo !== 0 || open.some((sale) => chargeOf(sale) === null)) return null;
  const [first, ...others] = groups.flatMap((group) => open.flatMap((one) => fitting([...new Set([...group, one])])));
  const idsOf = ({ charged }: Reading) =>
    charged
      .map(({ sale }) => sale.id)
      .toSorted()
      .join();
  return first && others.every((one) => idsOf(one) === idsOf(first)) ? first : null;
}

/** Reads a pair as just these charges and refunds; null if they do not come to the fall. */
function readExactly(pair: Pair, sales: readonly WalletSale[], refunded: readonly WalletSale[]): Reading | null {
  const { from, fall, memory } = pair;
  const back = sumOf(refunded.map((sale) => chargeOf(sale) ?? Number.NaN));
  const charged = amountsOf(sales, fall + back);
  // Only sales from before the pair can have taken what is held.
  const before = charged?.filter(({ sale }) => !isBetween(sale, from)) ?? [];
  if (!charged || sumOf(before.map(({ kobo }) => kobo)) < memory.heldKobo) return null;
  const isSure = confirms(pair, sales, refunded);
  return {
    charged,
    refunded,
    observed: new Map(isSure ? charged.map(({ sale, kobo }) => [sale.id, toKobo(kobo)]) : []),
  };
}

/** Whether these charges and refunds, which come to the fall, also show how much each sale was charged. */
function confirms(
  { from, unbooked, due, memory }: Pair,
  charged: readonly WalletSale[],
  refunded: readonly WalletSale[],
): boolean {
  // A held amount is a guess.
  if (memory.heldKobo !== 0 || refunded.some(({ observed_kobo }) => observed_kobo === null)) return false;
  const leftOut = unbooked.filter((sale) => !charged.includes(sale));
  const areBetween = charged.every((sale) => isBetween(sale, from));
  if (leftOut.length > 0 && !areBetween) return false;
  // A refund and the charge of an open sale, both left out or both guessed, may hide what a sale took beyond its price.
  const isOver = ({ state }: WalletSale) => isOverUnsold(state);
  const mayBeBack = refunded.length < due.length || leftOut.some((sale) => isOver(sale) && !isBetween(sale, from));
  if (mayBeBack && !leftOut.every(isOver)) return false;
  return refunded.length === 0 || (areBetween && !charged.some(({ state }) => state === "pending"));
}

/** Sales that succeeded, those of them from before the book, which may have been charged before it, and accepted ones. */
function sorted(unbooked: readonly WalletSale[], { sinceAt }: WalletMemory) {
  const isEarly = ({ confirmed_at }: WalletSale) => (confirmed_at ?? 0) < sinceAt;
  const succeeded = unbooked.filter(({ state }) => state === "succeeded");
  const accepted = unbooked.filter(({ state }) => state === "pending");
  return { sold: succeeded.filter((sale) => !isEarly(sale)), early: succeeded.filter(isEarly), accepted };
}

/** The charges that come to `total`: what is observed or expected, or for one sale what its record states. */
function amountsOf(sales: readonly WalletSale[], total: number): { sale: WalletSale; kobo: number }[] | null {
  const listed = sales.map((sale) => ({ sale, kobo: chargeOf(sale) ?? Number.NaN }));
  const sum = listed.reduce((all, { kobo }) => all + kobo, 0);
  if (sum === total) return listed;
  const [only] = sales;
  if (sales.length === 1 && only && only.observed_kobo === null && only.stated_kobo === total)
    return [{ sale: only, kobo: total }];
  return null;
}

/** The findings of a pair that no exact sum explains, once the service must have caught up. */
function restedReading(
  { from, to, fall, unbooked, due, memory }: Pair,
  hasStrangers: boolean,
): Reading | { askFor: string[] } {
  const { sold, early, accepted } = sorted(unbooked, memory);
  // What is held was taken before the pair: it shows no sale that was confirmed since.
  const since = chargesOf([...sold, ...accepted].filter((sale) => isBetween(sale, from)));
  const moving = chargesOf([...sold, ...early, ...accepted]);
  const taken = fall - memory.heldKobo;
  const isYoung = accepted.some(({ confirmed_at }) => to.askedAt - (confirmed_at ?? 0) < maxAcceptMs);
  // As long as a sale has only just been accepted, the whole fall may belong to another sale or movement.
  const isLoose = moving.some(({ sale, kobo }) => kobo === null && !accepted.includes(sale)) || taken > most(moving);
  const isShown = taken >= least(since) && fall >= least(moving) && !(isYoung && isLoose);
  const charged = chargesOf(isShown ? [...sold, ...accepted] : sold);
  const reading = { charged, refunded: [], observed: new Map<string, Kobo>() };

  const untold = charged.filter(({ sale }) => sale.observed_kobo === null);
  const [one] = untold;
  const rest = fall - charged.reduce((sum, { kobo }) => sum + (kobo ?? 0), 0);
  const isOneSale = one !== undefined && untold.length === 1 && due.length === 0;
  const isAlone = isOneSale && unbooked.length === charged.length && memory.heldKobo === 0;
  const areBetween = charged.every(({ sale }) => isBetween(sale, from));
  const isClose = to.askedAt - from.answeredAt <= maxPairMs && !hasStrangers;
  const isSettled = one?.sale.state === "succeeded" || to.askedAt - (one?.sale.confirmed_at ?? 0) >= maxAcceptMs;
  if (isAlone && areBetween && isClose && isSettled) {
    const { sale, kobo } = one;
    const isJustBefore = (sale.confirmed_at ?? 0) - from.answeredAt <= maxBeforeTapMs;
    const [low, high] = boundsOf(one);
    const isUnlisted = kobo === null && isJustBefore && rest >= low && rest <= high && from.kobo >= high;
    const isSurcharged = kobo !== null && rest > 0 && rest < minMovementKobo;
    if (isUnlisted || isSurcharged) {
      const observed = rest + (kobo ?? 0);
      return {
        ...reading,
        charged: charged.map((c) => (c === one ? { sale, kobo: observed } : c)),
        observed: new Map([[sale.id, toKobo(observed)]]),
      };
    }
  }
  const isContradicted = isOneSale && charged.length === 1 && rest !== 0;
  const inQuestion = untold.filter((c) => c.sale.state === "succeeded" && (c.kobo === null || isContradicted));
  const askFor = inQuestion.filter(({ sale }) => sale.stated_kobo === null && !memory.askedFor.includes(sale.id));
  return askFor.length > 0 ? { askFor: askFor.map(({ sale }) => sale.id) } : reading;
}
