import { createHmac } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";

/** PINs that were given a moment ago, so that one that is typed once more is known for what it is, and not sold for. */
export interface RecentPins {
  note(userId: number, pin: string): void;
  has(userId: number, digits: string): boolean;
  /** Whether any PIN of this user is remembered: not after a restart, nor on another replica. */
  knows(userId: number): boolean;
}

/** A PIN's check and the minute after it are over by then. */
const rememberMs = 3 * 60_000;

/** Hashes under a key of this process, in its memory alone. */
export function createRecentPins({ clock, key }: { clock: Clock; key: Uint8Array }): RecentPins {
  let given: { userId: number; hash: string; at: number }[] = [];
  const hashOf = (userId: number, pin: string) => createHmac("sha256", key).update(`${userId}:${pin}`).digest("hex");
  const fresh = () => {
    const since = clock.monotonic() - rememberMs;
    given = given.filter(({ at }) => at > since);
    return given;
  };
  return {
    note(userId, pin) {
      fresh().push({ userId, hash: hashOf(userId, pin), at: clock.monotonic() });
    },
    has: (userId, digits) => {
      const hash = hashOf(userId, digits);
      return fresh().some((one) => one.userId === userId && one.hash === hash);
    },
    knows: (userId) => fresh().some((one) => one.userId === userId),
  };
}
