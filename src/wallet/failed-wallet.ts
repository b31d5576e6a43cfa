import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { type Purchase, updatePurchase } from "../sales/purchases.queries.ts";
import { isUntouched } from "./debited.ts";
import { type BalanceSnapshot, lagMs } from "./sale.ts";
import { newestFailures } from "./snapshots.queries.ts";

/** The first balances after a failure show that nothing was taken; later ones hold other sales and payments, too. */
const watchedMs = 10 * 60_000;

/**
 * Marks failed sales that took nothing from the wallet, as a balance after the failure shows, and draws their cards
 * again. Runs in the transaction that records the balance.
 */
export async function markWholeSales(
  trx: Db,
  stamp: Stamp,
  balance: BalanceSnapshot & Parameters<typeof newestFailures>[1],
): Promise<void> {
  for (const sale of await newestFailures(trx, balance, balance.askedAt - watchedMs)) {
    if ((sale.settled_at ?? 0) + lagMs > balance.askedAt || !(await isUntouched(trx, sale, balance))) continue;
    await enqueueCard(trx, stamp, await updatePurchase(trx, sale, wholeAt(sale, balance.kobo)));
  }
}

/** The columns that say that the wallet misses nothing of a failed sale; `kobo`: what it holds. */
export function wholeAt({ wallet_from_kobo }: Purchase, kobo: Kobo) {
  const before = wallet_from_kobo ?? kobo;
  return { wallet_from_kobo: before, wallet_to_kobo: before };
}

/** Whether the wallet holds what it held without this failed sale: its charge came back, or there was none. */
export function isWhole({ state, charged_look_at, wallet_from_kobo, wallet_to_kobo }: Purchase): boolean {
  const isShownTaken = charged_look_at !== null;
  return state === "failed" && !isShownTaken && wallet_from_kobo !== null && wallet_from_kobo === wallet_to_kobo;
}
