import type { Kobo } from "../../../core/money.ts";
import type { Markup } from "../../../pricing/price-rule.ts";
import type { Dialog } from "../dialog.ts";

/** The customer's price, were the cost higher. */
export interface Loss {
  costKobo: Kobo;
  priceKobo: Kobo;
}

export interface PriceAnswers {
  /** The scope of the price, as a button names it. */
  scope: string;
  /** Its names, for the question. */
  name: string;
  isPlan: boolean;
  markup?: Markup;
  /** Set if the price is below the cost. */
  loss?: Loss;
  isSure?: boolean;
}

/** Asks what customers pay, and whether a price below the cost is meant. */
export const priceDialog: Dialog<"price" | "sure", PriceAnswers> = async (ask) => {
  const priced = await ask("price");
  return priced.loss ? { ...priced, ...(await ask("sure", priced, "tap")) } : priced;
};
