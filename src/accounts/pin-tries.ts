import { type ChatLock, countTry, findLock, putLock, uncountTry } from "../store/locks.ts";
import type { Store } from "../store/open.ts";

/** After every so many wrong PINs nothing is taken for a while. */
const triesBeforeWait = 5;
const waitMs = 15 * 60_000;
/** After so many the chat is logged out, if it is logged in. */
export const triesBeforeLogout = 10;
/** From the third round on nobody has simply slipped. */
const longWaitMs = 60 * 60_000;

/** Whether a PIN may be shown to the service now. */
export type Reserved =
  /** It is counted already, as wrong, until the service has said otherwise. `wrong` is the count with it, `until` the wait it begins. */
  { kind: "counted"; wrong: number; until: number | null } | { kind: "wait"; until: number };

/**
 * Counts a PIN as wrong before the service is asked, so that however many are tried at once, or while processes die, no
 * more than the allowed ones are answered.
 */
export function reserveTry(store: Store, userId: number, now: number): Promise<Reserved> {
  return store.transaction(async (trx) => {
    for (;;) {
      const lock = await findLock(trx, userId);
      if (!lock) {
        await putLock(trx, userId, now, {});
        continue;
      }
      if (isWaiting(lock, now)) return { kind: "wait", until: lock.wait_until ?? now };
      const wrong = lock.wrong + 1;
      const until = waitAfter(wrong, now);
      if (await countTry(trx, lock, until)) return { kind: "counted", wrong, until };
    }
  });
}

/** The service has said nothing about the PIN: it counts as not tried. */
export function giveBackTry(store: Store, userId: number): Promise<void> {
  return store.transaction((trx) => uncountTry(trx, userId));
}

/** When a PIN is taken again; null: now. */
export function waitOf(lock: ChatLock | undefined, now: number): number | null {
  return lock && isWaiting(lock, now) ? lock.wait_until : null;
}

/** How many tries are left before the next wait, when so many were wrong. */
export function triesLeft(wrong: number): number {
  return triesBeforeWait - (wrong % triesBeforeWait);
}

function isWaiting(lock: ChatLock, now: number): boolean {
  return lock.wait_until !== null && lock.wait_until > now;
}

function waitAfter(wrong: number, now: number): number | null {
  if (wrong % triesBeforeWait !== 0) return null;
  return now + (wrong > triesBeforeLogout ? longWaitMs : waitMs);
}
