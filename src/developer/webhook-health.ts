import type { Account } from "../accounts/accounts.queries.ts";
import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";

/**
 * Whether the service calls a webhook that is registered: it has (`on`), nothing has come yet (`unheard`), or sales of a
 * day ago should have brought a call and did not (`silent`).
 */
export type WebhookHealth = "on" | "unheard" | "silent";

const silentAfterMs = dayMs;

/** Reads how the account's own webhook does. Only sold live sales count: others may bring no call at all. */
export async function readWebhookHealth(db: Db, account: Account, now: number): Promise<WebhookHealth> {
  if (account.webhook_heard_at !== null) return "on";
  if (account.webhook_registered_at === null) return "unheard";
  const uncalled = await db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", account.id)
    .where("confirmed_at", ">=", account.webhook_registered_at)
    .where("confirmed_at", "<=", now - silentAfterMs)
    .where("state", "=", "succeeded")
    .where("mode", "=", "live")
    .where("settled_at", "<=", now - silentAfterMs)
    .limit(1)
    .executeTakeFirst();
  return uncalled ? "silent" : "unheard";
}
