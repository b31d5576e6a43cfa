import type { Kobo } from "../lib/money.ts";
import type { Purchase } from "../store/queries/purchases.ts";

/** What the customer pays for a sale, all pieces together; of a sale from before there were prices, its face value. */
export function priceOf({ price_kobo, face_kobo }: Pick<Purchase, "price_kobo" | "face_kobo">): Kobo {
  return price_kobo ?? face_kobo;
}
