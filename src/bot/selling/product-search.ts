import { type Kobo, parseTypedNaira } from "../../lib/money.ts";
import type { ProductOffer } from "../../purchases/shelf.ts";

/** How many entries of a list stand on one screen. */
export const pageSize = 8;

const upTo = /(?:under|below|less than|max(?:imum)?|up to|<=?)\s*(₦?\s*[\d.,]+\s*k?)/i;

/**
 * The entries that answer what was typed: every word stands in the name or kind ("1gb weekly", "1 GB"), and "under 500"
 * bounds the price. Everything is in memory: nobody is asked.
 */
export function searchProducts(products: readonly ProductOffer[], typed: string): ProductOffer[] {
  const bound = upTo.exec(typed);
  const mostKobo: Kobo | null = bound?.[1] ? parseTypedNaira(bound[1]) : null;
  const rest = mostKobo === null ? typed : typed.replace(upTo, " ");
  const words = squeeze(rest).split(" ").filter(Boolean);
  return products.filter((product) => {
    if (mostKobo !== null && (product.unitKobo === null || product.unitKobo > mostKobo)) return false;
    const text = squeeze(`${product.name} ${product.planType ?? ""}`);
    return words.every((word) => (spellings[word] ?? [word]).some((spelling) => text.includes(spelling)));
  });
}

// How long a plan lasts is written in days as often as in words.
const spellings: Readonly<Record<string, readonly string[]>> = {
  daily: ["daily", "(1day", " 1day", "24hr"],
  weekly: ["weekly", "7day", "1week"],
  monthly: ["monthly", "30day", "1month"],
};

/** Lower case, and "1 GB" as "1gb": people and catalogues write sizes both ways. */
function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)[\s-]+(gb|mb|tb|days?|months?|weeks?)\b/g, "$1$2")
    .replace(/\s+/g, " ")
    .trim();
}

/** Entries that can be sold now: a plan without a price cannot. */
export function sellable(products: readonly ProductOffer[]): ProductOffer[] {
  return products.filter((product) => product.unitKobo !== null || product.limits !== null);
}

/** The kinds of plans ("SME", "Gifting" …) in the order of the list; an entry without one counts as "". */
export function planTypes(products: readonly ProductOffer[]): string[] {
  return [...new Set(products.map((product) => product.planType ?? ""))];
}
