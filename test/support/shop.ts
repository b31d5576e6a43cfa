import { setTimeout as pause } from "node:timers/promises";
import { type App, createApp } from "../../src/app.ts";
import type { PaceLimits } from "../../src/bot/inbox/pace.ts";
import { readConfig, secretsOf } from "../../src/config.ts";
import type { Clock } from "../../src/core/clock.ts";
import { createLog } from "../../src/log.ts";
import type { Overrides } from "../../src/overrides.ts";
// A shop loads these behind its first poll, and a disk keeps no time with a clock that is steered.
import "../../src/wiring/chat.ts";
import { sketched } from "./pictures.ts";
import { keepLogLine } from "./recent-log.ts";
import { startWorld, type World, type WorldOptions } from "./world.ts";

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
