import { chatsOfAccount, findAccount, findChat } from "../accounts/accounts.queries.ts";
import { findSeat } from "../accounts/seats.queries.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import type { Ids } from "../core/ids.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { findSalePayment, openSales } from "../debts/debts.queries.ts";
import type { OwedInView } from "../outbox/messenger.ts";
import { enqueue, type Notice } from "../outbox/notices.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { isRefused } from "../sales/refused.ts";
import type { Step } from "../sales/states.ts";
import { type CustomerChat, chatFor, findCustomerChat, linkedChatsOf } from "./customer-chats.queries.ts";
import { ensureCustomerMessage, findCustomerMessage } from "./customers.queries.ts";

/** One sale as one customer may see it: never what it cost the shop. */
export interface CustomerView {
  chat: CustomerChat;
  purchase: Purchase;
  shopName: string;
  /** Whether the shop takes requests. */
  takesRequests: boolean;
  /** The message in the customer's chat that shows the sale; null until its id is known. */
  messageId: number | null;
}

/** A message that was placed this recently was heard: another one beside it would only be noise. */
const tokenSeenWithinMs = 5000;

/**
 * Stores messages of a sale for everybody who follows its beneficiary, in the transaction that settles it or brings its
 * token. A sale that fails at once, at the counter, sends nothing; a customer who saw it on its way gets its end. A chat
 * that is stopped gets it only in the message that it has.
 */
export async function enqueueForFollowers(
  trx: Db,
  ids: Ids,
  purchase: Purchase,
  step: Step,
  now: number,
): Promise<void> {
  if (!step.journal.some((note) => ["state", "token", "correction"].includes(note.kind))) return;
  for (const { user_id: userId, stopped_at } of await linkedChatsOf(trx, purchase)) {
    const message = await findCustomerMessage(trx, purchase.id, userId);
    if (!message && (stopped_at !== null || !isWorthShowing(purchase))) continue;
    await enqueueSale(trx, ids, purchase, userId, now);
    if (stopped_at !== null) continue;
    const hasLookedAway = message?.placed_at != null && now - message.placed_at > tokenSeenWithinMs;
    if (!hasLookedAway || !isNews(purchase)) continue;
    const key = `customer_news:${purchase.id}:${userId}:${purchase.version}`;
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: purchase.id, kind: "customer_news", key, now });
  }
}

/** Owes one customer the message that shows a sale, as it is when it is delivered. */
export async function enqueueSale(trx: Db, ids: Ids, purchase: Purchase, userId: number, now: number): Promise<void> {
  await ensureCustomerMessage(trx, purchase.id, userId);
  const key = `customer_card:${purchase.id}:${userId}`;
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId: purchase.id, kind: "customer_card", key, now });
}

/** Owes the greeting to a customer who has just opened a link, and the sale that it was given for. */
export async function enqueueHello(
  trx: Db,
  ids: Ids,
  chat: CustomerChat,
  purchase: Purchase,
  now: number,
): Promise<void> {
  const { user_id: userId } = chat;
  const key = `customer_hello:${ids.ulid()}`;
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId: purchase.id, kind: "customer_hello", key, now });
  if (isWorthShowing(purchase)) await enqueueSale(trx, ids, purchase, userId, now);
}

/**
 * Stores a message to the owners about who has opened a link: it may be the wrong person. The names are read at the
 * delivery.
 */
export async function enqueueOpened(
  trx: Db,
  { ids, now }: Stamp,
  { accountId, chat, purchase }: { accountId: string; chat: CustomerChat; purchase: Purchase },
): Promise<void> {
  for (const { user_id: userId } of await chatsOfAccount(trx, accountId)) {
    const id = ids.ulid();
    const key = `link_opened:${id}:${chat.id}`;
    await enqueue(trx, { id, userId, purchaseId: purchase.id, kind: "link_opened", key, now });
  }
}

/**
 * Stores a message about a customer's complaint, to the owners and to the user on the seat that sold it. False: nobody of
 * them can be reached.
 */
export async function enqueueComplaint(trx: Db, { ids, now }: Stamp, sale: Purchase): Promise<boolean> {
  const seat = sale.seat_id === null ? undefined : await findSeat(trx, sale.seat_id);
  const sitter = seat?.state === "active" && seat.user_id !== null ? await findChat(trx, seat.user_id) : undefined;
  const owners = await chatsOfAccount(trx, sale.account_id);
  const readers = [...owners, ...(sitter ? [sitter] : [])].filter(({ is_reachable }) => is_reachable === 1);
  for (const userId of new Set(readers.map(({ user_id }) => user_id))) {
    const key = `customer_complaint:${sale.id}:${now}:${userId}`;
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: sale.id, kind: "customer_complaint", key, now });
  }
  return readers.length > 0;
}

/** The Telegram name of the user who opened the link of a notice; null: unlinked or deleted since. */
export async function openerOf(db: Db, { key }: Pick<Notice, "key">): Promise<string | null> {
  const chat = await findCustomerChat(db, key.split(":")[2] ?? "");
  return (chat && (await findChat(db, chat.user_id))?.first_name) || null;
}

/** Stores a reminder to one customer of their debts, as they are at the delivery. At most once per `now`. */
export async function enqueueReminder(trx: Db, { ids, now }: Stamp, purchase: Purchase, userId: number): Promise<void> {
  const key = `customer_reminder:${purchase.id}:${userId}:${now}`;
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId: purchase.id, kind: "customer_reminder", key, now });
}

/**
 * The debts of a person for sales that a chat may see, and since when. Debts of the same person for other numbers are
 * no business of this chat. Null: nothing.
 */
export async function owedInView(db: Db, purchase: Purchase, userId: number): Promise<OwedInView | null> {
  const salePayment = await findSalePayment(db, purchase.id);
  if (!salePayment?.person_id) return null;
  const { account_id: accountId, mode, person_id: personId } = salePayment;
  let owedKobo = 0;
  let since: number | null = null;
  for (const { sale, leftKobo } of await openSales(db, { accountId, mode, personId })) {
    if (!(await chatFor(db, sale, userId))) continue;
    owedKobo += leftKobo;
    since ??= sale.confirmed_at;
  }
  return since === null ? null : { owedKobo: toKobo(owedKobo), since };
}

/** Stores a message to the reseller that a customer did not get a sale. Once per sale and customer. */
export async function enqueueUndelivered(trx: Db, ids: Ids, purchase: Purchase, userId: number, now: number) {
  const key = `undelivered:${purchase.id}:${userId}`;
  const common = { userId: purchase.user_id, purchaseId: purchase.id, now };
  await enqueue(trx, { ...common, id: ids.ulid(), kind: "undelivered", key });
}

/** The parts of a sale that a customer may see; null if the shop has unlinked the chat. */
export async function viewFor(db: Db, purchase: Purchase, userId: number): Promise<CustomerView | null> {
  const chat = await chatFor(db, purchase, userId);
  const account = chat && (await findAccount(db, purchase.account_id));
  if (!chat || !account) return null;
  const message = await findCustomerMessage(db, purchase.id, userId);
  const takesRequests = account.takes_requests === 1;
  return { chat, purchase, shopName: shopNameOf(account), takesRequests, messageId: message?.message_id ?? null };
}

function isWorthShowing({ state, why }: Purchase): boolean {
  return (state === "unknown" && !isRefused(why)) || state === "pending" || state === "succeeded";
}

function isNews({ state, delivery }: Purchase): boolean {
  return state === "failed" || state === "void" || (state === "succeeded" && delivery !== "awaiting");
}
