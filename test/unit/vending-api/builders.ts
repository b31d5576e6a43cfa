import { systemClock } from "../../../src/core/clock.ts";
import { toKobo } from "../../../src/core/money.ts";
import { createVendingClient, type VendingClientDeps } from "../../../src/vending-api/client.ts";
import type { PurchaseOutcome, PurchaseRequest } from "../../../src/vending-api/purchase-line.ts";

export const ourReference = "VB-01JCTESTTESTTESTTESTTEST01";

export function anAirtimeRequest(over: { reference?: string; beneficiary?: string } = {}): PurchaseRequest {
  return {
    serviceType: "airtime",
    item: { network_id: 1 },
    beneficiary: "08031234567",
    reference: ourReference,
    amount: toKobo(50_000),
    ...over,
  };
}

/** A body of the service's answer to a purchase. */
export function aPurchaseResult(over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { status: "success", reference: ourReference, purchase_id: 7, message: "Done", error: null, ...over };
}

/** A client with the purchase operation that belongs to it. */
export type BuyingClient = ReturnType<typeof createVendingClient>;

/** A client that pauses for a moment only. Its limits are generous: a test that waits for one sets that one. */
export function aClient(deps: Partial<VendingClientDeps> & { baseUrl: string }): BuyingClient {
  return createVendingClient({
    clock: systemClock,
    random: () => 0.5,
    ...deps,
    timings: { retryFirstMs: 1, retryMostMs: 2, drainMs: 50, ...deps.timings },
  });
}

export function buy(
  client: BuyingClient,
  over: { apiKey?: string; request?: PurchaseRequest; deadlineAt?: number } = {},
): Promise<PurchaseOutcome> {
  return client.postPurchase({
    apiKey: "ak_live_key",
    request: anAirtimeRequest(),
    deadlineAt: Date.now() + 20_000,
    ...over,
  });
}
