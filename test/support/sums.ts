import { accountIdsAfter } from "../../src/accounts/accounts.queries.ts";
import { salesOff } from "../../src/books/sums-audit.ts";
import { summarizeBySeat } from "../../src/closes/sale-totals.ts";
import { accountModes } from "../../src/core/account-modes.ts";
import type { Db } from "../../src/db/database.ts";
import { debtorsOff } from "../../src/debts/debt-lines.queries.ts";
import type { SaleQuery } from "../../src/sales/sales.queries.ts";

const all = Number.MAX_SAFE_INTEGER;

/** The differences between closes and rows of sales, and between debtors and their lines. */
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

/** The totals of sales, with a line per seat with sales. */
export async function sumSales(db: Db, accountId: string, query: SaleQuery) {
  return [...(await summarizeBySeat(db, accountId, query))].map(([seatId, sums]) => ({ seatId, ...sums }));
}
