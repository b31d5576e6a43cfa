import { sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { dayMs, hourMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { ServiceType } from "../services/services.ts";
import { openStates, type Purchase } from "./purchases.queries.ts";
import { type SaleQuery, type SaleStage, salesOf } from "./sales.queries.ts";
import type { SaleTallyTable, StateGroup } from "./tallies.table.ts";

/** What the sales of one seat come to; the meaning of each is told in books/reckoning.ts. */
export interface SaleSums {
  /** null: the owners. */
  seatId: string | null;
  sold: number;
  soldKobo: number;
  priceKobo: number;
  costKobo: number;
  expected: number;
  unpriced: number;
  unpricedKobo: number;
  open: number;
  /** What open sales may still take from the wallet. */
  openKobo: number;
}

/** The sales of one seat in one group, added up. */
export type Worth = Pick<SaleTallyTable, "seat_id" | "state_group" | (typeof measures)[number]>;

export const measures = [
  ...(["n", "face_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_kobo"] as const),
  ...(["price_kobo", "unpriced_price_kobo"] as const),
];

/** Days of `sale_tally` begin at midnight in Lagos. */
const aheadMs = hourMs;

/** The day in which a moment lies. */
export function tallyDayOf(at: number): number {
  return Math.floor((at + aheadMs) / dayMs);
}

export function startOf(day: number): number {
  return day * dayMs - aheadMs;
}

/** How many sales there are, whatever became of them. */
export async function countSales(db: Db, accountId: string, query: SaleQuery): Promise<number> {
  return add(await readWorth(db, accountId, query), "n");
}

const toLook = prepared((db, p: { accountId: string; mode: AccountMode; seatId?: string }) =>
  db
    .selectFrom("sale_tally")
    .select((e) => ["state_group", "is_doubtful", e.fn.sum<number>("n").as("n")])
    .where("account_id", "=", p.accountId)
    .where("mode", "=", p.mode)
    .where("day", "=", 0)
    .$if(p.seatId !== undefined, (q) => q.where("seat_id", "=", p.seatId ?? ""))
    .groupBy(["state_group", "is_doubtful"]),
);

/** How many sales of any day need a person to look, and of how many a token is on its way. */
export async function countToLook(
  db: Db,
  accountId: string,
  { mode, seatId }: { mode: AccountMode; seatId?: string },
): Promise<{ doubtful: number; awaiting: number }> {
  const { rows } = await toLook(db, { accountId, mode, ...(seatId !== undefined && { seatId }) });
  const count = (found: typeof rows) => found.reduce((sum, { n }) => sum + Number(n), 0);
  return {
    doubtful: count(rows.filter(({ is_doubtful }) => is_doubtful === 1)),
    awaiting: count(rows.filter(({ state_group }) => state_group === "awaiting")),
  };
}

/** A row for each seat that made any of these sales. */
export async function sumSales(db: Db, accountId: string, query: SaleQuery): Promise<SaleSums[]> {
  return leaveOutTaken(db, accountId, query, sumWorths(await readWorth(db, accountId, query)));
}

const takenSales = prepared((db, p: { accountId: string }) =>
  db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", p.accountId)
    // As literals, for the index of the open sales.
    .where(
      "state",
      "in",
      openStates.map((state) => sql.lit(state)),
    )
    .where("charged_look_at", "is not", null),
);

/** Takes out of these sums what a balance snapshot has shown of open sales: it leaves the wallet no second time. */
export async function leaveOutTaken(
  db: Db,
  accountId: string,
  query: SaleQuery,
  sums: readonly SaleSums[],
): Promise<SaleSums[]> {
  if (sums.every(({ open }) => open === 0)) return [...sums];
  const { rows } = await takenSales(db, { accountId });
  const ids = rows.flatMap(({ id }) => (query.ids?.includes(id) === false ? [] : [id]));
  if (ids.length === 0) return [...sums];
  const taken = await salesOf(db, accountId, { ...query, ids })
    .select([
      worthOfSale.seat_id.as("seat_id"),
      sql<number>`sum(coalesce(observed_kobo, expected_kobo, face_kobo))`.as("kobo"),
    ])
    .groupBy(worthOfSale.seat_id)
    .execute();
  const takenOf = ({ seatId }: SaleSums) => Number(taken.find((one) => one.seat_id === (seatId ?? ""))?.kobo ?? 0);
  return sums.map((one) => ({ ...one, openKobo: Math.max(0, one.openKobo - takenOf(one)) }));
}

/** The same of what is read already. */
export function sumWorths(worths: readonly Worth[]): SaleSums[] {
  const bySeat = Map.groupBy(worths, (row) => row.seat_id);
  return [...bySeat].map(([seatId, rows]) => {
    const sold = rows.filter(({ state_group }) => isSold(state_group));
    const open = rows.filter(({ state_group }) => state_group === "open");
    return {
      seatId: seatId || null,
      ...{ sold: add(sold, "n"), soldKobo: add(sold, "face_kobo"), costKobo: add(sold, "cost_kobo") },
      ...{ expected: add(sold, "expected_n"), unpriced: add(sold, "unpriced_n") },
      ...{ priceKobo: add(sold, "price_kobo"), unpricedKobo: add(sold, "unpriced_price_kobo") },
      ...{ open: add(open, "n"), openKobo: atMost(open) },
    };
  });
}

/** The charges as far as they are known, else the face values. */
function atMost(rows: readonly Worth[]): number {
  return add(rows, "cost_kobo") + add(rows, "unpriced_kobo");
}

function isSold(group: StateGroup): boolean {
  return group === "sold" || group === "awaiting";
}

function add(rows: readonly Worth[], measure: (typeof measures)[number]): number {
  return rows.reduce((sum, row) => sum + row[measure], 0);
}

/**
 * Whole days from the totals, what is left of the first and the last one from the sales themselves: nothing is left
 * where the shop's days are those of Lagos. What was searched for, and single sales, stand in no total.
 */
export async function readWorth(db: Db, accountId: string, query: SaleQuery): Promise<Worth[]> {
  const { terms = [], since = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = query;
  if (terms.length > 0 || query.ids || query.beneficiaries) return worthOfRows(db, accountId, query);
  if (query.since === undefined && query.until === undefined) return worthOfDays(db, accountId, query, null);
  const first = Number.isFinite(since) ? Math.ceil((since + aheadMs) / dayMs) : 1;
  const end = Number.isFinite(until) ? tallyDayOf(until) : Number.POSITIVE_INFINITY;
  if (first >= end) return worthOfRows(db, accountId, query);
  const parts = [worthOfDays(db, accountId, query, { first, end })];
  if (since < startOf(first)) parts.push(worthOfRows(db, accountId, { ...query, until: startOf(first) }));
  if (startOf(end) < until) parts.push(worthOfRows(db, accountId, { ...query, since: startOf(end) }));
  return (await Promise.all(parts)).flat();
}

const groupsOf: Readonly<Record<Exclude<SaleStage, "doubtful">, readonly StateGroup[]>> = {
  sold: ["sold", "awaiting"],
  open: ["open", "awaiting"],
  failed: ["failed"],
};

interface Tallied {
  accountId: string;
  mode: AccountMode;
  otherMode: AccountMode;
  first?: number | undefined;
  end?: number | undefined;
  seatId?: string | undefined;
  serviceType?: ServiceType | undefined;
  isDoubtful?: number | undefined;
  group?: StateGroup | undefined;
  otherGroup?: StateGroup | undefined;
}

const tallied = prepared((db, p: Tallied) => {
  const { first, end, seatId, serviceType, isDoubtful, group, otherGroup = group } = p;
  return db
    .selectFrom("sale_tally")
    .select((e) => ["seat_id", "state_group", ...measures.map((measure) => e.fn.sum<number>(measure).as(measure))])
    .where("account_id", "=", p.accountId)
    .where("mode", "in", [p.mode, p.otherMode])
    .where((e) => (first === undefined ? e("day", "=", e.lit(0)) : e("day", ">=", first)))
    .where((e) =>
      e.and([
        ...(end === undefined ? [] : [e("day", "<", end)]),
        ...(seatId === undefined ? [] : [e("seat_id", "=", seatId)]),
        ...(serviceType === undefined ? [] : [e("service_type", "=", serviceType)]),
        ...(isDoubtful === undefined ? [] : [e("is_doubtful", "=", isDoubtful)]),
        ...(group === undefined || otherGroup === undefined ? [] : [e("state_group", "in", [group, otherGroup])]),
      ]),
    )
    .groupBy(["seat_id", "state_group"])
    .having((e) => e.fn.sum("n"), ">", sql.lit(0))
    .$castTo<Worth>();
});

/** The totals of these days; null: ever. */
async function worthOfDays(
  db: Db,
  accountId: string,
  { mode, serviceType, stage, seatId }: SaleQuery,
  days: { first: number; end: number } | null,
): Promise<Worth[]> {
  const [group, otherGroup] = stage === undefined || stage === "doubtful" ? [] : groupsOf[stage];
  const { rows } = await tallied(db, {
    ...{ accountId, mode: mode ?? "live", otherMode: mode ?? "sandbox" },
    ...{ first: days?.first, end: days && Number.isFinite(days.end) ? days.end : undefined },
    ...{ serviceType, seatId: seatId === null ? "" : seatId },
    ...{ isDoubtful: stage === "doubtful" ? 1 : undefined, group, otherGroup },
  });
  return rows;
}

/** What a sale is expected to cost: as listed, or as it is likely once it has succeeded. */
const expected = sql`coalesce(expected_kobo, CASE WHEN state = 'succeeded' THEN about_kobo END)`;
const isExpected = sql`observed_kobo IS NULL AND ${expected} IS NOT NULL`;
const isUnpriced = sql`observed_kobo IS NULL AND ${expected} IS NULL`;

/** What each sale counts for, as the sale's own row says. */
export const worthOfSale = {
  seat_id: sql<string>`coalesce(seat_id, '')`,
  state_group: sql<StateGroup>`CASE
    WHEN state = 'succeeded' AND delivery = 'awaiting' THEN 'awaiting'
    WHEN state = 'succeeded' THEN 'sold'
    WHEN state IN ('intent', 'sending', 'unknown', 'pending') THEN 'open'
    WHEN state IN ('failed', 'void') THEN 'failed'
    ELSE 'other' END`,
  is_doubtful: sql<number>`CASE WHEN review IS NULL THEN 0 ELSE 1 END`,
  n: sql<number>`count(*)`,
  face_kobo: sql<number>`sum(face_kobo)`,
  cost_kobo: sql<number>`sum(coalesce(observed_kobo, ${expected}, 0))`,
  expected_n: sql<number>`sum(CASE WHEN ${isExpected} THEN 1 ELSE 0 END)`,
  unpriced_n: sql<number>`sum(CASE WHEN ${isUnpriced} THEN 1 ELSE 0 END)`,
  unpriced_kobo: sql<number>`sum(CASE WHEN ${isUnpriced} THEN face_kobo ELSE 0 END)`,
  price_kobo: sql<number>`sum(coalesce(price_kobo, face_kobo))`,
  unpriced_price_kobo: sql<number>`sum(CASE WHEN ${isUnpriced} THEN coalesce(price_kobo, face_kobo) ELSE 0 END)`,
} as const;

async function worthOfRows(db: Db, accountId: string, query: SaleQuery): Promise<Worth[]> {
  return worths(db, accountId, query)
    .groupBy([worthOfSale.seat_id, worthOfSale.state_group])
    .$castTo<Worth>()
    .execute();
}

export type SaleWorth = Worth & Pick<Purchase, "id" | "confirmed_at" | "mode">;

/** What each of these sales counts for, and where it stands in the book, in no order. */
export async function worthOfEach(db: Db, accountId: string, query: SaleQuery): Promise<SaleWorth[]> {
  return worths(db, accountId, query)
    .select(["id", "confirmed_at", "mode"])
    .groupBy("id")
    .$castTo<SaleWorth>()
    .execute();
}

function worths(db: Db, accountId: string, query: SaleQuery) {
  const { seat_id, state_group } = worthOfSale;
  return salesOf(db, accountId, query)
    .select([seat_id.as("seat_id"), state_group.as("state_group")])
    .select(measures.map((measure) => worthOfSale[measure].as(measure)));
}
