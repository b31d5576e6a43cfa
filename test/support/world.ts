import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Person, Telegram } from "../../sandbox/telegram/contract.ts";
import { startTelegram } from "../../sandbox/telegram/server.ts";
import { startVendingService, type VendingService } from "../../sandbox/vending/service.ts";
import type { Environment } from "../../src/config.ts";
import type { Clock } from "../../src/core/clock.ts";
import { loadBotApiValidator } from "./bot-api-schema.ts";
import { asks } from "./chat.ts";
import { freePort } from "./free-port.ts";
import { layLine, type NetworkLine } from "./line.ts";
import { newTestDatabase } from "./test-database.ts";
import { zoneAtNoon } from "./zone-at-noon.ts";

export const ada = { phone: "08031234567", pin: "7391" };
export const botToken = "700000:AAE-canary-bot-token-for-tests-0001";

/** A database after Ada has logged in, and the path of her webhook if her login registered one. */
export interface LoggedIn {
  file: Uint8Array;
  webhookPath: string | null;
}

/** Both sandboxes, one reseller, Ada, who has a Telegram chat, and the settings of a shop between them. */
export interface World extends AsyncDisposable {
  vending: VendingService;
  telegram: Telegram;
  ada: Person;
  readonly databaseUrl: string;
  /** The path of the file if the database is SQLite's. */
  readonly databasePath: string;
  readonly webhookOrigin: string;
  /** A change here holds from the next start on. */
  readonly environment: Record<string, string | undefined>;
  /** Ada's way in: phone, PIN, menu. */
  logIn(person?: Person): Promise<void>;
  /** How many POST /purchase/ the service received, whole. */
  posts(): number;
  /** Between the shop and the service. */
  readonly line: NetworkLine;
}

export interface WorldOptions {
  /** The machine's when not given, and then the shop lies where it is noon. */
  clock?: Clock | undefined;
  environment?: Environment | undefined;
  withoutWebhook?: boolean | undefined;
  /** No shop was ever started on the database. */
  isFirstStart?: boolean | undefined;
  walletNaira?: number | undefined;
  pin?: string | undefined;
  /** Ada logged in before: what the shop has on its disk. */
  loggedIn?: LoggedIn | undefined;
  webhookRetryDelaysMs?: readonly number[] | undefined;
}

/** Ada is the same in every world, so that a database of one knows her in another: her chat, her keys, her secret. */
const adasChat = 500_000_007;
function adasBytesFirst() {
  let drawn = 0;
  return (size: number): Uint8Array =>
    drawn++ < 4 ? createHash("sha256").update(`Ada ${drawn}`).digest().subarray(0, size) : randomBytes(size);
}

const validator = loadBotApiValidator();

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const pin = options.pin ?? ada.pin;
  const folder = await mkdtemp(join(tmpdir(), "vendbot-test-"));
  const clock = options.clock && { clock: options.clock };
  const vending = await startVendingService({
    webhookRetryDelaysMs: options.webhookRetryDelaysMs ?? [50, 100, 200],
    randomBytes: adasBytesFirst(),
    ...clock,
  });
  const telegram = await startTelegram({ token: botToken, validate: await validator, ...clock });
  const port = await freePort();
  const webhookOrigin = `http://127.0.0.1:${port}`;
  const { loggedIn } = options;
  vending.addAccount({
    ...(loggedIn?.webhookPath && { webhookUrl: webhookOrigin + loggedIn.webhookPath }),
    firstName: "Ada",
    lastName: "Okafor",
    phoneNumber: ada.phone,
    pin,
    walletNaira: options.walletNaira ?? 12_450,
    role: "developer",
    keys: ["live", "sandbox"],
  });
  const line = await layLine(Number(new URL(vending.baseUrl).port));
  const databasePath = join(folder, "vendbot.db");
  if (loggedIn) await writeFile(databasePath, loggedIn.file);
  const databaseUrl = loggedIn ? `sqlite:${databasePath}` : await newTestDatabase(folder, options.isFirstStart);
  const person = telegram.user({ id: adasChat, firstName: "Ada", phone: "2348031234567" });
  return {
    vending,
    telegram,
    ada: person,
    databaseUrl,
    databasePath,
    webhookOrigin,
    environment: {
      BOT_TOKEN: botToken,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      VENDING_BASE_URL: line.near(vending.baseUrl),
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
      LOG_LEVEL: "debug",
      ...(clock ? {} : { TIME_ZONE: zoneAtNoon() }),
      ...(options.withoutWebhook ? {} : { PUBLIC_URL: webhookOrigin }),
      ...options.environment,
    },
    async logIn(who = person) {
      await asks(who, "/start", /Log in to your shop/);
      await asks(who, "0803 123 4567", /Type your PIN/);
      await asks(who, pin, /Wallet/);
    },
    posts: () => vending.requests.filter((request) => request.operation === "purchase").length,
    line,
    async [Symbol.asyncDispose]() {
      await line[Symbol.asyncDispose]();
      await telegram[Symbol.asyncDispose]();
      await vending[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
