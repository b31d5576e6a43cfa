import type { Kobo } from "../core/money.ts";
import { subtractKobo } from "../core/money.ts";
import { hasFaceValue } from "../services/services.ts";
import type { Purchase } from "./purchases.queries.ts";

/**
 * The price of a sale for the customer, all pieces together; of a sale from before there were prices, its face value.
 */
export function priceOf({ price_kobo, face_kobo }: Pick<Purchase, "price_kobo" | "face_kobo">): Kobo {
  return price_kobo ?? face_kobo;
}

/** What a sale costs: as seen, or else as listed, or else as the company's sales before it make likely; null if unknown. */
export function likelyCostOf(
  sale: Pick<Purchase, "observed_kobo" | "expected_kobo" | "about_kobo">,
): { kobo: Kobo; isSeen: boolean } | null {
  const kobo = sale.observed_kobo ?? sale.expected_kobo ?? sale.about_kobo;
  return kobo === null ? null : { kobo, isSeen: sale.observed_kobo !== null };
}

export type Priced = Pick<Purchase, "price_kobo" | "price_from" | "face_kobo" | "service_type">;

/** The price for those who see no cost; null if the only price is the shop's own charge. */
export function openPriceOf(sale: Priced): Kobo | null {
  const isCost = sale.price_from === "cost" || (sale.price_kobo === null && !hasFaceValue(sale.service_type));
  return isCost ? null : priceOf(sale);
}

/** The profit of a sale once it has succeeded; null while its cost is unknown. */
export interface Margin {
  /** Negative where it is a loss. */
  kobo: Kobo;
  /** The charge is expected or likely, not seen. */
  isAbout: boolean;
}

export function marginOf(
  sale: Pick<Purchase, "price_kobo" | "face_kobo" | "expected_kobo" | "about_kobo" | "observed_kobo">,
): Margin | null {
  const cost = likelyCostOf(sale);
  return cost && { kobo: subtractKobo(priceOf(sale), cost.kobo), isAbout: !cost.isSeen };
}
