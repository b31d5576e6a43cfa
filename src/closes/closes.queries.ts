import { type Insertable, type Selectable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { closeMeasures } from "../db/schema/late-changes.ts";
import { salesOf } from "../sales/sales.queries.ts";
import type { BookCloseTable, BookLateTable, CashCountTable, ClosePart } from "./closes.table.ts";

export type BookClose = Selectable<BookCloseTable>;
export type BookLate = Selectable<BookLateTable>;
export type CashCount = Selectable<CashCountTable>;

/** Whose closes: those of one wallet. */
export interface Books {
  accountId: string;
  mode: AccountMode;
}

function closesOf(db: Db, { accountId, mode }: Books) {
  return db.selectFrom("book_close").selectAll().where("account_id", "=", accountId).where("mode", "=", mode);
}

export async function insertClose(trx: Db, close: Insertable<BookCloseTable>): Promise<void> {
  await trx.insertInto("book_close").values(close).execute();
}

export async function newestClose(db: Db, books: Books): Promise<BookClose | undefined> {
  return closesOf(db, books).orderBy("number", "desc").limit(1).executeTakeFirst();
}

export async function closeOfDay(db: Db, books: Books, day: number): Promise<BookClose | undefined> {
  return closesOf(db, books).where("day", "=", day).executeTakeFirst();
}

/** The closes of these days that are sealed, in their order. */
export async function closesBetween(db: Db, books: Books, first: number, last: number): Promise<BookClose[]> {
  return closesOf(db, books).where("day", ">=", first).where("day", "<=", last).orderBy("day").execute();
}

/** Closes behind this number, in their order. */
export async function closesAfter(db: Db, books: Books, number: number, limit: number): Promise<BookClose[]> {
  return closesOf(db, books).where("number", ">", number).orderBy("number").limit(limit).execute();
}

/** When the first sale of a wallet was confirmed; null: nothing was ever sold from it. */
export async function firstSaleAt(db: Db, { accountId, mode }: Books): Promise<number | null> {
  const first = await salesOf(db, accountId, {})
    .select("confirmed_at")
    // Literally: a shop's sandbox has an index of its own, since it may be empty beside a long book.
    .where("mode", "=", sql.lit(mode))
    .orderBy("confirmed_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return first?.confirmed_at ?? null;
}

/** The end of a sealed day, and the totals of all sales before it at the sealing. */
export interface Anchor {
  untilMs: number;
  carried: readonly ClosePart[];
}

/** The sums that a close carries forward; undefined: it is an older one, and has none. */
export function carriedBy({ parts }: Pick<BookClose, "parts">): readonly ClosePart[] | undefined {
  return (JSON.parse(parts) as { carried?: readonly ClosePart[] }).carried;
}

const anchors = prepared((db, p: { accountId: string; mode: AccountMode; since: number; until: number }) => {
  const ofBooks = () => db.selectFrom("book_close").where("account_id", "=", p.accountId).where("mode", "=", p.mode);
  const newestBy = (at: number) =>
    ofBooks()
      .select((e) => e.fn.max("until_ms").as("end"))
      .where("until_ms", "<=", at);
  return ofBooks()
    .select(["until_ms", "parts", newestBy(p.since).as("from"), newestBy(p.until).as("to")])
    .where((e) => e.or([e("until_ms", "=", newestBy(p.since)), e("until_ms", "=", newestBy(p.until))]))
    .orderBy("until_ms");
});

/**
 * The newest sealed days that end before a span begins, null where there is none, and before it ends. Null where the span
 * holds no end of a sealed day, and where a close carries no sums.
 */
export async function findAnchors(
  db: Db,
  { accountId, mode }: Books,
  { since = Number.MIN_SAFE_INTEGER, until = Number.MAX_SAFE_INTEGER }: { since?: number; until?: number },
): Promise<{ from: Anchor | null; to: Anchor } | null> {
  const { rows } = await anchors(db, { accountId, mode, since, until });
  const [first] = rows;
  if (!first || first.from === first.to) return null;
  const found = rows.flatMap((close): Anchor[] => {
    const carried = carriedBy(close);
    return carried ? [{ untilMs: close.until_ms, carried }] : [];
  });
  const to = found.pop();
  return to && found.length + 1 === rows.length ? { from: found[0] ?? null, to } : null;
}

const lateSince = prepared((db, p: { accountId: string; mode: AccountMode; untilMs: number }) =>
  lateOf(db, p)
    .select(["service_type", "seat_id"])
    .where("after_ms", ">=", p.untilMs)
    // Else SQLite goes through all that has ever changed of the days before.
    .where(sql<boolean>`sold_at + 0 < ${p.untilMs}`)
    .groupBy(["service_type", "seat_id"])
    .$castTo<LateSums>(),
);

/** By how much the sales before the end of a sealed day have changed since it was sealed. */
export async function lateBehind(db: Db, { accountId, mode }: Books, untilMs: number): Promise<LateSums[]> {
  return (await lateSince(db, { accountId, mode, untilMs })).rows;
}

/** The changes of sealed days, added up per service and seat. */
export type LateSums = ClosePart & { late_n: number };

function lateOf(db: Db, { accountId, mode }: Books) {
  return db
    .selectFrom("book_late")
    .select((e) => closeMeasures.map((measure) => e.fn.coalesce(e.fn.sum<number>(measure), e.lit(0)).as(measure)))
    .select(sql<number>`count(*)`.as("late_n"))
    .where("account_id", "=", accountId)
    .where("mode", "=", mode);
}

/** The changes that came while `afterMs` was the end of the newest sealed day. */
export async function lateAfter(db: Db, books: Books, afterMs: number): Promise<LateSums[]> {
  return lateOf(db, books)
    .select(["service_type", "seat_id"])
    .where("after_ms", "=", afterMs)
    .groupBy(["service_type", "seat_id"])
    .orderBy("service_type")
    .orderBy("seat_id")
    .$castTo<LateSums>()
    .execute();
}

/** `sold`: of sales that were confirmed in the span; `counted`: of those before it, in the closes of the span. */
type LateWorth = Omit<LateSums, "service_type" | "seat_id"> & { which: "sold" | "counted" };

const worthOfLate = prepared((db, p: Books & { since: number; until: number }) => {
  const late = lateOf(db, p).where(
    sql<boolean>`(sold_n <> 0 OR price_kobo <> 0 OR cost_kobo <> 0 OR unpriced_price_kobo <> 0)`,
  );
  const sold = late.where("sold_at", ">=", p.since).where("sold_at", "<", p.until);
  const counted = late.where("after_ms", ">=", p.since).where("after_ms", "<", p.until).where("sold_at", "<", p.since);
  return sold
    .select(sql`'sold'`.as("which"))
    .unionAll(counted.select(sql`'counted'`.as("which")))
    .$castTo<LateWorth>();
});

/** Adds up what changed of sealed days, as far as it changed what their sales come to and touches a span. */
export async function lateWorth(db: Db, books: Books, span: { since: number; until: number }): Promise<LateWorth[]> {
  const { accountId, mode } = books;
  return (await worthOfLate(db, { accountId, mode, ...span })).rows;
}

/** Later changes of the sales that were confirmed from `sinceMs` until before `untilMs`, the oldest first. */
export async function changedSince(
  db: Db,
  { accountId, mode }: Books,
  { since_ms, until_ms }: Pick<BookClose, "since_ms" | "until_ms">,
): Promise<BookLate[]> {
  return db
    .selectFrom("book_late")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("sold_at", ">=", since_ms)
    .where("sold_at", "<", until_ms)
    .orderBy("after_ms")
    .orderBy("purchase_id")
    .orderBy("version")
    .execute();
}

/** The accounts behind this id that somebody can sell from, in their order: the books of the others rest. */
export async function keptAccountsAfter(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("id", ">", id)
    .where((e) => e.or([e("live_key_sealed", "is not", null), e("sandbox_key_sealed", "is not", null)]))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How many are named as the best customers of a day. */
const maxBest = 3;

/** Who bought most between two moments, of those whom the shop knows by name. */
export async function bestCustomers(
  db: Db,
  { accountId, mode }: Books,
  { since, until }: { since: number; until: number },
): Promise<{ id: string; name: string; n: number; kobo: number }[]> {
  return db
    .selectFrom("purchase")
    .innerJoin("person_thing", (on) =>
      on
        .onRef("person_thing.account_id", "=", "purchase.account_id")
        .onRef("person_thing.number", "=", "purchase.beneficiary"),
    )
    .innerJoin("person", "person.id", "person_thing.person_id")
    .select(["person.id", "person.name"])
    .select((e) => [
      e.fn.countAll<number>().as("n"),
      sql<number>`sum(coalesce(purchase.price_kobo, purchase.face_kobo))`.as("kobo"),
    ])
    .where("purchase.account_id", "=", accountId)
    .where("purchase.mode", "=", mode)
    .where("purchase.state", "=", "succeeded")
    .where("purchase.confirmed_at", ">=", since)
    .where("purchase.confirmed_at", "<", until)
    .where("person.name", "is not", null)
    .groupBy(["person.id", "person.name"])
    .orderBy("kobo", "desc")
    .orderBy("person.id")
    .limit(maxBest)
    .$castTo<{ id: string; name: string; n: number; kobo: number }>()
    .execute();
}

/** What sales of a span bring whose charge is expected or likely, and not seen: the part of the profit that is about. In kobo. */
export async function aboutProfit(
  db: Db,
  { accountId, mode }: Books,
  { since, until }: { since: number; until: number },
): Promise<number> {
  const { kobo } = await db
    .selectFrom("purchase")
    .select(sql<number | null>`sum(coalesce(price_kobo, face_kobo) - coalesce(expected_kobo, about_kobo))`.as("kobo"))
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("state", "=", "succeeded")
    .where("confirmed_at", ">=", since)
    .where("confirmed_at", "<", until)
    .where("observed_kobo", "is", null)
    .where((e) => e.or([e("expected_kobo", "is not", null), e("about_kobo", "is not", null)]))
    .executeTakeFirstOrThrow();
  return Number(kobo ?? 0);
}

/** The accounts that sell for real, behind this id, whose owners want the close by this hour of the day. */
export async function accountsToShow(
  db: Db,
  id: string,
  { hour, usualHour, limit }: { hour: number; usualHour: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("id", ">", id)
    .where("mode", "=", "live")
    .where("live_key_sealed", "is not", null)
    .where((e) =>
      e.or([
        e.and([e("close_hour", ">=", 0), e("close_hour", "<=", hour)]),
        ...(usualHour <= hour ? [e("close_hour", "is", null)] : []),
      ]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The latest count of a day's money. */
export async function newestCount(db: Db, { accountId, mode }: Books, day: number): Promise<CashCount | undefined> {
  return db
    .selectFrom("cash_count")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("day", "=", day)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertCount(trx: Db, count: CashCount): Promise<void> {
  await trx.insertInto("cash_count").values(count).execute();
}
