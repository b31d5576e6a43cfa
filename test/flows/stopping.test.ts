import { describe, expect, it } from "vitest";
import { now, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { asksForAirtime, confirms, expectTruth } from "../support/selling.ts";
import { openCounter, startShop } from "../support/shop.ts";
import { until, waitFor } from "../support/until.ts";

describe("stopping as an operator does", () => {
  it("waits for the sale under way and shows its result before it ends", async () => {
    await using shop = await openCounter();
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    vending.latencyMs.purchase = 300;
    await confirms(ada, card);
    await until([vending], () => shop.posts() === 1, "the sale was sent");
    await shop.stop();
    expect(now(ada, card).text).toMatch(/Airtime sold/);
    expectTruth(shop);
  });

  it("does not wait for ever, and settles the sale by verify after the next start", async () => {
    await using shop = await openCounter({ drainMs: 200 });
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    vending.faults.add({ operation: "purchase", kind: "hang-after" });
    vending.webhooks.mode = "withheld";
    await confirms(ada, card);
    await until([vending], () => shop.posts() === 1, "the sale was sent");
    await shop.stop();
    await shop.start();
    await tapsCard(ada, card, /Check now/, /Airtime sold/);
    expectTruth(shop);
  });

  it("keeps what it could not deliver for the next start", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock });
    const { ada, telegram } = shop;
    const card = await asksForAirtime(ada);
    await shop.idle();
    // As often as the card is enqueued again: with each state of the sale, and with the wallet's view of it.
    telegram.faults.failNext({
      method: "editMessageText",
      kind: "429",
      retryAfter: 60,
      times: Number.POSITIVE_INFINITY,
    });
    await confirms(ada, card);
    await until([shop.vending], () => shop.posts() === 1, "the sale was sent");
    await until([telegram], () => telegram.calls.some(({ errorCode }) => errorCode === 429), "an edit failed");
    await shop.idle();
    await shop.stop();
    expect(now(ada, card).text).toMatch(/Sell airtime\?/);
    telegram.faults.clear();
    await shop.start();
    await clock.advance(60_000);
    // A look at a database on a server may take longer than the clock to move: time does not stand still after it.
    const isTold = () => clock.advance(500).then(() => /Airtime sold/.test(now(ada, card).text));
    await waitFor(isTold, "the card says that it is sold");
    expectTruth(shop);
  });
});

describe("stopping while Telegram says nothing", () => {
  it.each(["getMe", "deleteWebhook"])("ends a start that waits for the answer to %s", async (method) => {
    await using shop = await openCounter({ clock: createFakeClock() });
    const { telegram } = shop;
    await shop.stop();
    telegram.faults.failNext({ method, kind: "hang" });
    await shop.start();
    await until([telegram], () => telegram.calls.at(-1)?.method === method, `${method} was called`);
    await shop.stop();
    await shop.start();
    await waitFor(async () => (await shop.app.readiness()).canServe, "the next start is ready");
  });
});

describe("starting", () => {
  it("is not ready while Telegram does not take the address of its webhook", async () => {
    const environment = { BOT_MODE: "webhook", TELEGRAM_SECRET: "telegram-secret-for-starts" };
    await using shop = await startShop({ environment });
    const { telegram } = shop;
    await waitFor(async () => (await shop.app.readiness()).canServe, "the shop is ready");
    await shop.stop();
    telegram.faults.failNext({ method: "setWebhook", kind: "500", times: Number.POSITIVE_INFINITY });
    const failed = telegram.calls.length;
    await shop.start();
    const isRefused = () => telegram.calls.slice(failed).some(({ method, ok }) => method === "setWebhook" && !ok);
    await until([telegram], isRefused, "setWebhook failed");
    expect(await shop.app.readiness()).toEqual({ canServe: false, reasons: ["telegram: not connected"] });
    telegram.faults.clear();
    await waitFor(async () => (await shop.app.readiness()).canServe, "the shop is ready");
  });

  it("is ready once Telegram has answered, without waiting for somebody to write", async () => {
    await using shop = await startShop({ pollSeconds: 25 });
    await waitFor(async () => (await shop.app.readiness()).canServe, "the shop is ready");
    expect(await shop.app.readiness()).toEqual({ canServe: true, reasons: [] });
  });
});
