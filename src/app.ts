import { createHmac, randomBytes } from "node:crypto";
import { findChat } from "./accounts/accounts.queries.ts";
import { openCredentials } from "./accounts/credentials.ts";
import { createBatchRunner } from "./batches/run.ts";
import { createForms } from "./bot/dialogs/forms.ts";
import { createLatestTaps } from "./bot/inbox/latest-taps.ts";
import { usualPace } from "./bot/inbox/pace.ts";
import type { Shop } from "./bot/shop.ts";
import { createBot, createTelegramApi } from "./bot/start.ts";
import { createTimes } from "./bot/ui/format.ts";
import { createLanguages } from "./bot/ui/languages.ts";
import { bookOwed } from "./claims/claims.ts";
import { type Config, loginHelpOf, smsGatewayOf } from "./config.ts";
import { createBackgroundTasks } from "./core/background.ts";
import { createCalendar } from "./core/calendar.ts";
import { createCipher } from "./core/cipher.ts";
import { systemClock } from "./core/clock.ts";
import { messageOf } from "./core/errors.ts";
import { createIds } from "./core/ids.ts";
import type { Log } from "./core/log.ts";
import { noMetrics } from "./core/metrics.ts";
import { putOnCredit, refuseCredit } from "./customers/credit.ts";
import { enqueueForFollowers } from "./customers/follow.ts";
import { recordSold } from "./customers/people.ts";
import { endSoldRequests } from "./customers/requests.ts";
import { openStore } from "./db/open.ts";
import { createResealer } from "./db/upkeep/reseal.ts";
import { followSale } from "./debts/debts-of-sales.ts";
import { createNotices } from "./delivery/deliver.ts";
import { enqueueRefusal } from "./developer/refusal-news.ts";
import { othersIn } from "./developer/refused-keys.ts";
import { refuseHeld } from "./holds/holds.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";
import { refuseFrozen, refuseWithoutPin, usualIdleLockMs } from "./lock/lock.ts";
import { createObservers } from "./observers.ts";
import { refuseInMaintenance } from "./operations/maintenance.ts";
import type { ServingStatus } from "./operations/readiness.ts";
import { createSignals } from "./operations/readings.ts";
import { openServiceTraits } from "./operations/service-traits.ts";
import { refuseStopped } from "./operations/shops.ts";
import { movedWebhook } from "./operations/signals.ts";
import type { Overrides } from "./overrides.ts";
import { createReceiptPrinter } from "./pictures/receipt.ts";
import { followRepeats } from "./reminders/repeats.ts";
import type { Guards } from "./sales/guard.ts";
import { learnRecordAmount, learnShare } from "./sales/learn-charges.ts";
import { createRecentPins } from "./sessions/recent-pins.ts";
import { createSeatGuard, refuseIdleSeat } from "./staff/seat-guard.ts";
import { createStatementRunner } from "./statements/statement-runner.ts";
import { createBreaker } from "./vending-api/breaker.ts";
import { isSwitchedOff } from "./vending-api/rights.ts";
import { version } from "./version.ts";
import { markWholeSales } from "./wallet/failed-wallet.ts";
import { createBalanceRecorder } from "./wallet/record-balance.ts";
import { createWeb, webhookOf } from "./web.ts";
import { createAccounts } from "./wiring/accounts.ts";
import { createAlerts } from "./wiring/alerts.ts";
import type { createChat } from "./wiring/chat.ts";
import { createOperations } from "./wiring/operations.ts";
import { createSales } from "./wiring/sales.ts";
import { createService } from "./wiring/service.ts";

/**
 * The log of the process. The app reports every key, token and secret that it handles to it, so that the log leaves
 * them out.
 */
type AppLog = Log & { hideSecret?(secret: string): void };

export interface App extends Lifecycle {
  readiness(): Promise<ServingStatus>;
}

/** A change of an account that has not moved for so long was left behind by another replica. */
const takeoverAfterMs = 15_000;

/** The only wiring: every module gets its neighbours here, as functions or narrow objects. */
export async function createApp(config: Config, log: AppLog, overrides: Overrides = {}): Promise<App> {
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? Math.random;
  const bytes = overrides.randomBytes ?? randomBytes;
  const ids = createIds(clock, bytes);
  const own = createCipher(config.ENCRYPTION_KEY, bytes, log.hideSecret);
  const cipher = overrides.cipher?.(own) ?? own;
  const onLost = (error: Error) => {
    log.error("store.disk_failed", { error: messageOf(error) });
    overrides.onDiskLost?.();
  };
  const store = await openStore(config.DATABASE_URL, cipher, onLost, (steps) => log.info("store.migrating", { steps }));
  const traits = await openServiceTraits({ store, clock, log }, config.VENDING_BASE_URL);
  const languages = createLanguages(config.DEFAULT_LOCALE, log, overrides.locales);
  const sayTo = async (userId: number) => languages.speak((await findChat(store.db, userId))?.locale);
  const times = createTimes(config.TIME_ZONE);
  const calendar = createCalendar(times);
  const adminIds = config.ADMIN_IDS;
  const webhook = webhookOf(config);
  const { runInBackground, idle: behindIdle } = createBackgroundTasks(log);

  const breaker = createBreaker({ clock, random });
  const signals = createSignals(clock, breaker);
  const registry = config.METRICS_TOKEN ? (await import("./registry.ts")).createRegistry() : null;
  const alerts = createAlerts({ store, clock, ids, calendar, runInBackground });
  const observers = createObservers(registry?.metrics ?? noMetrics, signals);
  store.commitEvents.on("commits", observers.committed);
  const { postPurchase, client, catalogue, productCatalogue } = createService({
    ...{ store, cipher, clock, random, log, breaker, traits },
    baseUrl: config.VENDING_BASE_URL,
    catalogueTtlMs: overrides.catalogueTtlMs,
    observe: observers.vendingCall,
    onBeyondSpec: observers.beyondSpec,
    onRefused: async (refused) => othersIn(await accounts.refusedKeys.find(refused)),
    onRead(read) {
      signals.catalogue.note(read);
      alerts.onListing(read);
    },
  });
  const telegram = {
    token: config.BOT_TOKEN,
    apiRoot: config.TELEGRAM_API_ROOT,
    pollSeconds: overrides.pollSeconds ?? 25,
  };
  const pace = overrides.pace ?? usualPace;
  const { messagesPerSecond } = pace;
  const { api, saleApi, bulkApi, strangersApi, transport, line, download } = createTelegramApi(telegram, {
    clock,
    ...(messagesPerSecond && {
      messagesPerSecond: () => Math.max(1, Math.floor(messagesPerSecond / store.leases.alive)),
    }),
    observe: observers.telegramCall,
  });

  const loginHelp = loginHelpOf(config);
  const forms = createForms({ cipher, clock });
  const accounts = createAccounts({
    ...{ store, cipher, clock, ids, log, client, runInBackground, adminIds, publicUrl: config.PUBLIC_URL },
    show: async (...shown) => (await loadChat()).showChange(...shown),
    recordBalance: createBalanceRecorder({
      ...{ store, ids, log, clock, adminIds, calendar, bookOwed, onCharge: observers.chargeSeen },
      async onRecorded(trx, balance) {
        await alerts.onBalance(trx, balance);
        await markWholeSales(trx, { ids, now: clock.now() }, balance);
      },
      onCharged(sale) {
        runInBackground("service.learn", () => learnRecordAmount(traits, sale));
        runInBackground("service.learn", () => learnShare(traits, sale));
      },
    }),
  });
  const { changes, registration, wallet, credentialsFor, refusedKeys } = accounts;

  const { settle, sender, reconciler, outage, restoreWatch, applier } = createSales({
    ...{ store, cipher, clock, ids, random, log, client, postPurchase, breaker, traits },
    ...{ productCatalogue, runInBackground, credentialsFor, adminIds },
    onBeyondSpec: observers.beyondSpec,
    guards: () => guards,
    drainMs: overrides.drainMs ?? 8000,
    credentialsOf: (account, mode) => openCredentials(cipher, account, mode),
    async lookAtWallet(accountId, mode) {
      const looked = await wallet.lookNew(accountId, mode);
      if (looked.kind === "seen") return looked.balance.kobo;
      return looked.kind === "unauthorized" ? "unauthorized" : "unavailable";
    },
    async enqueueAlso(trx, purchase, step, now) {
      const mayBeFollowed = await recordSold(trx, purchase, step);
      await alerts.onSale(trx, purchase, step, now);
      await followRepeats(trx, { ids, now, calendar }, purchase, step);
      if (mayBeFollowed) await endSoldRequests(trx, { ids, now }, purchase, step);
      await followSale(trx, { ids, now }, purchase, step);
      await putOnCredit(trx, { ids, now }, purchase, step);
      if (mayBeFollowed) await enqueueForFollowers(trx, ids, purchase, step, now);
      await sms?.desk.followSale(trx, { ids, now }, purchase, step);
      observers.saleStepped(purchase, step, now);
    },
    async onRefused(purchase, { usedKey, words }) {
      const { account_id: accountId, mode, service_words } = purchase;
      // The answer to the POST is about the account, too.
      const said = isSwitchedOff(service_words) ? service_words : words;
      return othersIn(await refusedKeys.find({ accountId, mode, usedKey, words: said }));
    },
    onUnauthorized(purchase) {
      const finding = refusedKeys.last(purchase.account_id, purchase.mode);
      return store.transaction((trx) => enqueueRefusal(trx, { ids, now: clock.now() }, purchase, finding));
    },
    onBack: () => runInBackground("account.look", changes.lookAgain),
  });

  const gateway = smsGatewayOf(config);
  const sms = gateway
    ? (await import("./wiring/sms.ts")).createSms({
        ...{ store, cipher, clock, ids, log, random, calendar, settle, gateway },
        limits: { perShop: config.SMS_PER_SHOP, perDay: config.SMS_PER_DAY },
        perMinute: config.SMS_PER_MINUTE,
      })
    : null;

  const shut = [refuseInMaintenance, outage.guard, restoreWatch.guard];
  const guards: Guards = {
    accessGuards: [...shut, refuseFrozen, refuseStopped, refuseIdleSeat, refuseHeld],
    // Only the last guard uses up the proof of a PIN: one that another would refuse stays good.
    limits: [refuseCredit, createSeatGuard(times), refuseWithoutPin],
  };

  const operations = createOperations({
    ...{ store, clock, ids, log, version, signals, adminIds, traits },
    onRound: () => runInBackground("service.refresh", traits.refresh),
    isConnected: () => line.isUp,
    smsToday: sms && (() => sms.desk.today(store.db, clock.now())),
    waitingAfterRestore: restoreWatch.waiting,
    /** In webhook mode also whether somebody else with the token has turned the updates to another address. */
    async askTelegram() {
      if (webhook) {
        const { url } = await api.getWebhookInfo();
        signals.telegram.note({ ...movedWebhook, code: url === webhook.url ? 200 : 409 });
      } else await api.getMe();
    },
    disk: overrides.disk,
  });
  const receipts = overrides.receipts ?? createReceiptPrinter({ clock });
  const shop: Shop = {
    ...{ store, cipher, clock, ids, log, languages, sayTo, times, calendar, forms, receipts },
    ...{ runInBackground, download, client, traits, catalogue, productCatalogue, reconciler, settle, outage },
    sms: sms?.desk ?? null,
    recentPins: createRecentPins({
      clock,
      key: createHmac("sha256", config.ENCRYPTION_KEY[0] ?? "")
        .update("recent pins")
        .digest(),
    }),
    ...accounts,
    idleLockMs: overrides.idleLockMs ?? usualIdleLockMs,
    canBeCalled: config.PUBLIC_URL !== undefined,
    loginHelp,
    taps: createLatestTaps(store),
    saleApi,
    credentialsOf: (account) => openCredentials(cipher, account),
    guards,
    overview: operations.overview,
    isOperator: (userId) => adminIds.includes(userId),
    isLetIn: (userId) => config.ALLOWED_USERS.length === 0 || [...config.ALLOWED_USERS, ...adminIds].includes(userId),
  };
  let chat: Promise<ReturnType<typeof createChat>> | undefined;
  const loadChat = () =>
    (chat ??= import("./wiring/chat.ts").then(({ createChat }) =>
      createChat({ ...shop, api, bulkApi, readToken: settle.readToken }),
    ));
  const notices = createNotices({ store, clock, log, random, messengers: async () => (await loadChat()).messengers });
  const batches = createBatchRunner({
    ...{ store, clock, ids, log, productCatalogue, credentialsFor },
    ...{ guards: shop.guards, lines: config.BATCH_LINES },
  });
  const statements = createStatementRunner({
    ...{ store, clock, log },
    serve: async (row) => (await loadChat()).statements.serve(row),
    reportPlace: async (row, place) => (await loadChat()).statements.reportPlace(row, place),
    tell: async (row) => (await loadChat()).statements.tell(row),
  });
  const bot = createBot({ ...telegram, webhook, handlerDeadlineMs: 60_000, pace }, shop, {
    ...{ api, bulkApi, strangersApi, line, random },
    loadHandlers: loadChat,
    onConflict: overrides.onConflict ?? (() => log.error("telegram.conflict")),
    onHandled: observers.updateHandled,
    onSlowed: observers.updateSlowed,
  });
  const http = createWeb(config, {
    ...{ log, clock, runInBackground, traits, registration, operations, observers, registry, bot, applier },
    smsReports: sms?.reports ?? null,
  });
  const housekeeping = createHousekeeping({
    ...{ store, clock, ids, log, calendar, adminIds },
    onClosed: catalogue.forget,
    onTotalOff: observers.totalOff,
    onRound() {
      runInBackground("webhook.put_back", () => accounts.putBacks.attempt());
      runInBackground("account.erasure", () => accounts.erasures.attempt());
      if (store.leases.isShared) runInBackground("account.recover", () => changes.recover(takeoverAfterMs));
      runInBackground("discovery.daily", () => accounts.discovery.lookDaily());
    },
  });
  const resealer = createResealer({ store, cipher, clock, log });
  const { watch, announcer } = operations;
  const parts = createLifecycle(
    {
      ...{ store, bot, http, sender, batches, statements, notices, restoreWatch, behindIdle },
      smsSender: sms?.sender ?? null,
      storeLoops: [housekeeping, reconciler, watch, announcer],
      loops: [applier, outage, restoreWatch, resealer],
      lines: [receipts, transport, client],
      recoverChanges: () => runInBackground("account.recover", () => changes.recover()),
    },
    { host: config.HOST, port: config.PORT },
  );
  return { readiness: operations.readiness.read, ...parts };
}
