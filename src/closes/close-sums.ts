import { type Profit, profitOf } from "../books/reckoning.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { readWorth, type Worth } from "../sales/sale-sums.queries.ts";
import { type ServiceType, serviceTypes } from "../services/services.ts";
import { type Books, type LateSums, lateAfter } from "./closes.queries.ts";
import { closeMeasures } from "./closes.table.ts";

/** What sales come to: how many, and in kobo. Those that failed count in `failed_n` alone. */
export type CloseSums = Record<(typeof closeMeasures)[number], number>;

/** The sums of one seat and service; an empty seat: the owners. */
export interface ClosePart extends CloseSums {
  service_type: ServiceType;
  seat_id: string;
}

export interface DaySums {
  /** All of it: the sales of the day, and what changed meanwhile of days that were sealed before. */
  sums: CloseSums;
  parts: readonly ClosePart[];
  /** What the open sales of the day may still take from the wallet, in kobo. */
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

/** What a day comes to that is not sealed. On PostgreSQL inside a transaction that has the turn of the totals. */
export async function sumDay(db: Db, books: Books, { since, until, isFirst }: Span): Promise<DaySums> {
  const { accountId, mode } = books;
  const parts = new Map<string, ClosePart>();
  const partOf = (service_type: ServiceType, seat_id: string) => {
    const key = `${service_type} ${seat_id}`;
    const part = parts.get(key) ?? { service_type, seat_id, ...noSums() };
    parts.set(key, part);
    return part;
  };
  let openKobo = 0;
  for (const serviceType of serviceTypes) {
    for (const row of await readWorth(db, accountId, { mode, serviceType, since, until })) {
      addWorth(partOf(serviceType, row.seat_id), row);
      if (row.state_group === "open") openKobo += row.cost_kobo + row.unpriced_kobo;
    }
  }
  const late: readonly LateSums[] = isFirst ? await lateAfter(db, books, since) : [];
  for (const row of late) addTo(partOf(row.service_type, row.seat_id), row);
  const sorted = [...parts.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return { sums: addUp(sorted), parts: sorted, openKobo, ...countLate(late) };
}

/** How many changes of sealed days these are, and what they bring. */
export function countLate(late: readonly LateSums[]): Pick<DaySums, "lateN" | "lateKobo"> {
  return { lateN: late.reduce((sum, row) => sum + row.late_n, 0), lateKobo: profitOfDay(addUp(late)).kobo };
}

/** What the sales of a day, or of a part of it, bring. */
export function profitOfDay(sums: CloseSums): Profit {
  return profitOf({
    ...{ priceKobo: toKobo(sums.price_kobo), costKobo: toKobo(sums.cost_kobo), expected: sums.expected_n },
    ...{ unpriced: sums.unpriced_n, unpricedKobo: toKobo(sums.unpriced_price_kobo) },
  });
}

export function addUp(all: readonly CloseSums[]): CloseSums {
  const sums = noSums();
  for (const one of all) addTo(sums, one);
  return sums;
}

function noSums(): CloseSums {
  return Object.fromEntries(closeMeasures.map((measure) => [measure, 0])) as CloseSums;
}

function addTo(sums: CloseSums, more: CloseSums): void {
  for (const measure of closeMeasures) sums[measure] += more[measure];
}

function addWorth(part: ClosePart, row: Worth): void {
  if (row.state_group === "open") part.open_n += row.n;
  if (row.state_group === "failed") part.failed_n += row.n;
  if (row.state_group !== "sold" && row.state_group !== "awaiting") return;
  part.sold_n += row.n;
  part.face_kobo += row.face_kobo;
  part.price_kobo += row.price_kobo;
  part.cost_kobo += row.cost_kobo;
  part.expected_n += row.expected_n;
  part.unpriced_n += row.unpriced_n;
  part.unpriced_price_kobo += row.unpriced_price_kobo;
}

function nameOf({ service_type, seat_id }: ClosePart): string {
  return `${seat_id} ${service_type}`;
}
