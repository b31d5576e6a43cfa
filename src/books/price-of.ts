import type { Kobo } from "../lib/money.ts";
import type { Purchase } from "../store/queries/purchases.ts";

/** What the customer pays for a sale, all pieces together; of a sale from before there were prices, its face value. */
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
