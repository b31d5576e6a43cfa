import {
  type Account,
  chatsOfAccount,
  findAccount,
  lockAccountForUpdate,
  updateAccount,
} from "../accounts/accounts.queries.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import { audit } from "../audit/audit.ts";
import { dayMs } from "../core/calendar.ts";
import { fold } from "../core/fold.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { readWebhookHealth } from "../developer/webhook-health.ts";
import { accountsWithReference } from "../sales/find-sales.queries.ts";
import type { Guard } from "../sales/guard.ts";
import { enqueueForChats } from "../sessions/news.ts";
import { type NamedShop, namedShops, readLastSaleAt, readSaleTimes } from "./shops.queries.ts";

/** A pop-up shows the reason beside what it means, in at most 200 characters. */
export const maxStopReason = 80;

const minDigits = 4;
const reference = /^[A-Z\d-]{6,29}$/i;

/**
 * The shops that a text may mean: the end of a sale's reference (at least six characters), a part of the shop's or the
 * owner's name, or the last digits of the phone number (at least four).
 */
export async function findShops(db: Db, text: string): Promise<NamedShop[]> {
  const typed = text.replace(/^[\s….]+/, "").trim();
  const name = fold(typed);
  const digits = /^[\d\s+-]+$/.test(typed) ? typed.replace(/\D/g, "").slice(-10) : "";
  const withSale = new Set(reference.test(typed) ? await accountsWithReference(db, typed) : []);
  return (await namedShops(db)).filter(({ id, phone_number: phone, ...names }) => {
    const isCalled = name.length > 1 && fold(Object.values(names).join(" ")).includes(name);
    return isCalled || withSale.has(id) || (digits.length >= minDigits && phone.endsWith(digits));
  });
}

/** A shop by its id. Undefined: none, or its data are deleted. */
export async function findShop(db: Db, id: string): Promise<Account | undefined> {
  const account = await findAccount(db, id);
  return account?.phone_number === "" ? undefined : account;
}

/** How an operator tells shops apart. */
export function labelShop(account: NamedShop): string {
  return `${shopNameOf(account)} · …${account.phone_number.slice(-4)}`;
}

export type ShopLook = Awaited<ReturnType<typeof readShop>>;

/** Reads how a shop runs, for an operator: nothing of its money, its customers or its tokens. */
export async function readShop(db: Db, account: Account, at: number) {
  const { id } = account;
  const [lastSaleAt, open, failed, forReview, webhook, chats] = await Promise.all([
    readLastSaleAt(db, id),
    readSaleTimes(db, id, { stage: "open" }),
    readSaleTimes(db, id, { stage: "failed", since: at - dayMs }),
    readSaleTimes(db, id, { stage: "doubtful" }),
    readWebhookHealth(db, account, at),
    chatsOfAccount(db, id),
  ]);
  return { account, at, lastSaleAt, open, failed, forReview, webhook, chats };
}

/** Writes into a shop's trail that an operator looked at it, in the caller's transaction. */
export async function recordLook(trx: Db, deps: Stamp, userId: number, accountId: string): Promise<void> {
  await audit(trx, deps, { userId, accountId, seatId: null }, { act: "operator_looked" });
}

/**
 * Stops a shop's new sales for a reason, or lets it sell again (null), in the caller's transaction. Its owners get a
 * message. Nothing changes if another operator was faster.
 */
export async function setStopped(
  trx: Db,
  deps: Stamp,
  { userId, accountId, reason }: { userId: number; accountId: string; reason: string | null },
): Promise<void> {
  const { now } = deps;
  const account = await lockAccountForUpdate(trx, accountId);
  if (!account?.phone_number || (account.stopped_at === null) === (reason === null)) return;
  const stopped_at = reason === null ? null : now;
  await updateAccount(trx, accountId, { stopped_at, stopped_reason: reason, updated_at: now });
  const act = reason === null ? "operator_started" : "operator_stopped";
  await audit(trx, deps, { userId, accountId, seatId: null }, { act });
  await enqueueForChats(trx, deps, accountId, reason === null ? { about: "started" } : { about: "stopped", reason });
}

/** Refuses new sales of a shop that an operator has stopped. Sales that were sent go on settling. */
export const refuseStopped: Guard = async (_trx, { seat_id }, { account }) => {
  if (account.stopped_at === null) return null;
  return seat_id === null ? { kind: "stopped", reason: account.stopped_reason ?? "" } : { kind: "seat_stopped" };
};
