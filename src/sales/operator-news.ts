import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import { dayMs } from "../core/calendar.ts";
import type { Ids } from "../core/ids.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { putSettingOnce } from "../db/settings.queries.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import type { WebhookEvent } from "../vending-api/webhook.ts";
import { amountSaid, oddityOf } from "./evidence.ts";
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

const ownReference = /^VB-[0-9A-HJKMNP-TV-Z]{26}$/;

/** A notice about a purchase that no sale here has made. */
export type OrphanEvent = Pick<WebhookEvent, "reference" | "status" | "amountKobo" | "serviceType">;

/**
 * Stores a notice about a sale that the service reports and nobody made here, in the transaction that found no row for
 * it. For a reference of this shop's form, owners and operators get it once. Any other was likely sold by another
 * program of the same account: its owners get one notice a day. `heardAt`: when the service reported it.
 */
export async function enqueueOrphan(
  trx: Db,
  deps: { ids: Ids; adminIds: readonly number[]; now: number; heardAt: number },
  accountId: string,
  event: OrphanEvent,
): Promise<void> {
  const { ids, adminIds, now, heardAt } = deps;
  const isOurs = ownReference.test(event.reference);
  const owners = (await chatsOfAccount(trx, accountId)).map((chat) => chat.user_id);
  const readers = new Set(isOurs ? [...owners, ...adminIds] : owners);
  const facts = {
    about: "orphan" as const,
    // Somebody else's text: no more of it than a reference has.
    reference: event.reference.replaceAll(/[^\w-]/g, "").slice(0, 40),
    status: event.status,
    amountKobo: amountSaid(event.amountKobo),
    serviceType: event.serviceType,
  };
  const subject = isOurs ? event.reference : String(Math.floor(heardAt / dayMs));
  for (const userId of readers) {
    const key = `orphan:${accountId}:${subject}:${userId}`;
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "account", key, facts, now });
  }
}
