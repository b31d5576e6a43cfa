import { type Account, lockAccountForUpdate, updateAccount } from "../accounts/accounts.queries.ts";
import { pinWeightOf, resendProof, saleProof, wantsPinFor } from "../accounts/pin-proofs.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { findBatch, rowsOf } from "../batches/batches.queries.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Guard } from "../sales/guard.ts";
import { confirmFreshMs } from "../sales/next.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { hasFaceValue } from "../services/services.ts";
import type { PinEntryWay } from "../sessions/lock.table.ts";
import { type ChatLock, consumePinProof, dropOldProofs, putLock, putProof } from "../sessions/locks.queries.ts";
import { enqueueForChats } from "../sessions/news.ts";
import type { Seller } from "../sessions/sessions.ts";

/**
 * An hour: a counter that sells never sees the lock, and a phone that was lost, lent or left overnight is locked. A
 * shorter time would ask for the PIN between two customers of a quiet morning, and be turned off.
 */
export const usualIdleLockMs = 60 * 60_000;
/** How often it is written down that somebody is there. */
const seenEveryMs = 30_000;

/** The idle time after which this account's counters lock; 0: they do not. */
export function idleLockOf(account: Account, usualMs: number): number {
  return account.idle_lock_ms ?? usualMs;
}

/** Whether the chat wants the PIN before anything else. */
export function isLocked(lock: ChatLock | undefined, idleLockMs: number, now: number): boolean {
  if (!lock) return false;
  return lock.locked_at !== null || (idleLockMs > 0 && now - lock.seen_at >= idleLockMs);
}

/** Whether it is time to write down that somebody is there. */
export function isSeenAgain(lock: ChatLock | undefined, idleLockMs: number, now: number): boolean {
  // A short idle time needs a finer look.
  return !lock || now < lock.seen_at || now - lock.seen_at >= Math.min(seenEveryMs, idleLockMs / 10 || seenEveryMs);
}

export async function recordSeen(trx: Db, userId: number, now: number): Promise<void> {
  await putLock(trx, userId, now, { seen_at: now });
}

/** Locks the chat now, whatever the idle time. */
export async function lockNow(trx: Db, userId: number, now: number): Promise<void> {
  await putLock(trx, userId, now, { locked_at: now });
}

/** Nobody is there who would have to give a PIN. */
export async function openLock(trx: Db, userId: number, now: number): Promise<void> {
  await putLock(trx, userId, now, { locked_at: null, seen_at: now });
}

/** Nothing is sold from an account that is frozen. */
export const refuseFrozen: Guard = async (_trx, _offer, { account }) =>
  account.frozen_at === null ? null : { kind: "frozen" };

/**
 * A sale above the account's limit wants the PIN; the proof of it is used up by this very sale. A seat has no PIN: its
 * own limits apply.
 */
export const refuseWithoutPin: Guard = async (trx, offer, { account, userId, now }) => {
  if (offer.seat_id !== null || !wantsPinFor(account, await weightOf(trx, offer))) return null;
  // Given for all rows, or not wanted then: what is wanted now is another limit.
  const listId = listOf(offer);
  if (listId !== null) return (await findBatch(trx, listId))?.is_proved ? null : { kind: "pin_needed" };
  const isResend = offer.state === "unknown";
  const proof = isResend ? resendProof(offer.id) : saleProof(offer.id);
  if (!(await consumePinProof(trx, userId, proof, now))) return { kind: "pin_needed" };
  // A service may refuse a plan's body before it knows what it wants: the resend needs no second PIN.
  if (!isResend && !hasFaceValue(offer.service_type)) {
    await dropOldProofs(trx, userId, now);
    await putProof(trx, userId, resendProof(offer.id), now + confirmFreshMs);
  }
  return null;
};

/** The list that a sale is sold or resent with. One that is tried again is a sale by itself, and needs a PIN again. */
function listOf({ batch_id, state }: Purchase): string | null {
  return state === "quoted" || state === "unknown" ? batch_id : null;
}

/** A list counts as a whole. */
async function weightOf(trx: Db, offer: Purchase): Promise<number> {
  const listId = listOf(offer);
  const rows = listId === null ? [offer] : await rowsOf(trx, listId);
  return rows.reduce((sum, row) => sum + pinWeightOf(row), 0);
}

/**
 * Stops all selling of an account, or lets it go on, in the caller's transaction; the account's other chats are owed a
 * word. False: it was so already.
 */
export async function setFrozen(trx: Db, deps: Stamp, seller: Seller, isFrozen: boolean): Promise<boolean> {
  const { now } = deps;
  const account = await lockAccountForUpdate(trx, seller.account.id);
  if (!account || (account.frozen_at !== null) === isFrozen) return false;
  const frozen = isFrozen ? { frozen_at: now, frozen_by: seller.userId } : { frozen_at: null, frozen_by: null };
  await updateAccount(trx, account.id, { ...frozen, updated_at: now });
  await audit(trx, deps, actorOf(seller), { act: isFrozen ? "frozen" : "unfrozen" });
  await enqueueForChats(trx, deps, account.id, { about: isFrozen ? "frozen" : "unfrozen" }, seller.userId);
  return true;
}

/** Lets an account sell again, in the caller's transaction. False: the PIN has not been given for that. */
export async function unfreeze(trx: Db, deps: Stamp, seller: Seller): Promise<boolean> {
  if (!(await consumePinProof(trx, seller.userId, "unfreeze", deps.now))) return false;
  await setFrozen(trx, deps, seller, false);
  return true;
}

/** How this user gives a PIN: by the keypad, or typed. */
export async function chooseEntry(trx: Db, userId: number, entry: PinEntryWay, now: number): Promise<void> {
  await putLock(trx, userId, now, { entry });
}

/** The choices of an owner about the lock. */
export type LockSetting = { what: "idle"; ms: number } | { what: "above"; kobo: Kobo | null };

/** Whether a choice protects less than what holds now: that takes the PIN. */
export function isLooser(account: Account, usualIdleMs: number, setting: LockSetting): boolean {
  if (setting.what === "above") {
    return (setting.kobo ?? Number.POSITIVE_INFINITY) > (account.pin_above_kobo ?? Number.POSITIVE_INFINITY);
  }
  return (setting.ms || Number.POSITIVE_INFINITY) > (idleLockOf(account, usualIdleMs) || Number.POSITIVE_INFINITY);
}

/**
 * Chooses when the account's counters lock, or which sales ask for the PIN, in the caller's transaction. False: it would
 * protect less than what holds now, and the PIN has not been given for that (`proof`).
 */
export async function setLock(
  trx: Db,
  deps: Stamp & { usualIdleMs: number },
  seller: Seller,
  setting: LockSetting,
  proof: string,
): Promise<boolean> {
  // Held: of two owners who choose at once, the second is compared with what the first has chosen.
  const account = (await lockAccountForUpdate(trx, seller.account.id)) ?? seller.account;
  const needsPin = isLooser(account, deps.usualIdleMs, setting);
  if (needsPin && !(await consumePinProof(trx, seller.userId, proof, deps.now))) return false;
  const changes = setting.what === "idle" ? { idle_lock_ms: setting.ms } : { pin_above_kobo: setting.kobo };
  await updateAccount(trx, seller.account.id, { ...changes, updated_at: deps.now });
  await audit(trx, deps, actorOf(seller), { act: "lock_changed", what: setting.what });
  return true;
}
