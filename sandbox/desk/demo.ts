import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { systemClock } from "../../src/core/clock.ts";
import { createPastClock, type PastClock } from "../seed/past-clock.ts";
import { type Scene, seedShop } from "../seed/seed.ts";
import { reportPathOf, startSmsGateway } from "../sms/gateway.ts";
import { startTelegram, type Telegram } from "../telegram/server.ts";
import { startVendingService, type VendingService } from "../vending/service.ts";
import { type BotProcess, createBotProcess } from "./bot-process.ts";
import { createCallNotes } from "./call-notes.ts";
import { type CastMember, seat } from "./cast.ts";
import { createDisk, databaseIn } from "./disk.ts";
import { findFreePort, findFreePortFrom } from "./free-port.ts";
import { createNextAnswer } from "./next-answer.ts";
import { createPulse } from "./pulse.ts";
import { startDesk } from "./server.ts";
import type { ServiceForm } from "./service-form.ts";
import { createShopBook } from "./shop-book.ts";
import { calmDown } from "./trouble-actions.ts";

export interface DemoOptions {
  /** The page's port, or the next free one. 0 is any. */
  port: number;
  /** The port that the bot listens on. One that is free when the demo starts, by default: another process may take it before the bot does. */
  botPort?: number;
  /** Serves only the page on this address, too, for others to open; without it, only on loopback. */
  sharedOn?: string | undefined;
  logLevel: string;
  /** The language of the counter. */
  locale?: string;
  /** How the service is written; to the letter of the specification when not given. */
  service?: ServiceForm;
  /** The command line behind `node` that runs the bot. The real one by default. */
  botCommand?: readonly string[];
  /** The page wants a new demo in place of this one. */
  onReset?(): void;
  /** Hears every line that the bot writes. */
  onBotLine?(line: string): void;
}

export interface Demo extends AsyncDisposable {
  /** The address to open in a browser. */
  readonly url: string;
  readonly telegram: Telegram;
  readonly vending: VendingService;
  readonly bot: BotProcess;
  readonly cast: readonly CastMember[];
  /** For a process that is about to end whatever happens: kills the bot and removes its files, at once. */
  abandon(): void;
}

const host = "127.0.0.1";
/** The command line behind `node` that runs the real bot, as `npm start` does. */
export const realBot: readonly string[] = packageJson.scripts.start
  .split(" ")
  .slice(1)
  .map((part) => (part.startsWith("-") ? part : fileURLToPath(new URL(`../../${part}`, import.meta.url))));
const compiled = fileURLToPath(new URL("../../node_modules/.cache/vendbot/compiled", import.meta.url));

/** Starts the service, Telegram, the page and the real bot, on loopback, with a database that ends with the demo. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  // Should a later part not start, the earlier ones are closed on the way out.
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "vendbot-demo-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  stack.defer(removeFolder);

  const token = `7000000001:${randomBytes(26).toString("base64url")}`;
  const telegram = stack.use(await startTelegram({ token }));
  const clock = createPastClock(systemClock);
  const vending = stack.use(await startVendingService({ clock }));
  const cast = seat(telegram, vending);

  const smsKey = randomBytes(26).toString("base64url");
  const sms = stack.use(await startSmsGateway({ key: smsKey }));

  const notes = createCallNotes(telegram);
  const port = options.botPort ?? (await findFreePort(host));
  const botUrl = `http://${host}:${port}`;
  const metricsToken = randomBytes(26).toString("base64url");
  let poke: () => void = () => undefined;
  const env = {
    // Compiled once and kept: from the second start on the bot needs neither the time nor the memory for it.
    NODE_COMPILE_CACHE: compiled,
    BOT_TOKEN: token,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    VENDING_BASE_URL: vending.baseUrl,
    PUBLIC_URL: botUrl,
    METRICS_TOKEN: metricsToken,
    ...{ SMS_GATEWAY: "africastalking", SMS_API_ROOT: sms.apiRoot, SMS_KEY: smsKey, SMS_USER: "vendbot" },
    ...{ SMS_SENDER: "VENDBOT", SMS_PER_SHOP: "1000" },
    SERVICE_NAME: "Sandbox VTU",
    SIGN_UP_HELP: "Sign up with a new phone number at the service of this demo.",
    FORGOT_PIN_HELP: "Each person of this demo has the PIN 1234.",
    HOST: host,
    PORT: String(port),
    DATABASE_URL: `sqlite:${databaseIn(folder)}`,
    ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    // So that the times on the cards are those of the clock beside the page.
    TIME_ZONE: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ADMIN_IDS: cast.flatMap(({ person, isOperator }) => (isOperator ? [person.id] : [])).join(),
    LOG_LEVEL: options.logLevel,
    DEFAULT_LOCALE: options.locale ?? "en",
  };
  sms.reportTo = `${botUrl}/webhooks/sms/${reportPathOf(smsKey)}`;
  await seedShops({ cast, vending, clock, settings: env });
  const openedAt = systemClock.now();
  const bot = stack.use(
    createBotProcess({
      clock: systemClock,
      command: options.botCommand ?? realBot,
      env,
      hasBeenSeenSince: (at) => notes.lastPollAt >= at,
      onChange: () => poke(),
      onLine: (line) => options.onBotLine?.(line),
    }),
  );
  bot.start();

  const book = stack.use(createShopBook(databaseIn(folder), openedAt));
  const disk = createDisk({ ...{ clock: systemClock, folder, env, bot, book }, onChange: () => poke() });
  const nextAnswer = createNextAnswer(vending);
  const metrics = { url: `${botUrl}/metrics`, token: metricsToken };
  const pulse = createPulse({ clock: systemClock, ...metrics, onChange: () => poke() });
  const { service = "specified" } = options;
  const stage = {
    clock: systemClock,
    openedAt,
    telegram,
    vending,
    sms,
    service,
    bot,
    cast,
    notes,
    nextAnswer,
    book,
    disk,
    pulse,
    reset: () => options.onReset?.(),
  };
  calmDown(stage);
  const { sharedOn } = options;
  const deskPort = options.port === 0 ? 0 : await findFreePortFrom(sharedOn ?? host, options.port);
  const desk = stack.use(await startDesk(stage, { port: deskPort, sharedOn }));
  poke = desk.poke;

  const parts = stack.move();
  return {
    ...{ url: desk.url, telegram, vending, bot, cast },
    abandon() {
      bot.abandon();
      removeFolder();
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

interface Seeds {
  cast: readonly CastMember[];
  vending: VendingService;
  clock: PastClock;
  settings: Scene["settings"];
}

/** The books of those who have sold before the demo began. */
async function seedShops({ cast, vending, clock, settings }: Seeds): Promise<void> {
  const accounts = new Map(vending.accounts().map((account) => [account.phoneNumber, account]));
  for (const { person, login, hasSoldBefore } of cast) {
    const owner = accounts.get(login?.phoneNumber ?? "");
    if (!hasSoldBefore || !owner) continue;
    await seedShop({ clock, vending, owner, userId: person.id, settings, randomBytes });
  }
}
