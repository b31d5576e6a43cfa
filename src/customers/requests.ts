import { type Account, chatsOfAccount, findAccount, updateAccount } from "../accounts/accounts.queries.ts";
import { findSeat, type Seat, seatsOfAccount } from "../accounts/seats.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { dayMs, hourMs } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueue, wasEnqueued } from "../outbox/notices.queries.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import { hasFaceValue, type ServiceType } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { isOver, servicesOf } from "../staff/seats.ts";
import { changeCustomerChat, chatsOfUser, type LinkedChat } from "./customer-chats.queries.ts";
import {
  type CustomerRequest,
  dropRequests,
  endRequest,
  endRequestsFor,
  insertRequest,
  lastSaleFor,
  requestsBefore,
  requestsSince,
  seatsOfLinks,
} from "./requests.queries.ts";

/** The requests of one user that a shop takes per hour. */
const maxPerHour = 3;
/** How long a request waits for an answer. */
const requestLifeMs = dayMs;

/** A number of a linked customer for which the shop can be asked. */
export interface Askable {
  chat: LinkedChat;
  account: Account;
  /** The seat that is asked; null: the owners, and the seats that they let. */
  seatId: string | null;
  /** The newest sale to it, which is wanted again. */
  sale: Purchase;
  /** Whether somebody takes requests there now. */
  isOpen: boolean;
}

/** A request as far as it says who may answer it. */
type Addressed = Pick<CustomerRequest, "account_id" | "seat_id"> & { service_type: ServiceType };

/** The numbers for which a user may ask, of all shops. */
export async function askablesOf(db: Db, userId: number, now: number): Promise<Askable[]> {
  const found: Askable[] = [];
  for (const chat of await chatsOfUser(db, userId)) {
    const account = await findAccount(db, chat.account_id);
    const seatId = await seatOfLink(db, chat);
    const sale = await lastSaleFor(db, chat, seatId);
    if (!account || !sale) continue;
    const { account_id, service_type, mode } = chat;
    const isTaken = account.takes_requests === 1 && account.stopped_at === null && account.mode === mode;
    const answering = isTaken ? await answeringUsers(db, { account_id, seat_id: seatId, service_type }, now) : [];
    found.push({ chat, account, seatId, sale, isOpen: answering.length > 0 });
  }
  return found;
}

/** Null: an owner gave the link. */
async function seatOfLink(db: Db, chat: LinkedChat): Promise<string | null> {
  const seats = await seatsOfLinks(db, chat);
  if (seats.includes(null)) return null;
  for (const id of seats) if (id !== null && (await findSeat(db, id))?.state !== "ended") return id;
  return null;
}

/** Who gets a request: owners, and the seats that they let; of a seat's own customer only that seat. */
async function answeringUsers(db: Db, request: Addressed, now: number): Promise<number[]> {
  const owners = await chatsOfAccount(db, request.account_id);
  // Seats sell nothing while no owner is logged in.
  if (owners.length === 0) return [];
  const seats = (await seatsOfAccount(db, request.account_id)).filter((seat) => isAnswering(seat, request, now));
  return [...(request.seat_id === null ? owners : []), ...seats].flatMap(({ user_id }) => user_id ?? []);
}

function isAnswering(seat: Seat, { seat_id, service_type }: Addressed, now: number): boolean {
  const isAllowed = seat.gets_requests === 1 && seat.role === "seller" && servicesOf(seat).includes(service_type);
  const isThere = seat.state === "active" && !isOver(seat, now);
  return isAllowed && isThere && (seat_id === null || seat_id === seat.id);
}

/** Whether somebody who is logged in may see and answer a request. */
export function mayAnswer(
  { account, seat }: Seller,
  request: Addressed & Pick<CustomerRequest, "mode">,
  now: number,
): boolean {
  if (account.id !== request.account_id || account.mode !== request.mode) return false;
  return seat === null ? request.seat_id === null : isAnswering(seat, request, now);
}

/** The result of asking. */
export type Asked =
  /** `sale`: the one that is wanted again. */
  | { kind: "asked" | "open"; request: CustomerRequest; sale: Purchase; account: Account }
  | { kind: "too_often"; account: Account; again: number }
  /** The shop takes no requests, or nobody is there. */
  | { kind: "closed"; account: Account }
  | { kind: "not_linked" };

/**
 * Asks a shop for a sale, in the caller's transaction. One request is open at a time; one that nobody can answer any more,
 * by another mode or a right that was taken, gives way. `faceKobo` counts only for what is sold by amount.
 */
export async function askShop(
  trx: Db,
  stamp: Stamp,
  { userId, chatId, faceKobo }: { userId: number; chatId: string; faceKobo: Kobo | null },
): Promise<Asked> {
  const { ids, now } = stamp;
  const askable = (await askablesOf(trx, userId, now)).find(({ chat }) => chat.id === chatId);
  if (!askable) return { kind: "not_linked" };
  const { chat, account, seatId, sale, isOpen } = askable;
  if (!isOpen) return { kind: "closed", account };
  const earlier = await requestsSince(trx, { accountId: account.id, userId, since: now - requestLifeMs });
  const open = earlier.find(({ state }) => state === "asked");
  if (open) {
    const asked = (await findPurchase(trx, open.sale_id)) ?? sale;
    const { service_type } = asked;
    const isHeard =
      open.mode === account.mode && (await answeringUsers(trx, { ...open, service_type }, now)).length > 0;
    if (isHeard) return { kind: "open", request: open, sale: asked, account };
    await giveUp(trx, stamp, open.id);
  }
  const [third] = earlier.filter(({ asked_at }) => asked_at > now - hourMs).slice(maxPerHour - 1);
  if (third) return { kind: "too_often", account, again: third.asked_at + hourMs };
  const request: CustomerRequest = {
    ...{ id: ids.ulid(), account_id: account.id, customer_id: chat.customer_id, mode: chat.mode, user_id: userId },
    ...{ seat_id: seatId, sale_id: sale.id, state: "asked", asked_at: now, ended_at: null },
    face_kobo: hasFaceValue(sale.service_type) ? (faceKobo ?? sale.face_kobo) : null,
  };
  // A second tap at the same moment has made the one that is open.
  if (!(await insertRequest(trx, request))) return { kind: "open", request, sale, account };
  // A chat that had stopped its messages gets the sale that it asks for.
  if (chat.stopped_at !== null) await changeCustomerChat(trx, chat.id, { stopped_at: null });
  for (const to of await answeringUsers(trx, { ...request, service_type: sale.service_type }, now)) {
    await enqueueCard(trx, stamp, keyOf(request, to), to);
  }
  return { kind: "asked", request, sale, account };
}

/** Puts a request off and tells its customer. Undefined: it is over already. */
export async function putOffRequest(trx: Db, stamp: Stamp, seller: Seller, id: string) {
  const ended = await endRequest(trx, id, "put_off", stamp.now);
  if (!ended) return undefined;
  await audit(trx, stamp, actorOf(seller), { act: "request_put_off", purchase: ended.sale_id });
  await redrawCards(trx, stamp, ended);
  await enqueueTold(trx, stamp, ended);
  return ended;
}

/** A sale that has succeeded ends what was asked for its number. Its customer gets the sale itself. */
export async function endSoldRequests(trx: Db, stamp: Stamp, sale: Purchase, { journal }: Step): Promise<void> {
  if (sale.state !== "succeeded" || !journal.some((note) => note.to === "succeeded")) return;
  for (const ended of await endRequestsFor(trx, sale, stamp.now)) await redrawCards(trx, stamp, ended);
}

/** The requests per round. */
const atOnce = 50;

/** Ends the requests that nobody answered in time, and tells their customers. */
export async function endOldRequests(trx: Db, stamp: Stamp): Promise<void> {
  for (const { id } of await requestsBefore(trx, stamp.now - requestLifeMs, atOnce)) await giveUp(trx, stamp, id);
}

/** Ends a request that nobody answers, and tells its customer. */
async function giveUp(trx: Db, stamp: Stamp, id: string): Promise<void> {
  const ended = await endRequest(trx, id, "gone", stamp.now);
  if (!ended) return;
  await redrawCards(trx, stamp, ended);
  await enqueueTold(trx, stamp, ended);
}

/** Forgets what a chat has asked for, in the shop's chats too. */
export async function withdrawRequests(
  trx: Db,
  stamp: Stamp,
  chat: Pick<LinkedChat, "customer_id" | "user_id" | "mode">,
): Promise<void> {
  for (const dropped of await dropRequests(trx, chat)) await redrawCards(trx, stamp, dropped);
}

/** Whether linked customers may ask this shop, from now on. */
export async function allowRequests(trx: Db, stamp: Stamp, seller: Seller, isAllowed: boolean): Promise<void> {
  const takes_requests = isAllowed ? 1 : 0;
  if (seller.account.takes_requests === takes_requests) return;
  await updateAccount(trx, seller.account.id, { takes_requests, updated_at: stamp.now });
  await audit(trx, stamp, actorOf(seller), { act: isAllowed ? "requests_on" : "requests_off" });
}

/** A message about a request: a seller's card, or the word to its customer (`isTold`). */
interface RequestKey {
  id: string;
  isTold: boolean;
}

const keyPattern = /^request:[\w-]{1,40}:(\w{26}):\d+(:told)?$/;

function keyOf({ account_id, id }: CustomerRequest, userId: number): string {
  return `request:${account_id}:${id}:${userId}`;
}

/** Which request a notice is about. Null: it is about none. */
export function readRequestKey(key: string): RequestKey | null {
  const [, id, told] = keyPattern.exec(key) ?? [];
  return id === undefined ? null : { id, isTold: told !== undefined };
}

async function enqueueCard(trx: Db, { ids, now }: Stamp, key: string, userId: number): Promise<void> {
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "request", key, now });
}

async function enqueueTold(trx: Db, stamp: Stamp, ended: CustomerRequest): Promise<void> {
  await enqueueCard(trx, stamp, `${keyOf(ended, ended.user_id)}:told`, ended.user_id);
}

/** Draws the cards of a request again in the chats that have one. */
async function redrawCards(trx: Db, stamp: Stamp, request: CustomerRequest): Promise<void> {
  const sale = await findPurchase(trx, request.sale_id);
  if (!sale) return;
  for (const to of await answeringUsers(trx, { ...request, service_type: sale.service_type }, stamp.now)) {
    const key = keyOf(request, to);
    if (await wasEnqueued(trx, key)) await enqueueCard(trx, stamp, key, to);
  }
}
