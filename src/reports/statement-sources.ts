import type { Db } from "../store/engine/database.ts";
import type { Account } from "../store/queries/accounts.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import type { DebtFigures, StatementLine, WalletFigures } from "./statement.ts";

/** The wallet of an account in a period; null: nobody has looked. */
export async function walletIn(
  _db: Db,
  _account: Pick<Account, "id" | "mode">,
  _span: { since: number; until: number },
): Promise<WalletFigures | null> {
  return null;
}

/** What the customers of an account owe; null: not kept. */
export async function debtsIn(
  _db: Db,
  _account: Pick<Account, "id" | "mode">,
  _span: { since: number; until: number },
): Promise<DebtFigures | null> {
  return null;
}

/** Whether each of these sales is paid for, by its id; those that nothing is known of are left out. */
export async function paymentsOf(
  _db: Db,
  _sales: readonly Purchase[],
): Promise<ReadonlyMap<string, StatementLine["payment"]>> {
  return new Map();
}

/** Whatever changes when a figure of a statement changes that stands in no sale. */
export async function stampBeside(
  _db: Db,
  _accountId: string,
  _span: { since: number; until: number },
): Promise<string> {
  return "";
}
