import { formatNaira, toKobo } from "../../lib/money.ts";
import { oddityOf } from "../../purchases/evidence.ts";
import { hasFaceValue } from "../../purchases/quote.ts";
import type { Tender } from "../../store/queries/debts.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { nameProduct, readBeneficiary, type Times, tokenGroups } from "./format.ts";
import { type Html, lines, type Say } from "./text.ts";

/** What the lines of a sale's card are drawn from. */
export interface SaleView {
  say: Say;
  times: Times;
  purchase: Purchase;
  token: string | null;
  /** Whether it is said what the sale cost: to owners alone. Staff see the face value where there is one. */
  withCost: boolean;
  /** What the shop calls the beneficiary. */
  name?: string | null;
  /** Whether the card asks to save the beneficiary as a customer. */
  isAskedToSave?: boolean;
  /** How it was paid for, where that is not simply at the counter. */
  tender?: Tender | undefined;
}

/** What was sold, to whom, and for how much. */
export function whatLine({ say, purchase, name, withCost }: SaleView): Html {
  return lines(
    say.html("card-to", {
      provider: nameProduct(purchase.provider_name, purchase.product_name, " "),
      beneficiary: readBeneficiary(say, purchase, name),
    }),
    amountLine(say, purchase, withCost),
  );
}

function amountLine(say: Say, purchase: Purchase, withCost: boolean): Html | false {
  const amount = formatNaira(purchase.face_kobo);
  if (hasFaceValue(purchase.service_type)) return say.html("confirm-face", { amount });
  // The price of a plan is what the owner pays.
  if (!withCost) return purchase.quantity > 1 && say.html("card-pieces-count", { count: purchase.quantity });
  return purchase.quantity > 1
    ? say.html("card-pieces", { count: purchase.quantity, amount })
    : say.html("card-price", { amount });
}

/** What the service charged once somebody has shown it, and until then what is expected. */
export function paidLine({ say, purchase, withCost }: SaleView): Html | null {
  if (!withCost) return null;
  const { observed_kobo, expected_kobo } = purchase;
  if (observed_kobo === null) {
    return expected_kobo === null
      ? say.html("card-paid-unknown")
      : say.html("card-expected", { charge: formatNaira(expected_kobo) });
  }
  const charge = formatNaira(observed_kobo);
  const oddity = oddityOf(purchase);
  if (oddity === 0) return say.html("card-paid", { charge });
  return say.html(oddity > 0 ? "card-paid-more" : "card-paid-less", {
    charge,
    difference: formatNaira(toKobo(Math.abs(oddity))),
  });
}

/** What the service said about it. */
export function words({ say, purchase, withCost }: SaleView): Html | false {
  const { service_words } = purchase;
  const isOwnersAlone = service_words !== null && !withCost && /₦|\bngn\b|\bn?\d[\d,]*\.\d\d?\b/i.test(service_words);
  return service_words !== null && !isOwnersAlone && say.html("card-words", { words: service_words });
}

/** When, and the reference that support asks for. */
export function footer({ say, times, purchase }: SaleView): Html {
  return lines(
    say.html("card-time", { time: times.moment(purchase.settled_at ?? purchase.confirmed_at ?? purchase.quoted_at) }),
    say.html("card-reference", { reference: purchase.reference }),
  );
}

/** What was vended stays where it can be found, also when the sale was taken back: the customer may have loaded it. */
export function tokenBefore({ say, token }: SaleView): Html | false {
  return (
    token !== null &&
    lines(say.html("card-token-before"), ...tokenGroups(token).map((group) => say.html("card-token", { token: group })))
  );
}
