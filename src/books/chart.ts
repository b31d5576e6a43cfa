import { setImmediate as giveWay } from "node:timers/promises";
import type { Account } from "../accounts/accounts.queries.ts";
import { type Sums, summarizeSales } from "../closes/sale-totals.ts";
import { createCalendar, hourMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { SaleQuery } from "../sales/sales.queries.ts";
import { type ServiceType, serviceTypes } from "../services/services.ts";

export const chartSpans = { week: 7, month: 30 } as const;
export type ChartSpan = keyof typeof chartSpans;

/** The totals of sales in the last days, including today. */
export interface ChartFigures {
  /** In epoch milliseconds. */
  since: number;
  until: number;
  all: Sums;
  /** Each day with its first moment, and its number of the calendar. */
  byDay: readonly { day: number; sums: Sums }[];
  /** The services with any sales. */
  byService: readonly { service: ServiceType; sums: Sums }[];
  /** The hours of the local day, from 0 to 23. */
  byHour: readonly { sold: number; priceKobo: number }[];
}

/** The figures of a picture, all from the totals of sales. Other work of the thread runs in between. */
export async function readChart(
  db: Db,
  account: Pick<Account, "id" | "mode">,
  span: ChartSpan,
  zone: { readonly zone: string; startOfDay(at: number): number },
  now: number,
): Promise<ChartFigures> {
  const calendar = createCalendar(zone);
  const today = calendar.dayOf(now);
  const days = Array.from({ length: chartSpans[span] }, (_, index) => today - chartSpans[span] + 1 + index);
  const [since, until] = [calendar.startOf(days[0] ?? today), calendar.startOf(today + 1)];
  const whole = { mode: account.mode, since, until };
  const of = (query: Omit<SaleQuery, "mode">) => summarizeSales(db, account.id, { ...whole, ...query });
  const byDay = [];
  const byHour = Array.from({ length: 24 }, () => ({ sold: 0, priceKobo: 0 }));
  for (const day of days) {
    const start = calendar.startOf(day);
    const end = calendar.startOf(day + 1);
    const sums = await of({ since: start, until: end });
    byDay.push({ day, sums });
    if (sums.sold > 0) await addHours(byHour, start, end, of);
    await giveWay();
  }
  const byService = [];
  for (const service of serviceTypes) {
    const sums = await of({ serviceType: service });
    if (sums.sold > 0) byService.push({ service, sums });
  }
  return { since, until, all: await of({}), byDay, byService, byHour };
}

/** The hour that a changed clock shows twice counts as the one behind it; days begin on a full hour. */
async function addHours(
  byHour: { sold: number; priceKobo: number }[],
  start: number,
  end: number,
  of: (query: Omit<SaleQuery, "mode">) => Promise<Sums>,
): Promise<void> {
  for (let since = start; since < end; since += hourMs) {
    const { sold, priceKobo } = await of({ since, until: Math.min(since + hourMs, end) });
    const hour = byHour[Math.min(23, Math.round((since - start) / hourMs))];
    if (!hour) continue;
    hour.sold += sold;
    hour.priceKobo += priceKobo;
  }
}
