import { actorOf, audit } from "../audit/audit.ts";
import { noKobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { priceOf } from "../sales/price-of.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { refusedByAnswer } from "../sales/refused.ts";
import type { Step } from "../sales/states.ts";
import type { Seller } from "../sessions/sessions.ts";
import { findSalePayment, putSalePayment, type SalePayment } from "./debts.queries.ts";
import { countsAt, keyOf, paidSalePayment, postLine, takeDebts } from "./debts.ts";

/**
 * Follows a sale whose state changes, in the transaction that changes it. Taken back: nothing is owed for it, and what was
 * paid is to be given back. Standing again: it is as it was before, or all is owed where the money has been given back.
 */
export async function followSale(trx: Db, stamp: Stamp, purchase: Purchase, { journal }: Step): Promise<void> {
  const move = journal.find(({ from, to }) => from !== to);
  if (!move || (move.from === "succeeded") === (purchase.state === "succeeded")) return;
  if (move.from === "succeeded") return takeBack(trx, stamp, purchase);
  if ((await findSalePayment(trx, purchase.id))?.taken_back_at != null) await standAgain(trx, stamp, purchase);
}

async function takeBack(trx: Db, stamp: Stamp, purchase: Purchase): Promise<void> {
  await takeDebts(trx, purchase.account_id);
  const before = (await findSalePayment(trx, purchase.id)) ?? paidSalePayment(purchase);
  const { left_kobo, forgiven_kobo, given_back_at } = before;
  const paid = Math.max(0, priceOf(purchase) - left_kobo - forgiven_kobo);
  // The customer has got this money back before. Without the price of the sale, the cash lacks nothing.
  const backKobo = given_back_at === null ? paid : before.back_kobo;
  const back = given_back_at === null ? { back_kobo: toKobo(paid) } : {};
  const after = { ...before, ...back, taken_back_at: stamp.now };
  await putSalePayment(trx, after);
  const at = await countsAt(trx, purchase, stamp.now);
  // The sale counts no more: what was forgiven of it must not lower the day's cash either.
  await postForgiven(trx, stamp, after, { owedKobo: forgiven_kobo, at });
  const owedKobo = -left_kobo - forgiven_kobo;
  await postLine(trx, stamp, keyOf(after), { kind: "returned", purchaseId: purchase.id, owedKobo, backKobo, at });
}

async function standAgain(trx: Db, stamp: Stamp, purchase: Purchase): Promise<void> {
  await takeDebts(trx, purchase.account_id);
  const before = await findSalePayment(trx, purchase.id);
  if (!before || before.taken_back_at === null) return;
  const isGiven = before.given_back_at !== null;
  const isAllOwed = isGiven && before.person_id !== null;
  const left = isAllOwed ? toKobo(Math.max(0, priceOf(purchase) - before.forgiven_kobo)) : before.left_kobo;
  const after = {
    ...{ ...before, taken_back_at: null, left_kobo: left },
    // Nobody is known who would owe it: the card says that the money was given back, which is not in hand meanwhile.
    ...(!isGiven || isAllOwed ? { back_kobo: noKobo, given_back_at: null } : {}),
  };
  await putSalePayment(trx, after);
  const { forgiven_kobo } = before;
  const at = await countsAt(trx, purchase, stamp.now);
  await postLine(trx, stamp, keyOf(after), {
    ...{ kind: "returned", purchaseId: purchase.id, owedKobo: left + forgiven_kobo, at },
    backKobo: isGiven && isAllOwed ? 0 : -before.back_kobo,
  });
  await postForgiven(trx, stamp, after, { owedKobo: -forgiven_kobo, at });
}

/** Writes that so much of a debt that was forgiven is not forgiven any more; below zero, that it is again. */
async function postForgiven(
  trx: Db,
  stamp: Stamp,
  salePayment: SalePayment,
  change: { owedKobo: number; at: number },
): Promise<void> {
  if (change.owedKobo === 0) return;
  const { purchase_id: purchaseId } = salePayment;
  await postLine(trx, stamp, keyOf(salePayment), { kind: "forgiven", purchaseId, ...change });
}

/**
 * Keeps that the customer has got back what was paid for a sale that failed or was taken back. Once. A sale that failed
 * while it was open counted as sold nowhere: that its money was given back moves no sum. Null: nothing is to be given back.
 */
export async function giveBack(trx: Db, stamp: Stamp, seller: Seller, purchaseId: string): Promise<SalePayment | null> {
  const accountId = seller.account.id;
  await takeDebts(trx, accountId);
  const purchase = await findPurchase(trx, purchaseId);
  const booked = await findSalePayment(trx, purchaseId);
  if (purchase?.account_id !== accountId || !isToGiveBack(purchase, booked)) return null;
  const salePayment = booked ?? {
    ...paidSalePayment(purchase),
    taken_back_at: stamp.now,
    back_kobo: priceOf(purchase),
  };
  const after = { ...salePayment, given_back_at: stamp.now };
  await putSalePayment(trx, after);
  const line = await postLine(trx, stamp, keyOf(salePayment), {
    kind: "given_back",
    purchaseId,
    backKobo: booked ? -booked.back_kobo : 0,
    seatId: seller.seat?.id ?? null,
  });
  await audit(trx, stamp, actorOf(seller), { act: "debt_given_back", line });
  await enqueueCard(trx, stamp, purchase);
  return after;
}

/**
 * Whether a customer may still have to get back what was paid: for a sale that was taken back, or failed while open. One on
 * credit was not paid by then.
 */
export function isToGiveBack(
  { state, why, on_credit }: Pick<Purchase, "state" | "why" | "on_credit">,
  salePayment: SalePayment | undefined,
): boolean {
  if (!salePayment) return state === "failed" && why !== refusedByAnswer && on_credit === 0;
  return salePayment.taken_back_at !== null && salePayment.back_kobo > 0 && salePayment.given_back_at === null;
}
