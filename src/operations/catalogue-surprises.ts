import { dayMs } from "../core/calendar.ts";
import type { Clock } from "../core/clock.ts";
import type { ListingRead } from "../vending-api/catalogue.ts";

/** An entry of a listing, as far as a surprise shows on it. */
interface Priced {
  id: number;
  apiSellerPriceKobo?: number | null;
}

export const surprises = ["unreadable", "emptied", "price"] as const;
export type Surprise = (typeof surprises)[number];

/** A price that moved so much at once is more likely a slip than an offer. */
const jump = 2;
/** A price that jumped and stays is the price after this time. */
const priceNewsMs = 30 * 60_000;
/** A listing that was not read for this long is not reported. */
const forgetMs = dayMs;

export function surpriseIn({ before, after }: Pick<ListingRead, "before" | "after">): Surprise | null {
  if (after === null) return "unreadable";
  if (before === null) return null;
  if (before.length > 0 && after.length === 0) return "emptied";
  const earlier = new Map(before.map((entry) => [entry.id, priceOf(entry)]));
  const hasJumped = after.some((entry) => {
    const [was, is] = [earlier.get(entry.id) ?? 0, priceOf(entry)];
    return was > 0 && is > 0 && (is >= was * jump || is * jump <= was);
  });
  return hasJumped ? "price" : null;
}

/** The surprises in the service's catalogue. */
export function createCatalogueSurprises(clock: Clock) {
  const found = new Map<string, { what: Surprise; listing: string; at: number }>();
  return {
    note(read: ListingRead): void {
      const what = surpriseIn(read);
      const at = clock.now();
      const known = found.get(read.key);
      if (what) found.set(read.key, { what, listing: read.listing, at });
      // An empty listing is read as empty again, which is no news; it is over when there is something in it.
      else if (known?.what === "emptied" && read.after?.length === 0) known.at = at;
      else if (known && known.what !== "price") found.delete(read.key);
    },
    /** The first that holds; null when all is as expected. */
    get present(): { what: Surprise; listing: string } | null {
      for (const [key, { what, at }] of found) {
        if (clock.now() - at > (what === "price" ? priceNewsMs : forgetMs)) found.delete(key);
      }
      const [first] = found.values();
      return first ? { what: first.what, listing: first.listing } : null;
    },
  };
}

export type CatalogueSurprises = ReturnType<typeof createCatalogueSurprises>;

function priceOf(entry: Priced): number {
  return entry.apiSellerPriceKobo ?? 0;
}
