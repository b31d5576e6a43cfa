import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { type SaleSums, sumSales } from "../sales/sale-sums.queries.ts";
import type { SaleQuery } from "../sales/sales.queries.ts";

/**
 * What sales come to. Everything that shows a sum of sales has it from here. What failed, or never reached the service,
 * counts nowhere.
 */
export interface Sums {
  /** How many succeeded, and what they are worth: the face value, or the price of what has none. */
  sold: number;
  soldKobo: Kobo;
  /** What their customers pay. */
  priceKobo: Kobo;
  /** What they were charged, as it was seen, or else as it was expected or is likely. */
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

export const nothingSold: Sums = addUp([]);

/** Adds up the sales of an account that a query lets through. */
export async function reckon(db: Db, accountId: string, query: SaleQuery): Promise<Sums> {
  return addUp(await sumSales(db, accountId, query));
}

/** The same for each seat that made any; null: the owners. */
export async function reckonBySeat(db: Db, accountId: string, query: SaleQuery): Promise<Map<string | null, Sums>> {
  return new Map((await sumSales(db, accountId, query)).map((row) => [row.seatId, addUp([row])]));
}

/** What sales bring. */
export interface Profit {
  /** What customers pay less what was charged; negative where it was a loss. */
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
  const kobo = toKobo(priceKobo - unpricedKobo - costKobo);
  return { kobo, isAbout: expected > 0, uncounted: unpriced, uncountedKobo: unpricedKobo };
}

/** What such sums come to together. */
export function addUp(rows: readonly SaleSums[]): Sums {
  const sum = (name: Exclude<keyof SaleSums, "seatId">) => rows.reduce((total, row) => total + row[name], 0);
  return {
    ...{ sold: sum("sold"), expected: sum("expected"), unpriced: sum("unpriced"), open: sum("open") },
    ...{ soldKobo: toKobo(sum("soldKobo")), costKobo: toKobo(sum("costKobo")), openKobo: toKobo(sum("openKobo")) },
    ...{ priceKobo: toKobo(sum("priceKobo")), unpricedKobo: toKobo(sum("unpricedKobo")) },
  };
}
