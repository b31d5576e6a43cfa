import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { openShop } from "../support/prices.ts";
import {
  asksForAirtime,
  asksForElectricity,
  buyLabel,
  expectPosts,
  sellsAirtime,
  walksTo,
} from "../support/selling.ts";
import { comesIn, ada as credentials } from "../support/shop.ts";

const it = itWith("shop", openShop);

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
    await tapsCard(ada, card, /Sell ₦500 again/, /Airtime sold/);
    await expectPosts(shop, 2);
  });

  it("asks at the tap about a like sale that another chat of the shop made meanwhile", async ({ shop }) => {
    const { ada, telegram } = shop;
    const other = telegram.user({ firstName: "Ada's tablet", phone: "2348031234567" });
    await comesIn(other, /Wallet/, credentials.pin);
    const hers = await asksForAirtime(ada);
    await seesOn(other, await sellsAirtime(other), /Airtime sold/);
    await tapsCard(ada, hers, buyLabel, /You sold the same at/);
    await expectPosts(shop, 1);
  });

  it("doubts a network that is not the number's by its prefix", async ({ ada }) => {
    const card = await asks(ada, "airtel 500 0803 555 1234", /Sell airtime\?/);
    expect(card.text).toMatch(/This looks like a number of MTN\. Did the customer move it to Airtel\?/);
    const own = await asks(ada, "mtn 500 0803 555 1234", /Sell airtime\?/);
    expect(own.text).not.toMatch(/looks like a number of/);
  });

  it("says that a meter is new here, until something was sold to it", async ({ ada }) => {
    const first = await asksForElectricity(ada);
    expect(first.text).toMatch(/First time for this meter/);
    await tapsCard(ada, first, buyLabel, /Token for meter/);
    expect((await asksForElectricity(ada)).text).not.toMatch(/First time/);
    expect((await asksForElectricity(ada, { meter: "4500 1234 568" })).text).toMatch(/First time for this meter/);
    const tv = await walksTo(ada, [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"]);
    expect(tv.text).toMatch(/First time for this smart card/);
  });

  it("and the card of its sale call nothing paid, until somebody says that the customer has not", async ({
    ada,
    vending,
  }) => {
    const paid = /\bpaid\b|💵/i;
    const texts = ({ text, inlineKeyboard }: ChatMessage) => text + JSON.stringify(inlineKeyboard);
    const offer = await asksForAirtime(ada);
    expect(texts(offer)).not.toMatch(paid);
    const sold = await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    expect(texts(sold)).toMatch(/📒 Mark as owing/);
    expect(texts(sold)).not.toMatch(paid);
    vending.switches.purchaseAnswer = "pending";
    const open = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    expect(texts(open)).not.toMatch(paid);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "success");
    expect(texts(await seesOn(ada, open, /Airtime sold/))).not.toMatch(paid);
    await tapsCard(ada, sold, /📒 Mark as owing/, /Who owes it|Airtime sold/);
    await tapsAndSees(ada, /Just the number/, /owes you/);
    expect(texts(await seesOn(ada, sold, /📒 Not paid yet/))).toMatch(/💵 Mark as paid/);
  });

  it("names the kind of a data plan as the listing does", async ({ ada }) => {
    const card = await walksTo(ada, [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/]);
    expect(card.text).toMatch(/MTN · 1GB \(30 days\) · SME/);
    await tapsCard(ada, card, buyLabel, /1GB \(30 days\) · SME/);
  });

  it("keeps its warnings when its price has moved", async ({ shop, ada, vending, clock }) => {
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /working on it/);
    const card = await asksForAirtime(ada);
    await shop.idle();
    vending.setCatalogue(({ airtime }) => {
      for (const network of airtime) network.apiSellerDiscount = 1;
    });
    clock.shift(11_000);
    const moved = await tapsCard(ada, card, /Sell ₦500 again/, /The cost changed/);
    expect(moved.text).toMatch(/may pay twice/);
    await tapsCard(ada, card, /Sell at ₦500/, /working on it/);
    await expectPosts(shop, 2);
  });
});
