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
