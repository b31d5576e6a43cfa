import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp, type Overrides } from "../../src/app.ts";
import { type Environment, readConfig } from "../../src/config.ts";
import type { Log } from "../../src/lib/log.ts";
import { createLog } from "../../src/log.ts";
import type { Person, Telegram } from "../../src/sandbox/telegram/contract.ts";
import { startTelegram } from "../../src/sandbox/telegram/server.ts";
import { startVendingService, type VendingService } from "../../src/sandbox/vending/service.ts";
import { loadBotApiValidator } from "./bot-api-schema.ts";
import { freePort } from "./free-port.ts";

export const ada = { phone: "08031234567", pin: "7391" };
const botToken = "700000:AAE-canary-bot-token-for-tests-0001";

/** The real app over HTTP against both sandboxes, with one reseller, Ada, who has a Telegram chat. */
export interface Shop extends AsyncDisposable {
  vending: VendingService;
  telegram: Telegram;
  ada: Person;
  readonly app: App;
  readonly databasePath: string;
  readonly webhookOrigin: string;
  readonly environment: Environment;
  /** Lines that the app logged. */
  readonly logLines: readonly string[];
  /** Stops the app as an operator would, and starts it again on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ada's way in: phone, PIN, menu. */
  logIn(person?: Person): Promise<void>;
  /** How many POST /purchase/ the service received, whole. */
  posts(): number;
}

export interface ShopOptions extends Overrides {
  environment?: Environment;
  withoutWebhook?: boolean;
  walletNaira?: number;
}

export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { environment = {}, withoutWebhook, walletNaira, ...overrides } = options;
  const folder = await mkdtemp(join(tmpdir(), "vendbot-test-"));
  const vending = await startVendingService({
    webhookRetryDelaysMs: [50, 100, 200],
    ...(overrides.clock && { clock: overrides.clock }),
  });
  const telegram = await startTelegram({
    token: botToken,
    validate: await loadBotApiValidator(),
    ...(overrides.clock && { clock: overrides.clock }),
  });
  vending.addAccount({
    firstName: "Ada",
    lastName: "Okafor",
    phoneNumber: ada.phone,
    pin: ada.pin,
    walletNaira: walletNaira ?? 12_450,
    role: "developer",
    keys: ["live", "sandbox"],
  });
  const port = await freePort();
  const webhookOrigin = `http://127.0.0.1:${port}`;
  const databasePath = join(folder, "vendbot.db");
  const settings: Environment = {
    BOT_TOKEN: botToken,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    VENDING_BASE_URL: vending.baseUrl,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: `sqlite:${databasePath}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    LOG_LEVEL: "debug",
    ...(withoutWebhook ? {} : { PUBLIC_URL: webhookOrigin }),
    ...environment,
  };
  const logLines: string[] = [];
  const person = telegram.user({ firstName: "Ada", phone: "2348031234567" });

  async function open(): Promise<App> {
    const log: Log = createLog({
      level: "debug",
      secrets: [botToken],
      destination: { write: (line: string) => void logLines.push(line) },
    });
    const app = await createApp(readConfig(settings), log, { pollSeconds: 5, drainMs: 1000, ...overrides });
    await app.start();
    return app;
  }

  let app: App | undefined = await open();
  const shop: Shop = {
    vending,
    telegram,
    ada: person,
    get app() {
      if (!app) throw new Error("The app is stopped");
      return app;
    },
    databasePath,
    webhookOrigin,
    environment: settings,
    logLines,
    async start() {
      app ??= await open();
    },
    async stop() {
      await app?.[Symbol.asyncDispose]();
      app = undefined;
    },
    async restart() {
      await shop.stop();
      await shop.start();
    },
    async logIn(who = person) {
      await who.says("/start");
      await who.sees(/Log in to your shop/);
      await who.says("0803 123 4567");
      await who.sees(/Type your PIN/);
      await who.says(ada.pin);
      await who.sees(/Wallet/);
    },
    posts: () => vending.requests.filter((request) => request.operation === "purchase").length,
    async [Symbol.asyncDispose]() {
      await shop.stop();
      await telegram[Symbol.asyncDispose]();
      await vending[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return shop;
}
