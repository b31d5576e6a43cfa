import { sql } from "kysely";
import { countOf, type Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import { putSetting } from "../db/settings.queries.ts";
import type { NoticeKind } from "../outbox/messages.table.ts";
import { openStates } from "../sales/purchases.queries.ts";
import type { PurchaseState } from "../sales/purchases.table.ts";

/** How long a sale has been open, coarsely. Seconds. */
export const saleAges = [
  { name: "under_1m", below: 60 },
  { name: "under_10m", below: 600 },
  { name: "under_1h", below: 3600 },
  { name: "under_1d", below: 86_400 },
  { name: "over_1d", below: Number.POSITIVE_INFINITY },
] as const;

export interface OpenSales {
  state: PurchaseState;
  /** An index into `saleAges`. */
  age: number;
  count: number;
  /** When the oldest of them was confirmed. */
  oldestAt: number;
}

/** How many of something wait, and since when the first does; null when none does. */
export interface Waiting {
  count: number;
  since: number | null;
}

/** The sales that are not over. */
export async function countOpenSales(db: Db, now: number): Promise<OpenSales[]> {
  const bounds = saleAges.filter(({ below }) => Number.isFinite(below));
  // The number of the bounds that the sale has passed.
  const age = sql<number>`${sql.join(
    bounds.map(({ below }) => sql`(case when confirmed_at <= ${now - below * 1000} then 1 else 0 end)`),
    sql` + `,
  )}`;
  const rows = await db
    .selectFrom("purchase")
    .select(["state", age.as("age")])
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("confirmed_at").as("oldest")])
    .where("state", "in", [...openStates])
    // By its name: PostgreSQL takes the same expression with other parameters for another one.
    .groupBy(["state", sql<number>`age`])
    .execute();
  return rows.map((row) => ({
    ...{ state: row.state, age: Number(row.age), count: Number(row.count) },
    oldestAt: row.oldest ?? now,
  }));
}

/** More than a page of SQLite: a disk without space for a new row has none for this. */
const probeValue = "0".repeat(5000);

/** Commits a row that is there and gone again. Throws where nothing can be written, as on a full disk. */
export async function proveWritable(store: Pick<Store, "transaction">): Promise<void> {
  await store.transaction(async (trx) => {
    await putSetting(trx, "probe", probeValue);
    await trx.deleteFrom("setting").where("name", "=", "probe").execute();
  });
}

/** How many sales in one of these states were confirmed before `before`, and when the first of them. */
export async function stuckSales(db: Db, states: readonly PurchaseState[], before: number): Promise<Waiting> {
  const row = await db
    .selectFrom("purchase")
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("confirmed_at").as("since")])
    .where("state", "in", [...states])
    .where("confirmed_at", "<", before)
    .executeTakeFirst();
  return toWaiting(row);
}

export function countForReview(db: Db): Promise<number> {
  return countOf(db.selectFrom("purchase").where("review", "is not", null));
}

export async function waitingUpdates(db: Db): Promise<Waiting> {
  const row = await db
    .selectFrom("telegram_update")
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("received_at").as("since")])
    .where("done_at", "is", null)
    .executeTakeFirst();
  return toWaiting(row);
}

/** The messages that wait for chats, by kind, with the moment of the first due one. */
export async function waitingNotices(db: Db): Promise<(Waiting & { kind: NoticeKind })[]> {
  const rows = await db
    .selectFrom("notice")
    .select("kind")
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("due_at").as("since")])
    .where("done_at", "is", null)
    .groupBy("kind")
    .execute();
  return rows.map((row) => ({ kind: row.kind, ...toWaiting(row) }));
}

/** How many webhooks wait to be applied, and when the last was; null before the first. */
export async function webhookTraffic(db: Db): Promise<{ waiting: number; lastAt: number | null }> {
  const [waiting, last] = await Promise.all([
    countOf(db.selectFrom("webhook_event").where("done_at", "is", null)),
    db
      .selectFrom("webhook_event")
      .select((e) => e.fn.max("done_at").as("at"))
      .executeTakeFirst(),
  ]);
  return { waiting, lastAt: last?.at ?? null };
}

function toWaiting(row: { count: string | number | bigint; since: number | null } | undefined): Waiting {
  return { count: Number(row?.count ?? 0), since: row?.since ?? null };
}
