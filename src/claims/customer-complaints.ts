import { dayMs } from "../core/calendar.ts";
import { chatFor, chatsOfUser, salesForUser } from "../customers/customer-chats.queries.ts";
import { enqueueComplaint } from "../customers/follow.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { services } from "../services/services.ts";
import type { ComplaintReason } from "./claims.table.ts";
import { findComplaint } from "./complaints.queries.ts";
import { openComplaint, reasonsFor } from "./complaints.ts";

/** A customer complains about a sale that is no older. */
const complainWithinMs = 30 * dayMs;

/** The newest sale to each number of a customer about which the customer may complain, the newest first. */
export async function salesToComplainOf(
  db: Db,
  userId: number,
  { reason, now }: { reason: ComplaintReason; now: number },
): Promise<Purchase[]> {
  const sales: Purchase[] = [];
  for (const { id: chatId, service_type } of await chatsOfUser(db, userId)) {
    if (reason === "token" && services[service_type].vends !== "token") continue;
    sales.push(...(await salesForUser(db, userId, { chatId, limit: 1 })));
  }
  const newest = new Map<string, Purchase>();
  for (const sale of sales.toSorted((one, other) => (one.id < other.id ? 1 : -1))) {
    if ((sale.confirmed_at ?? 0) <= now - complainWithinMs) continue;
    const number = `${sale.account_id} ${sale.service_type} ${sale.beneficiary}`;
    if (!newest.has(number)) newest.set(number, sale);
  }
  return [...newest.values()];
}

/** A customer's complaint: the reason that stands in the shop's book, which may be one that the shop has set before. */
export interface CustomerComplaint {
  purchase: Purchase;
  /** Null: nobody of the shop can be reached, so no complaint is opened. */
  reason: ComplaintReason | null;
}

/**
 * Opens a complaint for a linked customer, and stores a message to the shop. A complaint that is open stays as it is.
 * Null: this user cannot see the sale.
 */
export async function complainAsCustomer(
  trx: Db,
  stamp: Stamp,
  { userId, purchaseId, reason }: { userId: number; purchaseId: string; reason: ComplaintReason },
): Promise<CustomerComplaint | null> {
  const purchase = await findPurchase(trx, purchaseId);
  if (!purchase || purchase.confirmed_at === null || !(await chatFor(trx, purchase, userId))) return null;
  const known = await findComplaint(trx, purchaseId);
  if (known && known.closed_at === null) return { purchase, reason: known.reason };
  // A token that has not come yet cannot be refused by a meter.
  const isTold = reason !== "token" || purchase.delivery === "delivered";
  const fitting = isTold && reasonsFor(purchase).includes(reason) ? reason : "nothing";
  if (!(await enqueueComplaint(trx, stamp, purchase))) return { purchase, reason: null };
  await openComplaint(trx, stamp, { userId, accountId: purchase.account_id, seatId: null }, purchase, fitting);
  return { purchase, reason: fitting };
}
