import { putChat, setReachable } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import { reviveCards } from "../outbox/notices.queries.ts";
import { hasTriedTooOften, recordWrongLink } from "./link-tries.queries.ts";

/** Somebody who writes to the bot, known by Telegram's id and by the name that Telegram shows. */
export interface Visitor {
  userId: number;
  firstName: string;
}

/** Knows a visitor from now on. */
export async function meet(trx: Db, { userId, firstName }: Visitor, now: number): Promise<void> {
  await putChat(trx, { user_id: userId, first_name: firstName, created_at: now });
}

/** Somebody comes in by a link: known, and reachable from now on. */
export async function welcome(trx: Db, visitor: Visitor, now: number): Promise<void> {
  await meet(trx, visitor, now);
  await recordReach(trx, visitor.userId, true, now);
}

/** The user blocked the bot, or took it back: cards that could not be delivered meanwhile are owed again. */
export async function recordReach(trx: Db, userId: number, isReachable: boolean, now: number): Promise<void> {
  await setReachable(trx, userId, isReachable);
  if (isReachable) await reviveCards(trx, userId, now);
}

/** Counts a link that leads nowhere. False: this user has opened too many of them. */
export async function countWrongLink(trx: Db, userId: number, now: number): Promise<boolean> {
  if (await hasTriedTooOften(trx, userId, now)) return false;
  await recordWrongLink(trx, userId, now);
  return true;
}
