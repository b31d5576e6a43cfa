import { formatNaira, toKobo } from "../../core/money.ts";
import { isToGiveBack } from "../../debts/debts-of-sales.ts";
import { openPriceOf, priceOf } from "../../sales/price-of.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { salePaymentButtons } from "../callbacks/debts.ts";
import type { SaleView } from "./sale-lines.ts";
import { type Button, button, buttonRow } from "./screen.ts";
import { type Html, lines } from "./text.ts";

/** The open debt of a valid sale, the part that was let go, and the part that was given back once. */
export function salePaymentLines({ say, purchase, salePayment, withCost }: SaleView): Html | null {
  if (!salePayment) return null;
  const { left_kobo, forgiven_kobo, given_back_at, back_kobo } = salePayment;
  const isTold = isPriceTold(purchase, withCost);
  const price = priceOf(purchase);
  // The whole debt stands on the card already.
  const part = isTold && left_kobo < price ? formatNaira(price) : "none";
  const paidKobo = Math.max(0, price - left_kobo - forgiven_kobo);
  const forgiven = { amount: formatNaira(forgiven_kobo), paid: paidKobo > 0 ? formatNaira(toKobo(paidKobo)) : "none" };
  return lines(
    left_kobo > 0 && say.html("payment-owes", { owed: formatNaira(left_kobo), part }),
    forgiven_kobo > 0 && isTold && say.html("payment-forgiven", forgiven),
    given_back_at !== null && isTold && say.html("payment-given-before", { amount: formatNaira(back_kobo) }),
  );
}

/** A sale counts as paid by its customer until somebody marks it: a button per other state. */
export function paymentButtonsOf({ say, purchase, salePayment }: SaleView): Button[] {
  const left = salePayment?.left_kobo ?? 0;
  const forgiven = salePayment?.forgiven_kobo ?? 0;
  const isAsked = left > 0 || forgiven > 0 || (salePayment?.given_back_at ?? null) !== null;
  const sale = { sale: purchase.id };
  return buttonRow(
    isAsked && button(say, "button-payment-paid", salePaymentButtons.paid(sale)),
    left + forgiven < priceOf(purchase) && button(say, "button-mark-owing", salePaymentButtons.owes(sale)),
    button(say, "button-payment-part", salePaymentButtons.part(sale)),
  );
}

/** The money that the customer has to get back for a reversed sale, or has got back. */
export function backLine(view: Pick<SaleView, "say" | "purchase" | "salePayment" | "withCost">): Html | null {
  const { say, purchase, salePayment, withCost } = view;
  if (!salePayment || salePayment.taken_back_at === null) return null;
  if (salePayment.back_kobo === 0) return say.html("payment-nothing-paid");
  const isTold = isPriceTold(purchase, withCost);
  const amount = isTold ? formatNaira(salePayment.back_kobo) : "none";
  return say.html(salePayment.given_back_at === null ? "payment-give-back" : "payment-given-back", { amount });
}

/** What a plan is worth that was sold at the shop's own charge is what the owner pays: no business of a seat. */
export function isPriceTold(purchase: Purchase, withCost: boolean): boolean {
  return withCost || openPriceOf(purchase) !== null;
}

export function backButtons({
  say,
  purchase,
  salePayment,
}: Pick<SaleView, "say" | "purchase" | "salePayment">): Button[] {
  return buttonRow(
    isToGiveBack(purchase, salePayment) &&
      button(say, "button-gave-back", salePaymentButtons.back({ sale: purchase.id }), "primary"),
  );
}
