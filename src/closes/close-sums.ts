import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { closeMeasures } from "../db/schema/late-changes.ts";
import { type BookClose, type Books, type LateSums, lateAfter } from "./closes.queries.ts";
import type { ClosePart, CloseSums } from "./closes.table.ts";
import { addParts, noSums, openWorth, sumRows } from "./sale-sums.queries.ts";
import { type Profit, profitOf } from "./sale-totals.ts";

export interface DaySums extends DayCounts {
  /** All of it: the sales of the day, and what changed meanwhile of days that were sealed before. */
  sums: CloseSums;
  parts: readonly ClosePart[];
  /** The kobo that the day's open sales may still take from the wallet. */
  openKobo: number;
  /** The part of it that no balance snapshot has shown. */
  untakenKobo: number;
}

/** The profit and counts of a day. A change of an earlier day may lower a count in the sums, but hides no sale of the day. */
export interface DayCounts {
  profit: Profit;
  /** How many sales of the day are open. */
  openN: number;
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
  const untakenKobo = open.reduce((sum, { untaken_kobo }) => sum + untaken_kobo, 0);
  const sums = addUp(parts);
  return { sums, parts, openKobo, untakenKobo, ...countsOfDay(sums, late) };
}

/** Reads the profit and counts of a day out of its sums. `late`: the changes of sealed days that are in them. */
function countsOfDay(sums: CloseSums, late: readonly LateSums[]): DayCounts {
  const changed = addUp(late);
  const told = { ...sums };
  for (const part of late) {
    told.expected_n -= Math.min(0, part.expected_n);
    if (part.unpriced_n >= 0) continue;
    told.unpriced_n -= part.unpriced_n;
    told.unpriced_price_kobo -= part.unpriced_price_kobo;
  }
  return {
    profit: { ...profitOfDay(told), kobo: profitOfDay(sums).kobo },
    openN: sums.open_n - changed.open_n,
    lateN: late.reduce((sum, row) => sum + row.late_n, 0),
    lateKobo: profitOfDay(changed).kobo,
  };
}

/** The same of a sealed day: what was posted before it was sealed is in its sums, and nothing is added to it. */
export async function countsOfClose(db: Db, close: BookClose): Promise<DayCounts> {
  const books = { accountId: close.account_id, mode: close.mode };
  return countsOfDay(addUp([close]), close.late_n > 0 ? await lateAfter(db, books, close.since_ms) : []);
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
