import type { Clock } from "../lib/clock.ts";
import type { Db } from "../store/database.ts";
import { putLock } from "../store/locks.ts";
import type { Store } from "../store/open.ts";
import type { VendingClient } from "../vending/client.ts";
import { hasAnswered, NotAccepted, RateLimited, VendingError } from "../vending/errors.ts";
import { giveBackTry, reserveTry, triesBeforeLogout } from "./pin-tries.ts";

/** What came of a PIN. */
export type PinAnswer<Accepted> =
  | { kind: "right"; accepted: Accepted }
  /** `wrong`: how many were in a row. `isOut`: that was one too many. `until`: no other is taken before; null: now. */
  | { kind: "wrong"; wrong: number; isOut: boolean; until: number | null; words: string | null }
  /** Too many were wrong: the service was not asked. */
  | { kind: "wait"; until: number }
  /** The service wants less haste; or is down or silent. Nothing is known about the PIN, nothing is counted. */
  | { kind: "slow_down" | "unavailable" }
  /** It answered something else: nothing is counted either. */
  | { kind: "unreadable"; words: string | null };

/**
 * Shows a PIN to the service, outside any transaction; nothing of it is kept. `ask` throws what the client throws.
 * Wrong ones are counted for each user; the right one is not, once `forgiveTries` is in the transaction that it leads to.
 */
export async function checkPin<Accepted>(
  deps: { store: Store; clock: Clock },
  userId: number,
  ask: () => Promise<Accepted>,
): Promise<PinAnswer<Accepted>> {
  const { store, clock } = deps;
  const reserved = await reserveTry(store, userId, clock.now());
  if (reserved.kind === "wait") return reserved;
  try {
    return { kind: "right", accepted: await ask() };
  } catch (error) {
    if (error instanceof NotAccepted) {
      const { wrong, until } = reserved;
      return { kind: "wrong", wrong, isOut: wrong >= triesBeforeLogout, until, words: error.words };
    }
    if (!(error instanceof VendingError)) throw error;
    await giveBackTry(store, userId);
    if (hasAnswered(error)) return { kind: "unreadable", words: error.words };
    return { kind: error instanceof RateLimited ? "slow_down" : "unavailable" };
  }
}

/** After a right PIN: the counter is open, and the wrong ones before it are forgotten. */
export async function forgiveTries(trx: Db, userId: number, now: number): Promise<void> {
  await putLock(trx, userId, now, { seen_at: now, locked_at: null, wrong: 0, wait_until: null });
}

/** The service's answer to a PIN alone. */
export async function askPinAlone(client: Pick<VendingClient, "login">, phone: string, pin: string): Promise<void> {
  await client.login(phone, pin);
}
