import { actorOf, audit } from "../accounts/audit.ts";
import type { Seller } from "../accounts/sessions.ts";
import { oweReminder } from "../customers/follow.ts";
import type { Db } from "../store/engine/database.ts";
import { followersOf } from "../store/queries/customer-chats.ts";
import { type DebtorKey, findDebtor, openSales, putDebtor } from "../store/queries/debts.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import type { Stamp } from "../store/tools.ts";
import { takeDebts } from "./debts-ledger.ts";

/** One who owes is reminded by the bot once in so long. */
const remindEveryMs = 3 * 24 * 3_600_000;

/** What came of a reminder by the bot. `too_soon`: they were reminded then. */
export type Reminded = { kind: "sent"; count: number } | { kind: "too_soon"; at: number } | { kind: "nobody" };

/** Owes a reminder to every chat that follows a sale which somebody owes. */
export async function remindFollowers(trx: Db, stamp: Stamp, seller: Seller, key: DebtorKey): Promise<Reminded> {
  await takeDebts(trx, key.accountId);
  const debtor = await findDebtor(trx, key);
  const followers = await followersIn(trx, key);
  if (!debtor || followers.size === 0) return { kind: "nobody" };
  const { reminded_at: at } = debtor;
  if (at !== null && stamp.now - at < remindEveryMs) return { kind: "too_soon", at };
  for (const [userId, sale] of followers) await oweReminder(trx, stamp, sale, userId);
  await putDebtor(trx, { ...debtor, reminded_at: stamp.now });
  await audit(trx, stamp, actorOf(seller), { act: "debt_reminded", customer: key.personId });
  return { kind: "sent", count: followers.size };
}

/** The chats that follow what somebody owes, each with the oldest such sale that it follows. */
export async function followersIn(db: Db, key: DebtorKey): Promise<Map<number, Purchase>> {
  const found = new Map<number, Purchase>();
  for (const { sale } of await openSales(db, key)) {
    for (const { user_id } of await followersOf(db, sale)) if (!found.has(user_id)) found.set(user_id, sale);
  }
  return found;
}
