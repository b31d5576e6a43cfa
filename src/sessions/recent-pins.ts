import { createHmac } from "node:crypto";
import type { Clock } from "../core/clock.ts";
import type { Db } from "../db/database.ts";
import { type ChatLock, findLock, putLock } from "./locks.queries.ts";

/** As many PINs are remembered as are taken before a wait. */
const maxRemembered = 5;

/** Keyed hashes, of no use to anyone who has only the database. `key` stands outside of it. */
export function createRecentPins({ clock, key }: { clock: Clock; key: Uint8Array }) {
  // No hexadecimal: it could hold the digits of a PIN by chance.
  const hashOf = (userId: number, pin: string) =>
    createHmac("sha256", key).update(`recent pin ${userId} ${pin}`).digest("base64url");
  return {
    /** Remembers a PIN before the service is asked: any replica may be the one that meets it again. */
    async note(trx: Db, userId: number, pin: string): Promise<void> {
      const earlier = (await findLock(trx, userId))?.digits_hashes?.split(" ") ?? [];
      const hashes = [...earlier, hashOf(userId, pin)].slice(-maxRemembered);
      await putLock(trx, userId, clock.now(), { digits_hashes: hashes.join(" ") });
    },
    /** Whether these digits are one of the PINs that this lock remembers. */
    has: ({ user_id, digits_hashes }: ChatLock, digits: string) =>
      digits_hashes?.split(" ").includes(hashOf(user_id, digits)) ?? false,
  };
}

/** PINs that were given a moment ago, so that one that is typed once more is known for what it is, and not sold for. */
export type RecentPins = ReturnType<typeof createRecentPins>;
