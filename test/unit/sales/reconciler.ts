import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { createReconciler, type ReconcilerDeps } from "../../../src/sales/reconcile.ts";
import type { TransactionRecord, VerifyOutcome } from "../../../src/vending-api/verify-outcome.ts";
import { noon } from "../../support/builders.ts";
import type { Till } from "./till.ts";

/** A reconciler at a till, and the answers that verify gives it. */

export const minute = 60_000;
export const afterQuiet = noon + 20_000 + 10 * minute + 1;

export function aRecord(status: TransactionRecord["status"], over: Partial<TransactionRecord> = {}): VerifyOutcome {
  return {
    kind: "record",
    record: {
      reference: "VB-ONE",
      status,
      statusWord: status,
      amountKobo: null,
      beneficiary: null,
      type: null,
      createdAt: null,
      remarks: null,
      tokenHint: null,
      ...over,
    },
  };
}
export const miss: VerifyOutcome = { kind: "miss", why: "http_404" };
const silence: VerifyOutcome = { kind: "error", why: "timeout", retryAfterMs: null };

export function aReconciler(till: Till, over: Partial<ReconcilerDeps> = {}) {
  const asked: string[] = [];
  const reconciler = createReconciler({
    ...till,
    isDebited: async () => false,
    onUnauthorized: async () => undefined,
    ...over,
    async verify(purchase: Purchase) {
      asked.push(purchase.id);
      return over.verify ? over.verify(purchase) : silence;
    },
  });
  return { reconciler, asked };
}
