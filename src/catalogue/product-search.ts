import { formatNairaShort, type Kobo, parseTypedNaira } from "../core/money.ts";
import { isIdle, type PlanText, readPlan } from "../parser/listings.ts";
import type { PlanTraits } from "../parser/reading.ts";
import type { PricedOffer } from "./plan-prices.ts";
import type { ProductOffer } from "./product-catalogue.ts";

const upTo = /(?:under|below|less than|max(?:imum)?|up to|<=?)\s*((?:₦\s*)?[\d.,]+\s?k?)/i;
/** An amount that is typed for a plan lies so far above what a customer pays for it at the most. */
const dearest = 10 / 9;

/**
 * The entries that answer what was typed: every size, time and word stands in the name or kind ("1gb weekly", "1 GB"),
 * "₦500" is what a customer pays or a little more, and "under 500" bounds it. Everything is in memory: nobody is asked.
 */
export function searchProducts(products: readonly PricedOffer[], typed: string): PricedOffer[] {
  const bound = upTo.exec(typed);
  const maxKobo: Kobo | null = bound?.[1] ? parseTypedNaira(bound[1]) : null;
  const wanted = readPlan(maxKobo === null ? typed : typed.replace(upTo, " "));
  const words = wanted.words.filter((word) => !isIdle(word));
  const isNarrowed = [...wanted.sizesMb, ...wanted.days, ...wanted.digits, ...wanted.money, ...words].length > 0;
  if (!isNarrowed && maxKobo === null) return [];
  const priced = products.filter(
    ({ priceKobo }) =>
      (maxKobo === null || (priceKobo !== null && priceKobo <= maxKobo)) &&
      wanted.money.every((money) => priceKobo !== null && priceKobo <= money && priceKobo * dearest >= money),
  );
  return priced.filter((product) => answers(product, { ...wanted, words }));
}

/** The one entry that is meant by what was typed; undefined: none is, or several may be. */
export function productMeant(products: readonly PricedOffer[], typed: string): PricedOffer | undefined {
  const found = searchProducts(products, typed);
  return found.length === 1 ? found[0] : onlyOneNamed(found, typed);
}

/** "compact" is "DStv Compact", though "DStv Compact Plus" has the word, too. */
function onlyOneNamed(found: readonly PricedOffer[], typed: string): PricedOffer | undefined {
  const { words } = readPlan(typed);
  if (words.length === 0) return undefined;
  const named = found.filter(({ name }) => readPlan(name).words.every((word) => words.includes(word) || isIdle(word)));
  return named.length === 1 ? named[0] : undefined;
}

/** A plan as it is searched for: "1.5gb 30 days sme ₦500". */
export function planText(plan: PlanTraits | undefined, price: Kobo | undefined): string {
  const { sizeMb, days, kind, words = [] } = plan ?? {};
  const size = sizeMb === undefined ? "" : sizeMb >= 1024 ? `${Number((sizeMb / 1024).toFixed(2))}gb` : `${sizeMb}mb`;
  const span = days === undefined ? "" : days === 1 ? "1 day" : `${days} days`;
  return [size, span, kind, ...words, price === undefined ? "" : formatNairaShort(price)].filter(Boolean).join(" ");
}

/** The entry for meters of this kind; undefined: there is none, or several are called so. */
export function meterOf(
  products: readonly ProductOffer[],
  kind: "prepaid" | "postpaid" | undefined,
): ProductOffer | undefined {
  if (kind === undefined) return undefined;
  const found = sellable(products).filter(({ name }) => name.toLowerCase().replace(/[\s-]/g, "").includes(kind));
  return found.length === 1 ? found[0] : undefined;
}

/** What is sold where nobody named a kind of meter: prepaid, where that is listed once, or the only kind there is. */
export function usualMeter(products: readonly ProductOffer[]): ProductOffer | undefined {
  const kinds = sellable(products);
  return kinds.length === 1 ? kinds[0] : meterOf(kinds, "prepaid");
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
export function sellable<Offer extends ProductOffer>(products: readonly Offer[]): Offer[] {
  return products.filter((product) => product.unitKobo !== null || product.limits !== null);
}

/** The kinds of plans ("SME", "Gifting" …) in the order of the list; an entry without one counts as "". */
export function planTypes(products: readonly ProductOffer[]): string[] {
  return [...new Set(products.map((product) => product.planType ?? ""))];
}
