import type { Db } from "../store/engine/database.ts";
import { chatsOfAccount } from "../store/queries/accounts.ts";
import { oweWord } from "../store/queries/notices.ts";
import type { AccountFacts } from "../store/tables/messages.ts";
import type { Stamp } from "../store/tools.ts";

/** Owes a word to every chat that is logged in to an account, but not to the user who knows it already. */
export async function oweChats(
  trx: Db,
  deps: Stamp,
  accountId: string,
  facts: AccountFacts,
  knowing: number | null = null,
): Promise<void> {
  for (const { user_id } of await chatsOfAccount(trx, accountId)) {
    if (user_id !== knowing) await oweWord(trx, deps, user_id, facts);
  }
}
