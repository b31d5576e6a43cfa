import { createHmac } from "node:crypto";
import type { World } from "./world.ts";

/** Calls the first account's webhook with fields of its only sale, changed by `fields`, and signs it as the service does. */
export async function callsWebhook({ vending }: Pick<World, "vending">, fields: object): Promise<number> {
  const account = vending.accounts()[0];
  const sale = vending.transactions()[0];
  const { reference, beneficiary, serviceType } = sale ?? {};
  const event = { event: "transaction.update", reference, status: "success", beneficiary, service_type: serviceType };
  const body = JSON.stringify({ ...event, amount: (sale?.faceKobo ?? 0) / 100, meta: {}, ...fields });
  const signature = createHmac("sha256", account?.webhookSecret ?? "")
    .update(body)
    .digest("hex");
  const headers = { "content-type": "application/json", "x-service-signature": signature };
  return (await fetch(account?.webhookUrl ?? "", { method: "POST", body, headers })).status;
}

/**
 * Calls the first account's webhook about its only sale as the deployed service does: all of it in `data`, white space
 * between the tokens, and in a header of the service's own name the signature over the bytes without that white space.
 */
export async function callsAsDeployed(
  { vending }: Pick<World, "vending">,
  changes: { fields?: object; sent?: (body: string) => string } = {},
): Promise<number> {
  const account = vending.accounts()[0];
  const sale = vending.transactions()[0];
  const { reference, beneficiary, serviceType } = sale ?? {};
  const naira = (sale?.chargeKobo ?? 0) / 100;
  // As Python writes floats.
  const amount = Number.isInteger(naira) ? `${naira}.0` : `${naira}`;
  const times = { timestamp: "2026-11-24 17:01:49.637567+00:00", remarks: null };
  const data = { reference, status: "success", amount, beneficiary, type: serviceType, ...times, ...changes.fields };
  const event = JSON.stringify({ event: "transaction.updated", data });
  const compact = event.replace(`"amount":"${amount}"`, `"amount":${amount}`);
  const spaced = compact.replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (token, text) => (text ? token : `${token} `));
  const signature = createHmac("sha256", account?.webhookSecret ?? "")
    .update(compact)
    .digest("hex");
  const headers = { "content-type": "application/json", "x-acme-signature": signature };
  const body = changes.sent?.(spaced) ?? spaced;
  return (await fetch(account?.webhookUrl ?? "", { method: "POST", body, headers })).status;
}
