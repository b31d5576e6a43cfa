import type { Account } from "../accounts/accounts.queries.ts";
import type { ProductCatalogue } from "../catalogue/product-catalogue.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { RunInBackground } from "../core/background.ts";
import type { Random } from "../core/backoff.ts";
import type { ObserveBeyondSpec } from "../core/metrics.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { recordOrphan } from "../recovery/adopt.ts";
import { createRestoreWatch } from "../recovery/restore-watch.ts";
import { createWebhookApplier } from "../sales/apply-webhooks.ts";
import { enqueueForOperators } from "../sales/desk.ts";
import type { Guards } from "../sales/guard.ts";
import { isRecordCharge, learnShare } from "../sales/learn-charges.ts";
import { enqueueOrphan, followOddCharge, type OrphanEvent } from "../sales/operator-news.ts";
import { createOutage } from "../sales/outage.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { createReconciler } from "../sales/reconcile.ts";
import { createResend } from "../sales/resend.ts";
import { createSender } from "../sales/send.ts";
import { createSettle } from "../sales/settle.ts";
import type { Step } from "../sales/states.ts";
import { createTokenRecords, tokenWayOf, wantsTokenRecord } from "../sales/token-record.ts";
import type { Breaker } from "../vending-api/breaker.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import type { PurchaseOperation } from "../vending-api/purchase-line.ts";
import { createStatusWordNoter, type ServiceTraits } from "../vending-api/traits.ts";
import { createUntouched, isDebited, isDoubled } from "../wallet/debited.ts";
import type { BalanceSnapshot } from "../wallet/sale.ts";

export interface SalesDeps extends Tools {
  random: Random;
  client: Pick<VendingClient, "verify" | "ping" | "purchaseRecord" | "purchaseHistory">;
  /** Passed only to the sender. */
  postPurchase: PurchaseOperation;
  breaker: Breaker;
  adminIds: readonly number[];
  /** How long closing waits for answers that are under way. */
  drainMs: number;
  credentialsOf(account: Account, mode: AccountMode): Credentials;
  /** The same for the account of a purchase, once no key of it is being replaced. */
  credentialsFor(purchase: Purchase): Promise<Credentials>;
  /** The current balance of a wallet, in kobo; a word if it cannot be seen. `mode`: other than the account's own. */
  lookAtWallet(accountId: string, mode?: AccountMode): Promise<Kobo | "unauthorized" | "unavailable">;
  /** Owes others what follows from a step, in the same transaction. */
  enqueueAlso(trx: Db, purchase: Purchase, step: Step, now: number): Promise<void>;
  /** The service has refused what was shown for a purchase. Returns what to show instead; null if there is nothing. */
  onRefused(
    purchase: Purchase,
    refused: { usedKey: string | undefined; words: string | null },
  ): Promise<Credentials | null>;
  /** The service refuses every credential of this purchase's account. */
  onUnauthorized(purchase: Purchase): Promise<void>;
  /** The service answers again. */
  onBack(): void;
  productCatalogue: Pick<ProductCatalogue, "ask" | "said" | "learn">;
  /** The rules that may refuse a sale, evaluated again before a resend. */
  guards(): Guards;
  traits: ServiceTraits;
  onBeyondSpec: ObserveBeyondSpec;
  runInBackground: RunInBackground;
}

/** All that moves a purchase once it is an intent. */
export function createSales(deps: SalesDeps) {
  const { store, cipher, clock, ids, random, log, client, breaker, adminIds, productCatalogue, traits } = deps;
  const common = { store, clock, ids, random, log };
  const settle = createSettle({
    ...{ ...common, cipher },
    isRecordCharge: () => isRecordCharge(traits),
    tokenWay: () => tokenWayOf(traits, clock.now()),
    async enqueueAlso(trx, purchase, step, now) {
      await enqueueForOperators(trx, { ids, adminIds }, purchase, step, now);
      await deps.enqueueAlso(trx, purchase, step, now);
      if (step.changes.observed_kobo !== undefined) {
        deps.runInBackground("service.learn", () => learnShare(traits, purchase));
        // The wallet shows this charge later, and no news by it.
        await followOddCharge(trx, { ids, now, adminIds }, purchase);
      }
      // The resend was taken: from now on this service gets the price at once.
      const isTaken = purchase.state === "succeeded" || purchase.state === "pending";
      if (purchase.resends > 0 && isTaken && purchase.posted_amount_kobo !== 0) {
        deps.runInBackground("service.learn", () => traits.learn("plan_amount", "price"));
      }
    },
  });
  const sender = createSender({
    ...{ ...common, settle, drainMs: deps.drainMs },
    postPurchase: deps.postPurchase,
    isPriceWanted: () => traits.get("plan_amount") === "price",
    onBeyondSpec: deps.onBeyondSpec,
    apiKeyFor: async (purchase) => (await deps.credentialsFor(purchase)).apiKey ?? null,
  });
  const restoreWatch = createRestoreWatch({
    ...common,
    verify: (account, mode, reference) => client.verify(deps.credentialsOf(account, mode), reference),
    lookAtWallet: (accountId) => deps.lookAtWallet(accountId),
  });
  async function lookFor({ account_id, mode }: Purchase): Promise<BalanceSnapshot | null> {
    const askedAt = clock.now();
    const kobo = await deps.lookAtWallet(account_id, mode);
    return typeof kobo === "number" ? { kobo, askedAt, answeredAt: clock.now() } : null;
  }
  const scopeOf = async (sale: Purchase) => {
    const { account_id: accountId, mode } = sale;
    return { accountId, mode, credentials: await deps.credentialsFor(sale) };
  };
  /** A purchase of this account that no sale here has made. */
  async function onOrphan(trx: Db, accountId: string, event: OrphanEvent, heardAt = clock.now()): Promise<void> {
    const now = clock.now();
    const isLookedUp = await recordOrphan(trx, accountId, event.reference, now);
    if (!isLookedUp) await enqueueOrphan(trx, { ids, adminIds, now, heardAt }, accountId, event);
  }
  const askTokenRecord = createTokenRecords({
    ...{
      store,
      clock,
      client,
      traits,
      openToken: settle.openToken,
      onBeyondSpec: deps.onBeyondSpec,
      credentialsFor: deps.credentialsFor,
    },
    onUnknown: (accountId, { type: serviceType, ...record }) =>
      store.transaction((trx) => onOrphan(trx, accountId, { ...record, serviceType })),
  });
  const reconciler = createReconciler({
    tokenRecord: {
      isWanted(purchase) {
        const now = clock.now();
        const way = tokenWayOf(traits, now);
        if (!wantsTokenRecord(purchase, way, now)) return "no";
        return way === "known" ? "first" : "after";
      },
      ask: askTokenRecord,
    },
    ...{ ...common, settle, onUnauthorized: deps.onUnauthorized },
    resend: createResend({
      ...{ store, clock, ids, productCatalogue, scopeOf },
      guards: deps.guards,
      isUntouched: createUntouched({ store, clock, look: lookFor }),
    }),
    isDown: () => breaker.isOpen,
    onAnswered: restoreWatch.recordAnswer,
    async verify(purchase) {
      const credentials = await deps.credentialsFor(purchase);
      const reference = purchase.service_reference ?? purchase.reference;
      const outcome = await client.verify(credentials, reference);
      if (outcome.kind !== "unauthorized") return outcome;
      const words = outcome.words ?? null;
      const others = await deps.onRefused(purchase, { usedKey: credentials.apiKey, words });
      return others ? client.verify(others, reference) : outcome;
    },
    async isDoubled(purchase) {
      const look = await lookFor(purchase);
      return look && isDoubled(store.db, purchase, look);
    },
    async isDebited(purchase) {
      const look = await lookFor(purchase);
      return look && isDebited(store.db, purchase, look);
    },
  });
  const outage = createOutage({
    ...{ ...common, breaker, onBack: deps.onBack, ping: client.ping },
  });
  const applier = createWebhookApplier({
    ...{ ...common, cipher, settle },
    recordStatusWord: createStatusWordNoter(traits, deps.onBeyondSpec),
    onOrphan,
  });
  // The charge differs from the listed price.
  store.commitEvents.on("odd_charges", (id) =>
    deps.runInBackground("catalogue.renew", async () => {
      const sale = await findPurchase(store.db, id);
      if (!sale) return;
      const scope = await scopeOf(sale);
      await productCatalogue.ask(scope, sale);
      await productCatalogue.learn(scope, sale);
    }),
  );
  return { settle, sender, reconciler, outage, restoreWatch, applier };
}
