import { type Account, updateAccount } from "../accounts/accounts.queries.ts";
import { dayMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import { type PhoneSpelling, phoneSpellings, readSpelling, spellingsOf, spellPhone } from "../core/phone-spellings.ts";
import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import type { Tools } from "../db/tools.ts";
import type { TokenPair } from "../vending-api/account-schemas.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { AnotherStep, hasAnswered, NotAccepted, RateLimited, VendingError } from "../vending-api/errors.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";
import {
  countTry,
  deleteEntry,
  expectDigits,
  forgetOwnTries,
  forgetTries,
  lockTries,
  putLock,
  putProof,
  stop,
  stoppedUntil,
  type TrySides,
  unstop,
} from "./locks.queries.ts";
import { enqueuePinStop } from "./news.ts";
import type { Seller } from "./sessions.ts";

/** After this number of wrong PINs, of one user or at one number, no PIN is taken for a while. */
const triesBeforeWait = 5;
/** The first wait; each one after it is twice as long, up to a day. */
const firstWaitMs = 15 * 60_000;
const maxWaitMs = dayMs;
/** After this number of wrong PINs at one number, a logged-in chat is logged out. */
const triesBeforeLogout = 10;
/** A right PIN is used at once, or not at all. */
const proofLifeMs = 2 * 60_000;
/** A PIN that somebody types twice, or too late, arrives before that. */
const digitsAfterMs = 60_000;

/** Who gives a PIN, and at which number: as it is dialled here, whatever form the service keeps. */
interface Attempt {
  userId: number;
  phone: string;
  /**
   * They are logged in there already: strangers who guess at the number stop each other, not the shop. A wrong PIN here
   * counts for both all the same.
   */
  isIn: boolean;
}

/** One PIN that is counted as wrong until the service has said otherwise. */
interface CountedTry extends TrySides {
  isIn: boolean;
  /** The waits that it begins; null: none. */
  until: { user: number | null; phone: number | null };
  /** Wrong ones of this user at this number, with this one. */
  here: number;
  /** How many are left before the next wait of the user or the number. */
  left: number;
}

type Reserved = { kind: "counted"; counted: CountedTry } | { kind: "wait"; until: number };

interface CountedAnswer {
  /** How many more are taken before a wait. */
  left: number;
  /** It was one too many at this number. */
  isOut: boolean;
  /** No other PIN is taken before; null: now. */
  until: number | null;
  words: string | null;
}

export type PinAnswer<Accepted> =
  /** `counted` is forgiven in the transaction that the right PIN leads to. */
  | { kind: "right"; accepted: Accepted; counted: CountedTry }
  | (CountedAnswer & { kind: "wrong"; isPage: boolean })
  /** The service wants a second step, which this program cannot take. It counts as a try: each one sends another code. */
  | { kind: "another_step"; words: string | null }
  /** Too many were wrong: the service was not asked. */
  | { kind: "wait"; until: number }
  /** The service wants less haste (429); or is down (5xx) or silent. Only then is nothing counted. */
  | { kind: "slow_down" | "unavailable" }
  /** It answered something else, which may be its way to refuse: counted like a wrong one. */
  | (CountedAnswer & { kind: "unreadable"; what: Unreadable });

/** What answered in place of a login: a web page, a redirect, a yes without a token, or something else. */
export type Unreadable = "page" | "redirect" | "no_token" | "other";

/**
 * Shows a PIN to the service, outside any transaction; nothing of it is kept. `ask` throws what the client throws.
 * Wrong ones are counted per user and per number; the right one is not, once `forgiveTries` is in the transaction that
 * it leads to. The chats of the number's account get a message when it is stopped.
 */
export async function checkPin<Accepted>(
  { store, clock, ids }: Pick<Tools, "store" | "clock" | "ids">,
  attempt: Attempt,
  ask: () => Promise<Accepted>,
): Promise<PinAnswer<Accepted>> {
  const reserved = await reserveTry(store, attempt, clock.now());
  if (reserved.kind === "wait") return reserved;
  const { counted } = reserved;
  try {
    return { kind: "right", accepted: await ask(), counted };
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    if (!hasAnswered(error)) {
      await giveBackTry(store, counted, clock.now());
      return { kind: error instanceof RateLimited ? "slow_down" : "unavailable" };
    }
    const { left, here, until } = counted;
    if (until.phone !== null) await enqueuePinStop(store, { ids, now: clock.now() }, attempt, until.phone);
    const { words } = error;
    if (error instanceof AnotherStep) return { kind: "another_step", words };
    const tries = {
      ...{ left, isOut: here >= triesBeforeLogout, words },
      until: Math.max(until.user ?? 0, (attempt.isIn ? null : until.phone) ?? 0) || null,
    };
    if (error instanceof NotAccepted) return { kind: "wrong", ...tries, isPage: error.why === "page" };
    return { kind: "unreadable", ...tries, what: whatAnswered(error) };
  }
}

function whatAnswered({ why, status }: VendingError): Unreadable {
  if (why === "page" || why === "no_token") return why;
  return status !== null && status >= 300 && status < 400 ? "redirect" : "other";
}

/** A right PIN, in the caller's transaction: wrong ones are forgiven, and `act` is proved for a short while; null: no act. */
export async function recordPin(
  trx: Db,
  { userId, account }: Seller,
  { counted, accepted }: Extract<PinAnswer<Pick<TakenLogin, "loginPhone">>, { kind: "right" }>,
  act: string | null,
  now: number,
): Promise<void> {
  await forgiveTries(trx, counted, now);
  const { loginPhone } = accepted;
  if (loginPhone !== account.login_phone) await updateAccount(trx, account.id, { login_phone: loginPhone });
  if (act !== null) await putProof(trx, userId, act, now + proofLifeMs);
}

/**
 * Forgets a PIN that is being given; only the one with this nonce, if one is given: a newer one stays. Digits that are
 * typed within a minute are taken for a PIN's all the same.
 */
export async function forgetEntry(trx: Db, userId: number, now: number, nonce?: string): Promise<void> {
  await deleteEntry(trx, userId, nonce);
  await expectDigits(trx, userId, now + digitsAfterMs);
}

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
function giveBackTry(store: Store, counted: CountedTry, now: number): Promise<void> {
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

/** The tokens of a login, and the form of the number that `/login/` took. */
export interface TakenLogin extends TokenPair {
  loginPhone: string;
}

export interface LoginNumber {
  /** As it is dialled here: 0803… */
  phone: string;
  /** As the person typed it, digits and + only; null if nobody typed it. */
  typed: string | null;
  /** The account here that has this number. */
  account: Pick<Account, "login_phone" | "phone_number"> | undefined;
}

export interface LoginDeps {
  client: Pick<VendingClient, "login">;
  traits: Pick<ServiceTraits, "get" | "learn">;
}

/**
 * Shows a PIN to the service with the number as it may be stored there, one form after the other until one is taken.
 * Throws NotAccepted if each form was refused. Any other answer, and silence, ends the series: throws what the client
 * throws. A form that was taken is learnt for this service.
 */
export async function loginInForms(
  { client, traits }: LoginDeps,
  number: LoginNumber,
  pin: string,
): Promise<TakenLogin> {
  const kept = traits.get("login_phone");
  const learnt = phoneSpellings.find((spelling) => spelling === kept) ?? null;
  let refused: NotAccepted | null = null;
  for (const form of formsToTry(number, learnt)) {
    try {
      const taken = await client.login(form, pin);
      const spelling = readSpelling(form);
      // An account's own form does not predict the next number that logs in here.
      const isNews = learnt === null || form !== number.account?.login_phone;
      if (spelling !== null && isNews) await traits.learn("login_phone", spelling);
      return { ...taken, loginPhone: form };
    } catch (error) {
      // A web page says nothing about the number: another form would get the same page.
      if (!(error instanceof NotAccepted) || error.why === "page") {
        // Else anybody who keeps the service busy would have every guess answered in one form and none of them counted.
        throw refused !== null && error instanceof RateLimited ? refused : error;
      }
      refused ??= error;
    }
  }
  throw refused ?? new NotAccepted();
}

/**
 * The forms of a number to log in with, in order and without repeats: the one that has worked for its account, else the
 * one that has worked at this service, and no other, for a service may count each as a PIN tried. Before any has worked
 * each may be right.
 */
function formsToTry({ phone, typed, account }: LoginNumber, learnt: PhoneSpelling | null): readonly string[] {
  if (account?.login_phone) return [account.login_phone];
  if (learnt !== null) return [spellPhone(phone, learnt)];
  const asked = typed ? [typed] : [];
  const shown = account?.phone_number ? [account.phone_number] : [];
  return [...new Set([...asked, ...shown, ...spellingsOf(phone)])];
}
