import { describe, expect, it } from "vitest";
import { asks, sees, seesOn } from "../support/chat.ts";
import { comesIn } from "../support/people.ts";
import { openShop } from "../support/prices.ts";
import { asksForAirtime, asksForElectricity, confirms, sellsAirtime, walksTo } from "../support/selling.ts";
import { ada as credentials } from "../support/shop.ts";

const everyWay = {
  "a line": (shop: Awaited<ReturnType<typeof openShop>>) => asks(shop.ada, "mtn 500 0803 555 1234", /Sell airtime\?/),
  questions: ({ ada }: Awaited<ReturnType<typeof openShop>>) => asksForAirtime(ada),
  "a sold card": async ({ ada }: Awaited<ReturnType<typeof openShop>>) => {
    const before = ada.chat.at(-1)?.id ?? 0;
    await ada.taps(/Sell again/);
    return sees(ada, ({ id, text }) => id > before && /Sell airtime\?/.test(text));
  },
};

describe("the confirm card", () => {
  it.each(Object.entries(everyWay))("by %s says at once that the same was sold a moment ago", async (_way, offer) => {
    await using shop = await openShop();
    const { ada } = shop;
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const card = await offer(shop);
    expect(card.text).toMatch(/You sold the same at \d\d:\d\d/);
    await ada.taps(/Sell ₦500 again/, { message: card.id });
    await seesOn(ada, card, /Airtime sold/);
    await shop.idle();
    expect(shop.posts()).toBe(2);
  });

  it("asks at the tap about a like sale that another chat of the shop made meanwhile", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    const other = telegram.user({ firstName: "Ada's tablet", phone: "2348031234567" });
    await comesIn(other, /Wallet/, credentials.pin);
    const hers = await asksForAirtime(ada);
    await seesOn(other, await sellsAirtime(other), /Airtime sold/);
    await confirms(ada, hers);
    await seesOn(ada, hers, /You sold the same at/);
    await shop.idle();
    expect(shop.posts()).toBe(1);
  });

  it("doubts a network that is not the number's by its prefix", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await asks(ada, "airtel 500 0803 555 1234", /Sell airtime\?/);
    expect(card.text).toMatch(/This looks like a number of MTN\. Did the customer move it to Airtel\?/);
    const own = await asks(ada, "mtn 500 0803 555 1234", /Sell airtime\?/);
    expect(own.text).not.toMatch(/looks like a number of/);
  });

  it("says that a meter is new here, until something was sold to it", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const first = await asksForElectricity(ada);
    expect(first.text).toMatch(/First time for this meter/);
    await confirms(ada, first);
    await seesOn(ada, first, /Token for meter/);
    expect((await asksForElectricity(ada)).text).not.toMatch(/First time/);
    expect((await asksForElectricity(ada, { meter: "4500 1234 568" })).text).toMatch(/First time for this meter/);
    const tv = await walksTo(ada, [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"]);
    expect(tv.text).toMatch(/First time for this smart card/);
  });

  it("names the kind of a data plan as the listing does", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await walksTo(ada, [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/]);
    expect(card.text).toMatch(/MTN · 1GB \(30 days\) · SME/);
    await confirms(ada, card);
    await seesOn(ada, card, /1GB \(30 days\) · SME/);
  });

  it("keeps its warnings when its price has moved", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /working on it/);
    const card = await asksForAirtime(ada);
    await shop.idle();
    vending.setCatalogue(({ airtime }) => {
      for (const network of airtime) network.apiSellerDiscount = 1;
    });
    clock.shift(11_000);
    await ada.taps(/Sell ₦500 again/, { message: card.id });
    const moved = await seesOn(ada, card, /The cost changed/);
    expect(moved.text).toMatch(/may pay twice/);
    await ada.taps(/Sell at ₦500/, { message: card.id });
    await seesOn(ada, card, /working on it/);
    await shop.idle();
    expect(shop.posts()).toBe(2);
  });
});
