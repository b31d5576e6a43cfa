import * as z from "zod";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { serviceTypes } from "../services/services.ts";
import { insertAudit } from "./audit.queries.ts";

/** An owner's choice about a seat. */
const seatSettings = [
  ...(["sale_limit", "day_limit", "services", "ends", "role", "name", "sees_cost", "marks_owed"] as const),
] as const;
export type SeatSetting = (typeof seatSettings)[number];

const modes = ["live", "sandbox"] as const;

/** What a price is set for: a service, one of its providers, or one product, by the ids of their listings. */
const pricedSchema = { service: z.enum(serviceTypes), provider: z.number().nullable(), product: z.number().nullable() };
const markupSchema = {
  how: z.enum(["add", "percent", "exact"]),
  kobo: z.number().nullable(),
  basis_points: z.number().nullable(),
  step_kobo: z.number().nullable(),
};

/**
 * One act. Facts name rows by their ids and say what was chosen: never a secret, and no name or number of a person,
 * since the trail is kept when those are deleted. The words are those of the trail, and the compiler checks every act
 * against them.
 */
const actSchema = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["login", "logout", "shop_named", "webhook_kept", "frozen", "unfrozen"]) }),
  z.object({ act: z.enum(["data_deleted", "chat_logged_out", "close_hour_set"]) }),
  z.object({ act: z.enum(["statement", "statement_with_tokens"]) }),
  /** The service was asked; how it ended stands in account_change. */
  z.object({
    act: z.literal("change_asked"),
    kind: z.enum(["upgrade", "live_key", "sandbox_key", "webhook_use", "webhook_back"]),
  }),
  z.object({ act: z.literal("mode_switched"), mode: z.enum(modes) }),
  z.object({ act: z.literal("lock_changed"), what: z.string() }),
  z.object({ act: z.enum(["looked_after", "customer_link_given", "customer_linked"]), purchase: z.string() }),
  /** A seat asks for one sale above its limits; an owner allows it, or does not. */
  z.object({ act: z.enum(["limit_asked", "limit_lifted", "limit_kept"]), purchase: z.string() }),
  z.object({
    act: z.enum(["complaint_opened", "complaint_sent", "complaint_answered", "complaint_closed"]),
    purchase: z.string(),
  }),
  z.object({ act: z.literal("claim_closed"), purchase: z.string(), reason: z.enum(["elsewhere", "mine", "dropped"]) }),
  z.object({
    act: z.enum([
      ...["customer_named", "customer_unlinked", "customer_links_taken_back"],
      ...["customer_number_added", "customer_number_removed", "customer_deleted", "customer_credit_set"],
    ] as const),
    customer: z.string(),
  }),
  z.object({ act: z.enum(["list_confirmed", "list_stopped"]), list: z.string() }),
  z.object({ act: z.enum(["debt_owed", "debt_paid", "debt_forgiven", "debt_given_back"]), line: z.string() }),
  z.object({ act: z.literal("cash_counted"), mode: z.enum(modes), day: z.number(), number: z.number() }),
  z.object({ act: z.enum(["debt_promised", "debt_reminded", "repeat_set", "repeat_ended"]), customer: z.string() }),
  /** By an operator, in the trail of the account that it is about. */
  z.object({ act: z.enum(["operator_looked", "operator_stopped", "operator_started"]) }),
  /** By an operator, for all accounts. */
  z.object({ act: z.enum(["maintenance_on", "maintenance_off"]) }),
  z.object({ act: z.enum(["hold_set", "hold_lifted"]), service: z.enum(serviceTypes), provider: z.string() }),
  z.object({ act: z.literal("announced"), announcement: z.string() }),
  z.object({ act: z.enum(["seat_made", "seat_linked", "seat_claimed"]), seat: z.string() }),
  z.object({ act: z.enum(["seat_suspended", "seat_resumed", "seat_ended", "seat_left"]), seat: z.string() }),
  z.object({ act: z.literal("price_set"), ...pricedSchema, ...markupSchema }),
  z.object({ act: z.literal("price_ended"), ...pricedSchema }),
  z.object({
    ...{
      act: z.literal("alert_set"),
      subject: z.enum(["float", "paid_in", "price", "gone", "profit"]),
      is_on: z.boolean(),
    },
    ...{ kobo: z.number().nullable(), sales: z.number().nullable() },
  }),
  z.object({ act: z.literal("seat_changed"), seat: z.string(), what: z.enum(seatSettings) }),
]);
export type Act = z.infer<typeof actSchema>;

/** Reads a row of the trail. Null if another version wrote it and this one does not know the act. */
export function readAct({ act, facts }: { act: string; facts: string | null }): Act | null {
  return actSchema.safeParse({ act, ...(facts !== null && JSON.parse(facts)) }).data ?? null;
}

/** Who does something, and from where. */
export interface Actor {
  userId: number;
  accountId: string | null;
  /** null: not from a seat. */
  seatId: string | null;
}

/** Who sells, as far as a trail names them. */
export interface ActingSeller {
  userId: number;
  account: { id: string };
  seat: { id: string } | null;
}

/** Writes down what is done, in the transaction that does it. */
export async function audit(trx: Db, { ids, now }: Stamp, actor: Actor, { act, ...facts }: Act): Promise<void> {
  await insertAudit(trx, {
    id: ids.ulid(),
    account_id: actor.accountId,
    at: now,
    user_id: actor.userId,
    seat_id: actor.seatId,
    // Only private chats are served, and those have the id of their user.
    chat_id: actor.userId,
    act,
    facts: Object.keys(facts).length === 0 ? null : JSON.stringify(facts),
  });
}

/** The logged-in user as the actor of an act. */
export function actorOf(seller: ActingSeller): Actor & { accountId: string } {
  return { userId: seller.userId, accountId: seller.account.id, seatId: seller.seat?.id ?? null };
}
