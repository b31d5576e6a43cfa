import { type Kobo, toKobo } from "../lib/money.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import { isOpen, isOverUnsold } from "./states.ts";

/** A balance as the service told it, of some moment between question and answer, or up to `lagMs` before. */
export interface BalanceSnapshot {
  kobo: Kobo;
  askedAt: number;
  answeredAt: number;
}

/** The columns of a sale that the wallet's book reads. `charged_look_at`: a snapshot has shown its charge. */
export type WalletSale = Pick<
  Purchase,
  | ("id" | "state" | "face_kobo" | "expected_kobo" | "observed_kobo" | "stated_kobo")
  | ("confirmed_at" | "settled_at" | "charged_look_at")
>;

/** A rise or a fall of a wallet, in kobo, and when the snapshot that showed it was asked for. */
interface Movement {
  at: number;
  kobo: number;
}

/** What the book remembers of a wallet beside the snapshot that the next one is compared with. */
export interface WalletMemory {
  /** When the first snapshot of the book was answered. Earlier sales may have been charged before it. */
  sinceAt: number;
  /** The part of all falls that is booked as other, and that open sales may turn out to have taken. */
  heldKobo: Kobo;
  /** The newest rises that no refund explained, the oldest first. */
  rises: readonly Movement[];
  /** How they are booked: as money paid in, or as other, since they seem to be debits that the service lost. */
  paidIn: readonly Movement[];
  lost: readonly Movement[];
  /** The newest falls that no sale explained. */
  falls: readonly Movement[];
  /** The newest sales that are booked as charged without a snapshot that certainly shows it. */
  unplaced: readonly { id: string; at: number }[];
  /** Sales that failed after their charge was booked, and whose refund no snapshot has shown. */
  refundsDue: readonly string[];
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

export type PairReading =
  /** The service may not have caught up, or a record is asked for first: the next snapshot is compared with `from`. */
  | { isCounted: false; again: boolean; askFor: readonly string[] }
  | {
      isCounted: true;
      moves: WalletMoves;
      /**
       * Sales whose charge is booked. `observedKobo`: this pair shows how much it was. `isPlaced`: the second snapshot
       * certainly shows it, and the first does not.
       */
      charged: readonly { id: string; observedKobo: Kobo | null; isPlaced: boolean }[];
      /** No other sale and no refund moved the wallet between the two. */
      isAlone: boolean;
      refunded: readonly string[];
      /** What came in at this pair, in kobo; 0: nothing. */
      risenKobo: number;
      memory: WalletMemory;
    };

/** A balance may be this old when it is told. */
export const lagMs = 5000;
/** Electricity has no listed price: its charge is this share of the face value, at the least and at the most. */
const unlistedShare = { least: 0.93, most: 1.03 } as const;
/** Money paid in, or a sale made elsewhere, moves at least this much; a price that moved unlisted is off by less. */
const minMovementKobo = 4500;
/** A charge that no listing tells is read only from snapshots this close together. */
const maxPairMs = 15 * 60_000;
/** Its first snapshot is this young at the tap: someone short of money pays in and then sells. */
const maxBeforeTapMs = 60_000;
/** By then an accepted sale has been charged, and every balance shows it. */
const maxAcceptMs = 30_000;
/** So long a pair waits for a moment in which no sale has just settled. */
const maxPatienceMs = 10 * 60_000;
const maxRemembered = 20;
/** Lost debits are not searched among more sums than this: one of them would fit by chance. */
const maxSums = 4096;

interface Charge {
  sale: WalletSale;
  /** Null: only its bounds are known. */
  kobo: number | null;
}

/**
 * Reads what two snapshots of a wallet show of the sales between them. A pair is counted if the service has caught up
 * with every sale, or if the sales explain it to the kobo. Pure.
 */
export function readPair(
  from: BalanceSnapshot,
  to: BalanceSnapshot,
  sales: readonly WalletSale[],
  memory: WalletMemory,
  { hasStrangers }: { hasStrangers: boolean },
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
  const isCaughtUp = !sales.some(isFresh);
  const isRested = (isCaughtUp || !isPatient) && to.askedAt >= from.answeredAt + lagMs;
  const fall = from.kobo - to.kobo + memory.heldKobo;
  const pair = { from, to, fall, unbooked, due, memory };

  const isSure =
    isRested ||
    (due.length === 0 &&
      memory.heldKobo === 0 &&
      unbooked.every((sale) => isBetween(sale, from) && (sale.state === "succeeded" || sale.state === "pending")));
  const exact = isSure ? exactReading(pair) : null;
  if (to.askedAt < from.answeredAt || (!isRested && !exact?.charged.length)) {
    return { isCounted: false, again: !isCaughtUp || fall !== memory.heldKobo, askFor: [] };
  }
  const read = exact ?? restedReading(pair, hasStrangers);
  if ("askFor" in read) return { isCounted: false, again: true, askFor: read.askFor };
  return bookPair(pair, read);
}

/** Whether a sale was confirmed after the first snapshot, which cannot hold its charge. */
function isBetween({ confirmed_at }: WalletSale, from: BalanceSnapshot): boolean {
  return (confirmed_at ?? 0) >= from.answeredAt;
}

/** When the charge of a sale was booked; null if it was not. */
function bookedAt({ id, charged_look_at }: WalletSale, { unplaced }: WalletMemory): number | null {
  return charged_look_at ?? unplaced.find((one) => one.id === id)?.at ?? null;
}

interface Reading {
  charged: readonly Charge[];
  refunded: readonly WalletSale[];
  /** Sales whose charge this pair tells, with how much it was. */
  observed: ReadonlyMap<string, number>;
}

/** Two snapshots, and the sales that may have moved the wallet between them. `fall`: with what is held, in kobo. */
interface Pair {
  from: BalanceSnapshot;
  to: BalanceSnapshot;
  fall: number;
  unbooked: readonly WalletSale[];
  due: readonly WalletSale[];
  memory: WalletMemory;
}

/**
 * The sales that explain a fall to the kobo: all that succeeded, all that are accepted or none, all refunds that are due
 * or one or none, and at the most one of those in doubt. Null if none do, or more than one of those in doubt would.
 */
function exactReading({ from, fall, unbooked, due, memory }: Pair): Reading | null {
  const { sold, early, accepted } = sorted(unbooked, memory);
  const inDoubt = unbooked.filter(({ state }) => state !== "succeeded" && state !== "pending");
  const refunds = [[], due, ...(due.length > 1 ? due.map((sale) => [sale]) : [])];
  const groups = [...(accepted.length > 0 ? [[...sold, ...accepted]] : []), sold];
  // What is held is a guess: it confirms no charge, and no sale in doubt.
  const told = memory.heldKobo === 0;
  const fitting = (charged: readonly WalletSale[]) => {
    for (const refunded of refunds) {
      const back = refunded.reduce((sum, sale) => sum + (chargeOf(sale) ?? Number.NaN), 0);
      const amounts = amountsOf(charged, fall + back);
      // Only sales from before the pair can have taken what is held.
      const before = (amounts ?? []).filter(({ sale }) => !isBetween(sale, from));
      const isSafe = charged.length === unbooked.length || charged.every((sale) => isBetween(sale, from));
      const isTold = isSafe && memory.heldKobo === 0 && refunded.every(({ observed_kobo }) => observed_kobo !== null);
      if (amounts && sumOf(before.map(({ kobo }) => kobo)) >= memory.heldKobo)
        return {
          charged: amounts,
          refunded,
          observed: new Map(isTold ? amounts.map((one) => [one.sale.id, one.kobo]) : []),
        };
    }
    return null;
  };
  const found = groups.flatMap((group) => fitting(group) ?? []);
  if (found.length > 0 && early.length === 0) return found[0] ?? null;
  const open = [...inDoubt, ...accepted];
  if (!told || open.some((sale) => chargeOf(sale) === null)) return null;
  const some = [...(early.length > 0 ? [early] : []), ...open.map((sale) => [sale])];
  for (const group of groups)
    for (const more of some) found.push(...[fitting([...new Set([...group, ...more])]) ?? []].flat());
  const [first, ...others] = found;
  const isSame = (one: Reading) =>
    one.charged.every(({ sale }) => first?.charged.some((charge) => charge.sale === sale));
  return first && others.every((one) => one.charged.length === first.charged.length && isSame(one)) ? first : null;
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

/** What a pair shows that no exact sum explains, once the service must have caught up. */
function restedReading(
  { from, to, fall, unbooked, due, memory }: Pair,
  hasStrangers: boolean,
): Reading | { askFor: string[] } {
  const charges = (sales: readonly WalletSale[]) => sales.map((sale): Charge => ({ sale, kobo: chargeOf(sale) }));
  const { sold, accepted } = sorted(unbooked, memory);
  // What is held was taken before the pair: it shows no sale that was confirmed since.
  const since = charges([...sold, ...accepted].filter((sale) => isBetween(sale, from)));
  const isShown = fall - memory.heldKobo >= least(since) && fall >= least(charges([...sold, ...accepted]));
  const charged = charges(isShown ? [...sold, ...accepted] : sold);
  const reading = { charged, refunded: [], observed: new Map<string, number>() };

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
        observed: new Map([[sale.id, observed]]),
      };
    }
  }
  const isContradicted = isOneSale && charged.length === 1 && rest !== 0;
  const inQuestion = untold.filter((c) => c.sale.state === "succeeded" && (c.kobo === null || isContradicted));
  const askFor = inQuestion.filter(({ sale }) => sale.stated_kobo === null && !memory.askedFor.includes(sale.id));
  return askFor.length > 0 ? { askFor: askFor.map(({ sale }) => sale.id) } : reading;
}

/** Books a reading: names the charges and refunds, and sorts the rest into money paid in and other. */
function bookPair(
  { from, to, fall, unbooked, due, memory }: Pair,
  { charged, refunded, observed }: Reading,
): PairReading {
  const known = charged.reduce((sum, { kobo }) => sum + (kobo ?? 0), 0);
  const unknown = charged.filter(({ kobo }) => kobo === null);
  const returned = new Map(refunded.map((sale) => [sale.id, chargeOf(sale) ?? 0]));
  let rest = fall - known + sumOf(returned.values());
  // Together the unknown charges are what the wallet shows, if that is possible, and else about their face value.
  const isShareSeen = rest >= least(unknown) && rest <= most(unknown);
  const share = isShareSeen ? rest : unknown.reduce((sum, { sale }) => sum + sale.face_kobo, 0);
  rest -= share;
  const book = openMovements(memory);
  for (const sale of refundOrder(due, book, memory)) {
    const isBooked = returned.has(sale.id);
    const kobo = returned.get(sale.id) ?? refundOf(sale, -rest);
    const placed =
      kobo === null ? null : placeRefund(book, { kobo, rest, isBooked, to, since: bookedAt(sale, memory) });
    if (placed === null || kobo === null) continue;
    returned.set(sale.id, kobo);
    if (placed === "now" && !isBooked) rest += kobo;
  }
  // The charge of a sale from before the pair may be in an earlier fall, or hidden in an earlier rise.
  let hidden = 0;
  for (const { sale, kobo } of charged.filter((one) => !isBetween(one.sale, from))) {
    const wanted = Math.min(kobo ?? 0, Math.max(0, -rest));
    const taken = takeOf(after(book.falls, sale.confirmed_at), wanted);
    book.named.falls += taken;
    hidden += wanted - taken;
    rest += wanted;
  }
  const open = unbooked.filter((sale) => isOpen(sale.state) && !charged.some((one) => one.sale === sale));
  const held = Math.max(0, Math.min(rest, most(open.map((sale) => ({ sale, kobo: chargeOf(sale) })))));
  const fallen = Math.max(0, rest - held);
  const risen = Math.max(0, -rest);
  const { named } = book;
  const isLost = risen > 0 && isSumOf(overlapping(charged.filter((one) => isBetween(one.sale, from))), risen);
  const back = [...returned.keys()];
  const moves: WalletMoves = {
    chargedKobo: known + share,
    returnedKobo: sumOf(returned.values()),
    paidInKobo: (isLost ? 0 : risen) + hidden - named.paidIn,
    otherKobo: memory.heldKobo - held - fallen + named.falls + (isLost ? risen : 0) - named.lost,
    unknownN: unknown.length,
    isAbout: risen > 0 && !isLost && ((unknown.length > 0 && !isShareSeen) || open.length > 0),
  };
  const placed = charged.map(({ sale }) => {
    const isPlaced = observed.has(sale.id) || isBetween(sale, from);
    return { sale, isPlaced };
  });
  const moved = (known: readonly Movement[], kobo: number) =>
    [...known, { at: to.askedAt, kobo }].filter((one) => one.kobo > 0).slice(-maxRemembered);
  return {
    ...{ isCounted: true, moves, refunded: back, risenKobo: isLost ? 0 : risen },
    charged: placed.map(({ sale: { id }, isPlaced }) => ({ id, observedKobo: koboOf(observed.get(id)), isPlaced })),
    isAlone: charged.length === 1 && back.length === 0,
    memory: {
      ...{ sinceAt: memory.sinceAt, heldKobo: toKobo(held) },
      ...{ rises: moved(book.rises, risen + hidden), lost: moved(book.lost, isLost ? risen : 0) },
      paidIn: moved(book.paidIn, hidden + (isLost ? 0 : risen)),
      falls: moved(book.falls, fallen),
      unplaced: [
        ...memory.unplaced,
        ...placed.flatMap((one) => (one.isPlaced ? [] : [{ id: one.sale.id, at: to.askedAt }])),
      ]
        .filter(({ id }) => !back.includes(id))
        .slice(-maxRemembered),
      refundsDue: [...due, ...charged.flatMap(({ sale }) => (isOverUnsold(sale.state) ? [sale] : []))]
        .flatMap(({ id }) => (back.includes(id) ? [] : [id]))
        .slice(-maxRemembered),
      askedFor: [],
    },
  };
}

/** Movements of earlier pairs, and how much of them this pair gives another name. */
function openMovements(memory: WalletMemory) {
  const copy = (all: readonly Movement[]) => all.map((one) => ({ ...one }));
  const all = { rises: copy(memory.rises), paidIn: copy(memory.paidIn), lost: copy(memory.lost) };
  return { ...all, falls: copy(memory.falls), named: { paidIn: 0, lost: 0, falls: 0 } };
}

type Movements = ReturnType<typeof openMovements>;

function after(movements: readonly Movement[], since: number | null): Movement[] {
  return movements.filter(({ at }) => at >= (since ?? 0));
}

/** Refunds that equal a lost debit come first, then high ones: lost debits that are several refunds come out even. */
function refundOrder(due: readonly WalletSale[], { lost }: Movements, memory: WalletMemory): WalletSale[] {
  const isExact = (sale: WalletSale) => after(lost, bookedAt(sale, memory)).some(({ kobo }) => kobo === chargeOf(sale));
  const highFirst = due.toSorted((one, other) => (chargeOf(other) ?? 0) - (chargeOf(one) ?? 0));
  return [...highFirst.filter(isExact), ...highFirst.filter((sale) => !isExact(sale))];
}

/**
 * Finds the rise that is a refund: the one of this pair (`rest` below zero), or an earlier one that was called paid in
 * or lost. Null if no rise since the charge is high enough: the refund is still due.
 */
function placeRefund(
  { rises, paidIn, lost, named }: Movements,
  { kobo, rest, isBooked, to, since }: RefundPlace,
): "now" | "earlier" | null {
  const [risesSince, lostSince, paidInSince] = [after(rises, since), after(lost, since), after(paidIn, since)];
  const isEarlier = sumOf(risesSince.map((one) => one.kobo)) >= kobo;
  const exact = [...lostSince, ...paidInSince].find((one) => one.kobo === kobo);
  const isLikelyEarlier = exact !== undefined || lost.some((one) => one.kobo > 0);
  const isNow = isBooked || -rest === kobo || (-rest >= kobo && !(isEarlier && isLikelyEarlier));
  if (!isEarlier) return isNow ? "now" : null;
  takeOf(risesSince, kobo);
  if (isNow) {
    // The earlier rise may be this refund, too: the later one stays, since later sales are found only in that.
    rises.push({ at: to.askedAt, kobo });
    return "now";
  }
  const first = exact ? [exact] : lost;
  const ofLost = first === lost || lostSince.includes(first[0] as Movement) ? takeOf(first, kobo) : 0;
  takeOf(ofLost === 0 && exact ? [exact] : paidInSince, kobo - ofLost);
  named.paidIn += kobo - ofLost;
  named.lost += ofLost;
  return "earlier";
}

interface RefundPlace {
  kobo: number;
  rest: number;
  /** This pair was read to hold the refund. */
  isBooked: boolean;
  to: BalanceSnapshot;
  /** When the charge was booked. */
  since: number | null;
}

/** What a refund gives back, in kobo: the charge, or for a charge that nobody knows a rise that may be it. */
function refundOf(sale: WalletSale, rise: number): number | null {
  const [low, high] = boundsOf({ sale, kobo: chargeOf(sale) });
  return low === high ? low : rise >= low && rise <= high ? rise : null;
}

/** The charges of sales that were under way at the same time: only beside another does a service lose a debit. */
function overlapping(charges: readonly Charge[]): number[] {
  const from = ({ sale }: Charge) => sale.confirmed_at ?? 0;
  const until = ({ sale }: Charge) => sale.settled_at ?? Number.POSITIVE_INFINITY;
  const isBeside = (one: Charge, other: Charge) =>
    one !== other && from(one) <= until(other) && from(other) <= until(one);
  return charges.flatMap((one) =>
    one.kobo !== null && charges.some((other) => isBeside(one, other)) ? [one.kobo] : [],
  );
}

function isSumOf(amounts: readonly number[], total: number): boolean {
  const sums = new Set([0]);
  for (const amount of amounts) {
    for (const sum of [...sums]) if (sum + amount <= total) sums.add(sum + amount);
    if (sums.size > maxSums) return false;
  }
  return sums.has(total);
}

/** Takes up to `wanted` kobo out of the oldest movements. Returns how much that was. */
function takeOf(movements: readonly Movement[], wanted: number): number {
  let left = wanted;
  for (const one of movements) {
    const taken = Math.min(one.kobo, left);
    one.kobo -= taken;
    left -= taken;
  }
  return wanted - left;
}

/** What a sale is charged as far as anybody knows, in kobo; null for electricity until something tells it. */
function chargeOf({ observed_kobo, expected_kobo }: WalletSale): Kobo | null {
  return observed_kobo ?? expected_kobo;
}

function boundsOf({ sale, kobo }: Charge): readonly [least: number, most: number] {
  const { stated_kobo } = sale;
  if (kobo !== null) return [kobo, kobo];
  const [low, high] = unlistedRange(sale);
  return stated_kobo === null ? [low, high] : [Math.min(low, stated_kobo), Math.max(high, stated_kobo)];
}

/** What a sale without a listed price is charged, at the least and at the most. */
export function unlistedRange({ face_kobo }: WalletSale): readonly [least: number, most: number] {
  return [Math.ceil(face_kobo * unlistedShare.least), Math.floor(face_kobo * unlistedShare.most)];
}

function least(charges: readonly Charge[]): number {
  return charges.reduce((sum, charge) => sum + boundsOf(charge)[0], 0);
}

function most(charges: readonly Charge[]): number {
  return charges.reduce((sum, charge) => sum + boundsOf(charge)[1], 0);
}

function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, kobo) => sum + kobo, 0);
}

function koboOf(kobo: number | undefined): Kobo | null {
  return kobo === undefined ? null : toKobo(kobo);
}
