import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { findSalePayment } from "../debts/debts.queries.ts";
import { countsAt, paySale, recordPromise } from "../debts/debts.ts";
import type { Guard, OverCredit } from "../sales/guard.ts";
import { priceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import { numberKindOf } from "../services/services.ts";
import { marksOwed, rightsOfSeller } from "../staff/seats.ts";
import { findCreditLimit, owedWithOpen } from "./credit.queries.ts";
import { ensurePerson } from "./people.ts";

/** A customer's credit limit, what they owe without a sale, and whether the sale on credit would be above it. */
export interface Credit extends OverCredit {
  isOver: boolean;
}

/** Null: the number of the sale is nobody's, or the owner has set no limit. */
export async function findCredit(db: Db, sale: Purchase): Promise<Credit | null> {
  const found = await findCreditLimit(db, sale);
  if (!found) return null;
  const { personId, limitKobo } = found;
  const owedKobo = await owedWithOpen(db, personId, sale);
  return { limitKobo, owedKobo, isOver: owedKobo + priceOf(sale) > limitKobo };
}

/**
 * Refuses a sale on credit from a seat that may not say who owes, and one above the customer's limit, in the transaction
 * that would place it. Taps of one account come one after the other there: of two at once the second sees the first.
 */
export const refuseCredit: Guard = async (trx, offer) => {
  if (offer.on_credit === 0) return null;
  if (!marksOwed(await rightsOfSeller(trx, offer))) return { kind: "seat_not_owing" };
  const credit = await findCredit(trx, offer);
  if (!credit?.isOver) return null;
  return { kind: "credit_limit", limitKobo: credit.limitKobo, owedKobo: credit.owedKobo };
};

/**
 * Records the debt of a sale on credit, in the transaction that marks it sold. It does so once: a payment recorded since
 * stays.
 */
export async function putOnCredit(trx: Db, stamp: Stamp, purchase: Purchase, { journal }: Step): Promise<void> {
  const isSold = purchase.state === "succeeded" && journal.some(({ from, to }) => from !== to);
  if (purchase.on_credit === 0 || !isSold || (await findSalePayment(trx, purchase.id))) return;
  const { account_id: accountId, user_id: userId, seat_id: seatId, mode, promised_for: day } = purchase;
  const seller = { userId, account: { id: accountId }, seat: seatId === null ? null : { id: seatId } };
  const number = { number: purchase.beneficiary, kind: numberKindOf(purchase.service_type) };
  const personId = await ensurePerson(trx, stamp, accountId, number);
  const at = await countsAt(trx, purchase, stamp.now);
  await paySale(trx, stamp, seller, { purchaseId: purchase.id, personId, at });
  if (day !== null) await recordPromise(trx, stamp, seller, { key: { accountId, mode, personId }, day });
}
