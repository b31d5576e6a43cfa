import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { closeMeasures } from "../db/schema/late-changes.ts";
import { type Books, type LateSums, lateAfter } from "./closes.queries.ts";
import type { ClosePart, CloseSums } from "./closes.table.ts";
import { addParts, noSums, openWorth, sumRows } from "./sale-sums.queries.ts";
import { type Profit, profitOf } from "./sale-totals.ts";

export interface DaySums {
  /** All of it: the sales of the day, and what changed meanwhile of days that were sealed before. */
  sums: CloseSums;
  parts: readonly ClosePart[];
  /** The kobo that the day's open sales may still take from the wallet. */
  openKobo: number;
  /** How many changes of sealed days are in it, and what they bring, in kobo. */
  lateN: number;
  lateKobo: number;
}

/** A span of time that no close has an end in: the first day that is open, or one behind it. */
interface Span {
  since: number;
  until: number;
  /** The changes of sealed days count in the first day that is open. */
  isFirst: boolean;
}

/** The totals of a day that is not sealed. On PostgreSQL inside a transaction with the lock of the books. */
export async function sumDay(db: Db, books: Books, { since, until, isFirst }: Span): Promise<DaySums> {
  const { accountId, mode } = books;
  const rows = await sumRows(db, accountId, { mode, since, until });
  const open = await openWorth(db, accountId, { mode, since, until });
  const late: readonly LateSums[] = isFirst ? await lateAfter(db, books, since) : [];
  const parts = addParts(rows, late);
  const openKobo = open.reduce((sum, { kobo }) => sum + kobo, 0);
  return { sums: addUp(parts), parts, openKobo, ...countLate(late) };
}

/** How many changes of sealed days these are, and what they bring. */
export function countLate(late: readonly LateSums[]): Pick<DaySums, "lateN" | "lateKobo"> {
  return { lateN: late.reduce((sum, row) => sum + row.late_n, 0), lateKobo: profitOfDay(addUp(late)).kobo };
}

/** The profit of a day's sales, or of a part of them. */
export function profitOfDay(sums: CloseSums): Profit {
  return profitOf({
    ...{ priceKobo: toKobo(sums.price_kobo), costKobo: toKobo(sums.cost_kobo), expected: sums.expected_n },
    ...{ unpriced: sums.unpriced_n, unpricedKobo: toKobo(sums.unpriced_price_kobo) },
  });
}

export function addUp(all: readonly CloseSums[]): CloseSums {
  const sums = noSums();
  for (const one of all) for (const measure of closeMeasures) sums[measure] += one[measure];
  return sums;
}
