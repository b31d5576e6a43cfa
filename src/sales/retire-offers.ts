import type { Ids } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { leaveCard } from "./purchases.queries.ts";

/**
 * Takes back every offer of an account that nobody has confirmed yet, in the caller's transaction: they sell in the
 * mode that is being left. Their cards are redrawn.
 */
export async function retireOffers(trx: Db, ids: Ids, accountId: string, now: number): Promise<void> {
  await retire(trx, ids, { accountId, why: "mode" }, now);
}

/** The same for one owner's chat that is being logged out: a tap that is under way finds its offer over. */
export async function retireOffersOf(
  trx: Db,
  ids: Ids,
  of: { accountId: string; userId: number },
  now: number,
): Promise<void> {
  await retire(trx, ids, { ...of, why: "logged_out" }, now);
}

/**
 * The same for the offers of a chat that a newer one takes the place of. `cardTaken` is the message that becomes the
 * newer one's card: who stood on it has none any more.
 */
export async function replaceOffers(
  trx: Db,
  ids: Ids,
  { userId, cardTaken }: { userId: number; cardTaken: number | null },
  now: number,
): Promise<void> {
  if (cardTaken !== null) await leaveCard(trx, userId, cardTaken);
  await retire(trx, ids, { userId, why: "replaced" }, now);
}

/** Whose offers: where both are named, those of this user in this account. */
interface Whose {
  accountId?: string;
  userId?: number;
}

const expire = prepared((db, { accountId, userId, why }: Whose & { why: string }) =>
  db
    .updateTable("purchase")
    .set((e) => ({ state: "expired" as const, why, version: e("version", "+", 1) }))
    .where("state", "=", "quoted")
    .$if(accountId !== undefined, (q) => q.where("account_id", "=", accountId as string))
    .$if(userId !== undefined, (q) => q.where("user_id", "=", userId as number))
    // A list that is being sold finds out at its next row, and says why it stops.
    .where("batch_id", "is", null)
    .returning(["id", "user_id", "card_message_id"]),
);

async function retire(trx: Db, ids: Ids, { why, ...of }: Whose & { why: string }, now: number): Promise<void> {
  const { rows } = await expire(trx, { ...of, why });
  for (const { id, user_id, card_message_id } of rows) {
    if (card_message_id === null) continue;
    await enqueue(trx, { id: ids.ulid(), userId: user_id, purchaseId: id, kind: "card", key: `card:${id}`, now });
  }
}
