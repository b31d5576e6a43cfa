import { formatNaira } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { hasReason } from "../../sales/reviews.ts";
import { isWhole } from "../../wallet/failed-wallet.ts";
import type { SaleView } from "./sale-lines.ts";
import { backLine } from "./sale-payment.ts";
import { type Html, lines } from "./text.ts";

export type FailedView = Pick<SaleView, "say" | "purchase" | "salePayment" | "withCost" | "missesSecondCharge">;

/** That a sale failed, with what `failedLines` says. */
export function failedCardLines(view: FailedView): Html {
  const { say, purchase } = view;
  return isUncharged(purchase)
    ? lines(say.html("card-failed-uncharged"), cashLine(view))
    : lines(say.html("card-failed"), failedLines(view));
}

/** The effect of a failed sale on the wallet, and the advice about the customer's money. */
export function failedLines(view: FailedView): Html {
  return lines(failedMoney(view), cashLine(view));
}

function cashLine(view: FailedView): Html | null {
  const { say, purchase, salePayment } = view;
  if (salePayment && salePayment.taken_back_at !== null) return backLine(view);
  return say.html(purchase.on_credit === 1 ? "payment-nothing-paid" : "failed-cash");
}

/** The effect of a failed sale on the wallet, with its amount if the reader may see what sales cost. */
function failedMoney({ say, purchase, withCost, missesSecondCharge = false }: FailedView): Html {
  const { observed_kobo, charged_look_at, expected_kobo } = purchase;
  if (isUncharged(purchase)) return say.html("problem-nothing-charged");
  const charge = observed_kobo ?? expected_kobo;
  // One charge is back, and the wallet misses another.
  const isDoubled = missesSecondCharge || hasReason(purchase.review, "doubled");
  if (isWhole(purchase) && (!isDoubled || (withCost && charge !== null)))
    return withCost && charge !== null && (isDoubled || observed_kobo !== null)
      ? say.html("failed-back", { charge: formatNaira(charge) })
      : say.html("failed-whole");
  if (!withCost) return say.html("failed-returned-seat");
  const amount = charge === null ? "none" : formatNaira(charge);
  const isTaken = charged_look_at !== null || observed_kobo !== null;
  return say.html(isTaken ? "failed-refunded" : "failed-returned", { charge: amount });
}

/** Only the refusal of the POST proves it: after a lost answer money may have left and come back. */
export function isUncharged({ why, review, observed_kobo }: Purchase): boolean {
  return why === "refused" && review === null && observed_kobo === null;
}
