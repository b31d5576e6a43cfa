import type { Ids } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { leaveCard } from "./purchases.queries.ts";

/** Expires the open quotes of an account that leaves its mode, but those of a list, and has their cards redrawn. */
export async function retireOffers(trx: Db, ids: Ids, accountId: string, now: number): Promise<void> {
  await retire(trx, ids, { accountId, why: "mode" }, now);
}

/** Expires the open quotes of a user who logs out: a tap under way finds its quote expired. */
export async function retireOffersOf(
  trx: Db,
  ids: Ids,
  of: { accountId: string; userId: number },
  now: number,
): Promise<void> {
  await retire(trx, ids, { ...of, why: "logged_out" }, now);
}

/** Expires the open quotes of a chat that a newer one replaces. `cardTaken`: the message that becomes its card. */
export async function replaceOffers(
  trx: Db,
  ids: Ids,
  { userId, cardTaken }: { userId: number; cardTaken: number | null },
  now: number,
): Promise<void> {
  if (cardTaken !== null) await leaveCard(trx, userId, cardTaken);
  await retire(trx, ids, { userId, why: "replaced" }, now);
}

/** Whose quotes. If both are given, those of this user in this account. */
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
