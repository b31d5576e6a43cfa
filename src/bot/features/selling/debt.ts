import { findCredit } from "../../../customers/credit.ts";
import { findCustomerNumber } from "../../../customers/people.queries.ts";
import { findDebtor } from "../../../debts/debts.queries.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { isOpen } from "../../../sales/states.ts";
import { marksOwed } from "../../../staff/seats.ts";
import { lets, owingSellers } from "../../callbacks/access.ts";
import type { SellAnswers } from "../../dialogs/forms/selling.ts";
import type { SellerContext } from "../../shop.ts";
import type { ConfirmView } from "./confirm-card.ts";

/** The customer who owes the shop, and their limit. Only users who may say who owes see it. */
export async function debtOf(
  { shop, seller }: SellerContext,
  offer: Purchase,
): Promise<Pick<ConfirmView, "debtor" | "credit">> {
  if (seller.seat && !lets(owingSellers, seller.seat)) return {};
  const { db } = shop.store;
  const number = await findCustomerNumber(db, offer.account_id, offer.beneficiary);
  if (!number) return {};
  const debtor = await findDebtor(db, { accountId: offer.account_id, mode: offer.mode, personId: number.person_id });
  return { debtor: debtor && debtor.owed_kobo > 0 ? debtor : null, credit: await findCredit(db, offer) };
}

/** The terms of a sale on credit that was not made: again on credit for those who may say so; a promised day that is over is none. */
export function creditAgain({ shop, seller }: SellerContext, purchase: Purchase): Pick<SellAnswers, "credit"> {
  const { state, on_credit, promised_for: day } = purchase;
  const isSold = state === "succeeded" || isOpen(state);
  if (on_credit === 0 || isSold || !marksOwed(seller.seat)) return {};
  const isAhead = day !== null && day >= shop.times.startOfDay(shop.clock.now());
  return { credit: { promisedFor: isAhead ? day : null } };
}
