import type { Ids } from "../lib/ids.ts";
import type { Db } from "../store/engine/database.ts";
import { insertAudit } from "../store/queries/audit.ts";
import type { AccountMode, ChangeKind } from "../store/tables/accounts.ts";

/**
 * What was done. Facts name rows by their ids and say what was chosen: never a secret, and no name or number of a person,
 * since the trail is kept when those are deleted.
 */
export type Act =
  | {
      act:
        | "login"
        | "logout"
        | "shop_named"
        | "webhook_kept"
        | "frozen"
        | "unfrozen"
        | "data_deleted"
        | "chat_logged_out";
    }
  /** The service was asked; how it ended stands in account_change. */
  | { act: "change_asked"; kind: ChangeKind }
  | { act: "mode_switched"; mode: AccountMode }
  | { act: "lock_changed"; what: string }
  | { act: "looked_after" | "customer_link_given" | "customer_linked"; purchase: string }
  | { act: "customer_named" | "customer_unlinked" | "customer_links_taken_back"; customer: string }
  /** By an operator, for all accounts. */
  | { act: "maintenance_on" | "maintenance_off" }
  | { act: "announced"; announcement: string }
  | { act: SeatAct; seat: string }
  | { act: "seat_changed"; seat: string; what: SeatSetting };

type SeatAct =
  | "seat_made"
  | "seat_linked"
  | "seat_claimed"
  | "seat_suspended"
  | "seat_resumed"
  | "seat_ended"
  | "seat_left";

/** What an owner chooses about a seat. */
export type SeatSetting = "sale_limit" | "day_limit" | "services" | "ends" | "role" | "name";

/** Who does something, and from where. */
export interface Actor {
  userId: number;
  accountId: string | null;
  /** null: not from a seat. */
  seatId: string | null;
}

/** Writes down what is done, in the transaction that does it. */
export async function audit(
  trx: Db,
  deps: { ids: Ids; now: number },
  actor: Actor,
  { act, ...facts }: Act,
): Promise<void> {
  await insertAudit(trx, {
    id: deps.ids.ulid(),
    account_id: actor.accountId,
    at: deps.now,
    user_id: actor.userId,
    seat_id: actor.seatId,
    // Only private chats are served, and those have the id of their user.
    chat_id: actor.userId,
    act,
    facts: Object.keys(facts).length === 0 ? null : JSON.stringify(facts),
  });
}

/** Whoever is in, as the one who does something. */
export function actorOf(seller: {
  userId: number;
  account: { id: string };
  seat: { id: string } | null;
}): Actor & { accountId: string } {
  return { userId: seller.userId, accountId: seller.account.id, seatId: seller.seat?.id ?? null };
}
