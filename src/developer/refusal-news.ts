import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { AccountFacts } from "../outbox/messages.table.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { KeyFinding } from "./refused-keys.ts";

/**
 * Owes a word about a sale that nobody can look up, since the service refuses what its account shows: what helps, once
 * per sale. Owners read it, who have the PIN, also where a seat made the sale.
 */
export async function enqueueRefusal(
  db: Db,
  deps: Stamp,
  purchase: Purchase,
  finding: KeyFinding | null,
): Promise<void> {
  const { id: purchaseId, account_id, seat_id, user_id } = purchase;
  const facts = factsOf(purchase, finding);
  if (facts === null) return;
  const asked = seat_id === null ? [user_id] : (await chatsOfAccount(db, account_id)).map((chat) => chat.user_id);
  for (const userId of asked) {
    const owed = { id: deps.ids.ulid(), userId, now: deps.now };
    const end = seat_id === null ? purchaseId : `${purchaseId}:${userId}`;
    if (facts === "login") await enqueue(db, { ...owed, purchaseId, kind: "login", key: `login:${end}` });
    else await enqueue(db, { ...owed, purchaseId: null, kind: "account", key: `${facts.about}:${end}`, facts });
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
