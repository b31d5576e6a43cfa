import type { Store } from "../db/open.ts";
import { confirmFreshMs } from "../sales/next.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { mayBeResent } from "../sales/resend.ts";
import { isDebited, isUntouched } from "./debited.ts";
import type { BalanceSnapshot } from "./sale.ts";
import { salesMoving } from "./snapshots.queries.ts";

export interface UntouchedDeps {
  store: Store;
  clock: { now(): number };
  /** Asks what the wallet of this sale holds now; null if it cannot be seen. */
  look(purchase: Purchase): Promise<BalanceSnapshot | null>;
}

/**
 * Reads the wallet, and resolves to whether a look after the refusal of this sale has shown that nothing was taken. One
 * look speaks for every sale that was refused before it: what is resent first would hide the others.
 */
export function createUntouched({ store, clock, look }: UntouchedDeps): (purchase: Purchase) => Promise<boolean> {
  /** Sales that a look has shown to be uncharged, with the time of the look. */
  const seenAt = new Map<string, number>();

  return async (purchase) => {
    const { account_id, mode, id } = purchase;
    const moving = await salesMoving(store.db, account_id, mode, clock.now());
    const refused = moving.filter((sale) => mayBeResent(sale, clock.now()));
    const seen = await look(purchase);
    if (!seen) return false;
    for (const [one, at] of seenAt) if (seen.askedAt - at >= confirmFreshMs) seenAt.delete(one);
    for (const sale of refused) {
      if (!seenAt.has(sale.id) && (await isUntouched(store.db, sale, seen))) seenAt.set(sale.id, seen.askedAt);
    }
    return seenAt.has(id) && (await isDebited(store.db, purchase, seen)) !== true;
  };
}
