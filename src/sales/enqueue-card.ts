import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueue, enqueueBatch, redrawFailures } from "../outbox/notices.queries.ts";
import type { Purchase } from "./purchases.queries.ts";
import { nobody } from "./purchases.table.ts";

/** Whether only the card of its list shows a sale: nobody has asked for a card of its own. */
export function isOnList({ batch_id, card_message_id }: Purchase): boolean {
  return batch_id !== null && card_message_id === null;
}

/** Owes the cards that show a sale: its own, that of the list it is a row of, or both; and the word that it failed. */
export async function enqueueCard(trx: Db, { ids, now }: Stamp, purchase: Purchase): Promise<void> {
  const { id, user_id: userId, batch_id } = purchase;
  if (userId === nobody) return;
  if (batch_id !== null) await enqueueBatch(trx, { ids, now }, { id: batch_id, user_id: userId });
  if (!isOnList(purchase))
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: id, kind: "card", key: `card:${id}`, now });
  if (purchase.state === "failed") await redrawFailures(trx, id, now);
}
