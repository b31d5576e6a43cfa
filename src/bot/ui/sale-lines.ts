import { formatNaira, toKobo } from "../../core/money.ts";
import type { SalePayment } from "../../debts/debts.queries.ts";
import { oddityOf } from "../../sales/evidence.ts";
import { likelyCostOf, marginOf, openPriceOf, priceOf } from "../../sales/price-of.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { hasFaceValue } from "../../services/services.ts";
import type { SmsView } from "../../sms/desk.ts";
import { soldAt, type Times, tailOf, toWhomLine } from "./format.ts";
import { formatWords, type WordsReader } from "./service-words.ts";
import { formatMargin } from "./sums.ts";
import { type Html, inline, lines, type Say } from "./text.ts";
import { vendedParts } from "./token-card.ts";

/** The facts that the lines of a sale's card are drawn from. */
export interface SaleView extends WordsReader {
  times: Times;
  purchase: Purchase;
  token: string | null;
  /** Whether the reader may see what the sale cost and brings. All see what the customer pays. */
  withCost: boolean;
  /** The shop's name for the beneficiary. */
  name?: string | null;
  /** Whether the card asks to save the beneficiary as a customer. */
  isAskedToSave?: boolean;
  /** Its SMS; null where there is none and none can be sent. */
  sms?: SmsView | null;
  /** Whether it is the record, with the whole reference and all buttons of a sold card. Default: the most frequent ones. */
  isUnfolded?: boolean;
  /** How it was paid for, where that is not simply at the counter. */
  salePayment?: SalePayment | undefined;
  /** Whether the wallet still misses a second charge of this failed sale. */
  missesSecondCharge?: boolean;
}

/** The sale: service, beneficiary and amount. */
export function whatLine(view: SaleView): Html {
  const { say, purchase, name } = view;
  return lines(toWhomLine(say, purchase, name), payLines(view));
}

/** The customer's price, if it is known to differ from the face value, and the profit of the sale. */
export function payLines({ say, purchase, salePayment, withCost }: SaleView): Html {
  const { service_type, face_kobo, quantity, state } = purchase;
  const price = withCost ? priceOf(purchase) : openPriceOf(purchase);
  const margin = withCost && state === "succeeded" ? marginOf(purchase) : null;
  // The line that asks to give all of it back names it.
  const isNamed = salePayment !== undefined && salePayment.taken_back_at !== null && salePayment.back_kobo === price;
  const pays = price !== null && !isNamed && say.html("card-pays", { price: formatNaira(price) });
  return lines(
    hasFaceValue(service_type) && price !== face_kobo && say.html("confirm-face", { amount: formatNaira(face_kobo) }),
    quantity > 1 && say.html("card-pieces-count", { count: quantity }),
    pays && margin
      ? say.html("card-pays-profit", { price: formatNaira(price), profit: formatMargin(say, margin) })
      : pays,
  );
}

/** That the customer of an offer pays later, and when. */
export function creditLine(say: Say, times: Times, { on_credit, promised_for: at }: Purchase): Html | false {
  if (on_credit === 0) return false;
  return at === null ? say.html("confirm-owes") : say.html("confirm-owes-by", { day: times.date(at) });
}

/** "Cost ₦487.50" as listed, or "Cost about ₦4,950.00" as earlier sales make likely; null if the cost is not known. */
export function offerCost(say: Say, { expected_kobo, about_kobo }: Purchase): Html | null {
  if (expected_kobo !== null) return say.html("confirm-cost", { charge: formatNaira(expected_kobo) });
  return about_kobo === null ? null : say.html("confirm-cost-about", { charge: formatNaira(about_kobo) });
}

/** The service's charge once it is known, and until then the expected or likely one. */
export function costLine({ say, purchase, withCost }: SaleView): Html | null {
  if (!withCost) return null;
  const cost = likelyCostOf(purchase);
  if (cost === null) return say.html("card-cost-unknown");
  const charge = formatNaira(cost.kobo);
  if (!cost.isSeen) return say.html("card-cost-about", { charge });
  const oddity = oddityOf(purchase);
  if (oddity === 0) return say.html("card-cost", { charge });
  return say.html(oddity > 0 ? "card-cost-more" : "card-cost-less", {
    charge,
    difference: formatNaira(toKobo(Math.abs(oddity))),
  });
}

/** The service's words about it, as far as the reader may see them. */
export function words(view: Pick<SaleView, "say" | "isForSeat" | "purchase">): Html | null {
  return formatWords(view, view.purchase.service_words, view.purchase);
}

/** When, and the reference that support asks for. */
export function footer(view: SaleView): Html {
  const { say, times, purchase } = view;
  const time = say.html("line", { text: times.moment(soldAt(purchase)) });
  return view.isUnfolded ? lines(time, referenceLine(view)) : inline(time, referenceLine(view));
}

/** The end of the reference; the whole of it on the record. */
export function referenceLine({ say, purchase: { reference }, isUnfolded }: SaleView): Html {
  return isUnfolded ? say.html("line-code", { text: reference }) : say.html("card-tail", { tail: tailOf(reference) });
}

/** What was vended stays where it can be found, also when the sale was taken back: the customer may have loaded it. */
export function tokenBefore({ say, purchase, token }: SaleView): Html | false {
  if (token === null) return false;
  const parts = vendedParts(purchase, token);
  return lines(say.html("card-token-before"), ...parts.map((text) => say.html("line-code", { text })));
}
