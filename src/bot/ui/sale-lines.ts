import { formatNaira, toKobo } from "../../lib/money.ts";
import { oddityOf } from "../../purchases/evidence.ts";
import { hasFaceValue } from "../../purchases/quote.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { nameProduct, readBeneficiary, type Times, tokenGroups } from "./format.ts";
import { type Html, lines, type Say } from "./text.ts";

/** What the lines of a sale's card are drawn from. */
export interface SaleView {
  say: Say;
  times: Times;
  purchase: Purchase;
  token: string | null;
  /** What the shop calls the beneficiary. */
  name?: string | null;
}

/** What was sold, to whom, and for how much. */
export function whatLine({ say, purchase, name }: SaleView): Html {
  return lines(
    say.html("card-to", {
      provider: nameProduct(purchase.provider_name, purchase.product_name, " "),
      beneficiary: readBeneficiary(say, purchase, name),
    }),
    amountLine(say, purchase),
  );
}

function amountLine(say: Say, purchase: Purchase): Html {
  const amount = formatNaira(purchase.face_kobo);
  if (hasFaceValue(purchase.service_type)) return say.html("confirm-face", { amount });
  return purchase.quantity > 1
    ? say.html("card-pieces", { count: purchase.quantity, amount })
    : say.html("card-price", { amount });
}

/** What the service charged once somebody has shown it, and until then what is expected. */
export function paidLine({ say, purchase }: SaleView): Html {
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
export function words({ say, purchase }: SaleView): Html | false {
  return purchase.service_words !== null && say.html("card-words", { words: purchase.service_words });
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
