import { type Selectable, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import { openStates, type Purchase } from "../sales/purchases.queries.ts";
import type { LinkedChat } from "./customer-chats.queries.ts";
import { customerOf, salesOfCustomers } from "./customers.queries.ts";
import type { CustomerRequestTable, RequestState } from "./customers.table.ts";

export type CustomerRequest = Selectable<CustomerRequestTable>;

/** Inserts a request. False: this user has one open at the shop. */
export async function insertRequest(trx: Db, request: CustomerRequest): Promise<boolean> {
  const result = await trx
    .insertInto("customer_request")
    .values(request)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findRequest(db: Db, id: string): Promise<CustomerRequest | undefined> {
  return db.selectFrom("customer_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the requests of one user at one shop since then, newest first. */
export async function requestsSince(
  db: Db,
  { accountId, userId, since }: { accountId: string; userId: number; since: number },
): Promise<CustomerRequest[]> {
  return db
    .selectFrom("customer_request")
    .selectAll()
    .where("user_id", "=", userId)
    .where("account_id", "=", accountId)
    .where("asked_at", ">", since)
    .orderBy("asked_at", "desc")
    .execute();
}

/** Ends an open request. Undefined: it is over already, or gone. */
export async function endRequest(
  trx: Db,
  id: string,
  state: RequestState,
  now: number,
): Promise<CustomerRequest | undefined> {
  return trx
    .updateTable("customer_request")
    .set({ state, ended_at: now })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .returningAll()
    .executeTakeFirst();
}

type Sold = Pick<Purchase, "account_id" | "service_type" | "beneficiary" | "mode" | "seat_id"> & {
  confirmedAt: number;
  now: number;
};

const sellRequested = prepared((db, p: Sold) =>
  db
    .updateTable("customer_request")
    .set({ state: "sold", ended_at: p.now })
    .where("state", "=", "asked")
    .where("mode", "=", p.mode)
    .where("asked_at", "<=", p.confirmedAt)
    .where((e) => e.or([e("seat_id", "is", null), e("seat_id", "=", p.seat_id)]))
    .where("customer_id", "in", customerOf(db, p).select("customer.id"))
    .returningAll(),
);

/**
 * Ends every open request for what this sale has sold. A sale that was confirmed before a request leaves it open, and so does
 * a sale whose token the seat's customer never gets.
 */
export async function endRequestsFor(trx: Db, sale: Purchase, now: number): Promise<CustomerRequest[]> {
  const { account_id, service_type, beneficiary, mode, seat_id, confirmed_at } = sale;
  const sold = { account_id, service_type, beneficiary, mode, seat_id, confirmedAt: confirmed_at ?? 0 };
  return (await sellRequested(trx, { ...sold, now })).rows;
}

/** Open requests that were made before and that no sale under way answers, the oldest first. */
export const requestsBefore = preparedList((db, before: number, limit: number) =>
  db
    .selectFrom("customer_request")
    .selectAll()
    .where("state", "=", "asked")
    .where("asked_at", "<=", before)
    .where((e) => e.not(e.exists(salesUnderWay(db))))
    .orderBy("asked_at")
    .limit(limit),
);

/** The sales with an unknown result that end a request if they succeed. */
function salesUnderWay(db: Db) {
  return salesOfCustomers(db)
    .select("purchase.id")
    .whereRef("customer.id", "=", sql.ref("customer_request.customer_id"))
    .whereRef("purchase.mode", "=", sql.ref("customer_request.mode"))
    .whereRef("purchase.confirmed_at", ">=", sql.ref("customer_request.asked_at"))
    .where("purchase.state", "in", [...openStates])
    .where(sql<boolean>`(customer_request.seat_id IS NULL OR customer_request.seat_id = purchase.seat_id)`);
}

/** Forgets requests that ended before. */
export async function forgetRequests(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom("customer_request").where("ended_at", "<", before).execute();
}

/** Forgets what a chat has asked for in its mode, and returns it. */
export async function dropRequests(
  trx: Db,
  { customer_id, user_id, mode }: Pick<LinkedChat, "customer_id" | "user_id" | "mode">,
): Promise<CustomerRequest[]> {
  return trx
    .deleteFrom("customer_request")
    .where("customer_id", "=", customer_id)
    .where("mode", "=", mode)
    .where("user_id", "=", user_id)
    .returningAll()
    .execute();
}

/** The seats from which this user has open links to a customer; null among them: an owner's link. */
export async function seatsOfLinks(db: Db, chat: Pick<LinkedChat, "customer_id" | "mode" | "user_id">) {
  const rows = await db
    .selectFrom("customer_link")
    .select("seat_id")
    .where("customer_id", "=", chat.customer_id)
    .where("mode", "=", chat.mode)
    .where("claimed_by", "=", chat.user_id)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ seat_id }) => seat_id);
}

/** The newest sale that a chat has received for its number; undefined: none that stands. */
export async function lastSaleFor(db: Db, chat: LinkedChat, seatId: string | null): Promise<Purchase | undefined> {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", chat.account_id)
    .where("service_type", "=", chat.service_type)
    .where("beneficiary", "=", chat.beneficiary)
    .where("mode", "=", chat.mode)
    .where("state", "=", "succeeded")
    .where("confirmed_at", ">=", chat.since_at)
    .$if(seatId !== null, (q) => q.where("seat_id", "=", seatId ?? ""))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
