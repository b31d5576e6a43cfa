import type { ExpressionBuilder } from "kysely";
import { runningChange } from "../accounts/account-changes.queries.ts";
import {
  type Account,
  type Chat,
  chatsOfAccount,
  findAccount,
  findChat,
  lockAccountForUpdate,
  outdateProfiles,
  putChat,
  updateAccount,
} from "../accounts/accounts.queries.ts";
import { changeSeat, type Seat, seatOfUser, seatsOfAccount } from "../accounts/seats.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import type { Ids } from "../core/ids.ts";
import { countOf, type Db, type Tables } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { Stamp } from "../db/tools.ts";
import { wantPutBack } from "../developer/put-back.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { openStates, type Purchase } from "../sales/purchases.queries.ts";
import { consumePinProof } from "./locks.queries.ts";
import { enqueueSeats } from "./news.ts";

/** A user who works with an account: its owner, or somebody who sits on one of its seats. */
export interface Seller {
  userId: number;
  chat: Chat;
  account: Account;
  /** null: an owner, who is logged in with phone number and PIN. */
  seat: Seat | null;
}

export async function findSeller(db: Db, userId: number): Promise<Seller | null> {
  const chat = await findChat(db, userId);
  return chat ? sellerOf(db, chat) : null;
}

/** The same by the user's chat. */
export async function sellerOf(db: Db, chat: Chat): Promise<Seller | null> {
  const userId = chat.user_id;
  const seat = chat.account_id === null ? ((await seatOfUser(db, userId)) ?? null) : null;
  const accountId = chat.account_id ?? seat?.account_id;
  const account = accountId === undefined ? undefined : await findAccount(db, accountId);
  return account ? { userId, chat, account, seat } : null;
}

/** Owners and viewers see all sales of the account, a seller those of the own seat. */
export function isInView({ account, seat }: Seller, sale: Pick<Purchase, "account_id" | "seat_id">): boolean {
  return sale.account_id === account.id && (seat?.role !== "seller" || sale.seat_id === seat.id);
}

/**
 * Unlinks an owner's chat. Keys are deleted once no owner is logged in and no sale is left to be settled with them;
 * seats stay, but sell nothing meanwhile, and get a message. `isPutBack`: this was the last chat, and the URL from
 * before ours has to be put back.
 */
export async function logOut(trx: Db, ids: Ids, seller: Seller, now: number): Promise<{ isPutBack: boolean }> {
  await putChat(trx, {
    user_id: seller.userId,
    first_name: seller.chat.first_name,
    account_id: null,
    logged_in_at: null,
    created_at: now,
  });
  await audit(trx, { ids, now }, actorOf(seller), { act: "logout" });
  if ((await chatsOfAccount(trx, seller.account.id)).length === 0) {
    await enqueueSeats(trx, { ids, now }, seller.account, "closed");
  }
  const isPutBack = await wantPutBack(trx, { ids, now }, seller.account.id, seller.userId);
  await forgetIdleKeys(trx, seller.account.id);
  return { isPutBack };
}

/** What waits for an owner who logs out as the last one: people on seats, and sales that are open. Null: nothing does. */
export async function leftBehind(
  db: Db,
  { account, userId }: Seller,
): Promise<{ seats: number; openSales: number } | null> {
  if ((await chatsOfAccount(db, account.id)).some((chat) => chat.user_id !== userId)) return null;
  const seats = (await seatsOfAccount(db, account.id)).filter(({ state }) => state === "active").length;
  // Sales with an unknown end: those that the counter calls open.
  const open = db
    .selectFrom("purchase")
    .where("account_id", "=", account.id)
    .where("state", "in", [...openStates]);
  const openSales = await countOf(open);
  return seats + openSales > 0 ? { seats, openSales } : null;
}

/** The act that the proof of a PIN for logging out another chat is bound to. */
export const logOutProof = (otherId: number) => `log_out:${otherId}`;

/**
 * Unlinks another owner's chat of the same account, which gets a message. `unproved`: the PIN has not been given for
 * it. `gone`: one of the two is not logged in there any more.
 */
export async function logOutOther(
  trx: Db,
  deps: Stamp,
  seller: Seller,
  otherId: number,
): Promise<"done" | "gone" | "unproved"> {
  if (!(await consumePinProof(trx, seller.userId, logOutProof(otherId), deps.now))) return "unproved";
  if (otherId === seller.userId) return "gone";
  // Held: of two chats that log each other out at once one stays, or nobody would be left who can sell.
  await lockAccountForUpdate(trx, seller.account.id);
  const own = await findChat(trx, seller.userId);
  const other = await findChat(trx, otherId);
  if (own?.account_id !== seller.account.id || other?.account_id !== seller.account.id) return "gone";
  const { user_id, first_name, created_at } = other;
  await putChat(trx, { user_id, first_name, created_at, account_id: null, logged_in_at: null });
  await audit(trx, deps, actorOf(seller), { act: "chat_logged_out" });
  await enqueueNews(trx, deps, user_id, { about: "logged_out" });
  return "done";
}

/** Deletes an account's keys and tokens if no chat is logged in, and no sale or change is open. True: they are gone. */
export async function forgetIdleKeys(trx: Db, accountId: string): Promise<boolean> {
  const chat = await trx.selectFrom("chat").select("user_id").where("account_id", "=", accountId).executeTakeFirst();
  if (chat) return false;
  if ((await countOpenSales(trx, accountId)) > 0) return false;
  // Open requests end with the keys that made them.
  if ((await runningChange(trx, accountId))?.state === "started") return false;
  await outdateProfiles(trx, accountId);
  await updateAccount(trx, accountId, { live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null });
  return true;
}

/** Sales of an account that are not over: its keys, and a deletion, wait for them. */
export function countOpenSales(db: Db, accountId: string): Promise<number> {
  const sales = db.selectFrom("purchase").where("account_id", "=", accountId);
  return countOf(
    sales
      .where((e) => e.or([e("state", "in", [...openStates]), e("next_check_at", "is not", null)]))
      .where((e) => e.not(isAskedForCharge(e))),
  );
}

/** A sale that is over, and whose record is only asked for its charge: nothing has to wait for that. */
function isAskedForCharge(e: ExpressionBuilder<Tables, "purchase">) {
  const isOver = e.and([e("state", "=", "succeeded"), e("delivery", "!=", "awaiting")]);
  return e.and([isOver, e("review", "is", null), e("why", "is", null)]);
}

const accountsOfNobody = prepared((db) =>
  db
    .selectFrom("account")
    .leftJoin("chat", "chat.account_id", "account.id")
    .select("account.id")
    .where("chat.user_id", "is", null)
    .where((e) =>
      e.or([
        e("account.live_key_sealed", "is not", null),
        e("account.sandbox_key_sealed", "is not", null),
        e("account.access_token_sealed", "is not", null),
      ]),
    ),
);

/** Accounts that still hold keys or a token though nobody is logged in. */
export async function abandonedAccounts(db: Db): Promise<string[]> {
  return (await accountsOfNobody(db, {})).rows.map((row) => row.id);
}

/** The user gets up from wherever they sit, in the caller's transaction. Returns the seat that was left. */
export async function leaveSeat(trx: Db, deps: Stamp, userId: number): Promise<Seat | undefined> {
  const seat = await seatOfUser(trx, userId);
  const left = seat && (await changeSeat(trx, seat.id, ["active", "suspended"], { state: "ended" }));
  if (!left) return undefined;
  await audit(trx, deps, { userId, accountId: left.account_id, seatId: left.id }, { act: "seat_left", seat: left.id });
  return left;
}
