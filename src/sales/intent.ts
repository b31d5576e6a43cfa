import { findAccount, findSnapshot } from "../accounts/accounts.queries.ts";
import type { Ids } from "../core/ids.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { enqueueCard } from "./enqueue-card.ts";
import { insertJournal, type Purchase, updatePurchase } from "./purchases.queries.ts";

/** A tap that sells. */
export interface SellTap {
  userId: number;
  /** The account that the user is logged in to. */
  accountId: string;
  /** The message that carries the button: it becomes the sale's card. */
  messageId: number;
  now: number;
}

/**
 * Writes down that a sale is wanted, in the transaction of the tap that wants it: the row, its journal and the card that
 * says "sent". The sender sends what stands here and nothing else. `also` is what else changes in the row.
 */
export async function confirmQuote(
  trx: Db,
  ids: Ids,
  purchase: Purchase,
  tap: Omit<SellTap, "messageId"> & { messageId: number | null },
  more: { also?: Parameters<typeof updatePurchase>[2]; note: "again" | null },
): Promise<Purchase> {
  const before =
    (await findSnapshot(trx, purchase.account_id, purchase.mode)) ?? (await balanceOf(trx, purchase, tap.now));
  const placed = await updatePurchase(trx, purchase, {
    state: "intent",
    confirmed_at: tap.now,
    card_message_id: tap.messageId,
    // This tap ends the card's note about its price.
    price_unchecked_at: null,
    wallet_before_kobo: before?.kobo ?? null,
    wallet_before_asked_at: before?.asked_at ?? null,
    wallet_before_answered_at: before?.answered_at ?? null,
    ...more.also,
  });
  await insertJournal(trx, [
    {
      id: ids.ulid(),
      purchase_id: purchase.id,
      at: tap.now,
      kind: "intent",
      from_state: purchase.state,
      to_state: "intent",
      source: "tap",
      evidence_sha256: null,
      kobo: purchase.expected_kobo,
      note: more.note,
    },
  ]);
  emitAfterCommit(trx, "intents", purchase.id);
  // The card says "sent" while the answer is awaited: its sell button must be gone at once.
  await enqueueCard(trx, { ids, now: tap.now }, placed);
  return placed;
}

/** A balance that nothing was compared with yet, as after a login: answered at the latest `now`. */
async function balanceOf(trx: Db, { account_id, mode }: Purchase, now: number) {
  const account = await findAccount(trx, account_id);
  if (account?.mode !== mode || account.wallet_kobo === null || account.wallet_at === null) return null;
  return { kobo: account.wallet_kobo, asked_at: account.wallet_at, answered_at: now };
}
