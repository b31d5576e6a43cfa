import { type Kobo, toKobo } from "../lib/money.ts";
import { type Explanation, type Look, leastMovementKobo, type Part } from "./charges.ts";
import { findSum, type Moved, mostKept, remember, sumOf, takeOf } from "./rises-and-falls.ts";
import { isOpen } from "./states.ts";

/**
 * What moved a wallet between two looks: `from + paidIn + returned − charged − unnamed + unseen = to`, to the kobo. What
 * left the wallet and is no known sale's charge is unnamed; below zero, it is since known whose charge that was.
 */
export interface WalletMoves {
  chargedKobo: Kobo;
  /** Given back, for sales that failed after they were charged. */
  returnedKobo: Kobo;
  /** Below zero, what was called paid in is since known to have been given back. */
  paidInKobo: Kobo;
  unnamedKobo: Kobo;
  /** How many sales were charged something that nobody named. */
  unnamedN: number;
  /** A rise that equals charges of the same step: the service may have lost them. Below zero, it was given back, as is known since. */
  unseenKobo: Kobo;
  /** What was paid in is known but for the charge of sales beside it. */
  isAbout: boolean;
}

/** What is known of a wallet's book before the first of the two looks. */
export interface BookBefore {
  /** What of the unnamed may be the charge of sales that are still open. */
  looseKobo: Kobo;
  /** When the first look was answered after which nothing is missing: it may show sales that were confirmed before, or not. */
  sinceAt: number;
  /** The service changed its final answer about this sale. */
  isCorrected(id: string): boolean;
  /** What was called paid in or unseen, and what was left unnamed, each the oldest first. */
  rises: readonly Moved[];
  falls: readonly Moved[];
  /** The newest sales that are booked as given back. */
  givenBack: readonly string[];
}

/**
 * Books the way from one look to the next, once the next one is what later looks are compared with. `risenKobo`: what was
 * paid in on this way alone; `rises`, `falls` and `givenBack`: what the next step begins with. Pure.
 */
export function movesBetween(from: Look, to: Look, told: Explanation, before: BookBefore) {
  const page = createPage(told, told.taken === null ? from.kobo - to.kobo : 0, before);
  for (const { part, kobo } of told.taken ?? []) {
    page.book(part, part.sign === 1 ? "charged" : "returned", kobo);
    if (part.sign === -1) leaveTheLater(part, kobo, page, to);
  }
  // Their rows know already.
  const chargedAnyway = page.ids.charged.splice(0);
  const left = leftIn(told);
  const open = left.filter(isLeftOpen);
  page.isStillOpen = open.length > 0;
  const mostOpen = open.reduce((sum, part) => sum + mostOf(part), 0);
  const over = left.filter((part) => !isLeftOpen(part));
  const unknown = over.filter((part) => isSold(part) && chargeOf(part) === null);
  for (const part of over.filter((one) => one.isSure)) page.take(part, "charged", chargeOf(part) ?? 0);
  for (const part of over.filter((one) => isSold(one) && !one.isSure)) chargeEarlier(part, page);
  // Behind the charges: what one took at once when it was given back for another is seen by both alone.
  const backNow = givenBackNow(over, page);
  for (const { part, kobo } of backNow) {
    page.take(part, "returned", kobo);
    leaveTheLater(part, kobo, page, to);
  }
  const isLater = (part: Part) => part.sign === -1 && !backNow.some((one) => one.part === part);
  for (const part of over.filter(isLater)) giveBack(part, page, to);
  // With a sale open, the wallet may have shown its charge too late, or too early.
  takeBack(page, Math.min(page.loose, mostOpen));
  split(
    page,
    unknown.filter(({ isSure }) => isSure),
    unknown.length > 0 || page.isStillOpen,
  );
  const { sums, renamed } = page;
  const moves: WalletMoves = {
    ...{
      chargedKobo: toKobo(sums.charged),
      returnedKobo: toKobo(sums.returned),
      paidInKobo: toKobo(sums.paidIn - renamed.kobo + renamed.unseenKobo),
    },
    ...{ unnamedKobo: toKobo(sums.unnamed), unnamedN: unknown.length, isAbout: page.isAbout },
    unseenKobo: toKobo(sums.unseen - renamed.unseenKobo),
  };
  const { charged, returned } = page.ids;
  const looseKobo = toKobo(Math.min(page.loose, mostOpen));
  const risenKobo = toKobo(sums.paidIn);
  const risen = { at: to.askedAt, kobo: sums.paidIn + sums.unseen, unseenKobo: sums.unseen };
  const rises = remember(page.rises, risen);
  const falls = remember(page.falls, { at: to.askedAt, kobo: page.fallenKobo });
  const chargedAgain = [...chargedAnyway, ...charged];
  const givenBack = [...before.givenBack.filter((id) => !chargedAgain.includes(id)), ...returned].slice(-mostKept);
  return { moves, risenKobo, rises, falls, givenBack, looseKobo, charged, returned };
}

/** The sales whose history decides what is booked of them. */
export function idsInQuestion(told: Explanation): string[] {
  return leftIn(told).flatMap(({ sale, isSure }) => (isSure || isOpen(sale.state) ? [] : [sale.id]));
}

/** What the reading has not taken. An aged one is in the book already. */
function leftIn({ parts, taken }: Explanation): Part[] {
  return parts.filter((part) => !part.isAged && !taken?.some((one) => one.part === part));
}

interface Charge {
  part: Part;
  kobo: number;
}

/** `rest`: what of the fall is not booked yet. Every booking keeps `rest + booked` as it was. */
interface Page {
  told: Explanation;
  before: BookBefore;
  sums: { charged: number; returned: number; paidIn: number; unnamed: number; unseen: number };
  ids: { charged: string[]; returned: string[] };
  /** What was booked as charged, and no reading has found in the fall: the service may have lost such debits. */
  charges: Charge[];
  rest: number;
  loose: number;
  rises: Moved[];
  falls: Moved[];
  /** What of the fall between these looks is left unnamed. */
  fallenKobo: number;
  /** What was called paid in or unseen until here, and was given back. */
  renamed: { kobo: number; unseenKobo: number };
  isAbout: boolean;
  isStillOpen: boolean;
  /** Books what is not in the rest: the reading has taken it, or it was unnamed. */
  book(part: Part, what: "charged" | "returned", kobo: number): void;
  /** Books what is in the rest. */
  take(part: Part, what: "charged" | "returned", kobo: number): void;
  /** What was unnamed until here has a name. */
  name(kobo: number): void;
}

const copy = (moved: Moved): Moved => ({ ...moved });

function createPage(told: Explanation, fall: number, before: BookBefore): Page {
  const page: Page = {
    ...{ told, before, rest: fall, loose: before.looseKobo, isAbout: false, isStillOpen: false },
    ...{ rises: before.rises.map(copy), falls: before.falls.map(copy), fallenKobo: 0 },
    sums: { charged: 0, returned: 0, paidIn: 0, unnamed: 0, unseen: 0 },
    ...{ ids: { charged: [], returned: [] }, charges: [], renamed: { kobo: 0, unseenKobo: 0 } },
    book({ sale }, what, kobo) {
      page.sums[what] += kobo;
      page.ids[what].push(sale.id);
    },
    take(part, what, kobo) {
      page.book(part, what, kobo);
      page.rest += what === "charged" ? -kobo : kobo;
      // One that the service called failed meanwhile may have been charged before, beside money that was paid in.
      if (what === "charged" && !before.isCorrected(part.sale.id)) page.charges.push({ part, kobo });
    },
    name(kobo) {
      page.sums.unnamed -= kobo;
      page.loose = Math.max(0, page.loose - kobo);
      takeOf(page.falls, kobo);
    },
  };
  return page;
}

/** What is left has no name where the wallet fell, and was paid in where it rose, unless charges that were lost explain it. */
function split(page: Page, unknown: readonly Part[], isBeside: boolean): void {
  const { sums } = page;
  const least = unknown.reduce((sum, { amounts }) => sum + Math.min(...amounts.map((one) => one.least)), 0);
  // The wallet rose beside a sale whose charge nobody knows: near its face value, as a rule.
  const faces = page.rest < least ? unknown.map((part) => ({ part, kobo: part.sale.face_kobo })) : [];
  const guessed = faces.reduce((sum, { kobo }) => sum + kobo, 0);
  const rest = page.rest - guessed;
  sums.unnamed += guessed;
  if (rest > 0) {
    sums.unnamed += rest;
    page.loose += rest;
    page.fallenKobo = rest;
  } else if (findSum([...page.charges, ...faces], -rest)) {
    sums.unseen -= rest;
  } else if (rest < 0) {
    sums.paidIn -= rest;
    page.isAbout = isBeside;
  }
}

/** Whether it may still be charged, or may have been. */
function isLeftOpen({ sale, isSure }: Part): boolean {
  return !isSure && isOpen(sale.state);
}

function isSold({ sale }: Part): boolean {
  return sale.state === "succeeded";
}

function isShown({ sale }: Part): boolean {
  return sale.charged_look_at !== null;
}

function chargeOf({ sale }: Part): Kobo | null {
  return sale.observed_kobo ?? sale.expected_kobo;
}

/** What was unnamed until here, and was a charge, is back: so much of it at the most. */
function takeBack(page: Page, most: number): void {
  const back = Math.max(0, Math.min(-page.rest, most));
  page.name(back);
  page.rest += back;
}

/** What a sale may take at the most; a price may be off by a little. */
function mostOf({ amounts }: Part): number {
  return Math.max(...amounts.map(({ most }) => most)) + leastMovementKobo;
}

/** The sales whose charges are back at this look: they explain the rise to the kobo, with charges that may have been lost. */
function givenBackNow(over: readonly Part[], { charges, rest }: Page): Charge[] {
  const back = over.filter((part) => part.sign === -1 && isShown(part));
  const all = [...back.map((part) => ({ part, kobo: chargeOf(part) ?? 0 })), ...charges];
  return (findSum(all, -rest) ?? []).filter(({ part }) => part.sign === -1);
}

/** A sale that failed after the first look. What was never seen to be charged is not called given back. */
function giveBack(part: Part, page: Page, to: Look): void {
  const kobo = chargeOf(part);
  if (kobo === null || kobo <= 0) return;
  const isCharged = isShown(part);
  // What is not back at this look was back before anybody knew whose it was. What is called unseen was, as a rule.
  const unseenBefore = -page.rest >= kobo ? sumOf(risesSince(part, page), "unseenKobo") : kobo;
  const backNow = Math.max(0, kobo - Math.min(unseenBefore, risenSince(part, page)));
  if (isCharged && backNow <= Math.max(0, -page.rest)) {
    page.book(part, "returned", kobo);
    page.rest += backNow;
    const { kobo: back, unseenKobo } = takeOfRises(part, kobo - backNow, page);
    page.renamed = { kobo: page.renamed.kobo + back, unseenKobo: page.renamed.unseenKobo + unseenKobo };
    leaveTheLater(part, backNow, page, to);
    return;
  }
  // An open sale may have taken at once what was given back.
  const isHidden = page.told.taken === null && page.isStillOpen;
  if (isCharged && isHidden) page.take(part, "returned", kobo);
  else takeBack(page, Math.min(kobo, mayBeUnnamed(part, page)));
}

/** What of the unnamed its charge may be. One that was called failed may have been charged while nobody knew. */
function mayBeUnnamed({ sale }: Part, page: Page): number {
  return page.before.isCorrected(sale.id) ? sumOf(page.falls) : page.loose;
}

/**
 * It is back now, or it was back before and this is another's: the later of the two is left, for others may have been
 * charged in between.
 */
function leaveTheLater(part: Part, kobo: number, page: Page, { askedAt }: Look): void {
  page.rises.push({ at: askedAt, ...takeOfRises(part, Math.min(kobo, risenSince(part, page)), page) });
}

/** What was called paid in or unseen since its charge. */
function risenSince(part: Part, page: Page): number {
  return sumOf(risesSince(part, page));
}

/**
 * Takes it of the oldest that it can be: others were charged later, and are found in the later ones alone. Of what is called
 * unseen first: that comes to charges to the kobo, and what is called paid in may be money that somebody paid in.
 */
function takeOfRises(part: Part, kobo: number, page: Page): { kobo: number; unseenKobo: number } {
  const since = risesSince(part, page);
  return { kobo: takeOf(since, kobo), unseenKobo: takeOf(since, kobo, "unseenKobo") };
}

function risesSince({ sale: { charged_look_at } }: Part, { rises }: Page): Moved[] {
  return charged_look_at === null ? [] : rises.filter(({ at }) => at >= charged_look_at);
}

/** A sale that was under way at the first look: it was charged before it, and unnamed until here, or since. */
function chargeEarlier(part: Part, page: Page): void {
  const kobo = chargeOf(part);
  if (kobo === null) return;
  const { confirmed_at } = part.sale;
  const most = mayBeUnnamed(part, page);
  if (page.rest + most < kobo && (confirmed_at ?? 0) < page.before.sinceAt) return;
  page.take(part, "charged", kobo);
  takeBack(page, Math.min(kobo, most));
}
