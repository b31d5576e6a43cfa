import { describe, expect } from "vitest";
import { asks, now, seesOn } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { pastes, phoneAt } from "../support/lists.ts";
import { expectAllWell } from "../support/odd-service.ts";
import { doubledReferences } from "../support/posts.ts";
import {
  amounts,
  letPass,
  minute,
  openRefusingShop,
  posts,
  type RefusingShop,
  tapsTo,
} from "../support/refusing-shop.ts";
import { confirms } from "../support/selling.ts";
import { callsWebhook } from "../support/signed-webhook.ts";

const it = itWith("shop", openRefusingShop);

const price = 575;
const isSellButton = (text: string) => /Sell|again/i.test(text);
const buttonsOn = (shop: RefusingShop, card: { id: number }) =>
  now(shop.ada, card)
    .inlineKeyboard.flat()
    .map(({ text }) => text);

/** Nothing is sent a second time, however long one waits, and the card says that nothing was sold. */
async function expectUnsold(shop: RefusingShop, card: { id: number }): Promise<void> {
  await letPass(shop, 100_000, 5000);
  await seesOn(shop.ada, card, /Not sold. No money was taken/);
  expect(amounts(shop)).toEqual([0]);
  expect(shop.vending.transactions()).toEqual([]);
}

describe("I1: a plan whose amount of 0 is refused", () => {
  it("goes out again by itself, once, under its reference, with the price that the service lists", async ({ shop }) => {
    const card = await tapsTo(shop);
    const checking = await seesOn(shop.ada, card, /refused this sale/);
    expect(checking.text).toMatch(/Missing required fields/);
    expect(buttonsOn(shop, card).filter(isSellButton)).toEqual([]);
    await letPass(shop, 1500);
    await seesOn(shop.ada, card, /Data sold/);
    expect(amounts(shop)).toEqual([0, price]);
    expect(new Set(posts(shop).map(({ reference }) => reference)).size).toBe(1);
    await letPass(shop, 20 * minute, 30_000);
    expect(amounts(shop)).toEqual([0, price]);
    await expectAllWell(shop);
  });

  it("teaches the shop once the service has taken the price, over restarts, and for this address only", async () => {
    await using shop = await openRefusingShop();
    await tapsTo(shop);
    await letPass(shop, 1500);
    await seesOn(shop.ada, await tapsTo(shop, "tv"), /TV sold/);
    expect(amounts(shop)).toHaveLength(3);
    expect(amounts(shop)[2]).toBeGreaterThan(0);
    await shop.restart();
    await seesOn(shop.ada, await tapsTo(shop, "internet"), /Internet sold/);
    expect(amounts(shop)).toHaveLength(4);
    // The same service, past the line: another address.
    await shop.stop();
    shop.environment.VENDING_BASE_URL = shop.vending.baseUrl;
    await shop.start();
    await seesOn(shop.ada, await tapsTo(shop, "tv"), /refused this sale|already sold|Sell/);
    expect(amounts(shop)[4]).toBe(0);
    await letPass(shop, 30_000, 3000);
    await expectAllWell(shop);
  });

  it("of several pieces carries the price of all of them", async ({ shop }) => {
    const card = await asks(shop.ada, "2 waec result checker 08035551234", /Sell exam pins\?/);
    await shop.idle();
    await confirms(shop.ada, card);
    await shop.idle();
    await letPass(shop, 1500);
    const [sale] = shop.vending.transactions();
    expect(amounts(shop)).toEqual([0, (sale?.chargeKobo ?? 0) / 100]);
    expect(sale).toMatchObject({ quantity: 2, status: "success" });
  });

  it("carries what the service lists, and never what the shop's customers pay", async ({ shop }) => {
    const home = await asks(shop.ada, "/menu", /Wallet/);
    for (const button of [/Money/, /My prices/, /Data/, /^\+₦100$/]) {
      await shop.ada.taps(button, { message: home.id });
      await shop.idle();
    }
    const card = await tapsTo(shop);
    await letPass(shop, 1500);
    await seesOn(shop.ada, card, /Customer pays ₦675\.00/);
    expect(amounts(shop)).toEqual([0, price]);
  });

  it("is not sold where the price is refused, too: no third POST follows, and nothing is learnt", async () => {
    await using shop = await openRefusingShop({ planAmount: "always-missing" });
    const card = await tapsTo(shop);
    await letPass(shop, 3000);
    await seesOn(shop.ada, card, /Not sold. No money was taken/);
    expect(buttonsOn(shop, card).filter(isSellButton)).not.toEqual([]);
    await letPass(shop, 20 * minute, 30_000);
    expect(amounts(shop)).toEqual([0, price]);
    await shop.restart();
    await tapsTo(shop, "tv");
    expect(amounts(shop)[2]).toBe(0);
  });

  it("goes out again after a 422 that wants more than 0, too", async () => {
    await using shop = await openRefusingShop({ planAmount: "greater-than-zero" });
    const card = await tapsTo(shop);
    await letPass(shop, 1500);
    await seesOn(shop.ada, card, /Data sold/);
    expect(amounts(shop)).toEqual([0, price]);
  });

  it("is verified where the second answer is lost, and sold once", async ({ shop }) => {
    const card = await tapsTo(shop);
    shop.vending.webhooks.mode = "withheld";
    shop.vending.faults.add({ operation: "purchase", kind: "drop-after" });
    await letPass(shop, 1500);
    await seesOn(shop.ada, card, /Do not sell this again/);
    await letPass(shop, 5000);
    await seesOn(shop.ada, card, /Data sold/);
    await letPass(shop, 20 * minute, 30_000);
    expect(amounts(shop)).toEqual([0, price]);
    await seesOn(shop.ada, await tapsTo(shop, "tv"), /TV sold/);
    await expectAllWell(shop);
  });

  it("can be tried again by a tap once the service knows nothing of the second POST, and that one is the last", async () => {
    await using shop = await openRefusingShop();
    const { ada, vending } = shop;
    const card = await tapsTo(shop);
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    // In small steps: the plan goes out again within a minute, which a clock that runs ahead of the look would pass.
    await letPass(shop, 5000);
    expect(amounts(shop)).toEqual([0, price]);
    await letPass(shop, 12 * minute, 10_000);
    await seesOn(ada, card, /no record of this sale|never reached/i);
    vending.switches.planAmount = "always-missing";
    await ada.taps(/again/i, { message: card.id });
    await shop.idle();
    await ada.taps(/again|Sell/i, { message: card.id });
    await shop.idle();
    await letPass(shop, 20 * minute, 30_000);
    expect(amounts(shop)).toEqual([0, price, price]);
    expect(new Set(posts(shop).map(({ reference }) => reference)).size).toBe(1);
  });

  it("goes out once, also where the shop is started again between the refusal and the look", async ({ shop }) => {
    const card = await tapsTo(shop);
    await seesOn(shop.ada, card, /refused this sale/);
    await shop.restart();
    await letPass(shop, 5000);
    await seesOn(shop.ada, card, /Data sold/);
    expect(amounts(shop)).toEqual([0, price]);
  });

  it("is not sold where the shop was away for longer than a minute", async ({ shop }) => {
    const card = await tapsTo(shop);
    await shop.stop();
    await shop.clock.advance(minute);
    await shop.start();
    await expectUnsold(shop, card);
  });

  it("is sold once where a signed webhook speaks of it before the second POST", async ({ shop }) => {
    const card = await tapsTo(shop);
    const [{ reference = "", beneficiary = "" } = {}] = posts(shop);
    const event = { reference, beneficiary, service_type: "data", status: "success" };
    expect(await callsWebhook(shop, event)).toBe(200);
    await shop.idle();
    await seesOn(shop.ada, card, /Data sold/);
    await letPass(shop, 2 * minute, 5000);
    expect(amounts(shop)).toEqual([0]);
  });

  it("is not resent where a signed webhook gives its reference to another customer", async ({ shop }) => {
    const card = await tapsTo(shop);
    const [{ reference = "" } = {}] = posts(shop);
    const event = { reference, beneficiary: "08099999999", service_type: "data", status: "success" };
    expect(await callsWebhook(shop, event)).toBe(200);
    await letPass(shop, 2 * minute, 5000);
    expect(amounts(shop)).toEqual([0]);
    expect(now(shop.ada, card).text).toMatch(/a different sale under this reference/);
  });
});

describe("I1: a list at a service that refuses an amount of 0", () => {
  it("sends each row that was refused before it was learnt once more, and every other one once", async ({ shop }) => {
    const { ada } = shop;
    const rows = Array.from({ length: 20 }, (_, place) => `data mtn ${phoneAt(place)} 1gb 30 days sme`);
    const card = await pastes(ada, rows);
    await shop.idle();
    await ada.taps(/Sell 20 for/, { message: card.id });
    await shop.idle();
    await letPass(shop, 90_000, 1000);
    const byReference = Map.groupBy(posts(shop), ({ reference }) => reference);
    for (const [, sent] of byReference) {
      expect([[0, price], [price], [0]]).toContainEqual(sent.map(({ amount }) => amount));
    }
    expect(byReference.size).toBe(20);
    expect(doubledReferences(shop.vending.requests.filter(({ operation }) => operation === "purchase"))).toEqual([]);
    expect(shop.vending.transactions()).toHaveLength(20);
    expect(new Set(shop.vending.transactions().map(({ beneficiary }) => beneficiary)).size).toBe(20);
  });
});
