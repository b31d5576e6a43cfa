import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { AccountFacts } from "../outbox/messages.table.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { nobody } from "../sales/purchases.table.ts";
import type { KeyFinding } from "./refused-keys.ts";

/**
 * Owes a word about a sale that nobody can look up, since the service refuses what its account shows: what helps, once
 * per sale. Owners read it, who have the PIN, also where a seat made the sale.
 */
export async function enqueueRefusal(
  trx: Db,
  deps: Stamp,
  purchase: Purchase,
  finding: KeyFinding | null,
): Promise<void> {
  const facts = factsOf(purchase, finding);
  // Read again: a deletion of the shop's data may have come while the service was asked. Nobody reads about it any more.
  const current = await findPurchase(trx, purchase.id);
  if (facts === null || current === undefined || current.user_id === nobody) return;
  const { id: purchaseId, account_id, seat_id, user_id } = current;
  const asked = seat_id === null ? [user_id] : (await chatsOfAccount(trx, account_id)).map((chat) => chat.user_id);
  for (const userId of asked) {
    const owed = { id: deps.ids.ulid(), userId, now: deps.now };
    const end = seat_id === null ? purchaseId : `${purchaseId}:${userId}`;
    if (facts === "login") await enqueue(trx, { ...owed, purchaseId, kind: "login", key: `login:${end}` });
    else await enqueue(trx, { ...owed, purchaseId: null, kind: "account", key: `${facts.about}:${end}`, facts });
  }
}

/** The message; null if the next check may find out more. */
function factsOf({ mode }: Purchase, finding: KeyFinding | null): AccountFacts | "login" | null {
  switch (finding?.kind) {
    case "new_key":
      return { about: "key_dead", mode };
    case "switched_off":
      return { about: "switched_off", words: finding.words };
    case "login":
      return "login";
    default:
      return null;
  }
}
