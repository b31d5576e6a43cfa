import { accountIdsAfter } from "../accounts/accounts.queries.ts";
import type { Books } from "../closes/closes.queries.ts";
import type { ClosePart } from "../closes/closes.table.ts";
import { addParts, isSomething, sumParts, sumRows } from "../closes/sale-sums.queries.ts";
import { accountModes } from "../core/account-modes.ts";
import { dayMs } from "../core/calendar.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { debtorsOff } from "../debts/debt-lines.queries.ts";

export interface SumsAuditDeps extends Pick<Tools, "store" | "log"> {
  /** A sum was not what its sales, or its lines, come to. */
  onOff(): void;
}

/** The accounts per round: a sale waits for one round at most. */
const accountsAtOnce = 20;
/** The newest sales are counted again for so long: also those of days that the program was off. */
const recountedMs = 8 * dayMs;

/**
 * Counts the sales of the last days again from their rows, and holds them against what closes and later changes say; and
 * what each customer owes against its lines: once a day, some accounts with each call. What is not right is an error of
 * this program: it is logged and counted. A sealed day stays as it is.
 */
export function createSumsAudit({ store, log, onOff }: SumsAuditDeps) {
  let audited = Number.NEGATIVE_INFINITY;
  let after = "";

  return async (now: number): Promise<void> => {
    const day = Math.floor(now / dayMs);
    if (day <= audited) return;
    const accountIds = await accountIdsAfter(store.db, after, accountsAtOnce);
    after = accountIds.at(-1) ?? "";
    if (accountIds.length < accountsAtOnce) {
      audited = day;
      after = "";
    }
    for (const accountId of accountIds) {
      const off = await store.transaction((trx) => findOff(trx, accountId, now - recountedMs));
      for (const facts of off.sales) log.error("sums.off", { accountId, ...facts });
      for (const facts of off.debtors) log.error("debts.off", { accountId, ...facts });
      for (const _ of [...off.sales, ...off.debtors]) onOff();
    }
  };
}

/** Finds the sums of an account that are wrong. One transaction reads both sides. */
async function findOff(trx: Db, accountId: string, since: number) {
  await takeLock(trx, `books:${accountId}`);
  const sales = [];
  for (const mode of accountModes) {
    const off = await salesOff(trx, { accountId, mode }, since);
    if (off.length > 0) sales.push({ mode, off });
  }
  return { sales, debtors: await debtorsOff(trx, accountId) };
}

/** The differences between closes and rows for sales confirmed since then, per service and seat. */
export async function salesOff(db: Db, { accountId, mode }: Books, since: number): Promise<ClosePart[]> {
  const byCloses = await sumParts(db, accountId, { mode, since });
  const byRows = await sumRows(db, accountId, { mode, since });
  return addParts(byCloses, byRows, -1).filter(isSomething);
}
