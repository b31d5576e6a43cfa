import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import { type Db, isPostgres, type Tables } from "../db/database.ts";
import { type ServiceType, serviceTypes, typesWithFace } from "../services/services.ts";
import type { Purchase } from "./purchases.queries.ts";
import type { JournalTable } from "./purchases.table.ts";

export type JournalRow = Selectable<JournalTable>;

/**
 * The groups of sales in the history. An `open` one is not over: money may still move, or a token still come. A
 * `doubtful` one, open or not, needs a person to look.
 */
export const saleStages = ["sold", "open", "failed", "doubtful"] as const;
export type SaleStage = (typeof saleStages)[number];

/** Which of an account's sales. A missing field does not narrow. */
export interface SaleQuery {
  mode?: AccountMode;
  serviceType?: ServiceType;
  stage?: SaleStage;
  /** Made from this seat; null: by the owners. */
  seatId?: string | null;
  /** Confirmed from then on, and before `until`. Epoch milliseconds. */
  since?: number;
  until?: number;
  /** All of these must hold. */
  terms?: readonly SaleTerm[];
  /** Only among these sales. */
  ids?: readonly string[];
  /** Only among the sales to these, by the index of the numbers. */
  beneficiaries?: readonly string[];
  /** Which of these narrows it down most: its index is read, and no other's. */
  by?: Narrowing;
}

/** The columns of an index in the order of the book. */
export type Narrowing = "serviceType" | "stage" | "seatId";

/** One thing that was searched for. A sale fits when any of these does; texts in lower case. */
export interface SaleTerm {
  /** Parts of a beneficiary. */
  digits: readonly string[];
  /** Face value, what the customer pays, or the charge, as it was expected or seen. */
  amountKobo: Kobo | null;
  /** Searches the amount only among customers' prices: for users who must not learn the cost of a sale. */
  isCostHidden?: boolean;
  /** Part of a reference. */
  reference: string | null;
  /** Part of a provider's or product's name, or the service itself. */
  name: string | null;
  /** Whole beneficiaries: those of customers with such a name. */
  beneficiaries: readonly string[];
  /** Part of a folded name that more customers have than are listed. */
  customer: string | null;
}

/** Where a page begins: beside the sale with this id, on the older or the newer side of it. */
export interface PageStart {
  direction: "older" | "newer";
  id: string;
}

/** A page of sales, newest first. */
export interface SalePage {
  sales: Purchase[];
  /** The sale beside which the next page to this side begins; null: there is none. */
  newer: string | null;
  older: string | null;
}

type SaleBuilder = ExpressionBuilder<Tables, "purchase">;

/** The place of a sale in the book, which is in the order of confirming. */
type PlaceInBook = Pick<Purchase, "confirmed_at" | "id">;

/**
 * A page of sales. `most`: the rows that are read for it; the page may then hold few sales, or none, with more beside
 * it.
 */
export async function listSales(
  db: Db,
  accountId: string,
  query: SaleQuery,
  page: { size: number; start: PageStart | null; most?: number },
): Promise<SalePage> {
  const { size, most } = page;
  const from = page.start && (await placeOf(db, accountId, page.start.id));
  const isUpwards = from !== null && page.start?.direction === "newer";
  const [onwards, upTo, order] = isUpwards ? ([">", "<=", "asc"] as const) : (["<", ">=", "desc"] as const);
  const inOrder = (wanted: SaleQuery) =>
    salesOf(db, accountId, wanted)
      .$if(from !== null, (q) => q.where((e) => isBeside(e, onwards, from)))
      .orderBy("confirmed_at", order)
      .orderBy("id", order);
  const { terms: _, ...whole } = query;
  const end = most === undefined ? null : await lastOf(inOrder(whole), most);
  let rows = await inOrder(query)
    .$if(end !== null, (q) => q.where((e) => isBeside(e, upTo, end)))
    .selectAll()
    .limit(size + 1)
    .execute();
  const hasMore = rows.length > size;
  rows = rows.slice(0, size);
  const next = hasMore ? (rows.at(-1)?.id ?? null) : (end?.id ?? null);
  if (!isUpwards) return { sales: rows, newer: from && (rows[0]?.id ?? from.id), older: next };
  // Fewer than a page above: that is the top.
  if (next === null && rows.length < size) return listSales(db, accountId, query, { ...page, start: null });
  return { sales: rows.toReversed(), newer: next, older: rows[0]?.id ?? null };
}

/** The last of this number of sales in the order of a query; null if there are fewer. */
async function lastOf(inOrder: ReturnType<typeof salesOf>, most: number): Promise<PlaceInBook | null> {
  const row = await inOrder
    .select(["confirmed_at", "id"])
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function placeOf(db: Db, accountId: string, id: string): Promise<PlaceInBook | null> {
  const rows = await salesOf(db, accountId, { ids: [id] })
    .select(["confirmed_at", "id"])
    .execute();
  return rows[0] ?? null;
}

function isBeside(e: SaleBuilder, side: "<" | ">" | "<=" | ">=", place: PlaceInBook | null) {
  return e(e.refTuple("confirmed_at", "id"), side, e.tuple(place?.confirmed_at ?? 0, place?.id ?? ""));
}

/** The end of the newest sales that are read without an index; null means the whole book. */
export async function endOfNewest(db: Db, accountId: string, most: number): Promise<PlaceInBook | null> {
  return lastOf(salesOf(db, accountId, {}).orderBy("confirmed_at", "desc").orderBy("id", "desc"), most);
}

/** Remembers the picture of a receipt. No state depends on it, so no version is spent. */
export async function keepReceipt(db: Db, id: string, fileId: string, digest: string): Promise<void> {
  await db
    .updateTable("purchase")
    .set({ receipt_file_id: fileId, receipt_digest: digest })
    .where("id", "=", id)
    .execute();
}

/** The sales of an account that a query lets through. */
export function salesOf(db: Db, accountId: string, query: SaleQuery) {
  const { mode, serviceType, stage, seatId, since, until, terms = [], ids, beneficiaries, by } = query;
  const column = (name: "service_type" | "seat_id", isRead: boolean) =>
    by === undefined || isRead ? sql.ref<string | null>(name) : unindexed(name);
  // Else SQLite goes through the sales of those days, or of that stage.
  const confirmedAt = beneficiaries === undefined ? sql.ref<number | null>("confirmed_at") : unindexed("confirmed_at");
  return (
    db
      .selectFrom("purchase")
      // A confirmed row is a sale; any other is only an offer. The index purchase_sales holds only sales.
      .$if(ids === undefined && beneficiaries === undefined, (q) => q.where("account_id", "=", accountId))
      // A span says it, too. SQLite may begin at this condition instead, and go through the book up to the span.
      .$if(ids === undefined && beneficiaries === undefined && since === undefined && until === undefined, (q) =>
        q.where("confirmed_at", "is not", null),
      )
      .$if(beneficiaries !== undefined, (q) =>
        q
          .where("account_id", "=", accountId)
          .where(isAmong(db, "beneficiary", beneficiaries ?? []))
          .where(confirmedAt, ">", 0),
      )
      // SQLite would go through all sales of the account for them.
      .$if(ids !== undefined, (q) =>
        q
          .where(isAmong(db, "id", ids ?? []))
          .where(unindexed("account_id"), "=", accountId)
          .where(isConfirmed),
      )
      .$if(mode !== undefined, (q) => q.where("mode", "=", mode as AccountMode))
      .$if(serviceType !== undefined, (q) =>
        q.where(column("service_type", by === "serviceType"), "=", serviceType as ServiceType),
      )
      .$if(stage !== undefined, (q) => q.where((e) => isAtStage(e, stage as SaleStage)))
      .$if(seatId !== undefined, (q) =>
        q.where(column("seat_id", by === "seatId"), seatId === null ? "is" : "=", seatId ?? null),
      )
      .$if(since !== undefined, (q) => q.where(confirmedAt, ">=", since as number))
      .$if(until !== undefined, (q) => q.where(confirmedAt, "<", until as number))
      .where((e) => e.and(terms.map((term) => fits(e, term, { db, accountId }))))
  );
}

/** A column by which no index is used. */
function unindexed<T extends string | number>(column: "account_id" | "service_type" | "seat_id" | "confirmed_at") {
  return sql<T | null>`coalesce(${sql.ref(column)}, NULL)`;
}

/** That a sale was confirmed: no index is read for it, and indexes of only confirmed sales may be. */
export const isConfirmed = sql<boolean>`confirmed_at + 0 > 0`;

/** Whether a column is one of these texts, which go to the database as one value, however many they are. */
export function isAmong(db: Db, column: "id" | "beneficiary", texts: readonly string[]) {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = ANY(${[...texts]}::text[])`
    : sql<boolean>`${sql.ref(column)} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`;
}

/** To the letter as in the indexes of these rows: SQLite takes one only where it reads the same condition. */
const failed = sql<boolean>`state IN ('failed', 'void')`;
const open = sql<boolean>`(state IN ('intent', 'sending', 'unknown', 'pending')
  OR (state = 'succeeded' AND delivery = 'awaiting'))`;

function isAtStage(e: SaleBuilder, stage: SaleStage) {
  switch (stage) {
    case "doubtful":
      return e("review", "is not", null);
    case "sold":
      return e("state", "=", "succeeded");
    case "failed":
      return failed;
    case "open":
      return open;
  }
}

function fits(e: SaleBuilder, term: SaleTerm, { db, accountId }: { db: Db; accountId: string }) {
  const { digits, amountKobo, isCostHidden, reference, name, beneficiaries, customer } = term;
  return e.or([
    ...digits.map((part) => holds("beneficiary", part)),
    ...(beneficiaries.length > 0 ? [isAmong(db, "beneficiary", beneficiaries)] : []),
    ...(customer === null ? [] : [e("beneficiary", "in", numbersWithName(db, accountId, customer))]),
    ...(amountKobo === null ? [] : hasAmount(e, amountKobo, isCostHidden)),
    ...(reference === null ? [] : [holds("reference", reference)]),
    ...(name === null ? [] : [holds("provider_name", name), holds("product_name", name)]),
    ...serviceTypes.filter((type) => type === name).map((type) => e("service_type", "=", type)),
  ]);
}

/** A plan's face value is what the shop pays for it, and so is a price that comes from the cost. */
function hasAmount(e: SaleBuilder, kobo: Kobo, isCostHidden = false) {
  if (isCostHidden) {
    const isFace = e.and([e("face_kobo", "=", kobo), e("service_type", "in", typesWithFace)]);
    return [isFace, e.and([e("price_kobo", "=", kobo), e("price_from", "!=", "cost")])];
  }
  const columns = ["face_kobo", "price_kobo", "expected_kobo", "observed_kobo"] as const;
  return columns.map((column) => e(column, "=", kobo));
}

/** Whether a column holds `part`, which is in lower case. SQLite and PostgreSQL differ in whether LIKE minds the case. */
export function holds(column: string, part: string) {
  return isLike(column, patternOf(part));
}

/** The pattern of a column that holds `part`. */
export const patternOf = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a column, in lower case, is like a pattern. */
export function isLike(column: string, pattern: string) {
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

/** The numbers of an account's people in whose folded names a text stands. */
export function numbersWithName(db: Db, accountId: string, folded: string) {
  return db
    .selectFrom("person")
    .innerJoin("person_thing", "person_thing.person_id", "person.id")
    .select("person_thing.number")
    .where("person.account_id", "=", accountId)
    .where("person.name_folded", "is not", null)
    .where(holds("person.name_folded", folded));
}
