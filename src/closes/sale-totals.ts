import { type Kobo, subtractKobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { SaleQuery } from "../sales/sales.queries.ts";
import type { ClosePart, CloseSums } from "./closes.table.ts";
import { type OpenWorth, openWorth, sumParts, sumRows } from "./sale-sums.queries.ts";

/**
 * The totals of sales. Every sum of sales that is shown comes from here. Sales that failed or never reached the service
 * count nowhere.
 */
export interface Sums {
  /** How many succeeded, and what they are worth: the face value, or the price of what has none. */
  sold: number;
  soldKobo: Kobo;
  /** The customers' prices. */
  priceKobo: Kobo;
  /** The charges: observed, or else expected or likely. */
  costKobo: Kobo;
  /**
   * How many of them are in the cost unseen, as expected or likely, and how many are not in it, since nobody knows their
   * charge, with what their customers pay.
   */
  expected: number;
  unpriced: number;
  unpricedKobo: Kobo;
  /** How many are open, and what they may take from the wallet. */
  open: number;
  openKobo: Kobo;
}

export const nothingSold: Sums = toSums([], []);

/** Adds up the sales of an account that a query lets through. */
export async function summarizeSales(db: Db, accountId: string, query: SaleQuery): Promise<Sums> {
  return summarizeParts(db, accountId, query, await sumParts(db, accountId, query));
}

/** The same of a day that has not ended: no close holds a sale of it. */
export async function summarizeToday(db: Db, accountId: string, query: SaleQuery & { since: number }): Promise<Sums> {
  return summarizeParts(db, accountId, query, await sumRows(db, accountId, query));
}

/** The same for sums that are already added up per seat and service. */
export async function summarizeParts(
  db: Db,
  accountId: string,
  query: SaleQuery,
  parts: readonly ClosePart[],
): Promise<Sums> {
  return toSums(parts, await openOf(db, accountId, query, parts));
}

/** The same per seat with sales; null means the owners. */
export async function summarizeBySeat(db: Db, accountId: string, query: SaleQuery): Promise<Map<string | null, Sums>> {
  const parts = await sumParts(db, accountId, query);
  const open = await openOf(db, accountId, query, parts);
  const bySeat = Map.groupBy(parts, ({ seat_id }) => seat_id);
  return new Map(
    [...bySeat].map(([seat, own]) => {
      const ownOpen = open.filter(({ seat_id }) => seat_id === seat);
      return [seat || null, toSums(own, ownOpen)];
    }),
  );
}

async function openOf(db: Db, accountId: string, query: SaleQuery, parts: readonly ClosePart[]): Promise<OpenWorth[]> {
  return parts.some(({ open_n }) => open_n > 0) ? openWorth(db, accountId, query) : [];
}

function toSums(parts: readonly CloseSums[], open: readonly OpenWorth[]): Sums {
  const sum = (measure: keyof CloseSums) => parts.reduce((total, part) => total + part[measure], 0);
  return {
    ...{ sold: sum("sold_n"), soldKobo: toKobo(sum("face_kobo")), priceKobo: toKobo(sum("price_kobo")) },
    ...{ costKobo: toKobo(sum("cost_kobo")), expected: sum("expected_n"), unpriced: sum("unpriced_n") },
    ...{ unpricedKobo: toKobo(sum("unpriced_price_kobo")), open: sum("open_n") },
    // A charge of an open sale that a balance snapshot has shown does not leave the wallet a second time.
    openKobo: toKobo(open.reduce((total, { untaken_kobo }) => total + untaken_kobo, 0)),
  };
}

/** The profit of sales. */
export interface Profit {
  /** The prices less the charges; negative for a loss. */
  kobo: Kobo;
  /** Some of the charges are expected or likely, not seen. */
  isAbout: boolean;
  /** How many of the sales bring none as yet, since nobody knows their charge, and what their customers pay. */
  uncounted: number;
  uncountedKobo: Kobo;
}

/** Whatever shows a profit of several sales has it from here. */
export function profitOf(
  sums: Pick<Sums, "priceKobo" | "costKobo" | "expected" | "unpriced" | "unpricedKobo">,
): Profit {
  const { priceKobo, costKobo, expected, unpriced, unpricedKobo } = sums;
  const kobo = subtractKobo(priceKobo, unpricedKobo, costKobo);
  return { kobo, isAbout: expected > 0, uncounted: unpriced, uncountedKobo: unpricedKobo };
}
