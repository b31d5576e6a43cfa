import { isOverUnsold } from "../sales/states.ts";
import { type Booking, bookedAt, bookPair, type Pair, type PairFindings, type WalletMemory } from "./booking.ts";
import { isSumOf } from "./bounds.ts";
import {
  type BalanceSnapshot,
  boundsOf,
  chargeOf,
  chargesOf,
  isBetween,
  isSettledBefore,
  lagMs,
  least,
  most,
  sumOf,
  totalOf,
  type WalletSale,
} from "./sale.ts";

/** The findings of two snapshots of a wallet. */
type PairReading =
  /** The service may not have caught up, or a record is asked for first: the next snapshot is compared with `from`. */
  { isCounted: false; again: boolean; askFor: readonly string[] } | Booking;

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
 * with every sale, or if the sales explain it to the kobo. `hasStrangers`: something else may have moved the wallet.
 * `isAsking`: verify is being asked about a sale that was called final. Pure.
 */
export function readPair(
  from: BalanceSnapshot,
  to: BalanceSnapshot,
  sales: readonly WalletSale[],
  memory: WalletMemory,
  { hasStrangers, isAsking }: { hasStrangers: boolean; isAsking: boolean },
): PairReading {
  const isFresh = (sale: WalletSale) => sale.settled_at !== null && !isSettledBefore(sale, to);
  // A busy wallet never rests: in the end, sales that have only just settled count as still open.
  const isPatient = to.askedAt - from.answeredAt <= maxPatienceMs;
  const begun = sales
    .filter(({ confirmed_at }) => confirmed_at !== null && confirmed_at <= to.answeredAt)
    .map((sale): WalletSale => (isFresh(sale) && !isPatient ? { ...sale, state: "unknown" } : sale));
  const unbooked = begun.filter((sale) => bookedAt(sale, memory) === null && !isSettledBefore(sale, from));
  const isEarly = ({ confirmed_at }: WalletSale) => (confirmed_at ?? 0) < memory.sinceAt;
  const pair: Pair = {
    ...{ from, to, memory, fall: from.kobo - to.kobo + memory.heldKobo, unbooked },
    sold: unbooked.filter((sale) => sale.state === "succeeded" && !isEarly(sale)),
    early: unbooked.filter((sale) => sale.state === "succeeded" && isEarly(sale)),
    accepted: unbooked.filter(({ state }) => state === "pending"),
    inDoubt: unbooked.filter(({ state }) => state !== "succeeded" && state !== "pending"),
    due: begun.filter((sale) => bookedAt(sale, memory) !== null && isOverUnsold(sale.state)),
    told: new Map(sales.flatMap(({ id, observed_kobo: kobo }) => (kobo === null ? [] : [[id, kobo]]))),
  };
  const [unknown, ...others] = unbooked.filter((sale) => chargeOf(sale) === null);
  // Booked now, the pair would never show how much the only sale without a known charge took.
  const isTooYoung = unknown !== undefined && others.length === 0 && isYoung(unknown, to);
  const isCaughtUp = !isAsking && !sales.some(isFresh) && !isTooYoung;
  const isRested = (isCaughtUp || !isPatient) && to.askedAt >= from.answeredAt + lagMs;

  const areSold = pair.inDoubt.length === 0 && unbooked.every((sale) => isBetween(sale, from));
  const isSure = isRested || (areSold && pair.due.length === 0 && memory.heldKobo === 0);
  const exact = isSure ? exactReading(pair) : null;
  // Before the service has caught up, one that is left out may have taken what another seems to have.
  const isWhole = unbooked.length > 0 && exact?.charged.length === unbooked.length;
  if (to.askedAt < from.answeredAt || (!isRested && !isWhole)) {
    return { isCounted: false, again: !isCaughtUp || pair.fall !== memory.heldKobo, askFor: [] };
  }
  const read = exact ?? restedReading(pair, hasStrangers);
  return "askFor" in read ? { isCounted: false, again: true, askFor: read.askFor } : bookPair(pair, read);
}

/** Whether a sale is accepted, but may not be charged yet. */
function isYoung({ state, confirmed_at }: WalletSale, to: BalanceSnapshot): boolean {
  return state === "pending" && to.askedAt - (confirmed_at ?? 0) < maxAcceptMs;
}

/**
 * The sales that explain a fall to the kobo: all that succeeded, all that are accepted or none, all refunds that are due
 * or one or none, and at the most one of those in doubt. Null if none do, or if it could be others as well.
 */
function exactReading(pair: Pair): PairFindings | null {
  const { fall, unbooked, sold, early, accepted, inDoubt, due, memory } = pair;
  const open = [...inDoubt, ...accepted];
  const refunds = [[], due, ...(due.length > 1 ? due.map((sale) => [sale]) : [])];
  /** These charges with the first refunds that fit, as a list of one or none. */
  const fitting = (charged: readonly WalletSale[]) =>
    refunds.flatMap((refunded) => readExactly(pair, charged, refunded) ?? []).slice(0, 1);
  // The service may keep what is due, and this balance be from before the charge of an open sale: together they would
  // explain each other. No refund is read beside a sale in doubt, or where others would do beside some of the open sales.
  const fitsOpen = (backKobo: number) => isSumOf(chargesIn(open), fall + backKobo - sumOf(chargesIn(sold)));
  const isOnlyFit = () => new Set(refunds.map((sales) => sumOf(chargesIn(sales))).filter(fitsOpen)).size === 1;
  const isSure = ({ charged, refunded }: PairFindings) =>
    refunded.length === 0 ||
    charged.every(({ sale }) => sold.includes(sale) || (accepted.includes(sale) && isOnlyFit()));
  const idsOf = ({ charged }: PairFindings) => charged.map(({ sale }) => sale.id).join();
  const agreed = (found: readonly PairFindings[]) =>
    new Set(found.map(idsOf)).size === 1 && found.every(isSure) ? (found[0] ?? null) : null;

  // One from before the book may have been charged before it, or since: only all of them together leave no choice.
  if (early.length > 0) return inDoubt.length === 0 ? agreed(fitting(unbooked)) : null;
  const groups = accepted.length > 0 ? [[...sold, ...accepted], sold] : [sold];
  const found = groups.flatMap(fitting);
  // With a refund that is due, accepted sales may seem charged and given back where nothing moved.
  if (found.length > 0) return agreed(found);
  // What is held is a guess: it confirms no sale in doubt.
  if (memory.heldKobo !== 0 || open.some((sale) => chargeOf(sale) === null)) return null;
  return agreed(groups.flatMap((group) => open.flatMap((one) => fitting([...new Set([...group, one])]))));
}

/** The known charges of sales, in kobo. */
function chargesIn(sales: readonly WalletSale[]): number[] {
  return sales.map((sale) => chargeOf(sale) ?? Number.NaN);
}

/** Reads a pair as just these charges and refunds; null if they do not come to the fall. */
function readExactly(pair: Pair, sales: readonly WalletSale[], refunded: readonly WalletSale[]): PairFindings | null {
  const { from, fall, memory } = pair;
  const total = fall + sumOf(chargesIn(refunded));
  const [one] = sales;
  // A record may state another charge than the listing.
  const isStated = sales.length === 1 && one?.observed_kobo === null && one.stated_kobo === total;
  const charged = sales.map((sale) => ({ sale, kobo: isStated ? total : (chargeOf(sale) ?? Number.NaN) }));
  // Only sales from before the pair can have taken what is held.
  const before = charged.filter(({ sale }) => !isBetween(sale, from));
  if (totalOf(charged) !== total || totalOf(before) < memory.heldKobo) return null;
  return { charged, refunded, observed: confirms(pair, sales, refunded) ? sales : [] };
}

/** Whether these charges and refunds, which come to the fall, also show how much each sale was charged. */
function confirms(pair: Pair, charged: readonly WalletSale[], refunded: readonly WalletSale[]): boolean {
  const { from, unbooked, due, memory } = pair;
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

/** The findings of a pair that no exact sum explains, once the service must have caught up. */
function restedReading(pair: Pair, hasStrangers: boolean): PairFindings | { askFor: string[] } {
  const { from, to, fall, unbooked, sold, early, accepted, due, memory } = pair;
  const moving = chargesOf([...sold, ...early, ...accepted]);
  // What is held was taken before the pair: it shows no sale that was confirmed since.
  const since = moving.filter(({ sale }) => isBetween(sale, from));
  const taken = fall - memory.heldKobo;
  // As long as a sale has only just been accepted, the whole fall may belong to another sale or movement.
  const isLoose = moving.some(({ sale, kobo }) => kobo === null && !accepted.includes(sale)) || taken > most(moving);
  const isUndecided = isLoose && accepted.some((sale) => isYoung(sale, to));
  const isShown = taken >= least(since) && fall >= least(moving) && !isUndecided;
  const charged = chargesOf(isShown ? [...sold, ...accepted] : sold);

  const untold = charged.filter(({ sale }) => sale.observed_kobo === null);
  const [one] = untold;
  const rest = fall - totalOf(charged);
  const isOneSale = one !== undefined && untold.length === 1 && due.length === 0;
  const isAlone = isOneSale && unbooked.length === charged.length && memory.heldKobo === 0;
  const areBetween = charged.every(({ sale }) => isBetween(sale, from));
  const isClose = to.askedAt - from.answeredAt <= maxPairMs && !hasStrangers;
  if (isAlone && areBetween && isClose) {
    const { sale, kobo } = one;
    const isJustBefore = (sale.confirmed_at ?? 0) - from.answeredAt <= maxBeforeTapMs;
    const [low, high] = boundsOf(one);
    const isUnlisted = kobo === null && isJustBefore && rest >= low && rest <= high && from.kobo >= high;
    const isSurcharged = kobo !== null && rest > 0 && rest < minMovementKobo;
    const shown = charged.map((each) => (each === one ? { sale, kobo: rest + (kobo ?? 0) } : each));
    if (isUnlisted || isSurcharged) return { charged: shown, refunded: [], observed: [sale] };
  }
  const isContradicted = isOneSale && charged.length === 1 && rest !== 0;
  const inQuestion = untold.filter((each) => each.sale.state === "succeeded" && (each.kobo === null || isContradicted));
  const askFor = inQuestion.filter(({ sale }) => sale.stated_kobo === null && !memory.askedFor.includes(sale.id));
  return askFor.length > 0 ? { askFor: askFor.map(({ sale }) => sale.id) } : { charged, refunded: [], observed: [] };
}
