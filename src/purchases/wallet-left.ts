import type { Db } from "../store/engine/database.ts";
import { costOf } from "../store/queries/seats.ts";
import { salesMoving } from "../store/queries/wallet-looks.ts";
import type { AccountMode } from "../store/tables/accounts.ts";
import { isOpen } from "./states.ts";

/**
 * What is left of a balance, in kobo, once all is paid that it does not show yet: sales that have settled since it was
 * asked for, and open ones, which may still take their charge or have taken it unseen.
 */
export async function walletLeft(
  db: Db,
  account: { id: string; mode: AccountMode },
  balance: { kobo: number; at: number },
): Promise<number> {
  const sales = await salesMoving(db, account.id, account.mode, balance.at);
  const isInBalance = (at: number | null) => at !== null && at <= balance.at;
  return sales
    .filter(({ state, charged_look_at }) => (isOpen(state) || state === "succeeded") && !isInBalance(charged_look_at))
    .reduce((left, sale) => left - costOf(sale), balance.kobo);
}
