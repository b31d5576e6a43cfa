import { dayMs } from "../core/calendar.ts";
import { type Kobo, subtractKobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import { type PricedItem, priceBy } from "../pricing/price-rule.ts";
import type { PriceRule } from "../pricing/prices.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import { hasFaceValue, soldIn } from "../services/services.ts";
import type { ListingRead } from "../vending-api/catalogue.ts";
import { type PlanSold, plansSold, recordPlan, updatePlan } from "./alerts.queries.ts";
import { readAlertSettings } from "./choices.ts";
import type { FactsOf } from "./facts.ts";
import { type AlertStamp, raiseAlert } from "./tell.ts";

/** A plan that was sold within this time is one that the shop sells. */
const soldWithinMs = 30 * dayMs;
/** An answer that took longer is none; a clock that was set back is another thing. */
const maxAnswerMs = 60_000;

/** Records a plan whose sale has succeeded, in the transaction that settles it: its changes cause alerts. */
export async function recordPlanSold(trx: Db, sale: Purchase, { journal }: Step, now: number): Promise<void> {
  const isSold = sale.state === "succeeded" && journal.some(({ to }) => to === "succeeded");
  if (!isSold || sale.mode !== "live" || sale.product_id === null) return;
  const { account_id, service_type, provider_id, product_id, provider_name, expected_kobo, quantity } = sale;
  const cost_kobo = expected_kobo === null ? null : toKobo(Math.round(expected_kobo / quantity));
  await recordPlan(trx, {
    ...{ account_id, service_type, provider_id, product_id, provider_name, product_name: sale.product_name ?? "" },
    ...{ sold_at: now, cost_kobo, list_kobo: null, said_at: null, is_gone: 0 },
  });
}

/** An entry of a listing of products. */
interface Entry {
  id: number;
  apiSellerPriceKobo?: Kobo | null;
  normalPriceKobo?: Kobo | null;
}

/** The difference between a listing and the known facts of a plan; null means none. Pure. */
export function newsOf(plan: PlanSold, entry: Entry | undefined): Partial<PlanSold> | null {
  const hasPrice = !hasFaceValue(plan.service_type);
  const cost_kobo = entry?.apiSellerPriceKobo || null;
  if (!entry || (hasPrice && cost_kobo === null)) return plan.is_gone === 1 ? null : { is_gone: 1 };
  const list_kobo = entry.normalPriceKobo ?? null;
  const isSame = plan.is_gone === 0 && plan.cost_kobo === cost_kobo && plan.list_kobo === list_kobo;
  return isSame ? null : { is_gone: 0, cost_kobo, list_kobo };
}

/**
 * Compares each listing that is read anyway with the known facts of sold plans, and stores alerts about differences.
 */
export function createPlanWatch({ store, stampNow }: { store: Store; stampNow(): AlertStamp }) {
  return async (read: Omit<ListingRead, "key" | "before">): Promise<void> => {
    const serviceType = soldIn(read.listing);
    const { accountId, mode, providerId, askedAt, after } = read;
    if (mode !== "live" || serviceType === undefined || providerId === null || after === null) return;
    const entries = new Map(after.map((entry): [number, Entry] => [entry.id, entry]));
    const readNews = async (db: Db) => {
      const plans = await plansSold(db, { accountId, serviceType, providerId });
      return plans.flatMap((plan) => {
        const isOld = plan.said_at !== null && plan.said_at > askedAt && plan.said_at - askedAt <= maxAnswerMs;
        const news = isOld ? null : newsOf(plan, entries.get(plan.product_id));
        return news ? [{ plan, news }] : [];
      });
    };
    if ((await readNews(store.db)).length === 0) return;
    await store.transaction(async (trx) => {
      await takeLock(trx, `account:${accountId}`);
      const found = await readNews(trx);
      for (const { plan, news } of found) await updatePlan(trx, plan, { ...news, said_at: askedAt });
      const stamp = stampNow();
      const sold = found.filter(({ plan }) => stamp.now - plan.sold_at <= soldWithinMs);
      await alertMoved(trx, stamp, accountId, sold);
      await alertGone(trx, stamp, accountId, sold);
    });
  };
}

type Found = readonly { plan: PlanSold; news: Partial<PlanSold> }[];
type Moved = FactsOf<"price">["plans"][number];

async function alertMoved(trx: Db, stamp: AlertStamp, accountId: string, found: Found): Promise<void> {
  const moved = found.flatMap(({ plan, news }): Moved[] => {
    const [before, after] = [plan.cost_kobo, news.cost_kobo ?? null];
    if (before === null || after === null || before === after) return [];
    const listKobo = news.list_kobo ?? null;
    return [
      {
        ...nameOf(plan),
        // The listing may never have said what its own customers paid before.
        before: { costKobo: before, listKobo: plan.list_kobo ?? listKobo },
        after: { costKobo: after, listKobo },
      },
    ];
  });
  if (moved.length === 0 || !(await readAlertSettings(trx, accountId)).price.isOn) return;
  await raiseAlert(trx, stamp, { accountId, subject: "price" }, (waiting) => {
    const plans = new Map((waiting?.plans ?? []).map((one) => [idOf(one), one]));
    for (const one of moved) plans.set(idOf(one), { ...one, before: plans.get(idOf(one))?.before ?? one.before });
    // A value that has moved and come back has not changed.
    const left = [...plans.values()].filter(({ before, after }) => before.costKobo !== after.costKobo);
    return left.length === 0 ? null : { subject: "price", plans: left };
  });
}

async function alertGone(trx: Db, stamp: AlertStamp, accountId: string, found: Found): Promise<void> {
  const isNew = ({ plan, news }: Found[number]) => news.is_gone !== plan.is_gone;
  const [gone, back] = [1, 0].map((is_gone) =>
    found.filter((one) => isNew(one) && one.news.is_gone === is_gone).map(({ plan }) => nameOf(plan)),
  );
  if (!gone || !back || gone.length + back.length === 0) return;
  if (!(await readAlertSettings(trx, accountId)).gone.isOn) return;
  const backIds = new Set(back.map(idOf));
  await raiseAlert(trx, stamp, { accountId, subject: "gone" }, (waiting) => {
    const plans = [...(waiting?.plans ?? []), ...gone].filter((plan) => !backIds.has(idOf(plan)));
    return plans.length === 0 ? null : { subject: "gone", plans };
  });
}

function nameOf({ service_type, provider_id, product_id, provider_name, product_name }: PlanSold) {
  const ids = { serviceType: service_type, providerId: provider_id, productId: product_id };
  return { ...ids, provider: provider_name, product: product_name };
}

function idOf({ serviceType, providerId, productId }: Omit<Moved, "before" | "after">): string {
  return `${serviceType} ${providerId} ${productId}`;
}

/** The customer's price for one piece by the shop's present rules, and the shop's profit, in kobo. */
export function marginsOf(rules: readonly PriceRule[], { before, after, ...plan }: Moved) {
  const { serviceType, providerId, productId } = plan;
  const at = ({ costKobo, listKobo }: Moved["before"]) => {
    const item: PricedItem = { serviceType, providerId, productId, quantity: 1, faceKobo: null, costKobo, listKobo };
    const priceKobo = priceBy(rules, item).kobo;
    return { priceKobo, keptKobo: subtractKobo(priceKobo, costKobo) };
  };
  return { before: at(before), after: at(after) };
}
