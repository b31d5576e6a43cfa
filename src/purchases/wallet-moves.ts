import { type Kobo, toKobo } from "../lib/money.ts";
import { type Explanation, type Look, leastMovementKobo, type Part } from "./charges.ts";
import { isOpen } from "./states.ts";

/**
 * What moved a wallet between two looks: `from + paidIn + returned − charged − unnamed = to`, to the kobo. What left the
 * wallet and is no known sale's charge is unnamed; below zero, it is since known whose charge that was.
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
  /** What was called paid in, and what was left unnamed, each the oldest first. */
  rises: readonly Moved[];
  falls: readonly Moved[];
  /** The newest sales that are booked as given back. */
  givenBack: readonly string[];
}

/** By how much a look showed the wallet risen or fallen for no sale, less what is since known to have been one's. */
export interface Moved {
  at: number;
  kobo: number;
}

/** So many rises, falls, and sales that were given back, are remembered. */
const mostKept = 20;

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
  for (const part of over.filter(({ sign }) => sign === -1)) giveBack(part, page, to);
  // With a sale open, the wallet may have shown its charge too late, or too early.
  takeBack(page, Math.min(page.loose, mostOpen));
  split(
    page,
    unknown.filter(({ isSure }) => isSure),
    unknown.length > 0 || page.isStillOpen,
  );
  const { sums } = page;
  const moves: WalletMoves = {
    ...{
      chargedKobo: toKobo(sums.charged),
      returnedKobo: toKobo(sums.returned),
      paidInKobo: toKobo(sums.paidIn - page.renamed),
    },
    ...{ unnamedKobo: toKobo(sums.unnamed), unnamedN: unknown.length, isAbout: page.isAbout },
  };
  const { charged, returned } = page.ids;
  const looseKobo = toKobo(Math.min(page.loose, mostOpen));
  const risenKobo = toKobo(sums.paidIn);
  const rises = remember(page.rises, { at: to.askedAt, kobo: risenKobo });
  const falls = remember(page.falls, { at: to.askedAt, kobo: page.fallenKobo });
  const chargedAgain = [...chargedAnyway, ...charged];
  const givenBack = [...before.givenBack.filter((id) => !chargedAgain.includes(id)), ...returned].slice(-mostKept);
  return { moves, risenKobo, rises, falls, givenBack, looseKobo, charged, returned };
}

function remember(known: readonly Moved[], moved: Moved): Moved[] {
  return [...known, moved].filter(({ kobo }) => kobo > 0).slice(-mostKept);
}

/** The sales whose history decides what is booked of them. */
export function idsInQuestion(told: Explanation): string[] {
  return leftIn(told).flatMap(({ sale, isSure }) => (isSure || isOpen(sale.state) ? [] : [sale.id]));
}

/** What the reading has not taken. An aged one is in the book already. */
function leftIn({ parts, taken }: Explanation): Part[] {
  return parts.filter((part) => !part.isAged && !taken?.some((one) => one.part === part));
}

/** `rest`: what of the fall is not booked yet. Every booking keeps `rest + booked` as it was. */
interface Page {
  told: Explanation;
  before: BookBefore;
  sums: { charged: number; returned: number; paidIn: number; unnamed: number };
  ids: { charged: string[]; returned: string[] };
  rest: number;
  loose: number;
  rises: Moved[];
  falls: Moved[];
  /** What of the fall between these looks is left unnamed. */
  fallenKobo: number;
  /** What was called paid in until here, and was given back. */
  renamed: number;
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
    ...{ told, before, rest: fall, loose: before.looseKobo, renamed: 0, isAbout: false, isStillOpen: false },
    ...{ rises: before.rises.map(copy), falls: before.falls.map(copy), fallenKobo: 0 },
    sums: { charged: 0, returned: 0, paidIn: 0, unnamed: 0 },
    ids: { charged: [], returned: [] },
    book({ sale }, what, kobo) {
      page.sums[what] += kobo;
      page.ids[what].push(sale.id);
    },
    take(part, what, kobo) {
      page.book(part, what, kobo);
      page.rest += what === "charged" ? -kobo : kobo;
    },
    name(kobo) {
      page.sums.unnamed -= kobo;
      page.loose = Math.max(0, page.loose - kobo);
      takeOf(page.falls, kobo);
    },
  };
  return page;
}

/** What is left was paid in where the wallet rose, and has no name where it fell. */
function split(page: Page, unknown: readonly Part[], isBeside: boolean): void {
  const { sums, rest } = page;
  const least = unknown.reduce((sum, { amounts }) => sum + Math.min(...amounts.map((one) => one.least)), 0);
  if (unknown.length > 0 && rest < least) {
    // Somebody paid in beside a sale whose charge nobody knows: near its face value, as a rule.
    const faces = unknown.reduce((sum, { sale }) => sum + sale.face_kobo, 0);
    sums.unnamed += faces;
    sums.paidIn += faces - rest;
    page.isAbout = true;
  } else if (rest > 0) {
    sums.unnamed += rest;
    page.loose += rest;
    page.fallenKobo = rest;
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

/** A sale that failed after the first look. What was never seen to be charged is not called given back. */
function giveBack(part: Part, page: Page, to: Look): void {
  const kobo = chargeOf(part);
  if (kobo === null || kobo <= 0) return;
  const isCharged = part.sale.charged_look_at !== null;
  // What is not back at this look was back before anybody knew whose it was.
  const backNow = -page.rest >= kobo ? kobo : Math.max(0, kobo - risenSince(part, page));
  if (isCharged && backNow <= Math.max(0, -page.rest)) {
    page.book(part, "returned", kobo);
    page.rest += backNow;
    page.renamed += takeOfRises(part, kobo - backNow, page);
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
  page.rises.push({ at: askedAt, kobo: takeOfRises(part, Math.min(kobo, risenSince(part, page)), page) });
}

/** What was called paid in since its charge. */
function risenSince(part: Part, page: Page): number {
  return sumOf(risesSince(part, page));
}

function sumOf(all: readonly Moved[]): number {
  return all.reduce((sum, { kobo }) => sum + kobo, 0);
}

/** Takes it of the oldest that it can be: others were charged later, and are found in the later ones alone. */
function takeOfRises(part: Part, kobo: number, page: Page): number {
  takeOf(risesSince(part, page), kobo);
  return kobo;
}

function takeOf(all: readonly Moved[], kobo: number): void {
  let left = kobo;
  for (const one of all) {
    const taken = Math.min(one.kobo, left);
    one.kobo -= taken;
    left -= taken;
  }
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
