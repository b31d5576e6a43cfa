import { accountIdsAfter } from "../../src/accounts/accounts.queries.ts";
import { salesOff } from "../../src/books/sums-audit.ts";
import { reckonBySeat } from "../../src/closes/reckoning.ts";
import { accountModes } from "../../src/core/account-modes.ts";
import type { Db } from "../../src/db/database.ts";
import { debtorsOff } from "../../src/debts/debt-lines.queries.ts";
import type { SaleQuery } from "../../src/sales/sales.queries.ts";

const all = Number.MAX_SAFE_INTEGER;

/** What closes and later changes say of sales otherwise than their rows, and what debtors owe otherwise than their lines. */
export async function sumsOff(db: Db): Promise<object[]> {
  const off: object[] = [];
  for (const accountId of await accountIdsAfter(db, "", all)) {
    for (const mode of accountModes) {
      for (const part of await salesOff(db, { accountId, mode }, 0)) off.push({ accountId, mode, ...part });
    }
    for (const debtor of await debtorsOff(db, accountId)) off.push({ accountId, ...debtor });
  }
  return off;
}

/** What sales come to, with a line for each seat that made any. */
export async function sumSales(db: Db, accountId: string, query: SaleQuery) {
  return [...(await reckonBySeat(db, accountId, query))].map(([seatId, sums]) => ({ seatId, ...sums }));
}
