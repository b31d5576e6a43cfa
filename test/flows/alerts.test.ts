import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import type { Overrides } from "../../src/overrides.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { createFakeClock, type FakeClock } from "../support/fake-clock.ts";
import { type Requests, watchRequests } from "../support/requests.ts";
import { sellsAirtime } from "../support/selling.ts";
import { type Shop, type ShopOptions, startShop } from "../support/shop.ts";

const operatorId = 4_400_001;
const second = 1000;
const minute = 60 * second;

interface WatchedShop extends Shop {
  clock: FakeClock;
  operator: Person;
  requests: Requests;
}

/** A shop with an operator who has opened the bot's chat, and Ada, who is in. */
async function openShop(options: ShopOptions = {}): Promise<WatchedShop> {
  const clock = createFakeClock();
  const environment = { ADMIN_IDS: String(operatorId), ...options.environment };
  // Its clock passes step by step, and the answers to polls tell the time at Telegram.
  const steered = { clock, worldClock: clock, random: () => 0.5, pollSeconds: 5 };
  await using opening = new AsyncDisposableStack();
  const shop = opening.use(await startShop({ ...steered, ...options, environment }));
  const requests = opening.use(watchRequests(shop.telegram));
  const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
  await asks(operator, "/start", /Log in/);
  await shop.logIn();
  await shop.idle();
  const parts = opening.move();
  return Object.assign(shop, { clock, operator, requests, [Symbol.asyncDispose]: () => parts.disposeAsync() });
}

/** Lets time pass step by step, each with what it sets off. */
async function pass(shop: WatchedShop, ms: number, stepMs = 5 * second): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await shop.clock.advance(stepMs);
    await shop.requests.atRest();
  }
}

/** The same until something holds. */
async function letPass(shop: WatchedShop, maxMs: number, isOver: () => boolean, stepMs = 5 * second): Promise<void> {
  const startedAt = shop.clock.now();
  while (!isOver() && shop.clock.now() - startedAt < maxMs) await pass(shop, stepMs, stepMs);
  expect(isOver(), `after ${(shop.clock.now() - startedAt) / minute} minutes`).toBe(true);
}

/** Often enough for the shop to know that it is not the line's whim. */
async function looksInVain(shop: WatchedShop): Promise<void> {
  for (let look = 0; look < 4; look++) {
    await shop.ada.says("/balance");
    await pass(shop, 10 * second);
  }
}

/** The operator's messages about this trouble: one, whatever it shows by now. */
function alertOf({ operator }: WatchedShop, what: RegExp): string {
  const alerts = said(operator, what);
  expect(alerts.length).toBeLessThan(2);
  return alerts[0]?.text ?? "";
}

const isOn = (shop: WatchedShop, what: RegExp) => () => /^🔴/.test(alertOf(shop, what));
const isOver = (shop: WatchedShop, what: RegExp) => () => /^✅[\s\S]*over since/.test(alertOf(shop, what));

describe("an operator gets one message, which says when it is over,", () => {
  it("that the service is down, also across a restart", async () => {
    await using shop = await openShop();
    const what = /service does not answer/;
    shop.vending.outage = true;
    await looksInVain(shop);
    await letPass(shop, 5 * minute, isOn(shop, what));
    await shop.restart();
    // Nobody asks the service anything: that it answers again is not known.
    await pass(shop, 2 * minute);
    expect(isOn(shop, what)()).toBe(true);
    await looksInVain(shop);
    await letPass(shop, minute, isOn(shop, what));
    expect(alertOf(shop, what)).toMatch(/Since \d\d:\d\d/);
    shop.vending.outage = false;
    await letPass(shop, 5 * minute, isOver(shop, what));
    expect(shop.logLines.filter((line) => line.includes("alert.raised"))).toHaveLength(1);
  });

  it("that another process polls with the token", async () => {
    await using shop = await openShop();
    const what = /Another process polls/;
    shop.telegram.faults.failNext({ kind: "409", method: "getUpdates", times: 6 });
    await letPass(shop, 3 * minute, isOn(shop, what));
    await letPass(shop, 3 * minute, isOver(shop, what));
  });

  it("that somebody with the token has turned the updates to another address", async () => {
    const environment = { BOT_MODE: "webhook", TELEGRAM_SECRET: "telegram-secret-for-alerts" };
    await using shop = await openShop({ environment });
    const what = /turned its updates elsewhere/;
    const { url } = shop.telegram.webhook;
    const set = (to: string) =>
      fetch(`${shop.telegram.apiRoot}/bot${shop.environment.BOT_TOKEN}/setWebhook`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url: to, secret_token: environment.TELEGRAM_SECRET }),
      });
    await set("https://thief.example/telegram");
    await letPass(shop, 6 * minute, isOn(shop, what));
    await set(url);
    await letPass(shop, 6 * minute, isOver(shop, what));
  });

  it("that Telegram did not take the token, as soon as it takes it", async () => {
    await using shop = await openShop();
    const what = /does not take the bot's token/;
    shop.telegram.faults.failNext({ kind: "401", method: "getUpdates", times: 1000 });
    shop.telegram.faults.failNext({ kind: "401", times: 1000 });
    await letPass(shop, 3 * minute, () => shop.logLines.some((line) => line.includes("alert.raised")));
    await letPass(shop, minute, () => shop.telegram.calls.some((call) => call.method === "sendMessage" && !call.ok));
    expect(alertOf(shop, what)).toBe("");
    shop.telegram.faults.clear();
    await letPass(shop, 5 * minute, isOver(shop, what));
  });

  it("that a sale is stuck", async () => {
    await using shop = await openShop({ withoutWebhook: true });
    const { vending } = shop;
    const what = /1 sale is stuck/;
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "truncate", times: Number.POSITIVE_INFINITY });
    await sellsAirtime(shop.ada);
    await letPass(shop, 40 * minute, isOn(shop, what), 30 * second);
    vending.faults.clear();
    await letPass(shop, 40 * minute, isOver(shop, what), 30 * second);
  });

  it("that the disk is nearly full, and not each time that it wavers", async () => {
    let freeBytes = 5e9;
    const disk = () => ({ freeBytes, totalBytes: 20e9 });
    await using shop = await openShop({ disk });
    const what = /disk is nearly full: 900 MB/;
    freeBytes = 0.9e9;
    await letPass(shop, 2 * minute, isOn(shop, what));
    // Between the two limits nothing changes, however long.
    freeBytes = 1.2e9;
    await pass(shop, 10 * minute, 30 * second);
    expect(isOn(shop, what)()).toBe(true);
    freeBytes = 1.6e9;
    await letPass(shop, 3 * minute, isOver(shop, what));
  });

  it("that the clock is wrong", async () => {
    const world = createFakeClock();
    let aheadMs = 0;
    const clock: Overrides["clock"] = { ...world, now: () => world.now() + aheadMs };
    const options = { clock, worldClock: world };
    await using opened = await openShop(options);
    const shop = Object.assign(opened, { clock: world });
    const what = /clock is \d+ s ahead of/;
    aheadMs = 45 * second;
    await letPass(shop, 5 * minute, isOn(shop, what));
    aheadMs = 0;
    await letPass(shop, 20 * minute, isOver(shop, what));
  });

  it("that a list of the service is empty", async () => {
    await using shop = await openShop({ catalogueTtlMs: 30 * second });
    const { vending, clock, ada } = shop;
    const looks = async () => {
      await clock.advance(31 * second);
      await asks(ada, "/menu", /Wallet/);
    };
    await looks();
    await shop.idle();
    const offerAirtime = (isOffered: boolean) =>
      vending.setCatalogue(({ airtime }) => {
        for (const network of airtime) network.active = isOffered;
      });
    offerAirtime(false);
    await looks();
    const what = /list is empty/;
    await letPass(shop, minute, isOn(shop, what));
    offerAirtime(true);
    await looks();
    await letPass(shop, 5 * minute, isOver(shop, what));
  });
});

describe("while Telegram does not take the token", () => {
  it("no card is given up: the sale is shown as it ended when it takes it again", async () => {
    await using shop = await openShop();
    const { ada, telegram, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    telegram.faults.failNext({ kind: "401", times: Number.POSITIVE_INFINITY });
    const [sale] = vending.transactions();
    vending.settle(sale?.reference ?? "", "success");
    await letPass(shop, minute, () => telegram.calls.some((call) => call.errorCode === 401));
    telegram.faults.clear();
    await letPass(shop, 5 * minute, () => /Airtime sold/.test(now(ada, card).text));
  });
});

describe("a trouble that lasts for a moment", () => {
  it("reaches nobody", async () => {
    await using shop = await openShop();
    shop.telegram.faults.failNext({ kind: "409", method: "getUpdates", times: 2 });
    await pass(shop, 3 * minute);
    expect(said(shop.operator, /🔴/)).toHaveLength(0);
    expect(shop.logLines.filter((line) => line.includes("alert."))).toEqual([]);
    await sees(shop.operator, /Log in/);
  });
});
