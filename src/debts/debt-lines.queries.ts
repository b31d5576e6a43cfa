import { sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import { countOf, type Db } from "../db/database.ts";
import type { DebtorKey } from "./debts.queries.ts";
import type { DebtKind } from "./debts.table.ts";

/** Whose debts: those to one account in one mode. */
export type Books = Omit<DebtorKey, "personId">;

/** What the lines of one kind and one sale come to, in kobo: owed more, to be given back more. */
interface DebtSum {
  kind: DebtKind;
  /** Null: of all that somebody owed. */
  purchaseId: string | null;
  soldAt: number | null;
  owed: number;
  back: number;
}

/** Adds up the lines that were written between two moments, by kind and sale. */
async function sumDebtLines(
  db: Db,
  { accountId, mode }: Books,
  { since, until }: { since: number; until: number },
): Promise<DebtSum[]> {
  const rows = await db
    .selectFrom("debt_line")
    .leftJoin("purchase", "purchase.id", "debt_line.purchase_id")
    .select(["debt_line.kind", "debt_line.purchase_id as purchaseId", "purchase.confirmed_at as soldAt"])
    .select((e) => [
      e.fn.sum<number>("debt_line.owed_kobo").as("owed"),
      e.fn.sum<number>("debt_line.back_kobo").as("back"),
    ])
    .where("debt_line.account_id", "=", accountId)
    .where("debt_line.mode", "=", mode)
    .where("debt_line.at", ">=", since)
    .where("debt_line.at", "<", until)
    .groupBy(["debt_line.kind", "debt_line.purchase_id", "purchase.confirmed_at"])
    .execute();
  return rows.map((row) => ({ ...row, owed: Number(row.owed), back: Number(row.back) }));
}

/** When the first and the last line were written between two moments; null: none was. */
export async function debtLinesBetween(
  db: Db,
  { accountId, mode }: Books,
  { since, until }: { since: number; until: number },
): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom("debt_line")
    .select((e) => [e.fn.min("at").as("first"), e.fn.max("at").as("last")])
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("at", ">=", since)
    .where("at", "<", until)
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first: Number(first), last: Number(last) };
}

/** Grows with every change of what is owed to an account. */
export function countDebtLines(db: Db, { accountId, mode }: Books): Promise<number> {
  return countOf(db.selectFrom("debt_line").where("account_id", "=", accountId).where("mode", "=", mode));
}

/** The debts to an account before a moment, in kobo, and the number of debtors. */
export async function owedBefore(
  db: Db,
  { accountId, mode }: Books,
  at: number,
): Promise<{ owedKobo: Kobo; people: number }> {
  const debtors = await db
    .selectFrom("debt_line")
    .select((e) => e.fn.sum<number>("owed_kobo").as("owed"))
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("at", "<", at)
    .groupBy("person_id")
    .having((e) => e.fn.sum("owed_kobo"), ">", 0)
    .execute();
  const owedKobo = toKobo(debtors.reduce((sum, { owed }) => sum + Number(owed), 0));
  return { owedKobo, people: debtors.length };
}

/** Whose debt is not the sum of the lines, and by how much, in kobo. In one moment of the database. */
export async function debtorsOff(
  db: Db,
  accountId: string,
): Promise<{ mode: AccountMode; personId: string; kobo: number }[]> {
  const of = (table: "debtor" | "debt_line", sign: number) =>
    db
      .selectFrom(table)
      .select(["mode", "person_id as personId", sql<number>`${sql.lit(sign)} * owed_kobo`.as("kobo")])
      .where("account_id", "=", accountId)
      .where("person_id", "is not", null)
      .$castTo<{ mode: AccountMode; personId: string; kobo: number }>();
  return db
    .selectFrom(of("debtor", 1).unionAll(of("debt_line", -1)).as("compared"))
    .select((e) => ["mode", "personId", e.fn.sum<number>("kobo").as("kobo")])
    .groupBy(["mode", "personId"])
    .having((e) => e.fn.sum("kobo"), "<>", 0)
    .execute();
}

/** How debts moved in a day, in kobo. The columns of a close explain the parts that they keep. */
export interface DebtMoves extends DebtDetails {
  owed_kobo: number;
  repaid_kobo: number;
  back_kobo: number;
}

/** The part of them that a close keeps as JSON. */
export interface DebtDetails {
  /** In `owed_kobo`: of sales of earlier days, that are unpaid after all, less those that were taken back. */
  earlier_kobo: number;
  /** In `owed_kobo`: of the day's own sales, that were written off. */
  forgiven_kobo: number;
  /** Written off of sales of earlier days: no money of this day. */
  forgiven_earlier_kobo: number;
}

export const noDetails: DebtDetails = { earlier_kobo: 0, forgiven_kobo: 0, forgiven_earlier_kobo: 0 };

/**
 * Reads how debts moved in a day. What somebody taps in between leaves no trace: of a sale of the day counts what it
 * still leaves owing at its end, of an earlier one what is owed more or less than before.
 */
export async function debtMoves(db: Db, books: Books, day: { since: number; until: number }): Promise<DebtMoves> {
  const sums = await sumDebtLines(db, books, day);
  const isOwn = ({ soldAt }: DebtSum) => soldAt !== null && soldAt >= day.since && soldAt < day.until;
  const [own, earlier] = [sums.filter(isOwn), sums.filter((sum) => !isOwn(sum))];
  const changes = [...Map.groupBy(earlier, ({ purchaseId }) => purchaseId).values()].map((of) =>
    owed(of, ["owed", "paid"]),
  );
  const unpaid = changes.reduce((sum, kobo) => sum + Math.max(0, kobo), owed(earlier, ["returned"]));
  return {
    owed_kobo: owed(own, ["owed", "paid", "returned"]) + unpaid,
    repaid_kobo: changes.reduce((sum, kobo) => sum + Math.max(0, -kobo), 0),
    back_kobo: sums.reduce((sum, { back }) => sum + back, 0),
    earlier_kobo: unpaid,
    forgiven_kobo: 0 - owed(own, ["forgiven"]),
    forgiven_earlier_kobo: 0 - owed(earlier, ["forgiven"]),
  };
}

function owed(sums: readonly DebtSum[], kinds: readonly DebtKind[]): number {
  return sums.reduce((total, { kind, owed: kobo }) => (kinds.includes(kind) ? total + kobo : total), 0);
}
