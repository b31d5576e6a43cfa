import type { Ids } from "../core/ids.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { putSettingOnce } from "../db/settings.queries.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { oddityOf } from "./evidence.ts";
import type { Purchase } from "./purchases.queries.ts";

/**
 * Follows a charge that was just seen and differs from the listed price: the catalogue learns it after the commit, and the
 * bot notifies operators, once per product. Nobody pays in the sandbox.
 */
export async function followOddCharge(
  trx: Db,
  { ids, now, adminIds }: { ids: Ids; now: number; adminIds: readonly number[] },
  purchase: Purchase,
): Promise<void> {
  const { service_type, provider_id, product_id, expected_kobo, observed_kobo } = purchase;
  if (oddityOf(purchase) === 0 || expected_kobo === null || observed_kobo === null) return;
  emitAfterCommit(trx, "odd_charges", purchase.id);
  if (purchase.mode !== "live") return;
  const name = `charge:${service_type}:${provider_id}:${product_id ?? ""}`;
  if (!(await putSettingOnce(trx, name, String(now)))) return;
  const facts = {
    about: "odd_charge" as const,
    product: [purchase.provider_name, purchase.product_name].filter((part) => part !== null).join(" · "),
    serviceType: service_type,
    expectedKobo: expected_kobo,
    observedKobo: observed_kobo,
  };
  for (const userId of adminIds) {
    const key = `${name}:${userId}`;
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "account", key, facts, now });
  }
}
