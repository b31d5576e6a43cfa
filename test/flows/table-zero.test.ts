import { afterAll, describe, expect } from "vitest";
import { asks, now, said, seesOn, tapsCard } from "../support/chat.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, expectTruth, sellsAirtime } from "../support/selling.ts";
import { startShop } from "../support/shop.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { it } from "../support/shop-test.ts";
import { until } from "../support/until.ts";

const column: { fault: string; "this shop": string }[] = [];

function note(fault: string, words: string): void {
  column.push({ fault, "this shop": words });
}

afterAll(() => console.table(column));

/** What four public bots were measured by, under faults: one sale for one wish, and the truth told. */
describe("under a fault", () => {
  it("a doubled confirm sells once", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await confirms(ada, card);
    await ada.taps(buyLabel, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 1);
    expectTruth(shop);
    note("doubled confirm", `${shop.posts()} vend`);
  });

  it("a kill before the answer, and a restart, sell once and tell it", async () => {
    await using shop = await startShopProcess();
    const { ada, vending } = shop;
    await shop.logIn();
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "hang-after" });
    const card = await sellsAirtime(ada);
    await until([vending], () => shop.posts() === 1, "the sale was sent");
    await shop.kill();
    await shop.start();
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
    expectTruth(shop);
    note("kill -9 before the answer, restart", "1 vend, card: checking, then sold");
  });

  it("a lost answer is checked, and the person who tries again is asked first", async ({ shop, ada, vending }) => {
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "hang-before", delayMs: 500 });
    const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet.*Do not sell/s);
    expect((await asksForAirtime(ada)).text).toMatch(/may pay twice/);
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 1);
    expectTruth(shop);
    const checks = vending.requests.filter(({ operation }) => operation === "verify").length;
    note("answer lost after the vend", "told: checking, do not sell again; then sold");
    note("the person tries again", `asked first, ${shop.posts()} vend`);
    note("asks the provider again, ever", `yes (${checks} times here, until it is settled)`);
  });

  it("a pending provider shows as pending, and settles", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    vending.switches.settleAfterMs = 200;
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await seesOn(ada, card, /Airtime sold/);
    await shop.idle();
    expect(said(ada, /Sold:/)).toHaveLength(1);
    expectTruth(shop);
    note("provider pending", "told: pending; then sold, told once");
  });

  it.for(["429", "500", "reset-before", "reset-after"] as const)(
    "a result message that fails (%s) is shown all the same, and the shop goes on",
    async (kind, { shop, ada, telegram, vending }) => {
      const card = await asksForAirtime(ada);
      vending.latencyMs.purchase = 100;
      await tapsCard(ada, card, buyLabel, /Request sent/);
      await shop.idle();
      telegram.faults.clear();
      expect(now(ada, card).text).toMatch(/Airtime sold/);
      const second = await asksForAirtime(ada, { phone: "0805 555 0000" });
      telegram.faults.failNext({ kind, method: "editMessageText", times: 2 });
      await tapsCard(ada, second, buyLabel, /Airtime sold/);
      await asks(ada, "/menu", /Today/);
      expectTruth(shop);
      if (kind === "429") note("one 429 on the result message", "shown after the wait that Telegram asked for");
    },
  );

  it("a user who blocks the bot stops nobody, and finds the true card on coming back", async ({ shop }) => {
    const { ada, telegram, vending } = shop;
    const card = await asksForAirtime(ada);
    vending.latencyMs.purchase = 300;
    await tapsCard(ada, card, buyLabel, /Request sent/);
    await ada.blocks();
    const bola = telegram.user({ firstName: "Bola" });
    await asks(bola, "/start", /Welcome/);
    await until(
      [vending],
      () => vending.requests.some((one) => one.operation === "purchase" && !!one.answered),
      "sold",
    );
    await shop.idle();
    await shop.restart();
    await asks(bola, "/start", /Welcome/);
    expect(now(ada, card).text).toMatch(/Request sent/);
    await ada.unblocks();
    await seesOn(ada, card, /Airtime sold/);
    await asks(ada, "/menu", /Today/);
    expectTruth(shop);
    note("a user blocks the bot", "nobody else notices; the true card on coming back");
  });
});

describe("beside others", () => {
  it("I21: another user is served while one sale hangs", async () => {
    await using shop = await startShop();
    const { ada, telegram, vending } = shop;
    const bola = telegram.user({ firstName: "Bola" });
    await shop.logIn();
    await shop.logIn(bola);
    vending.faults.add({ operation: "purchase", kind: "hang-before" });
    const card = await seesOn(ada, await sellsAirtime(ada), /Request sent/);
    await asks(bola, "/menu", /Today/);
    const other = await asksForAirtime(bola, { phone: "0805 555 0000" });
    await tapsCard(bola, other, buyLabel, /Airtime sold/);
    expect(now(ada, card).text).toMatch(/Request sent/);
    note("another user while one sale hangs", "sees the menu, and sells");
  });

  it("a result follows its confirm, with 50 ms on every Telegram call and 200 ms on the service", async ({ shop }) => {
    const { ada, telegram, vending } = shop;
    const card = await asksForAirtime(ada);
    telegram.latencyMs = 50;
    vending.latencyMs.purchase = 200;
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    note("confirm → result, Telegram 50 ms, service 200 ms", "sold");
    telegram.latencyMs = 0;
  });
});
