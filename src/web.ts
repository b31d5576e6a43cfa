import { type Bot, telegramPath } from "./bot/start.ts";
import type { Config } from "./config.ts";
import type { RunInBackground } from "./core/background.ts";
import type { Tools } from "./db/tools.ts";
import { createHttpServer } from "./http/server.ts";
import type { SmsReports } from "./http/sms-webhook.ts";
import type { createObservers } from "./observers.ts";
import type { MetricsRegistry } from "./registry.ts";
import type { WebhookApplier } from "./sales/apply-webhooks.ts";
import type { ServiceTraits } from "./vending-api/traits.ts";
import { signatureHeader } from "./vending-api/webhook.ts";
import type { Accounts } from "./wiring/accounts.ts";
import type { Operations } from "./wiring/operations.ts";

interface WebDeps extends Pick<Accounts, "registration">, Pick<Tools, "clock" | "log"> {
  runInBackground: RunInBackground;
  traits: ServiceTraits;
  operations: Operations;
  observers: ReturnType<typeof createObservers>;
  /** null: nobody reads metrics. */
  registry: MetricsRegistry | null;
  bot: Pick<Bot, "accept">;
  applier: Pick<WebhookApplier, "keep" | "saleNamedIn">;
  /** null: no SMS is sent. */
  smsReports: SmsReports | null;
}

/** What is reached over HTTP: webhooks of the service, updates of Telegram where it pushes them, health and metrics. */
export function createWeb(config: Config, deps: WebDeps) {
  const { runInBackground, traits, registration, operations, observers, registry, bot, applier } = deps;
  const webhook = webhookOf(config);
  return createHttpServer({
    ...{ log: deps.log, clock: deps.clock },
    findReceiver: registration.findReceiver,
    commit: applier.keep,
    saleOf: applier.saleNamedIn,
    onOverBudget: (account) => deps.log.warn("webhook.over_budget", { account }),
    onBadSignature: (accountId) => runInBackground("webhook.doubt", () => registration.doubtSecret(accountId)),
    onOtherForm(signed) {
      if (signed.header !== signatureHeader) observers.beyondSpec("other_signature_header");
      if (signed.form === "compact") observers.beyondSpec("compact_signature");
      if (traits.get("signature") !== null || !ordinaryName.test(signed.header)) return;
      runInBackground("service.learn", () => traits.learn("signature", `${signed.header} ${signed.form}`));
    },
    readiness: operations.readiness.read,
    onAnswered: observers.httpAnswered,
    ...(registry && {
      metrics: {
        token: config.METRICS_TOKEN ?? "",
        contentType: registry.contentType,
        read: async () => registry.read(await operations.figures()),
      },
    }),
    ...(deps.smsReports && { sms: deps.smsReports }),
    ...(webhook && {
      telegram: { ...webhook, accept: (update) => bot.accept(update as Parameters<Bot["accept"]>[0]) },
    }),
  });
}

/** A header's name that can be stored and shown as it is. Anybody with a secret of an account may choose one. */
const ordinaryName = /^[a-z\d-]{1,64}$/;

/** The path to which Telegram pushes updates, and the secret that it sends; null if the bot polls. */
export function webhookOf(config: Config) {
  if (config.BOT_MODE !== "webhook" || !config.PUBLIC_URL || !config.TELEGRAM_SECRET) return null;
  const path = telegramPath(config.BOT_TOKEN);
  return { path, url: new URL(`/telegram/${path}`, config.PUBLIC_URL).href, secretToken: config.TELEGRAM_SECRET };
}
