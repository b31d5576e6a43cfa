import { formatNaira } from "../../core/money.ts";
import { isToGiveBack } from "../../debts/debts-of-sales.ts";
import { openPriceOf, priceOf } from "../../sales/price-of.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { salePaymentButtons } from "../callbacks/debts.ts";
import type { SaleView } from "./sale-lines.ts";
import { type Button, button } from "./screen.ts";
import { type Html, lines } from "./text.ts";

/** What is still owed of a sale that stands, what was let go, and what was given back once. */
export function tenderLines({ say, purchase, tender, withCost }: SaleView): Html | null {
  if (!tender) return null;
  const { left_kobo, forgiven_kobo, given_back_at, back_kobo } = tender;
  const isTold = isPriceTold(purchase, withCost);
  const price = priceOf(purchase);
  // What is owed as a whole stands on the card already.
  const part = isTold && left_kobo < price ? formatNaira(price) : "none";
  return lines(
    left_kobo > 0 && say.html("tender-owes", { owed: formatNaira(left_kobo), part }),
    forgiven_kobo > 0 && isTold && say.html("tender-forgiven", { amount: formatNaira(forgiven_kobo) }),
    given_back_at !== null && isTold && say.html("tender-given-before", { amount: formatNaira(back_kobo) }),
  );
}

/** A sale counts as paid by its customer until somebody marks it: a button for each thing that is not so now. */
export function tenderButtons({ say, purchase, tender }: SaleView): Button[] {
  const left = tender?.left_kobo ?? 0;
  const isAsked = left > 0 || (tender?.forgiven_kobo ?? 0) > 0 || (tender?.given_back_at ?? null) !== null;
  return [
    ...(isAsked ? [button(say, "button-tender-paid", salePaymentButtons.paid({ sale: purchase.id }))] : []),
    ...(left < priceOf(purchase)
      ? [button(say, "button-mark-owing", salePaymentButtons.owes({ sale: purchase.id }))]
      : []),
    button(say, "button-tender-part", salePaymentButtons.part({ sale: purchase.id })),
  ];
}

/** What the customer has to get back of a sale that was taken back, or has got. */
export function backLine(view: Pick<SaleView, "say" | "purchase" | "tender" | "withCost">): Html | null {
  const { say, purchase, tender, withCost } = view;
  if (!tender || tender.taken_back_at === null) return null;
  if (tender.back_kobo === 0) return say.html("tender-nothing-paid");
  const isTold = isPriceTold(purchase, withCost);
  const amount = isTold ? formatNaira(tender.back_kobo) : "none";
  return say.html(tender.given_back_at === null ? "tender-give-back" : "tender-given-back", { amount });
}

/** What a plan is worth that was sold at the shop's own charge is what the owner pays: no business of a seat. */
export function isPriceTold(purchase: Purchase, withCost: boolean): boolean {
  return withCost || openPriceOf(purchase) !== null;
}

export function backButtons({ say, purchase, tender }: Pick<SaleView, "say" | "purchase" | "tender">): Button[] {
  return isToGiveBack(purchase, tender)
    ? [button(say, "button-gave-back", salePaymentButtons.back({ sale: purchase.id }), "primary")]
    : [];
}
