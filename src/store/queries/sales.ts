import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Kobo } from "../../lib/money.ts";
import { type ServiceType, serviceTypes } from "../../lib/service-types.ts";
import type { Db, Tables } from "../engine/database.ts";
import type { AccountMode } from "../tables/accounts.ts";
import type { JournalTable } from "../tables/purchases.ts";
import type { Purchase } from "./purchases.ts";

export type JournalRow = Selectable<JournalTable>;

/**
 * How sales are told apart in the history. An `open` one is not over: money may still move, or a token still come. A
 * `doubtful` one, open or not, needs a person to look.
 */
export const saleStages = ["sold", "open", "failed", "doubtful"] as const;
export type SaleStage = (typeof saleStages)[number];

/** Which of an account's sales. What is left out does not matter. */
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
  /** Among these sales alone. */
  ids?: readonly string[];
}

/** One thing that was searched for. A sale fits when any of these does; texts in lower case. */
export interface SaleTerm {
  /** Parts of a beneficiary. */
  digits: readonly string[];
  /** Face value or charge, as it was expected or seen. */
  amountKobo: Kobo | null;
  /** Part of a reference. */
  reference: string | null;
  /** Part of a provider's or product's name, or the service itself. */
  name: string | null;
  /** Whole beneficiaries: those of customers with such a name. */
  beneficiaries: readonly string[];
}

/** Where a page begins: beside the sale with this id, on the older or the newer side of it. */
export interface PageStart {
  direction: "older" | "newer";
  id: string;
}

type SaleBuilder = ExpressionBuilder<Tables, "purchase">;

/** A page of sales, newest first, and whether there are more on either side. */
export async function listSales(
  db: Db,
  accountId: string,
  query: SaleQuery,
  page: { size: number; start: PageStart | null },
): Promise<{ sales: Purchase[]; hasNewer: boolean; hasOlder: boolean }> {
  const { size, start } = page;
  const isUpwards = start?.direction === "newer";
  let rows = await salesOf(db, accountId, query)
    .selectAll()
    .$if(start !== null, (q) => q.where("id", isUpwards ? ">" : "<", start?.id ?? ""))
    .orderBy("id", isUpwards ? "asc" : "desc")
    .limit(size + 1)
    .execute();
  // Fewer than a page above: that is the top.
  if (isUpwards && rows.length < size) return listSales(db, accountId, query, { size, start: null });
  const hasMore = rows.length > size;
  rows = rows.slice(0, size);
  return isUpwards
    ? { sales: rows.reverse(), hasNewer: hasMore, hasOlder: true }
    : { sales: rows, hasNewer: start !== null, hasOlder: hasMore };
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
  const { mode, serviceType, stage, seatId, since, until, terms = [], ids } = query;
  return (
    db
      .selectFrom("purchase")
      // What was confirmed is a sale; all else was only an offer. The index purchase_sales holds these rows alone.
      .$if(ids === undefined, (q) => q.where("account_id", "=", accountId).where("confirmed_at", "is not", null))
      // SQLite would go through all sales of the account for them.
      .$if(ids !== undefined, (q) =>
        q.where("id", "in", [...(ids ?? [])]).where(unindexed("account_id"), "=", accountId),
      )
      .$if(mode !== undefined, (q) => q.where("mode", "=", mode as AccountMode))
      .$if(serviceType !== undefined, (q) => q.where("service_type", "=", serviceType as ServiceType))
      .$if(stage !== undefined, (q) => q.where((e) => isAtStage(e, stage as SaleStage)))
      .$if(seatId !== undefined, (q) => q.where("seat_id", seatId === null ? "is" : "=", seatId ?? null))
      .$if(since !== undefined, (q) => q.where("confirmed_at", ">=", since as number))
      .$if(until !== undefined, (q) => q.where("confirmed_at", "<", until as number))
      .where((e) => e.and(terms.map((term) => fits(e, term))))
  );
}

/** A column by which no index is used. */
export function unindexed(column: "account_id" | "confirmed_at") {
  return sql<string | number | null>`coalesce(${sql.ref(column)}, NULL)`;
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

function fits(e: SaleBuilder, term: SaleTerm) {
  const { digits, amountKobo, reference, name, beneficiaries } = term;
  return e.or([
    ...digits.map((part) => holds("beneficiary", part)),
    ...(beneficiaries.length > 0 ? [e("beneficiary", "in", [...beneficiaries])] : []),
    ...(amountKobo === null
      ? []
      : (["face_kobo", "expected_kobo", "observed_kobo"] as const).map((column) => e(column, "=", amountKobo))),
    ...(reference === null ? [] : [holds("reference", reference)]),
    ...(name === null ? [] : [holds("provider_name", name), holds("product_name", name)]),
    ...serviceTypes.filter((type) => type === name).map((type) => e("service_type", "=", type)),
  ]);
}

/** Whether a column holds `part`, which is in lower case. SQLite and PostgreSQL differ in whether LIKE minds the case. */
export function holds(column: string, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
