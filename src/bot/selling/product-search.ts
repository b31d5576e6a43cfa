import { type Kobo, parseTypedNaira } from "../../lib/money.ts";
import type { ProductOffer } from "../../purchases/shelf.ts";
import { isIdle, type PlanText, readPlan } from "../../reader/listings.ts";

/** How many entries of a list stand on one screen. */
export const pageSize = 8;

const upTo = /(?:under|below|less than|max(?:imum)?|up to|<=?)\s*((?:₦\s*)?[\d.,]+\s?k?)/i;
/** What a customer pays for a plan lies so far above its price at the most. */
const dearest = 10 / 9;

/**
 * The entries that answer what was typed: every size, time and word stands in the name or kind ("1gb weekly", "1 GB"),
 * "₦500" is the price or a little more, and "under 500" bounds it. Everything is in memory: nobody is asked.
 */
export function searchProducts(products: readonly ProductOffer[], typed: string): ProductOffer[] {
  const bound = upTo.exec(typed);
  const mostKobo: Kobo | null = bound?.[1] ? parseTypedNaira(bound[1]) : null;
  const wanted = readPlan(mostKobo === null ? typed : typed.replace(upTo, " "));
  const words = wanted.words.filter((word) => !isIdle(word));
  const isNarrowed = [...wanted.sizesMb, ...wanted.days, ...wanted.digits, ...wanted.money, ...words].length > 0;
  if (!isNarrowed && mostKobo === null) return [];
  const priced = products.filter(
    ({ unitKobo }) =>
      (mostKobo === null || (unitKobo !== null && unitKobo <= mostKobo)) &&
      wanted.money.every((money) => unitKobo !== null && unitKobo <= money && unitKobo * dearest >= money),
  );
  return priced.filter((product) => answers(product, { ...wanted, words }));
}

function answers({ name, planType }: ProductOffer, wanted: PlanText): boolean {
  const text = `${name} ${planType ?? ""}`.toLowerCase();
  const listed = readPlan(text);
  return (
    wanted.sizesMb.every((size) => listed.sizesMb.includes(size)) &&
    wanted.days.every((days) => listed.days.includes(days)) &&
    wanted.digits.every((digits) => numbersIn(text).includes(digits)) &&
    wanted.words.every((word) => text.includes(word))
  );
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}

/** Entries that can be sold now: a plan without a price cannot. */
export function sellable(products: readonly ProductOffer[]): ProductOffer[] {
  return products.filter((product) => product.unitKobo !== null || product.limits !== null);
}

/** The kinds of plans ("SME", "Gifting" …) in the order of the list; an entry without one counts as "". */
export function planTypes(products: readonly ProductOffer[]): string[] {
  return [...new Set(products.map((product) => product.planType ?? ""))];
}
