import { findAccount } from "../accounts/accounts.queries.ts";
import { findSeat } from "../accounts/seats.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { dayMs } from "../core/calendar.ts";
import { type Ids, sha256 } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { numberKindOf } from "../services/services.ts";
import { hasTriedTooOften, recordWrongLink } from "../sessions/link-tries.queries.ts";
import { findSeller, isInView } from "../sessions/sessions.ts";
import { type Visitor, welcome } from "../sessions/visitors.ts";
import { isOver } from "../staff/seats.ts";
import { type CustomerChat, chatsOfUser, putCustomerChat } from "./customer-chats.queries.ts";
import { type CustomerLink, claimLink, findLink, insertLink } from "./customer-links.queries.ts";
import { ensureCustomer } from "./customers.queries.ts";
import { enqueueHello, enqueueOpened } from "./follow.ts";
import { ensurePerson } from "./people.ts";

/** How long a link waits for the customer to open it. */
export const linkLifeMs = 7 * dayMs;

/** The payload of `t.me/BOT?start=PAYLOAD`: 128 unpredictable bits. */
const payloadForm = /^c_([\w-]{22})$/;

/** Whether a /start payload is meant to be a customer's link, good or not. */
export function isLinkPayload(payload: string): boolean {
  return payload.startsWith("c_");
}

/** The result of giving a sale. */
export type Given =
  | { kind: "given"; purchase: Purchase; payload: string }
  /** No such sale, or none that this user may see. */
  | { kind: "unknown" }
  /** A follower of a beneficiary gets tokens: an unpaid sale must open no way to them. */
  | { kind: "not_sold" };

/**
 * Makes a link by which one person can follow the beneficiary of a sale, in the caller's transaction, and returns the
 * payload for `t.me/BOT?start=`. Only its hash is stored: a lost link is made again. Made by an owner, it brings all
 * sales of the shop; made from a seat, the sales of that seat until the seat ends.
 */
export async function makeLink(
  trx: Db,
  ids: Ids,
  request: { purchaseId: string; userId: number; now: number },
): Promise<Given> {
  const { userId, now } = request;
  // Asked here and not before: a seat may have been ended since the button was drawn.
  const seller = await findSeller(trx, userId);
  const purchase = await findPurchase(trx, request.purchaseId);
  if (!seller || !purchase || !isInView(seller, purchase)) return { kind: "unknown" };
  if (seller.seat && (seller.seat.state !== "active" || isOver(seller.seat, now))) return { kind: "unknown" };
  if (purchase.state !== "succeeded") return { kind: "not_sold" };
  await audit(trx, { ids, now }, actorOf(seller), { act: "customer_link_given", purchase: purchase.id });
  const customer = await ensureCustomer(trx, ids.ulid(), purchase, now);
  const what = { number: purchase.beneficiary, kind: numberKindOf(purchase.service_type) };
  await ensurePerson(trx, { ids, now }, purchase.account_id, what);
  const token = ids.secret(128);
  await insertLink(trx, {
    token_hash: sha256(token),
    customer_id: customer.id,
    mode: purchase.mode,
    purchase_id: purchase.id,
    created_by: userId,
    seat_id: seller.seat?.id ?? null,
    created_at: now,
    expires_at: now + linkLifeMs,
    claimed_by: null,
    claimed_at: null,
    revoked_at: null,
  });
  return { kind: "given", purchase, payload: `c_${token}` };
}

/** The result of opening a link. */
export type Opened =
  /** This user follows the beneficiary from now on. `isNew`: since this very tap. */
  | { kind: "linked"; chat: CustomerChat; purchase: Purchase; isNew: boolean }
  /** No such link: guessed, or cut off on its way. */
  | { kind: "wrong" }
  /** Too many wrong links: no lookup was made. */
  | { kind: "slow_down" }
  | { kind: "used" | "expired" | "revoked" }
  /** The shop's own people opened it. It is still good. */
  | { kind: "own" };

export interface Opener extends Visitor {
  /** The account that the user is logged in to, if any. */
  accountId: string | null;
  payload: string;
  now: number;
}

/**
 * Opens a link, in the caller's transaction. The first person who opens it has it, by compare-and-set; the same person
 * may open it again, for as long as the shop has not taken it back, and is owed a greeting and the sale.
 */
export async function openLink(trx: Db, ids: Ids, opener: Opener): Promise<Opened> {
  const { userId, now } = opener;
  if (await hasTriedTooOften(trx, userId, now)) return { kind: "slow_down" };
  const token = payloadForm.exec(opener.payload)?.[1];
  const link = token === undefined ? undefined : await findLink(trx, sha256(token));
  if (!link) {
    await recordWrongLink(trx, userId, now);
    return { kind: "wrong" };
  }
  const purchase = await findPurchase(trx, link.purchase_id);
  const account = purchase && (await findAccount(trx, purchase.account_id));
  if (!purchase || !account) return { kind: "revoked" };
  if (opener.accountId === account.id || link.created_by === userId) return { kind: "own" };
  const seat = link.seat_id === null ? null : await findSeat(trx, link.seat_id);
  if (seat !== null && (!seat || isOver(seat, now))) return { kind: "revoked" };
  const isNew = link.claimed_by === null && (await claimLink(trx, link.token_hash, userId, now));
  if (!isNew && link.claimed_by !== userId) return { kind: whyNot(link, now) };
  if (link.revoked_at !== null) return { kind: "revoked" };
  const chat = await putCustomerChat(trx, {
    id: ids.ulid(),
    customer_id: link.customer_id,
    mode: link.mode,
    user_id: userId,
    linked_at: now,
    // The sale that the link was given for and those after it; earlier ones may have been somebody else's.
    since_at: Math.min(purchase.confirmed_at ?? now, now),
    stopped_at: null,
    unlinked_at: null,
  });
  if (isNew) {
    const actor = { userId, accountId: account.id, seatId: null };
    await audit(trx, { ids, now }, actor, { act: "customer_linked", purchase: purchase.id });
    await enqueueOpened(trx, { ids, now }, { accountId: account.id, chat, purchase });
  }
  await welcome(trx, opener, now);
  await enqueueHello(trx, ids, chat, purchase, now);
  return { kind: "linked", chat, purchase, isNew };
}

function whyNot(link: CustomerLink, now: number): "used" | "expired" | "revoked" {
  if (link.revoked_at !== null) return "revoked";
  if (link.claimed_by !== null) return "used";
  return link.expires_at <= now ? "expired" : "used";
}

/** Whether some shop sends this user what it sells. */
export async function isCustomer(db: Db, userId: number): Promise<boolean> {
  return (await chatsOfUser(db, userId)).length > 0;
}
