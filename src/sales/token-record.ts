import { dayMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import type { ObserveBeyondSpec } from "../core/metrics.ts";
import type { Tools } from "../db/tools.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import type { PurchaseRecord, RecordOutcome } from "../vending-api/purchase-record.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";
import { nothingStated, type PurchaseEvent, saidStatusOf } from "./events.ts";
import { isSameToken, mayVend } from "./evidence.ts";
import { findByReference, type Purchase, vendedSales } from "./purchases.queries.ts";
import { type TokenWay, tokenLateMs } from "./schedule.ts";

/** Reads the way from what was learnt: a missing route is asked again after a day. */
export function tokenWayOf(traits: Pick<ServiceTraits, "get">, now: number): TokenWay {
  const learnt = traits.get("token_record");
  if (learnt === "purchase") return "known";
  return Number(learnt ?? 0) > now ? "none" : "unknown";
}

const routeMissingMs = dayMs;
/** The pages of the history that are searched for a sale without a purchase id. */
const maxPages = 3;
/** The newest sales of an account that are searched for the same token. */
const maxCompared = 200;

export interface TokenRecordsDeps extends Pick<Tools, "store" | "clock"> {
  client: Pick<VendingClient, "purchaseRecord" | "purchaseHistory">;
  traits: ServiceTraits;
  credentialsFor(purchase: Purchase): Promise<Credentials>;
  /** The clear token of a sale, or what stands in its place so far. */
  openToken(purchase: Purchase): string | null;
  onBeyondSpec?: ObserveBeyondSpec;
  /** The history shows a purchase that no sale here has made. */
  onUnknown(accountId: string, record: PurchaseRecord): Promise<void>;
}

/** Whether the purchase record of a sale should be asked for now: it succeeded, and its token is late. */
export function wantsTokenRecord(purchase: Purchase, way: TokenWay, now: number): boolean {
  const { state, delivery, settled_at, has_no_record, service_reference } = purchase;
  if (state !== "succeeded" || delivery !== "awaiting" || has_no_record === 1 || service_reference !== null)
    return false;
  return way === "known" || (way === "unknown" && settled_at !== null && now - settled_at >= tokenLateMs);
}

/**
 * Asks the service's own record of a sale for the token that has not come. Returns the event that follows; null if there
 * is nothing to go by. Never rejects for what network or service do.
 */
export function createTokenRecords(deps: TokenRecordsDeps): (purchase: Purchase) => Promise<PurchaseEvent | null> {
  const { store, clock, client, traits } = deps;

  async function findInHistory(credentials: Credentials, purchase: Purchase): Promise<RecordOutcome> {
    for (let page = 1; page <= maxPages; page++) {
      const outcome = await client.purchaseHistory(credentials, page);
      if (outcome.kind === "no_route") return { kind: "no_record" };
      if (outcome.kind !== "page") return outcome;
      for (const record of outcome.records) {
        const own = await findByReference(store.db, purchase.account_id, record.reference);
        if (!own) await deps.onUnknown(purchase.account_id, record);
      }
      const record = outcome.records.find(({ reference }) => reference === purchase.reference);
      if (record) return { kind: "record", record };
      if (outcome.isLast) break;
    }
    return { kind: "no_record" };
  }

  /** By its id, and by its reference in the history if the id is lost, or leads to another sale. */
  async function find(credentials: Credentials, purchase: Purchase): Promise<RecordOutcome> {
    const { service_purchase_id: purchaseId } = purchase;
    if (purchaseId === null) return findInHistory(credentials, purchase);
    const byId = await client.purchaseRecord(credentials, purchaseId);
    if (byId.kind !== "record" || byId.record.reference === purchase.reference) return byId;
    const found = await findInHistory(credentials, purchase);
    return found.kind === "no_record" ? byId : found;
  }

  async function isOfAnother(purchase: Purchase, token: string): Promise<boolean> {
    const others = await vendedSales(store.db, purchase, maxCompared);
    return others.some((other) => {
      const known = deps.openToken(other);
      return known !== null && isSameToken(known, token);
    });
  }

  return async (purchase) => {
    const outcome = await find(await deps.credentialsFor(purchase), purchase);
    if (outcome.kind === "no_route") {
      await traits.learn("token_record", String(clock.now() + routeMissingMs));
      return null;
    }
    if (outcome.kind === "no_record") return { kind: "no_token_record", evidence: null };
    if (outcome.kind !== "record") return null;
    const { record } = outcome;
    const { token } = record;
    const evidence = sha256(JSON.stringify(record));
    // Another sale's record under this id says nothing of ours, and its token is not for this customer.
    if (record.reference !== purchase.reference) return { kind: "no_token_record", evidence };
    // "It will be sent to 0803…" is no token: the next look may bring one.
    if (token === null || !mayVend(purchase, token)) return null;
    deps.onBeyondSpec?.("token_record");
    await traits.learn("token_record", "purchase");
    const statement = {
      ...nothingStated,
      ...{ status: saidStatusOf[record.status], word: record.statusWord, amountKobo: null },
      ...{ beneficiary: record.beneficiary, serviceType: record.type, servicePurchaseId: record.id },
      ...{ token, tokenSource: "record" as const, evidence },
    };
    return { kind: "token_record", record: { ...statement, isOfAnother: await isOfAnother(purchase, token) } };
  };
}
