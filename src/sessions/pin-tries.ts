import { dayMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import { putLock } from "./locks.queries.ts";
import {
  countTry,
  forgetOwnTries,
  forgetTries,
  lockTries,
  stop,
  stoppedUntil,
  type TrySides,
  unstop,
} from "./pin-tries.queries.ts";

/** After this number of wrong PINs, of one user or at one number, no PIN is taken for a while. */
const triesBeforeWait = 5;
/** The first wait; each one after it is twice as long, up to a day. */
const firstWaitMs = 15 * 60_000;
const maxWaitMs = dayMs;
/** After this number of wrong PINs at one number, a logged-in chat is logged out. */
export const triesBeforeLogout = 10;

/** Who gives a PIN, and at which number: as it is dialled here, whatever form the service keeps. */
export interface Attempt {
  userId: number;
  phone: string;
  /**
   * They are logged in there already: strangers who guess at the number stop each other, not the shop. A wrong PIN here
   * counts for both all the same.
   */
  isIn: boolean;
}

/** One PIN that is counted as wrong until the service has said otherwise. */
export interface CountedTry extends TrySides {
  isIn: boolean;
  /** The waits that it begins; null: none. */
  until: { user: number | null; phone: number | null };
  /** Wrong ones of this user at this number, with this one. */
  here: number;
  /** How many are left before the next wait of the user or the number. */
  left: number;
}

/** Whether a PIN may be shown to the service now. */
export type Reserved = { kind: "counted"; counted: CountedTry } | { kind: "wait"; until: number };

/** What stands for a number in the database: a number that has no account here is nobody's to know. */
export function hashPhone(phone: string): string {
  return sha256(`phone ${phone}`);
}

/**
 * Counts a PIN as wrong, for its user and its number, before the service is asked, so that however many are tried at
 * once, by however many users, on however many replicas, or while processes die, no more than the allowed ones are
 * answered.
 */
export function reserveTry(store: Store, { userId, phone, isIn }: Attempt, now: number): Promise<Reserved> {
  const sides = { userId, phoneHash: hashPhone(phone) };
  return store.transaction(async (trx): Promise<Reserved> => {
    await lockTries(trx, sides);
    const waiting = await stoppedUntil(trx, isIn ? { userId, phoneHash: null } : sides);
    if (waiting !== null && waiting > now) return { kind: "wait", until: waiting };
    const { byUser, here, atPhone } = await countTry(trx, sides, 1, now);
    const until = { user: waitAfter(byUser, now), phone: waitAfter(atPhone, now) };
    await stop(trx, sides, until);
    const left = isIn ? triesLeft(byUser) : Math.min(triesLeft(byUser), triesLeft(atPhone));
    return { kind: "counted", counted: { ...sides, isIn, until, here, left } };
  });
}

/** The service has said nothing about the PIN: it counts as not tried. */
export function giveBackTry(store: Store, counted: CountedTry, now: number): Promise<void> {
  return store.transaction(async (trx) => {
    await lockTries(trx, counted);
    await countTry(trx, counted, -1, now);
    await unstop(trx, counted, counted.until);
  });
}

/**
 * After a right PIN: the counter is open, and the wrong ones at its number are forgotten. Those of the user at other
 * numbers are not: a user with an account of their own could guess for ever. A logged-in user forgives only their own:
 * a shop that unlocks its counter gives nobody else more guesses.
 */
export async function forgiveTries(trx: Db, counted: CountedTry, now: number): Promise<void> {
  await lockTries(trx, counted);
  if (counted.isIn) await forgetOwnTries(trx, counted, now);
  else await forgetTries(trx, counted, now);
  await unstop(trx, counted, counted.until);
  await putLock(trx, counted.userId, now, { seen_at: now, locked_at: null });
}

/** When a PIN of this user is taken again by the shop that they are in; null: now. */
export async function waitOf(db: Db, userId: number, now: number): Promise<number | null> {
  const until = await stoppedUntil(db, { userId, phoneHash: null });
  return until !== null && until > now ? until : null;
}

function triesLeft(wrong: number): number {
  return triesBeforeWait - (wrong % triesBeforeWait);
}

function waitAfter(wrong: number, now: number): number | null {
  if (wrong % triesBeforeWait !== 0) return null;
  return now + Math.min(maxWaitMs, firstWaitMs * 2 ** (wrong / triesBeforeWait - 1));
}
