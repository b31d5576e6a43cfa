import { type Insertable, type Selectable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import { countOf, type Db } from "../db/database.ts";
import { prepared, preparedFirst } from "../db/prepared.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { DebtLineTable, DebtorTable, SalePaymentTable } from "./debts.table.ts";

export type SalePayment = Selectable<SalePaymentTable>;
export type Debtor = Selectable<DebtorTable>;

/** Whose debts: those of one person to one account, in one mode. */
export interface DebtorKey {
  accountId: string;
  mode: AccountMode;
  personId: string;
}

/** Written out: an index of what is above 0 serves no query that hands the number in. */
const nothing = sql.lit(noKobo);

/** How a sale was paid for; undefined: at the counter. */
export const findSalePayment = preparedFirst((db, purchaseId: string) =>
  db.selectFrom("tender").selectAll().where("purchase_id", "=", purchaseId),
);

/** A sale, joined with the same; each column is null if it was paid at the counter. */
export function saleWithPayment(db: Db, purchaseId: string) {
  return db
    .selectFrom("purchase")
    .leftJoin("tender", "tender.purchase_id", "purchase.id")
    .selectAll("tender")
    .where("purchase.id", "=", purchaseId);
}

export async function putSalePayment(trx: Db, salePayment: SalePayment): Promise<void> {
  const { purchase_id, ...changes } = salePayment;
  await trx
    .insertInto("tender")
    .values(salePayment)
    .onConflict((c) => c.column("purchase_id").doUpdateSet(changes))
    .execute();
}

/** The debts of a person, sale by sale, the oldest first. */
export async function openSalePayments(db: Db, key: DebtorKey): Promise<SalePayment[]> {
  return open(db, key).selectAll("tender").execute();
}

/** The same with the sales; at most a number of them, if that is given. */
export async function openSales(db: Db, key: DebtorKey, limit?: number): Promise<OpenSale[]> {
  const rows = await open(db, key)
    .innerJoin("purchase", "purchase.id", "tender.purchase_id")
    .selectAll("purchase")
    .select("left_kobo")
    .$if(limit !== undefined, (q) => q.limit(limit ?? 0))
    .execute();
  return rows.map(({ left_kobo: leftKobo, ...sale }) => ({ sale, leftKobo }));
}

export function countOpen(db: Db, key: DebtorKey): Promise<number> {
  return countOf(open(db, key).clearOrderBy());
}

export interface OpenSale {
  sale: Purchase;
  leftKobo: Kobo;
}

/** The newest payment of somebody, with all of its lines. */
export async function lastPayment(db: Db, { accountId, mode, personId }: DebtorKey) {
  const row = await db
    .selectFrom("debt_line")
    .select((e) => ["at", e.fn.sum<number>("owed_kobo").as("owed_kobo")])
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("person_id", "=", personId)
    .where("kind", "=", "paid")
    .groupBy("at")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, owed_kobo: toKobo(Number(row.owed_kobo)) };
}

/** Since when the oldest of them is owed; null: nothing is. */
export async function oldestOpen(db: Db, key: DebtorKey): Promise<number | null> {
  const row = await open(db, key).select("tender.since_at").limit(1).executeTakeFirst();
  return row?.since_at ?? null;
}

function open(db: Db, { accountId, mode, personId }: DebtorKey) {
  return db
    .selectFrom("tender")
    .where("tender.account_id", "=", accountId)
    .where("tender.mode", "=", mode)
    .where("tender.person_id", "=", personId)
    .where("tender.left_kobo", ">", nothing)
    .where("tender.taken_back_at", "is", null)
    .orderBy("tender.since_at")
    .orderBy("tender.purchase_id");
}

/** Whatever one person has owed, somebody else owes from now on. */
export async function moveSalePayments(trx: Db, { accountId, mode, personId }: DebtorKey, toId: string): Promise<void> {
  await trx
    .updateTable("tender")
    .set({ person_id: toId })
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("person_id", "=", personId)
    .execute();
}

export async function findDebtor(db: Db, { accountId, mode, personId }: DebtorKey): Promise<Debtor | undefined> {
  return db
    .selectFrom("debtor")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("person_id", "=", personId)
    .executeTakeFirst();
}

export async function modesOwed(db: Db, accountId: string, personId: string): Promise<AccountMode[]> {
  const rows = await db
    .selectFrom("debtor")
    .select("mode")
    .where("account_id", "=", accountId)
    .where("person_id", "=", personId)
    .where("owed_kobo", ">", nothing)
    .orderBy("mode")
    .execute();
  return rows.map(({ mode }) => mode);
}

export async function putDebtor(trx: Db, debtor: Debtor): Promise<void> {
  const { account_id, mode, person_id, ...changes } = debtor;
  await trx
    .insertInto("debtor")
    .values(debtor)
    .onConflict((c) => c.columns(["account_id", "mode", "person_id"]).doUpdateSet(changes))
    .execute();
}

export async function insertDebtLine(trx: Db, line: Insertable<DebtLineTable>): Promise<void> {
  await trx.insertInto("debt_line").values(line).execute();
}

/** How these sales were paid for that were not simply paid at the counter. */
export async function salePaymentsOf(db: Db, purchaseIds: readonly string[]): Promise<SalePayment[]> {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom("tender")
    .selectAll()
    .where("purchase_id", "in", [...purchaseIds])
    .execute();
}

/**
 * Which of an account's debtors: if they are given, only those whose oldest sale is owed since `before` or earlier, or
 * these.
 */
export interface DebtorsQuery {
  accountId: string;
  mode: AccountMode;
  before?: number;
  ids?: readonly string[];
}

/** Debtors, the oldest debt first; the name is null for a bare number, and for a deleted person. */
export async function listDebtors(db: Db, query: DebtorsQuery, { offset, limit }: { offset: number; limit: number }) {
  return owing(db, query)
    .leftJoin("person", "person.id", "debtor.person_id")
    .selectAll("debtor")
    .select("person.name")
    .orderBy("debtor.oldest_at")
    .orderBy("debtor.person_id")
    .offset(offset)
    .limit(limit)
    .execute();
}

const sumOf = (db: Db, query: DebtorsQuery) =>
  owing(db, query).select((e) => [
    e.fn.sum<number | null>("owed_kobo").as("owed"),
    e.fn.countAll<number>().as("people"),
    e.fn.min("oldest_at").as("oldest"),
  ]);
const sumOfAll = prepared((db, query: Omit<DebtorsQuery, "ids">) => sumOf(db, query));

/** The total of debts, the number of debtors, and the oldest date. */
export async function sumDebts(db: Db, { ids, ...all }: DebtorsQuery): Promise<DebtSums> {
  const { rows } = ids ? await db.executeQuery(sumOf(db, { ...all, ids })) : await sumOfAll(db, all);
  const [row] = rows;
  const oldest = row?.oldest ?? null;
  return {
    owedKobo: toKobo(Number(row?.owed ?? 0)),
    people: Number(row?.people ?? 0),
    oldestAt: oldest === null ? null : Number(oldest),
  };
}

/** How many of some debtors there are; no more than `most` are counted. */
export function countDebtors(db: Db, query: DebtorsQuery, most: number): Promise<number> {
  return countOf(db.selectFrom(owing(db, query).select("debtor.person_id").limit(most).as("counted")));
}

export interface DebtSums {
  owedKobo: Kobo;
  people: number;
  oldestAt: number | null;
}

function owing(db: Db, { accountId, mode, before, ids }: DebtorsQuery) {
  return db
    .selectFrom("debtor")
    .where("debtor.account_id", "=", accountId)
    .where("debtor.mode", "=", mode)
    .where("debtor.owed_kobo", ">", nothing)
    .$if(before !== undefined, (q) => q.where("debtor.oldest_at", "<=", before ?? 0))
    .$if(ids !== undefined, (q) => q.where("debtor.person_id", "in", [...(ids ?? [])]));
}
