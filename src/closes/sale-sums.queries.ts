import { type Compilable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { closeMeasures } from "../db/schema/late-changes.ts";
import { openStates, type Purchase } from "../sales/purchases.queries.ts";
import { type SaleQuery, type SaleStage, salesOf } from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";
import { type Anchor, findAnchors, lateBehind } from "./closes.queries.ts";
import type { ClosePart, CloseSums } from "./closes.table.ts";

/** What a sale that succeeded was charged: as it was seen, as it was listed, or as it is likely. */
const charge = sql<number | null>`coalesce(observed_kobo, expected_kobo, about_kobo)`;
const price = sql`coalesce(price_kobo, face_kobo)`;
const isOpen = sql<boolean>`state IN (${sql.join(openStates.map((state) => sql.lit(state)))})`;

function count(condition: unknown) {
  return sql<number>`sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
}

function sumSold(value: unknown, condition: unknown = sql`1 = 1`) {
  return sql<number>`sum(CASE WHEN state = 'succeeded' AND ${condition} THEN ${value} ELSE 0 END)`;
}

/** The totals of sales by their own rows: the rule of `schema/late-changes.ts`, per measure of a close. */
const worth: Readonly<Record<(typeof closeMeasures)[number], ReturnType<typeof count>>> = {
  sold_n: count(sql`state = 'succeeded'`),
  face_kobo: sumSold(sql`face_kobo`),
  price_kobo: sumSold(price),
  cost_kobo: sumSold(charge, sql`${charge} IS NOT NULL`),
  expected_n: count(sql`state = 'succeeded' AND observed_kobo IS NULL AND ${charge} IS NOT NULL`),
  unpriced_n: count(sql`state = 'succeeded' AND ${charge} IS NULL`),
  unpriced_price_kobo: sumSold(price, sql`${charge} IS NULL`),
  open_n: count(isOpen),
  failed_n: count(sql`state IN ('failed', 'void')`),
};

/** Grouped by these, SQLite reads the index that narrows sales down, and not the one that has the order of the groups. */
const service = sql<ServiceType>`coalesce(service_type, '')`;
const seat = sql<string>`coalesce(seat_id, '')`;

function measured(db: Db, accountId: string, query: SaleQuery) {
  return salesOf(db, accountId, query).select([
    service.as("service_type"),
    seat.as("seat_id"),
    ...closeMeasures.map((measure) => worth[measure].as(measure)),
  ]);
}

/** The values of a query as parameters, so that it is compiled once. */
interface PlainQuery extends Partial<Record<"seatId" | "serviceType", string>> {
  accountId: string;
  mode?: AccountMode;
  since?: number;
  until?: number;
}

/** A query of sales that is compiled once per stage, if it asks for nothing else but a span, mode, service and seat. */
function ofSales<Row>(build: (db: Db, accountId: string, query: SaleQuery) => Compilable<Row>) {
  const compileFor = (of: Pick<SaleQuery, "stage" | "by">) =>
    prepared((db, { accountId, ...query }: PlainQuery) => build(db, accountId, { ...(query as SaleQuery), ...of }));
  const compiled = new Map<string, ReturnType<typeof compileFor>>();
  return async (db: Db, accountId: string, query: SaleQuery): Promise<Row[]> => {
    const { stage, by, ...plain } = query;
    const { mode, serviceType, seatId, since, until, ...narrowed } = plain;
    if (seatId === null || Object.keys(narrowed).length > 0)
      return (await db.executeQuery(build(db, accountId, query))).rows;
    const name = `${stage} ${by}`;
    const ask = compiled.get(name) ?? compileFor({ ...(stage && { stage }), ...(by && { by }) });
    compiled.set(name, ask);
    return (await ask(db, { ...(plain as PlainQuery), accountId })).rows;
  };
}

/** Adds up sales from their rows, per service and seat. */
export const sumRows = ofSales((db, accountId, query) =>
  measured(db, accountId, query).groupBy([service, seat]).$castTo<ClosePart>(),
);

/**
 * Adds up sales per service and seat: sealed days by their closes and later changes, all others from their rows.
 * Searches, single sales, and the few open or doubtful sales are read from their rows.
 */
export async function sumParts(db: Db, accountId: string, query: SaleQuery): Promise<ClosePart[]> {
  // Read for all services and seats, as closes hold them.
  const { stage, serviceType: _, seatId: __, ...spanned } = query;
  if (isOfRows(stage)) return sumRows(db, accountId, { ...query, by: "stage" });
  const { mode, since, until, ...listed } = spanned;
  const anchors =
    mode === undefined || Object.keys(listed).length > 0 ? null : await findAnchors(db, { accountId, mode }, spanned);
  if (mode === undefined || anchors === null) return narrow(await sumRows(db, accountId, spanned), query);
  const before = async (anchor: Anchor | null, end: number | undefined) => {
    const rest = { mode, ...(anchor && { since: anchor.untilMs }), ...(end !== undefined && { until: end }) };
    return [
      ...(anchor?.carried ?? []),
      ...(anchor ? await lateBehind(db, { accountId, mode }, anchor.untilMs) : []),
      ...(anchor?.untilMs === end ? [] : await sumRows(db, accountId, rest)),
    ];
  };
  const all = await before(anchors.to, until);
  const earlier = since === undefined ? [] : await before(anchors.from, since);
  return narrow(addParts(all, earlier, -1), query).filter(isSomething);
}

/** Open and doubtful sales are few, and only their rows are right. */
export function isOfRows(stage: SaleStage | undefined): stage is "open" | "doubtful" {
  return stage === "open" || stage === "doubtful";
}

/** The part of these sums for one service, seat or stage that needs no rows. */
export function narrow(
  parts: readonly ClosePart[],
  { serviceType, seatId, stage }: Pick<SaleQuery, "serviceType" | "seatId" | "stage">,
): ClosePart[] {
  const own = parts
    .filter((part) => serviceType === undefined || part.service_type === serviceType)
    .filter((part) => seatId === undefined || part.seat_id === (seatId ?? ""));
  if (stage === "failed") {
    return own.map(({ service_type, seat_id, failed_n }) => ({ service_type, seat_id, ...noSums(), failed_n }));
  }
  return stage === "sold" ? own.map((part) => ({ ...part, open_n: 0, failed_n: 0 })) : own;
}

export function noSums(): CloseSums {
  return Object.fromEntries(closeMeasures.map((measure) => [measure, 0])) as CloseSums;
}

/** Whether anything counts in it. */
export function isSomething(part: CloseSums): boolean {
  return closeMeasures.some((measure) => part[measure] !== 0);
}

/** Adds up the sums of each seat and service, in a fixed order, and takes off or adds `others`. */
export function addParts(all: readonly ClosePart[], others: readonly ClosePart[] = [], sign: 1 | -1 = 1): ClosePart[] {
  const parts = new Map<string, ClosePart>();
  const add = (from: readonly ClosePart[], times: 1 | -1) => {
    for (const more of from) {
      const { service_type, seat_id } = more;
      const key = `${seat_id} ${service_type}`;
      const part = parts.get(key) ?? { service_type, seat_id, ...noSums() };
      for (const measure of closeMeasures) part[measure] += times * more[measure];
      parts.set(key, part);
    }
  };
  add(all, 1);
  add(others, sign);
  return [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

/** How many sales there are, whatever became of them. */
export async function countSales(db: Db, accountId: string, query: SaleQuery): Promise<number> {
  return countOf(await sumParts(db, accountId, query));
}

export function countOf(parts: readonly ClosePart[]): number {
  return parts.reduce((sum, { sold_n, open_n, failed_n }) => sum + sold_n + open_n + failed_n, 0);
}

const openCharge = sql`coalesce(observed_kobo, expected_kobo, face_kobo)`;

const toLook = prepared((db, { accountId, ...query }: PlainQuery) => {
  const at = (stage: "doubtful" | "open") => salesOf(db, accountId, { ...(query as SaleQuery), stage, by: "stage" });
  return at("open").select([
    at("doubtful")
      .select((e) => e.fn.countAll<number>().as("n"))
      .as("doubtful"),
    count(sql`NOT ${isOpen}`).as("awaiting"),
    count(isOpen).as("open"),
    sql<number>`sum(CASE WHEN ${isOpen} AND charged_look_at IS NULL THEN ${openCharge} ELSE 0 END)`.as("untaken_kobo"),
  ]);
});

/**
 * How many sales of any day need a person to look, and of how many a token is on its way; how many are open, and what
 * they may still take from the wallet.
 */
export async function countToLook(db: Db, accountId: string, query: { mode: AccountMode; seatId?: string }) {
  const [found] = (await toLook(db, { accountId, ...query })).rows;
  return {
    doubtful: Number(found?.doubtful ?? 0),
    awaiting: Number(found?.awaiting ?? 0),
    open: Number(found?.open ?? 0),
    openKobo: toKobo(Number(found?.untaken_kobo ?? 0)),
  };
}

export interface OpenWorth {
  /** Empty: the owners. */
  seat_id: string;
  /** What open sales may still take from the wallet: the charges as far as they are known, else the face values. */
  kobo: number;
  /** The same without sales that a balance snapshot has shown. */
  untaken_kobo: number;
}

/** The kobo that open sales may still take from the wallet, per seat. */
export const openWorth = ofSales((db, accountId, query) => {
  return salesOf(db, accountId, { ...query, by: "stage" })
    .where(isOpen)
    .select([
      seat.as("seat_id"),
      sql`sum(${openCharge})`.as("kobo"),
      sql`sum(CASE WHEN charged_look_at IS NULL THEN ${openCharge} ELSE 0 END)`.as("untaken_kobo"),
    ])
    .groupBy(seat)
    .$castTo<OpenWorth>();
});

export type SaleWorth = ClosePart & Pick<Purchase, "id" | "confirmed_at" | "mode">;

/** The amounts and the place in the book of each of these sales, in no order. */
export async function worthOfEach(db: Db, accountId: string, query: SaleQuery): Promise<SaleWorth[]> {
  return measured(db, accountId, query)
    .select(["id", "confirmed_at", "mode"])
    .groupBy("id")
    .$castTo<SaleWorth>()
    .execute();
}
