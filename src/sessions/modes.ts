import { type Account, lockAccountForUpdate, outdateProfiles, updateAccount } from "../accounts/accounts.queries.ts";
import { openApiKey } from "../accounts/credentials.ts";
import { type Actor, actorOf, audit } from "../audit/audit.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { enqueueForChats, enqueueSeats } from "./news.ts";
import type { Seller } from "./sessions.ts";

/**
 * Sells with the other key from now on, in the caller's transaction, for every chat of the account; the other chats are
 * owed a word. The balance is forgotten: it is the other wallet's. Once switched, a second call changes nothing.
 */
export async function switchMode(
  trx: Db,
  deps: Stamp & Pick<Tools, "cipher">,
  seller: Seller,
  mode: AccountMode,
): Promise<"switched" | "no_key" | "same"> {
  const { now } = deps;
  // Held: of two chats that switch at once, one finds it done.
  const account = await lockAccountForUpdate(trx, seller.account.id);
  if (!account || account.mode === mode) return "same";
  if (!openApiKey(deps.cipher, account, mode)) return "no_key";
  await outdateProfiles(trx, account.id);
  await updateAccount(trx, account.id, { mode, wallet_kobo: null, wallet_at: null, updated_at: now });
  await recordSwitch(trx, deps, account, mode, actorOf(seller));
  return "switched";
}

/** Owes a word about the mode to the other chats of an account and to its staff, and writes the switch into its trail. */
export async function recordSwitch(
  trx: Db,
  deps: Stamp,
  account: Account,
  mode: AccountMode,
  actor: Actor,
): Promise<void> {
  await enqueueForChats(trx, deps, account.id, { about: "mode", mode }, actor.userId);
  await enqueueSeats(trx, deps, account, mode);
  await audit(trx, deps, actor, { act: "mode_switched", mode });
}
