import { randomBytes } from "node:crypto";
import { putChat } from "../../src/accounts/accounts.queries.ts";
import { systemClock } from "../../src/core/clock.ts";
import { createIds } from "../../src/core/ids.ts";
import { toKobo } from "../../src/core/money.ts";
import type { Store } from "../../src/db/open.ts";
import { followSale } from "../../src/debts/debts-of-sales.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import type { PurchaseState } from "../../src/sales/purchases.table.ts";
import type { Step } from "../../src/sales/states.ts";
import { findSeller, type Seller } from "../../src/sessions/sessions.ts";
import { noon } from "./builders.ts";

export const stamp = { ids: createIds(systemClock, randomBytes), now: noon };

/** Ada, who is logged in to her own account. */
export async function adaOf(store: Store): Promise<Seller> {
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  return (await findSeller(store.db, 7)) as Seller;
}

/** Moves a sale to a state, as settling does, with what follows for its debts in the same transaction. */
export async function turns(store: Store, id: string, to: PurchaseState, now = noon): Promise<Purchase> {
  return store.transaction(async (trx) => {
    const before = (await findPurchase(trx, id)) as Purchase;
    const after = await updatePurchase(trx, before, { state: to });
    const step = { journal: [{ from: before.state, to }] } as Partial<Step> as Step;
    await followSale(trx, { ...stamp, now }, after, step);
    return after;
  });
}

/** Naira as kobo. */
export const naira = (amount: number) => toKobo(amount * 100);
