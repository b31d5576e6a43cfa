import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resetService } from "../chaos/behaviours.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { asksForAirtime, confirms, expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";

/** A shop with Ada logged in, in a process that kills itself at a moment. */
async function openShop(crashAt?: string): Promise<ShopProcess> {
  const shop = await startShopProcess({ crashAt });
  await shop.logIn();
  return shop;
}

/** All that happened so far is done with, also what is not shown. */
async function settles({ ada, telegram }: ShopProcess): Promise<void> {
  await ada.sendsPhoto();
  const sent = ada.chat.at(-1)?.id ?? 0;
  await sees(ada, ({ id }) => id > sent);
  await until([telegram], () => telegram.pendingUpdates.length === 0, "Telegram is rid of its updates");
}

describe("in one shop that starts again each time", () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await openShop("");
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const restart = () => shop.start({ crashAt: "" });
  beforeEach(async () => {
    resetService(shop.vending);
    if (!shop.isAlive()) await restart();
  });

  /** Each sale is unlike those before it. */
  const anotherNumber = () => ({ phone: `0803 555 ${1000 + shop.posts()}` });
  const anotherAmount = () => ({ amount: `${1000 + shop.posts()}` });

  /** Sells airtime, and resolves when the service has been asked for it. */
  async function sellsAndPosts() {
    const before = shop.posts();
    const card = await sellsAirtime(shop.ada, anotherNumber());
    await until([shop.vending], () => shop.posts() === before + 1, "the sale was sent");
    return card;
  }

  const verified = () => shop.vending.requests.filter(({ operation }) => operation === "verify");
  const referenceOfLast = () => shop.vending.transactions().at(-1)?.reference ?? "";

  describe("I24: killed at the tap that buys", () => {
    it.each([
      ["before the tap is stored", "before insert telegram_update"],
      ["after the tap is stored, before Telegram knows", "after insert telegram_update"],
      ["before the sale is written down", "before update purchase intent"],
      ["after the sale is written down, before it is sent", "after update purchase intent"],
      ["before it is written down that it is being sent", "before update purchase sending"],
      ["before the answer is written down", "before update purchase succeeded"],
      ["after the answer is written down, before it is shown", "after update purchase succeeded"],
    ])("%s, a sale is made once and shown as it is", async (_title, crashAt) => {
      const { ada } = shop;
      const before = shop.posts();
      const card = await asksForAirtime(ada, anotherNumber());
      await settles(shop);
      await shop.tell(crashAt);
      await confirms(ada, card);
      await shop.died();
      await restart();
      await seesOn(ada, card, /Airtime sold/);
      expect(shop.posts()).toBe(before + 1);
      expectTruth(shop);
    });
  });

  describe("killed while the service", () => {
    it("says nothing and has done it, the sale is settled by verify, and told", async () => {
      const { ada, vending } = shop;
      vending.webhooks.mode = "withheld";
      vending.faults.add({ operation: "purchase", kind: "hang-after" });
      const card = await sellsAndPosts();
      await shop.kill();
      await restart();
      await seesOn(ada, card, /Airtime sold/);
      await sees(ada, (message) => message.replyTo === card.id);
      expectTruth(shop);
    });

    it("is asked what became of a sale, it is asked again", async () => {
      const { ada, vending } = shop;
      const before = verified().length;
      vending.webhooks.mode = "withheld";
      vending.faults.add({ operation: "purchase", kind: "drop-after" });
      vending.faults.add({ operation: "verify", kind: "hang-before" });
      const card = await seesOn(ada, await sellsAirtime(ada, anotherNumber()), /No answer yet/);
      await until([vending], () => verified().length > before, "verify was asked");
      await shop.kill();
      await restart();
      await seesOn(ada, card, /Airtime sold/);
      expectTruth(shop);
    });

    it("works on a pending sale, the sale is settled after the start", async () => {
      const { ada, vending } = shop;
      vending.switches.purchaseAnswer = "pending";
      const card = await seesOn(ada, await sellsAirtime(ada, anotherNumber()), /working on it/);
      await shop.kill();
      vending.settle(referenceOfLast(), "failed");
      await vending.webhooks.idle({ timers: true });
      await restart();
      await tapsCard(ada, card, /Check now/, /Failed/);
      expectTruth(shop);
    });
  });

  describe("killed before a token", () => {
    beforeEach(() => {
      shop.vending.switches.tokenDelayMs = 3_600_000;
    });

    it("comes, it is shown when it comes", async () => {
      const { ada, vending } = shop;
      const card = await seesOn(ada, await sellsElectricity(ada, anotherAmount()), /Waiting for the token/);
      await shop.kill();
      await restart();
      vending.sendToken(referenceOfLast(), "12345678901234567890");
      await seesOn(ada, card, /1234 5678 9012 3456 7890/);
      expectTruth(shop);
    });

    it("that was taken from the service is applied, it is applied after the start", async () => {
      const { ada, vending } = shop;
      vending.switches.webhookFor = "after-the-answer";
      const card = await seesOn(ada, await sellsElectricity(ada, anotherAmount()), /Waiting for the token/);
      await settles(shop);
      await shop.tell("after insert webhook_event");
      vending.sendToken(referenceOfLast(), "98765432109876543210");
      await shop.died();
      await vending.webhooks.idle({ timers: true });
      await restart();
      await seesOn(ada, card, /9876 5432 1098 7654 3210/);
      expectTruth(shop);
    });
  });

  describe("I24: killed in the middle of a form", () => {
    beforeEach(async () => {
      await asks(shop.ada, "/sell", /What do you want/);
      await tapsAndSees(shop.ada, /Airtime/, /Phone number/);
      await settles(shop);
    });

    it("the form goes on where it was", async () => {
      await shop.kill();
      await restart();
      await asks(shop.ada, "0707 555 1234", /Which network/);
    });

    it("before an answer is kept, the same answer is taken again", async () => {
      const { ada } = shop;
      const before = said(ada, /Which network/).length;
      await shop.tell("before insert form");
      await ada.says("0707 555 1234");
      await shop.died();
      await restart();
      await sees(ada, () => said(ada, /Which network/).length > before + 1);
      await tapsAndSees(ada, "MTN", /How much/);
    });
  });

  describe("killed at a payment of what is owed", () => {
    it.each([
      ["before", "Chioma"],
      ["after", "Emeka"],
    ])("%s it is written down, it is taken once", async (when, name) => {
      const { ada } = shop;
      const card = await seesOn(ada, await sellsAirtime(ada, anotherNumber()), /Airtime sold/);
      await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it/, card);
      await asks(ada, name, new RegExp(`${name} owes you ₦500\\.00`));
      const question = await asks(ada, `paid ${name} 200`, new RegExp(`Did ${name} pay you ₦200\\.00`));
      await settles(shop);
      await shop.tell(`${when} insert debt_line paid`);
      await ada.taps(/Yes, ₦200/, { message: question.id });
      await shop.died();
      await restart();
      await ada.sendsPhoto();
      const list = await asks(ada, "/owing", /Owed to you/);
      await tapsCard(ada, list, new RegExp(name), new RegExp(`${name} owes you ₦300\\.00`));
    });
  });

  it("a process refuses a database that another one uses, and says what to do", async () => {
    const { code, said: words } = await shop.startAnother();
    expect(code).toBe(1);
    expect(words).toMatch(/Another process uses .*vendbot\.db/);
    expect(words).not.toMatch(/at .*\.ts:/);
    await asks(shop.ada, "/menu", /Today/);
  });

  it("killed while the service says nothing and has done nothing, the sale is not sent again", async () => {
    const { ada, vending } = shop;
    const before = { posts: shop.posts(), sales: vending.transactions().length, looks: verified().length };
    expect((await asks(ada, "/menu", /Today/)).text).not.toMatch(/still being checked/);
    vending.faults.add({ operation: "purchase", kind: "hang-before" });
    const card = await sellsAndPosts();
    await shop.kill();
    await restart();
    await seesOn(ada, card, /No answer yet.*Do not sell/s);
    await until(
      [vending],
      () =>
        verified()
          .slice(before.looks)
          .some(({ answered }) => answered),
      "verified",
    );
    await asks(ada, "/menu", /still being checked/);
    expect(shop.posts()).toBe(before.posts + 1);
    expect(vending.transactions()).toHaveLength(before.sales);
  });

  it("a process that is asked to stop waits for the sale under way, shows it, and ends well", async () => {
    shop.vending.latencyMs.purchase = 800;
    const card = await sellsAndPosts();
    expect(await shop.stop()).toBe(0);
    expect(now(shop.ada, card).text).toMatch(/Airtime sold/);
    expectTruth(shop);
  });
});

describe.concurrent("I24: killed at the tap that buys", () => {
  it("after it is written down that it is being sent, nothing is ever sent and the card says so", async () => {
    await using shop = await openShop("after update purchase sending");
    const { ada } = shop;
    const card = await sellsAirtime(ada);
    await shop.died();
    await shop.start();
    await seesOn(ada, card, /No answer yet.*Do not sell/s);
    await ada.taps(/Check now/, { message: card.id });
    await until(
      [shop.vending],
      () => shop.vending.requests.some((one) => one.operation === "verify"),
      "it was checked",
    );
    await asks(ada, "/menu", /still being checked/);
    expect(shop.posts()).toBe(0);
    expect(now(ada, card).text).toMatch(/No answer yet/);
  });
});

describe.concurrent("killed while the service", () => {
  it("checks a PIN, the login is made after the start", async () => {
    await using shop = await startShopProcess();
    const { ada, vending } = shop;
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "08031234567", /PIN for/);
    vending.faults.add({ operation: "login", kind: "hang-before" });
    await ada.says("7391");
    await until([vending], () => vending.requests.some((one) => one.operation === "login"), "the PIN was sent");
    await shop.kill();
    await shop.start();
    await sees(ada, /Wallet ₦12,450\.00/);
    expect(ada.chat.filter(({ text }) => text.includes("7391"))).toEqual([]);
  });
});
