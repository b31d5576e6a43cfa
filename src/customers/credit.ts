import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { findTender } from "../debts/debts.queries.ts";
import { notePromise, tenderSale } from "../debts/debts.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/step.ts";
import { numberKindOf } from "../services/services.ts";
import { ensurePerson } from "./people.ts";

/**
 * Records the debt of a sale on credit, in the transaction that marks it sold. It does so once: a payment recorded since
 * stays.
 */
export async function oweOnCredit(trx: Db, stamp: Stamp, purchase: Purchase, { journal }: Step): Promise<void> {
  const isSold = purchase.state === "succeeded" && journal.some(({ from, to }) => from !== to);
  if (purchase.on_credit === 0 || !isSold || (await findTender(trx, purchase.id))) return;
  const { account_id: accountId, user_id: userId, seat_id: seatId, mode, promised_for: day } = purchase;
  const seller = { userId, account: { id: accountId }, seat: seatId === null ? null : { id: seatId } };
  const number = { number: purchase.beneficiary, kind: numberKindOf(purchase.service_type) };
  const personId = await ensurePerson(trx, stamp, accountId, number);
  await tenderSale(trx, stamp, seller, { purchaseId: purchase.id, personId });
  if (day !== null) await notePromise(trx, stamp, seller, { key: { accountId, mode, personId }, day });
}
