import type { Db } from "../store/engine/database.ts";
import { owe, oweBatch } from "../store/queries/notices.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import type { Stamp } from "../store/tools.ts";

/** Whether a sale is told of by the card of its list alone: nobody has asked for a card of its own. */
export function isOnList({ batch_id, card_message_id }: Purchase): boolean {
  return batch_id !== null && card_message_id === null;
}

/** Owes the cards that show a sale: its own, that of the list it is a row of, or both. */
export async function oweCard(trx: Db, { ids, now }: Stamp, purchase: Purchase): Promise<void> {
  const { id, user_id: userId, batch_id } = purchase;
  if (batch_id !== null) await oweBatch(trx, { ids, now }, { id: batch_id, user_id: userId });
  if (isOnList(purchase)) return;
  await owe(trx, { id: ids.ulid(), userId, purchaseId: id, kind: "card", key: `card:${id}`, now });
}
