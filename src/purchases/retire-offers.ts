import type { Ids } from "../lib/ids.ts";
import type { Db } from "../store/database.ts";
import { owe } from "../store/notices.ts";

/**
 * Takes back every offer of an account that nobody has confirmed yet, in the caller's transaction: they sell in the mode
 * that is being left. Their cards are owed anew.
 */
export async function retireOffers(trx: Db, ids: Ids, accountId: string, now: number): Promise<void> {
  const retired = await trx
    .updateTable("purchase")
    .set((e) => ({ state: "expired" as const, why: "mode", version: e("version", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("state", "=", "quoted")
    .returning(["id", "user_id", "card_message_id"])
    .execute();
  for (const { id, user_id, card_message_id } of retired) {
    if (card_message_id === null) continue;
    await owe(trx, { id: ids.ulid(), userId: user_id, purchaseId: id, kind: "card", key: `card:${id}`, now });
  }
}
