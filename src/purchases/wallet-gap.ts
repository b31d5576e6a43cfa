import type { Db } from "../store/database.ts";
import { costOf } from "../store/seats.ts";
import type { AccountMode } from "../store/tables/accounts.ts";

/**
 * What left a wallet since it was seen with `kobo` at `at`, beyond what the sales in the book explain. Above zero, sales
 * that the book does not know took it; below, money was paid in, which may hide such sales.
 */
export async function walletGap(
  db: Db,
  account: { id: string; mode: AccountMode },
  seen: { kobo: number; at: number },
  nowKobo: number,
): Promise<number> {
  const ofAccount = db
    .selectFrom("purchase")
    .select(["face_kobo", "expected_kobo", "observed_kobo"])
    .where("purchase.account_id", "=", account.id)
    .where("purchase.mode", "=", account.mode);
  // One that was pending then was paid for already.
  const sold = await ofAccount
    .where("state", "in", ["succeeded", "pending", "unknown"])
    .where((e) =>
      e.or([
        e("confirmed_at", ">=", seen.at),
        e.and([
          e("settled_at", ">=", seen.at),
          e.not(
            e.exists(
              e
                .selectFrom("journal")
                .select("journal.id")
                .whereRef("journal.purchase_id", "=", "purchase.id")
                .where("journal.to_state", "=", "pending")
                .where("journal.at", "<", seen.at),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  // One that was pending then was paid for; it has failed since, and the money is back.
  const returned = await ofAccount
    .where("confirmed_at", "<", seen.at)
    .where("state", "=", "failed")
    .where("settled_at", ">=", seen.at)
    .where((e) =>
      e.exists(
        e
          .selectFrom("journal")
          .select("journal.id")
          .whereRef("journal.purchase_id", "=", "purchase.id")
          .where("journal.from_state", "=", "pending")
          .where("journal.to_state", "=", "failed"),
      ),
    )
    .execute();
  const sum = (rows: readonly Parameters<typeof costOf>[0][]) => rows.reduce((total, row) => total + costOf(row), 0);
  return seen.kobo - nowKobo - sum(sold) + sum(returned);
}
