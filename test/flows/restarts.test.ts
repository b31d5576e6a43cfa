import { afterAll, beforeAll, describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, confirms, expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openShop);

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

async function wasPosted(shop: ShopProcess): Promise<void> {
  await until([shop.vending], () => shop.posts() === 1, "the sale was sent");
}

describe("I24: killed at the tap that buys, in one shop that starts again each time", () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await openShop("");
  });
  afterAll(() => shop[Symbol.asyncDispose]());

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
    const card = await asksForAirtime(ada, { phone: `0803 555 100${before}` });
    await settles(shop);
    await shop.tell(crashAt);
    await confirms(ada, card);
    await shop.died();
    await shop.start({ crashAt: "" });
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(before + 1);
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
  it("says nothing and has done nothing, the sale is not sent again", async ({ shop, ada, vending }) => {
    vending.faults.add({ operation: "purchase", kind: "hang-before" });
    const card = await sellsAirtime(ada);
    await wasPosted(shop);
    await shop.kill();
    await shop.start();
    await seesOn(ada, card, /No answer yet.*Do not sell/s);
    await until(
      [vending],
      () => vending.requests.some((one) => one.operation === "verify" && one.answered),
      "verified",
    );
    await asks(ada, "/menu", /still being checked/);
    expect(shop.posts()).toBe(1);
    expect(vending.transactions()).toEqual([]);
  });

  it("says nothing and has done it, the sale is settled by verify, and told", async ({ shop, ada, vending }) => {
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "hang-after" });
    const card = await sellsAirtime(ada);
    await wasPosted(shop);
    await shop.kill();
    await shop.start();
    await seesOn(ada, card, /Airtime sold/);
    await sees(ada, (message) => message.replyTo === card.id);
    expectTruth(shop);
  });

  it("is asked what became of a sale, it is asked again", async ({ shop, ada, vending }) => {
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "hang-before" });
    const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet/);
    await until([vending], () => vending.requests.some((one) => one.operation === "verify"), "verify was asked");
    await shop.kill();
    await shop.start();
    await seesOn(ada, card, /Airtime sold/);
    expectTruth(shop);
  });

  it("works on a pending sale, the sale is settled after the start", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await shop.kill();
    vending.settle(vending.transactions()[0]?.reference ?? "", "failed");
    await vending.webhooks.idle({ timers: true });
    await shop.start();
    await tapsCard(ada, card, /Check now/, /Failed/);
    expectTruth(shop);
  });

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

describe.concurrent("killed before a token", () => {
  it("comes, it is shown when it comes", async ({ shop, ada, vending }) => {
    vending.switches.tokenDelayMs = 3_600_000;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    await shop.kill();
    await shop.start();
    vending.sendToken(vending.transactions()[0]?.reference ?? "", "12345678901234567890");
    await seesOn(ada, card, /1234 5678 9012 3456 7890/);
    expectTruth(shop);
  });

  it("that was taken from the service is applied, it is applied after the start", async () => {
    await using shop = await openShop("after insert webhook_event");
    const { ada, vending } = shop;
    vending.switches.tokenDelayMs = 3_600_000;
    vending.switches.webhookFor = "after-the-answer";
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    vending.sendToken(vending.transactions()[0]?.reference ?? "", "12345678901234567890");
    await shop.died();
    await vending.webhooks.idle({ timers: true });
    await shop.start();
    await seesOn(ada, card, /1234 5678 9012 3456 7890/);
    expectTruth(shop);
  });
});

describe.concurrent("I24: killed in the middle of a form", () => {
  it("the form goes on where it was", async ({ shop, ada }) => {
    await asks(ada, "/sell", /What do you want/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await settles(shop);
    await shop.kill();
    await shop.start();
    await asks(ada, "0707 555 1234", /Which network/);
  });

  it("before an answer is kept, the same answer is taken again", async () => {
    await using shop = await openShop("");
    const { ada } = shop;
    await asks(ada, "/sell", /What do you want/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await settles(shop);
    await shop.tell("before insert form");
    await ada.says("0707 555 1234");
    await shop.died();
    await shop.start();
    await sees(ada, () => said(ada, /Which network/).length > 1);
    await tapsAndSees(ada, "MTN", /How much/);
  });
});

describe.concurrent("killed at a payment of what is owed", () => {
  it.each(["before insert debt_line paid", "after insert debt_line paid"])("%s, it is taken once", async (crashAt) => {
    await using shop = await openShop(crashAt);
    const { ada } = shop;
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it/, card);
    await asks(ada, "Chioma", /Chioma owes you ₦500\.00/);
    const question = await asks(ada, "paid chioma 200", /Did Chioma pay you ₦200\.00/);
    await ada.taps(/Yes, ₦200/, { message: question.id });
    await shop.died();
    await shop.start();
    await ada.sendsPhoto();
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/Owed to you ₦300\.00/);
  });
});

describe.concurrent("a process", () => {
  it("that is asked to stop waits for the sale under way, shows it, and ends well", async ({ shop, ada, vending }) => {
    vending.latencyMs.purchase = 800;
    const card = await sellsAirtime(ada);
    await wasPosted(shop);
    expect(await shop.stop()).toBe(0);
    expect(now(ada, card).text).toMatch(/Airtime sold/);
    expectTruth(shop);
  });

  it("refuses a database that another one uses, and says what to do", async ({ shop }) => {
    const { code, said: words } = await shop.startAnother();
    expect(code).toBe(1);
    expect(words).toMatch(/Another process uses .*vendbot\.db/);
    expect(words).not.toMatch(/at .*\.ts:/);
    await asks(shop.ada, "/menu", /Today/);
  });
});
