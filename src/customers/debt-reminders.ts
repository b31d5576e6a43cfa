import { findChat } from "../accounts/accounts.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { type DebtorKey, findDebtor, openSales, putDebtor } from "../debts/debts.queries.ts";
import { takeDebts } from "../debts/debts.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Seller } from "../sessions/sessions.ts";
import { followersOf } from "./customer-chats.queries.ts";
import { enqueueReminder } from "./follow.ts";

/** One who owes is reminded by the bot once in so long. */
const remindEveryMs = 3 * dayMs;

/** The result of a reminder by the bot. `too_soon`: they were reminded then. */
export type Reminded = { kind: "sent"; count: number } | { kind: "too_soon"; at: number } | { kind: "nobody" };

/** Owes a reminder to every chat that follows a sale which somebody owes. */
export async function remindFollowers(trx: Db, stamp: Stamp, seller: Seller, key: DebtorKey): Promise<Reminded> {
  await takeDebts(trx, key.accountId);
  const debtor = await findDebtor(trx, key);
  const followers = await followersIn(trx, key);
  if (!debtor || followers.size === 0) return { kind: "nobody" };
  const { reminded_at: at } = debtor;
  if (at !== null && stamp.now - at < remindEveryMs) return { kind: "too_soon", at };
  for (const [userId, sale] of followers) await enqueueReminder(trx, stamp, sale, userId);
  await putDebtor(trx, { ...debtor, reminded_at: stamp.now });
  await audit(trx, stamp, actorOf(seller), { act: "debt_reminded", customer: key.personId });
  return { kind: "sent", count: followers.size };
}

/**
 * The chats that follow what somebody owes and have not blocked the bot, each with the oldest such sale that it follows.
 */
export async function followersIn(db: Db, key: DebtorKey): Promise<Map<number, Purchase>> {
  const found = new Map<number, Purchase>();
  for (const { sale } of await openSales(db, key)) {
    for (const { user_id } of await followersOf(db, sale)) if (!found.has(user_id)) found.set(user_id, sale);
  }
  for (const userId of found.keys()) if ((await findChat(db, userId))?.is_reachable === 0) found.delete(userId);
  return found;
}
