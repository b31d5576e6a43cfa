import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { oweCard } from "../sales/owe-card.ts";
import { type Purchase, updatePurchase } from "../sales/purchases.queries.ts";
import { isUntouched } from "./debited.ts";
import { untoldFailures } from "./looks.queries.ts";
import type { RecordedBalance } from "./record-balance.ts";
import { lagMs } from "./sale.ts";

/** A refund that comes later than this after the failure is not looked for any more. */
const watchedMs = dayMs;
/** The first balances after a failure show that nothing was taken; later ones hold other sales and payments, too. */
const unseenMs = 10 * 60_000;

/**
 * Marks failed sales that took nothing from the wallet, as a balance after the failure shows, and draws their cards
 * again. Runs in the transaction that records the balance.
 */
export async function markWholeSales(trx: Db, stamp: Stamp, balance: RecordedBalance): Promise<void> {
  const { accountId, mode, kobo, askedAt } = balance;
  const times = { since: askedAt - watchedMs, unseenSince: askedAt - unseenMs };
  for (const sale of await untoldFailures(trx, { accountId, mode, ...times })) {
    if ((sale.settled_at ?? 0) + lagMs > askedAt) continue;
    const isReturned = sale.observed_from === "wallet";
    if (!isReturned && !(await isUntouched(trx, sale, balance))) continue;
    const before = sale.wallet_from_kobo ?? kobo;
    await oweCard(trx, stamp, await updatePurchase(trx, sale, { wallet_from_kobo: before, wallet_to_kobo: before }));
  }
}

/** Whether the wallet holds what it held without this failed sale: its charge came back, or there was none. */
export function isWhole({ state, wallet_from_kobo, wallet_to_kobo }: Purchase): boolean {
  return state === "failed" && wallet_from_kobo !== null && wallet_from_kobo === wallet_to_kobo;
}
