import { type Kobo, toKobo } from "../lib/money.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import { isOpen, isOverUnsold } from "./states.ts";

/** A balance as the service told it: of some moment between the question and the answer, or a little before. */
export interface Look {
  kobo: Kobo;
  askedAt: number;
  answeredAt: number;
}

/** What the rule looks at of a sale. */
export type WalletSale = Pick<
  Purchase,
  | "id"
  | "state"
  | "face_kobo"
  | "expected_kobo"
  | "observed_kobo"
  | "stated_kobo"
  | "confirmed_at"
  | "settled_at"
  | "charged_look_at"
> & {
  /** It is over, and the first look or one before it is booked as showing its charge given back. */
  isGivenBack?: boolean;
};

/** These sales, with those marked that are over and whose charge is booked as given back. */
export function markGivenBack<T extends WalletSale>(sales: readonly T[], ids: readonly string[]): T[] {
  return sales.map((sale) =>
    isOverUnsold(sale.state) && ids.includes(sale.id) ? { ...sale, isGivenBack: true } : sale,
  );
}

/** What the difference between two looks tells. */
export interface Explanation {
  /** Sales whose charge the second look shows and the first does not. */
  seen: readonly { id: string; kobo: Kobo }[];
  /** Nothing else moved between the two looks. */
  isAlone: boolean;
  /** Which of the two the next look is compared with. */
  next: "from" | "to";
  /** Another look, once the service has caught up, may tell what this one does not. */
  again: boolean;
  /** The one sale that the wallet does not fit: its record may say why. */
  doubted: string | null;
  /** Every sale that may have moved the wallet between the looks. */
  parts: readonly Part[];
  /** What the fall is made of, to the kobo; null where no reading alone explains it. */
  taken: readonly Taken[] | null;
}

/** A part of a fall, `kobo` of it: above zero also for what was given back. */
interface Taken {
  part: Part;
  kobo: Kobo;
}

/** A balance may be so old when it is told: a sale that settled that short a time ago is in it or not. */
export const lagMs = 5000;
/** What one pays in, or sells elsewhere, is at least this much; what a price is off by without a word is less. */
export const leastMovementKobo = 4500;
/** Electricity has no listed price: it is charged at this part of its face value, from and to. */
const electricityShare = { least: 0.93, most: 1.03 } as const;
/** Without a price that fits, only looks this close together are believed: the longer, the more else can have happened. */
const closeMs = 15 * 60_000;
/** Without a listed price, the look from before the sale is this young: who is short of money pays in and then sells. */
const justBeforeMs = 60_000;
/** More readings than these are not weighed: with so many sales under way one of them would fit by chance. */
const mostReadings = 4096;

/** An amount that a sale may have moved. `kobo` is null where only its bounds are known. */
interface Amount {
  kobo: Kobo | null;
  least: number;
  most: number;
}

/** What one sale may have done between the looks; `isSure`: it did. */
export interface Part {
  sale: WalletSale;
  isSure: boolean;
  sign: 1 | -1;
  amounts: readonly Amount[];
  /** The first look shows its charge, or that it was given back, and the second may be of a moment before it. */
  isAged?: true;
}

/** Which parts a fall may be made of. */
interface Reading {
  taken: readonly { part: Part; amount: Amount }[];
  least: number;
  most: number;
}

/**
 * Explains how a wallet fell between two looks, by the sales that may have moved it. It says what a sale was charged
 * where one reading alone explains the fall, and else nothing. It relies on this: what the book does not know (money
 * paid in, sales made elsewhere, `hasStrangers` where one is known of) moves at least ₦45 between two looks, taken
 * together, and does not make up to the kobo for a price that is off; for a sale of electricity that is alone between
 * two close looks, it moves more than a tenth of the face value. A fall below the price may always be money paid in, and is left open.
 */
export function explain(from: Look, to: Look, sales: readonly WalletSale[], hasStrangers: boolean): Explanation {
  const parts = sales.flatMap((sale) => partOf(sale, from, to) ?? []);
  const isFresh = ({ sale, isAged }: Part) =>
    !isAged && (isJustShown(sale, to) || (!isOpen(sale.state) && !isSettledBefore(sale, to)));
  const nothing = { seen: [], isAlone: false, doubted: null, parts, taken: null };
  // Looks that overlap have no order.
  if (to.askedAt < from.answeredAt) return { ...nothing, next: "from", again: parts.some(isFresh) };
  const fall = from.kobo - to.kobo;
  const reading = exactReading(parts, fall) ?? closeReading(parts, fall, { from, to, hasStrangers });
  // A look that is older than the first tells nothing, and none is compared with it.
  const isOld = reading?.taken.some(({ part }) => part.isAged);
  if (!reading || isOld) {
    if (isOld || parts.some((part) => part.isAged || isFresh(part))) return { ...nothing, next: "from", again: true };
    return { ...nothing, doubted: doubtedIn(parts), next: "to", again: false };
  }
  const taken = reading.taken.flatMap(({ part, amount: { kobo } }) => (kobo === null ? [] : [{ part, kobo }]));
  const seen = taken.flatMap(({ part: { sale, sign }, kobo }) => (sign === 1 ? [{ id: sale.id, kobo }] : []));
  const left = parts.filter((part) => !reading.taken.some((one) => one.part === part));
  // One that the second look does not show yet is told by a third, against the first.
  const again = left.some(isFresh);
  return { ...nothing, seen, taken, isAlone: reading.taken.length === 1, next: again ? "from" : "to", again };
}

/**
 * Whether the wallet fell between two looks by `least` or more beyond what these sales took, whatever they took; null
 * where it depends on which of them were charged.
 */
export function isFallUnexplained(from: Look, to: Look, sales: readonly WalletSale[], least: number): boolean | null {
  // What was given back would, like money paid in, be guessed.
  const parts = sales.flatMap((sale) => partOf(sale, from, to) ?? []).filter(({ sign }) => sign === 1);
  const fall = from.kobo - to.kobo;
  const readings = [...(readingsOf(parts) ?? [])];
  const told = new Set(readings.flatMap((reading) => [fall - reading.most >= least, fall - reading.least >= least]));
  return told.size === 1 ? told.has(true) : null;
}

/** Whether the second look certainly holds what the first and these sales leave: no other charge, and no money in. */
export function isUntouched(from: Look, to: Look, sales: readonly WalletSale[], least: number): boolean {
  const parts = sales.flatMap((sale) => partOf(sale, from, to) ?? []);
  const fall = from.kobo - to.kobo;
  // Nothing moved and nothing came back: it does not matter how many sales are open.
  if (fall === 0 && parts.every(({ sign, isSure }) => sign === 1 && !isSure)) return true;
  const readings = [...(readingsOf(parts) ?? [])];
  const fits = (reading: Reading) => fall >= reading.least && fall <= reading.most;
  return readings.some(fits) && !readings.some((reading) => fall >= reading.least + least);
}

/** Null: it moved nothing between the looks. */
function partOf(sale: WalletSale, from: Look, to: Look): Part | null {
  const { confirmed_at, charged_look_at, state } = sale;
  if (confirmed_at === null || confirmed_at > to.answeredAt) return null;
  const isInFirst = charged_look_at !== null && charged_look_at <= from.askedAt;
  const isAfterFirst = confirmed_at >= from.answeredAt;
  const amounts = amountsOf(sale);
  if (sale.isGivenBack) {
    const isBackInBoth = isSettledBefore(sale, to) || from.answeredAt + lagMs <= to.askedAt;
    return isBackInBoth ? null : { sale, isSure: false, sign: 1, amounts, isAged: true };
  }
  if (isOverUnsold(state)) {
    // Taken and given back after the first look, it moves nothing.
    const isTakenSince = isAfterFirst || (charged_look_at !== null && !isInFirst);
    if (isSettledBefore(sale, isTakenSince ? to : from)) return null;
    if (isTakenSince) return { sale, isSure: false, sign: 1, amounts };
    const back = sale.observed_kobo === null ? amounts.map(about) : amounts;
    // Under way while the first look was taken, it may have been charged after it, and not be paid back in the second.
    const taken = isSettledBefore(sale, to)
      ? []
      : amounts.map(({ least, most }) => about({ least: -most, most: -least }));
    return { sale, isSure: false, sign: -1, amounts: [...back, ...taken] };
  }
  if (isInFirst) {
    const isInBoth = isSettledBefore(sale, to) || from.answeredAt + lagMs <= to.askedAt;
    return isInBoth ? null : { sale, isSure: false, sign: -1, amounts, isAged: true };
  }
  if (!isAfterFirst && charged_look_at === null && isSettledBefore(sale, from)) return null;
  // Shown since by a look that was compared with the first or a later one.
  const isShown = charged_look_at !== null && charged_look_at <= to.askedAt;
  return { sale, isSure: isShown || (isAfterFirst && isSettledBefore(sale, to)), sign: 1, amounts };
}

/** A look between these two has shown the charge of a sale, and it is back in the second. */
export function isBackBetween(sale: WalletSale, from: Look, to: Look): boolean {
  const { state, charged_look_at } = sale;
  return isOverUnsold(state) && charged_look_at !== null && charged_look_at > from.askedAt && isSettledBefore(sale, to);
}

/** Another look has shown its charge, and this one may be of a moment before it. */
function isJustShown({ charged_look_at }: WalletSale, look: Look): boolean {
  return charged_look_at !== null && Math.abs(look.askedAt - charged_look_at) < lagMs;
}

function isSettledBefore({ settled_at }: WalletSale, look: Look): boolean {
  return settled_at !== null && settled_at + lagMs <= look.askedAt;
}

function amountsOf({ observed_kobo, expected_kobo, stated_kobo, face_kobo }: WalletSale): Amount[] {
  const exactly = (kobo: Kobo): Amount => ({ kobo, least: kobo, most: kobo });
  if (observed_kobo !== null) return [exactly(observed_kobo)];
  const known = new Set([expected_kobo, stated_kobo].filter((kobo) => kobo !== null));
  const { least, most } = electricityShare;
  const guess = { kobo: null, least: Math.ceil(face_kobo * least), most: Math.floor(face_kobo * most) };
  return [...[...known].map(exactly), ...(expected_kobo === null ? [guess] : [])];
}

/** What one price is off by, another that is given back would make up for to the kobo. */
function about({ least, most }: Pick<Amount, "least" | "most">): Amount {
  return { kobo: null, least, most };
}

/** The one reading that fits to the kobo, if no other set of sales comes near. */
function exactReading(parts: readonly Part[], fall: number): Reading | null {
  const isNear = (least: number, most: number) => fall > least - leastMovementKobo && fall < most + leastMovementKobo;
  const exact: Reading[] = [];
  let sales: string | undefined;
  for (const reading of readingsOf(parts, isNear) ?? []) {
    sales ??= nameSales(reading);
    if (nameSales(reading) !== sales) return null;
    if (reading.taken.every(({ amount }) => amount.kobo !== null) && reading.least === fall) exact.push(reading);
  }
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/**
 * Every way in which the parts may have moved the wallet; null where there are too many. Only those whose bounds are
 * near, which no bounds are where wider ones are not: whole branches are left out.
 */
function readingsOf(
  parts: readonly Part[],
  isNear: (least: number, most: number) => boolean = () => true,
): Iterable<Reading> | null {
  const count = parts.reduce((product, part) => product * (part.amounts.length + (part.isSure ? 0 : 1)), 1);
  if (count > mostReadings) return null;
  const all = parts.map((part) => ({ part, ways: waysOf(part) }));
  /** What the parts from each place on come to, at the least and at the most. */
  const rest = [{ least: 0, most: 0 }];
  for (const { ways } of all.toReversed()) {
    const [{ least, most }] = rest as [{ least: number; most: number }];
    rest.unshift({
      least: least + Math.min(...ways.map((way) => way.least)),
      most: most + Math.max(...ways.map((way) => way.most)),
    });
  }
  function* goOn(at: number, soFar: Reading): Generator<Reading> {
    const { least = 0, most = 0 } = rest[at] ?? {};
    if (!isNear(soFar.least + least, soFar.most + most)) return;
    const next = all[at];
    if (!next) return yield soFar;
    for (const { amount, ...way } of next.ways) {
      const taken = amount ? [...soFar.taken, { part: next.part, amount }] : soFar.taken;
      yield* goOn(at + 1, { taken, least: soFar.least + way.least, most: soFar.most + way.most });
    }
  }
  return goOn(0, { taken: [], least: 0, most: 0 });
}

/** What one part may have come to; nothing, where that is not sure. */
function waysOf({ amounts, isSure, sign }: Part): { amount: Amount | null; least: number; most: number }[] {
  const ways = amounts.map((amount) => {
    const [least, most] = sign === 1 ? [amount.least, amount.most] : [-amount.most, -amount.least];
    return { amount, least, most };
  });
  return isSure ? ways : [{ amount: null, least: 0, most: 0 }, ...ways];
}

function nameSales({ taken }: Reading): string {
  return taken.map(({ part }) => part.sale.id).join();
}

/** A single sale that nobody has shown a charge of takes what is left, where that can only be its own. */
function closeReading(
  parts: readonly Part[],
  fall: number,
  { from, to, hasStrangers }: { from: Look; to: Look; hasStrangers: boolean },
): Reading | null {
  if (hasStrangers || to.askedAt - from.answeredAt > closeMs || !parts.every(({ isSure }) => isSure)) return null;
  const unshown = parts.filter(({ sale }) => sale.observed_kobo === null);
  const [part] = parts.length === 1 ? parts : unshown;
  if (!part || (parts.length > 1 && unshown.length > 1)) return null;
  const others = parts.filter((one) => one !== part).map((one) => ({ part: one, amount: one.amounts[0] as Amount }));
  const rest = fall - others.reduce((sum, { amount }) => sum + amount.least, 0);
  const price = part.sale.observed_kobo ?? part.sale.expected_kobo;
  const isJustBefore = (part.sale.confirmed_at ?? 0) - from.answeredAt <= justBeforeMs;
  const fits =
    price === null
      ? isJustBefore && part.amounts.some(({ least, most }) => rest >= least && rest <= most && from.kobo >= most)
      : rest > price && rest - price < leastMovementKobo;
  if (!fits) return null;
  const amount = { kobo: toKobo(rest), least: rest, most: rest };
  return { taken: [...others, { part, amount }], least: fall, most: fall };
}

function doubtedIn(parts: readonly Part[]): string | null {
  const [part] = parts;
  if (!part?.isSure || parts.length > 1) return null;
  const { id, observed_kobo, stated_kobo } = part.sale;
  return observed_kobo === null && stated_kobo === null ? id : null;
}
