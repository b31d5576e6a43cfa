import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import { costOf } from "../sales/evidence.ts";

/**
 * The kobo that left a wallet without an explanation in the book. Above zero, sales that the book does not know took
 * it; below, money was paid in, which may hide such sales. `least` and `most` differ by sales that were under way while
 * the balance was read: nobody can say whether it shows them.
 */
export interface WalletGap {
  least: number;
  most: number;
}

/** A look at a wallet, which is dated by its question, may take so long: what is paid for meanwhile may be in it, or not. */
const maxLookMs = 3000;

/** Compares a wallet that was seen with `kobo` at `at` with what it holds now. */
export async function walletGap(
  db: Db,
  account: { id: string; mode: AccountMode },
  seen: { kobo: number; at: number },
  nowKobo: number,
): Promise<WalletGap> {
  const { at } = seen;
  const rows = await db
    .selectFrom("purchase")
    .select((e) => [
      ...(["state", "face_kobo", "expected_kobo", "observed_kobo", "confirmed_at", "settled_at"] as const),
      // When it was first pending: by then it was paid for.
      e
        .selectFrom("journal")
        .select((j) => j.fn.min("journal.at").as("at"))
        .whereRef("journal.purchase_id", "=", "purchase.id")
        .where("journal.to_state", "=", "pending")
        .as("pending_at"),
    ])
    .where("account_id", "=", account.id)
    .where("mode", "=", account.mode)
    .where("state", "in", ["succeeded", "pending", "unknown", "failed"])
    .where((e) => e.or([e("settled_at", "is", null), e("settled_at", ">=", at)]))
    .execute();
  let gap = seen.kobo - nowKobo;
  let unsure = 0;
  for (const row of rows) {
    const cost = costOf(row);
    const paidAt = row.pending_at ?? row.settled_at ?? Number.POSITIVE_INFINITY;
    const confirmedAt = row.confirmed_at ?? 0;
    if (row.state === "failed") {
      // One that was paid for then has failed since: the money is back.
      if (row.pending_at !== null && paidAt < at && (row.settled_at ?? 0) >= at) gap += cost;
    } else if (confirmedAt >= at + maxLookMs) gap -= cost;
    else if (paidAt >= at) unsure += cost;
  }
  return { least: gap - unsure, most: gap };
}
