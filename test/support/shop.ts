import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "../../sandbox/telegram/contract.ts";
import type { NewAccount } from "../../sandbox/vending/accounts.ts";
import { type App, createApp } from "../../src/app.ts";
import type { PaceLimits } from "../../src/bot/inbox/pace.ts";
import { readConfig, secretsOf } from "../../src/config.ts";
import { type Clock, systemClock } from "../../src/core/clock.ts";
import { createLog } from "../../src/log.ts";
import type { Overrides } from "../../src/overrides.ts";
import { asks } from "./chat.ts";
import { lagos } from "./closes.ts";
import { createFakeClock, type FakeClock, idleAt } from "./fake-clock.ts";
import { isKeptInFiles } from "./test-database.ts";
import { ada, type LoggedIn, startWorld, type World, type WorldOptions } from "./world.ts";
// A shop loads these behind its first poll, and a disk keeps no time with a clock that is steered.
import "../../src/wiring/chat.ts";
import { sketched } from "./pictures.ts";
import { keepLogLine } from "./recent-log.ts";

export { ada } from "./world.ts";

/** The real app in this process, over HTTP against both sandboxes. */
export interface Shop extends World {
  readonly app: App;
  /** Lines that the app logged. */
  readonly logLines: readonly string[];
  /** Stops the app as an operator would, and starts it again on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Resolves when nothing is under way between the app and the sandboxes: for "no more than that happened". */
  idle(): Promise<void>;
}

/** Telegram is asked again as soon as updates are stored; where it is not asked at all, nothing is waited for longer. */
const lookEveryMs = 2;
const maxLooks = 500;

/** A test's people type faster than anybody. */
const anyPace: PaceLimits = {
  user: { burst: 100_000, perSecond: 1000 },
  strangers: { burst: 100_000, perSecond: 1000 },
};

export type ShopOptions = Overrides &
  Omit<WorldOptions, "clock"> & {
    /** The sandboxes' clock, where it is not the shop's. */
    worldClock?: Clock;
  };

export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { environment, withoutWebhook, isFirstStart, walletNaira, pin, loggedIn, worldClock, ...overrides } = options;
  const clock = worldClock ?? overrides.clock;
  const world = await startWorld({ environment, withoutWebhook, isFirstStart, walletNaira, pin, loggedIn, clock });
  const logLines: string[] = [];

  async function open(): Promise<App> {
    const config = readConfig(world.environment);
    const log = createLog({
      level: config.LOG_LEVEL,
      secrets: secretsOf(config),
      destination: {
        write(line: string) {
          logLines.push(line);
          keepLogLine(line);
        },
      },
    });
    const opened = await createApp(config, log, {
      // A question for updates times out by the wall clock, and is asked again by the shop's, which a test moves.
      pollSeconds: clock ? 600 : 5,
      drainMs: 1000,
      idleLockMs: 0,
      pace: anyPace,
      receipts: sketched,
      ...overrides,
    });
    await opened.start();
    return opened;
  }

  let app: App | undefined = await open();
  const shop: Shop = {
    ...world,
    get app() {
      if (!app) throw new Error("The app is stopped");
      return app;
    },
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
    async idle() {
      // A recent act may still be on its way to the app, or on its way to the disk.
      for (let look = 0; world.telegram.pendingUpdates.length > 0 && look < maxLooks; look++) await pause(lookEveryMs);
      await world.vending.webhooks.idle();
      await shop.app.idle();
    },
    async [Symbol.asyncDispose]() {
      await shop.stop();
      await world[Symbol.asyncDispose]();
    },
  };
  return shop;
}

/** The same, with Ada logged in by her chat. `openCounter` is faster for tests that are not about that or her first menu. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options);
  await shop.logIn();
  return shop;
}

/** After so long, what a login has seen of the service is old, and she logs in once more. */
const freshMs = 30_000;

const made = new Map<string, { at: number; loggedIn: Promise<LoggedIn> }>();

/**
 * A shop with Ada logged in, for what is not about logging in. She did so once in this process, in a shop whose file is
 * copied: this chat and this service know nothing of it, and she has seen no menu yet.
 */
export async function openCounter(options: ShopOptions = {}): Promise<Shop> {
  if (isKeptInFiles()) return startShop({ ...options, loggedIn: await logInOnce(options) });
  const shop = await startShop(options);
  await shop.logIn();
  return shop;
}

/** The same, with enough in the wallet for long lists and many sales. */
export const openFullCounter = (options: ShopOptions = {}) => openCounter({ walletNaira: 100_000, ...options });

function logInOnce({ clock, walletNaira, pin, environment, withoutWebhook }: ShopOptions): Promise<LoggedIn> {
  const options = { walletNaira, pin, environment, withoutWebhook };
  const key = JSON.stringify([clock && (isFake(clock) ? clock.now() : "shifted"), options]);
  const known = made.get(key);
  if (known && (clock !== undefined || Date.now() - known.at < freshMs)) return known.loggedIn;
  const loggedIn = logIn({ ...options, ...(clock && { clock: clockBefore(clock) }) });
  made.set(key, { at: Date.now(), loggedIn });
  loggedIn.catch(() => made.delete(key));
  return loggedIn;
}

const isFake = (clock: Clock): clock is FakeClock => "advance" in clock;

/** A clock of the same kind, on which a login is over when this one begins: both stand at the same time in every test. */
function clockBefore(clock: Clock): Clock {
  if (isFake(clock)) return createFakeClock(clock.now());
  const earlier = createShiftedClock();
  earlier.shift(-freshMs);
  return earlier;
}

async function logIn(options: ShopOptions): Promise<LoggedIn> {
  await using shop = await startShop(options);
  await shop.logIn();
  const { clock } = options;
  await (clock && isFake(clock) ? idleAt({ clock, idle: shop.idle }) : shop.idle());
  await shop.stop();
  const url = shop.vending.accounts()[0]?.webhookUrl;
  return { file: await readFile(shop.databasePath), webhookPath: url ? new URL(url).pathname : null };
}

export const bola = { phone: "08029999999", pin: "2468" };

/** A second account at the service, and the phone of its owner. */
export function seatBola({ vending, telegram }: World, over: Partial<NewAccount> = {}): Person {
  vending.addAccount({
    ...{ firstName: "Bola", lastName: "Ade", phoneNumber: bola.phone, pin: bola.pin, walletNaira: 9000 },
    ...over,
  });
  return telegram.user({ firstName: "Bola", phone: "2348029999999" });
}

/** Logs in with the shared contact and the PIN, and waits for what greets. */
export async function comesIn(person: Person, greeting: RegExp = /Wallet/, pin = bola.pin): Promise<void> {
  await person.says("/start");
  await person.presses(/Share my number/);
  await person.sees(/PIN for/);
  await person.says(pin);
  await person.sees(greeting);
}

/** Somebody who is logged in to one shop gives number and PIN of another, Ada's. */
export async function logsInElsewhere(person: Person, to: { phone: string; pin: string } = ada): Promise<void> {
  const asked = await asks(person, "/login", /phone number/);
  await person.says(to.phone);
  await person.sees((message) => message.id > asked.id && /PIN for/.test(message.text));
  await person.says(to.pin);
  await person.sees((message) => message.id > asked.id && /Wallet/.test(message.text));
}

/** The clock goes on from noon in Lagos, and a test moves the hands of both its faces ahead: timers go on as they are. */
export interface ShiftedClock extends Clock {
  shift(ms: number): void;
  /** All timers that have fired: their delay, and when each was started, by the system's monotonic clock. */
  readonly fired: readonly { ms: number; startedAt: number }[];
}

const hourMs = 3_600_000;

export function createShiftedClock(): ShiftedClock {
  // No day ends and none is closed while a test goes on, at whatever hour it runs.
  let shiftedMs = lagos.startOf(lagos.dayOf(systemClock.now()) + 1) + 12 * hourMs - systemClock.now();
  const fired: { ms: number; startedAt: number }[] = [];
  return {
    ...systemClock,
    fired,
    after(ms, callback) {
      const startedAt = systemClock.monotonic();
      return systemClock.after(ms, () => {
        fired.push({ ms, startedAt });
        callback();
      });
    },
    now: () => systemClock.now() + shiftedMs,
    monotonic: () => systemClock.monotonic() + shiftedMs,
    shift(ms) {
      shiftedMs += ms;
    },
  };
}

/** From noon to when the day is sealed that noon was in. */
export const untilSealedMs = 16 * hourMs;

/** A shop whose time stands still. */
export interface TimedShop extends Shop {
  clock: FakeClock;
}

/** The same with Ada logged in, and nothing under way. */
export async function openTimedShop(): Promise<TimedShop> {
  const clock = createFakeClock();
  const shop = await openShop({ clock, random: () => 0.5 });
  await shop.idle();
  return Object.assign(shop, { clock });
}

/** A shop that is logged in, after the minute in that digits are taken for a PIN. */
export async function openShopAfterPin(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await openShop({ clock });
  clock.shift(61_000);
  return shop;
}
