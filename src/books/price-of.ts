import type { Kobo } from "../lib/money.ts";
import type { Purchase } from "../store/queries/purchases.ts";

/** What the customer pays for a sale, all pieces together. */
export function priceOf({ face_kobo }: Purchase): Kobo {
  return face_kobo;
}
