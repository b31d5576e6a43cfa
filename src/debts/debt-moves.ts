import type { Db } from "../db/database.ts";
import { type Books, type DebtSum, sumDebtLines } from "./debt-lines.queries.ts";
import type { DebtKind } from "./debts.table.ts";

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
