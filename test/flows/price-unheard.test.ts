import { describe, expect } from "vitest";
import { asks, asksForPinAbove, now, seesOn, tapsAndSees, tapsCard, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import {
  aWhileMs,
  changeMtn,
  changePlan,
  forever,
  offersData,
  openOffer,
  openShop,
  tapsSell,
  waitsOf,
} from "../support/prices.ts";
import { asksForAirtime, asksForElectricity, hires, sellsAirtime } from "../support/selling.ts";
import { ada as credentials } from "../support/shop.ts";

const it = itWith("shop", openShop);

describe("a price that cannot be had", () => {
  const troubles = ["hang-before", "garbage", "status-429", "status-500-html", "status-401"] as const;

  it.each(troubles)(
    "(%s) shows with the last one and its time, and the next tap sells at what the service charges",
    async (kind) => {
      await using shop = await openOffer();
      const { ada, vending, clock, card } = shop;
      vending.faults.add({ operation: "catalogue", kind, ...forever });
      changePlan(shop, { apiSellerPrice: 1200 });
      clock.shift(aWhileMs);
      // If that went on for a second, the service would count as down.
      const moment = clock.monotonic();
      Object.assign(clock, { monotonic: () => moment });
      // Redelivered and doubled taps have not read what the card says now.
      const doubled = () => ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
      expect(await waitsOf(shop, tapsSell(ada, card))).toBeLessThanOrEqual(1);
      const unchecked = await seesOn(ada, card, /could not be checked/);
      expect(unchecked.text).toMatch(/₦1,150\.00 at \d\d:\d\d/);
      expect(unchecked.text).toMatch(/service's price now, whatever it is/);
      expect(unchecked.text).toMatch(/No money was taken/);
      await doubled();
      await asks(ada, "/help", /What you can do/);
      expect(shop.posts()).toBe(0);
      expect(now(ada, card).text).toMatch(/could not be checked/);
      expect(await waitsOf(shop, ada.taps(/Sell at any price/, { message: card.id }))).toBe(0);
      await seesOn(ada, card, /Data sold/);
      expect(shop.posts()).toBe(1);
      expect(vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 120_000);
    },
  );

  it("is called for electricity what it is there: whether it is sold", async ({ shop, ada, vending, clock }) => {
    const card = await asksForElectricity(ada);
    await shop.idle();
    vending.faults.add({ operation: "catalogue", kind: "hang-before", ...forever });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /could not check whether.*No money was taken/s);
    await tapsCard(ada, card, /Sell /, /Token for meter/);
  });

  it("and comes before the next tap is asked about all the same, with both prices", async () => {
    await using shop = await openOffer();
    const { ada, vending, clock, card } = shop;
    vending.faults.add({ operation: "catalogue", kind: "hang-before", delayMs: 1700, ...forever });
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /could not be checked/);
    vending.faults.clear();
    await shop.idle();
    await tapsCard(ada, card, /Sell at any price/, /₦1,150\.00 to ₦4,100\.00/);
    expect(shop.posts()).toBe(0);
  });
});

describe("limits", () => {
  it("of the provider hold for the same again", async ({ shop, ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada, { amount: "5000" }), /Airtime sold/);
    changeMtn(shop, { maxAmount: 1000 });
    await shop.restart();
    await tapsAndSees(ada, /Sell again/, /MTN accepts ₦50 to ₦1,000.*No money was taken/s, card);
    expect(shop.posts()).toBe(1);
  });

  it("of the provider hold at the tap", async ({ shop, ada, clock }) => {
    const card = await asksForAirtime(ada, { amount: "5000" });
    await shop.idle();
    changeMtn(shop, { maxAmount: 1000 });
    clock.shift(aWhileMs);
    const tap = await tapsSell(ada, card);
    expect((await tap.answer).text).toMatch(/MTN accepts ₦50 to ₦1,000/);
    expect(shop.posts()).toBe(0);
  });

  it("I35: of the PIN are judged on the price of now", async ({ shop, ada, clock }) => {
    await asksForPinAbove(ada);
    changePlan(shop, { apiSellerPrice: 900 });
    const card = await offersData(ada);
    expect(card.text).toMatch(/Cost ₦900\.00/);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /₦900\.00 to ₦4,100\.00/);
    await tapsCard(ada, card, /Sell at ₦1,240/, /PIN/);
    expect(shop.posts()).toBe(0);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /Data sold/);
  });

  it("I35: of a seat are judged on the price of now", async ({ shop, clock }) => {
    const { helper } = await hires(shop);
    const card = await offersData(helper);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 5100, normalPrice: 5200 });
    clock.shift(aWhileMs);
    await tapsSell(helper, card);
    const offer = await seesOn(helper, card, /The service changed its price\. No money was taken/);
    expect(offer.text).toMatch(/limit for one sale is ₦5,000/);
    expect(JSON.stringify(offer.inlineKeyboard)).not.toContain("buy:");
    expect(shop.posts()).toBe(0);
  });
});
