import type { Markup } from "../../books/price-rule.ts";
import type { Talk } from "../talks/talk.ts";

export interface PriceAnswers {
  /** What the price is for, as a button names it. */
  scope: string;
  /** Its names, for the question. */
  name: string;
  isPlan: boolean;
  markup?: Markup;
}

/** Asks what customers pay. */
export const priceTalk: Talk<"price", PriceAnswers> = (ask) => ask("price");
