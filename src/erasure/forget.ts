import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { dropLooks } from "../wallet/snapshots.queries.ts";

/** A token that has not come by then will not: nobody waits for its webhook any more. */
const waitForTokenMs = 30 * dayMs;

const closedAccounts = prepared((db, p: { tokensSince: number }) =>
  db
    .selectFrom("account")
    .select("id")
    .where("live_key_sealed", "is", null)
    .where("sandbox_key_sealed", "is", null)
    .where("access_token_sealed", "is", null)
    .where((e) =>
      e.not(e.exists(e.selectFrom("chat").select("user_id").whereRef("chat.account_id", "=", "account.id"))),
    )
    .where((e) =>
      e.or([
        e("wallet_at", "is not", null),
        e("bank_account_number", "is not", null),
        e.exists(e.selectFrom("webhook_secret").select("id").whereRef("webhook_secret.account_id", "=", "account.id")),
      ]),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("purchase")
            .select("id")
            .whereRef("purchase.account_id", "=", "account.id")
            .where("delivery", "=", "awaiting")
            .where("confirmed_at", ">", p.tokensSince),
        ),
      ),
    ),
);

/**
 * Deletes, after the keys, the webhook's secrets, the balance and the bank details of accounts without a logged-in
 * user. A sale that waits for its token keeps the secrets, since perhaps only a webhook brings it. Returns the accounts
 * it did so for.
 */
export async function forgetClosedAccounts(trx: Db, now: number): Promise<string[]> {
  const ids = (await closedAccounts(trx, { tokensSince: now - waitForTokenMs })).rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await trx.deleteFrom("webhook_secret").where("account_id", "in", ids).execute();
  await dropLooks(trx, ids);
  await trx
    .updateTable("account")
    .set({ wallet_kobo: null, wallet_at: null, bank_name: null, bank_account_number: null, bank_account_name: null })
    .where("id", "in", ids)
    .execute();
  return ids;
}
