import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { AccountFacts } from "../outbox/messages.table.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";

/** Owes a word to every chat that is logged in to an account, but not to the user who knows it already. */
export async function enqueueForChats(
  trx: Db,
  deps: Stamp,
  accountId: string,
  facts: AccountFacts,
  knowing: number | null = null,
): Promise<void> {
  for (const { user_id } of await chatsOfAccount(trx, accountId)) {
    if (user_id !== knowing) await enqueueNews(trx, deps, user_id, facts);
  }
}
