import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { customerOf, salesOfCustomers } from "./customers.queries.ts";
import type { CustomerChatTable } from "./customers.table.ts";

export type CustomerChat = Selectable<CustomerChatTable>;

/**
 * Links a chat, or brings back one that was stopped or unlinked. After an unlinking it sees nothing from before its new
 * link: the number may have been somebody else's meanwhile. Returns its row.
 */
export async function putCustomerChat(db: Db, chat: CustomerChat): Promise<CustomerChat> {
  return db
    .insertInto("customer_chat")
    .values(chat)
    .onConflict((c) =>
      c.columns(["customer_id", "mode", "user_id"]).doUpdateSet((e) => ({
        stopped_at: null,
        unlinked_at: null,
        since_at: e
          .case()
          .when(e.and([e("customer_chat.unlinked_at", "is", null), e("customer_chat.since_at", "<", chat.since_at)]))
          .then(e.ref("customer_chat.since_at"))
          .else(chat.since_at)
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeCustomerChat(
  db: Db,
  id: string,
  changes: Partial<Pick<CustomerChat, "stopped_at" | "unlinked_at">>,
): Promise<void> {
  await db.updateTable("customer_chat").set(changes).where("id", "=", id).execute();
}

/** A linked chat with its customer. */
export async function findCustomerChat(db: Db, id: string) {
  return linkedChats(db).where("customer_chat.id", "=", id).executeTakeFirst();
}

/** The chats that some link of these customers serves, with what Telegram calls their owners. */
export async function chatsOfCustomers(db: Db, customerIds: readonly string[]) {
  if (customerIds.length === 0) return [];
  return db
    .selectFrom("customer_chat")
    .leftJoin("chat", "chat.user_id", "customer_chat.user_id")
    .selectAll("customer_chat")
    .select(["chat.first_name", "chat.is_reachable"])
    .where("customer_id", "in", [...customerIds])
    .where("unlinked_at", "is", null)
    .where(isServed())
    .orderBy("customer_chat.id")
    .execute();
}

/** The links of one user, in all shops. */
export const chatsOfUser = preparedList((db, userId: number) =>
  linkedChats(db)
    .where("customer_chat.user_id", "=", userId)
    .where("unlinked_at", "is", null)
    .where(isServed())
    .orderBy("customer_chat.id"),
);

const linked = prepared((db, sale: Linkable) => linkedTo(db, sale));

/** Who may see what is sold to this beneficiary in this mode, also while it is stopped. */
export async function linkedChatsOf(db: Db, purchase: Purchase): Promise<CustomerChat[]> {
  return (await linked(db, toLinkable(purchase))).rows;
}

/** Who receives what is sold to this beneficiary in this mode. */
export async function followersOf(db: Db, purchase: Purchase): Promise<CustomerChat[]> {
  return (await linkedChatsOf(db, purchase)).filter(({ stopped_at }) => stopped_at === null);
}

/** The link by which one user may see a sale, also while it is stopped; undefined when there is none. */
export async function chatFor(db: Db, purchase: Purchase, userId: number): Promise<CustomerChat | undefined> {
  return linkedTo(db, toLinkable(purchase)).where("user_id", "=", userId).executeTakeFirst();
}

/** The fields of a sale that find its links. */
type Linkable = Pick<Purchase, "account_id" | "service_type" | "beneficiary" | "mode" | "seat_id"> & { at: number };

function toLinkable(purchase: Purchase): Linkable {
  const { account_id, service_type, beneficiary, mode, seat_id, confirmed_at } = purchase;
  return { account_id, service_type, beneficiary, mode, seat_id, at: confirmed_at ?? 0 };
}

function linkedTo(db: Db, purchase: Linkable) {
  return db
    .selectFrom("customer_chat")
    .selectAll()
    .where("customer_id", "in", customerOf(db, purchase).select("customer.id"))
    .where("customer_chat.mode", "=", purchase.mode)
    .where("customer_chat.since_at", "<=", purchase.at)
    .where("unlinked_at", "is", null)
    .where(isServed(sql`${purchase.seat_id}`));
}

/**
 * Whether a link serves the chat: one that an owner gave, or one from a seat that is not ended. Of the sales of
 * `seat`, where that is given: a seat's link brings what that seat sells, and no token of anybody else.
 */
export function isServed(seat?: RawBuilder<unknown>): RawBuilder<boolean> {
  const itsOwn = seat ? sql`AND link.seat_id = ${seat}` : sql``;
  return sql<boolean>`EXISTS (
    SELECT 1 FROM customer_link AS link LEFT JOIN seat ON seat.id = link.seat_id
    WHERE link.customer_id = customer_chat.customer_id AND link.mode = customer_chat.mode
      AND link.claimed_by = customer_chat.user_id AND link.revoked_at IS NULL
      AND (link.seat_id IS NULL OR (seat.state <> 'ended' ${itsOwn})))`;
}

function linkedChats(db: Db) {
  return db
    .selectFrom("customer_chat")
    .innerJoin("customer", "customer.id", "customer_chat.customer_id")
    .selectAll("customer_chat")
    .select(["customer.account_id", "customer.service_type", "customer.beneficiary"]);
}

export type LinkedChat = Awaited<ReturnType<typeof chatsOfUser>>[number];

/** The sales that one user may see through a link, or through this one (`chatId`), newest first, beginning below `before`. */
export async function salesForUser(
  db: Db,
  userId: number,
  options: { before?: string; chatId?: string; limit: number },
): Promise<Purchase[]> {
  let query = salesOfCustomers(db)
    .innerJoin("customer_chat", (join) =>
      join
        .onRef("customer_chat.customer_id", "=", "customer.id")
        .onRef("customer_chat.mode", "=", "purchase.mode")
        .onRef("customer_chat.since_at", "<=", "purchase.confirmed_at"),
    )
    .selectAll("purchase")
    .where("customer_chat.user_id", "=", userId)
    .where("customer_chat.unlinked_at", "is", null)
    .where(isServed(sql.ref("purchase.seat_id")))
    .where("purchase.state", "in", ["unknown", "pending", "succeeded"]);
  if (options.before !== undefined) query = query.where("purchase.id", "<", options.before);
  if (options.chatId !== undefined) query = query.where("customer_chat.id", "=", options.chatId);
  return query.orderBy("purchase.id", "desc").limit(options.limit).execute();
}
