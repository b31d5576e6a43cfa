import { accountIdsAfter } from "../accounts/accounts.queries.ts";
import type { Log } from "../core/log.ts";
import type { Store } from "../db/open.ts";
import { tallyDayOf } from "../sales/sale-sums.queries.ts";
import { closeDebtGaps, closeGaps, dayGaps, debtGaps, everGaps } from "./tally-audit.queries.ts";

export interface TallyAuditDeps {
  store: Store;
  log: Log;
  /** A total was not what its sales come to. */
  onOff(): void;
}

/** No round holds up a sale for longer than the day of so many accounts takes. */
const accountsAtOnce = 20;

/**
 * Counts the totals of yesterday again from the sales, and what is owed from the debtors, once a day, some accounts with
 * each call. What is not right is an error of this program: it is logged, counted and put right.
 */
export function createTallyAudit({ store, log, onOff }: TallyAuditDeps) {
  let audited = Number.NEGATIVE_INFINITY;
  let after = "";

  return async (now: number): Promise<void> => {
    const day = tallyDayOf(now) - 1;
    if (day <= audited) return;
    const accountIds = await accountIdsAfter(store.db, after, accountsAtOnce);
    after = accountIds.at(-1) ?? "";
    if (accountIds.length < accountsAtOnce) {
      audited = day;
      after = "";
    }
    if (accountIds.length === 0) return;
    const gaps = await store.transaction(async (trx) => {
      const ofDay = await dayGaps(trx, { accountIds, day });
      await closeGaps(trx, ofDay);
      const ofEver = await everGaps(trx, { accountIds });
      await closeGaps(trx, ofEver);
      return [...ofDay, ...ofEver];
    });
    const owed = await store.transaction(async (trx) => {
      const found = await debtGaps(trx, { accountIds });
      await closeDebtGaps(trx, found);
      return found;
    });
    for (const { account_id: accountId, mode, day: dayOff, n } of gaps) {
      onOff();
      log.error("tally.off", { accountId, mode, day: dayOff, n });
    }
    for (const { account_id: accountId, mode, people } of owed) {
      onOff();
      log.error("debts.off", { accountId, mode, people });
    }
  };
}
