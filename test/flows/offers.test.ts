import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { changePlan, offersData, openShop, tapsSell } from "../support/prices.ts";
import { asksForAirtime, buyLabel, expectPosts, walksTo } from "../support/selling.ts";

const it = itWith("shop", openShop);

describe("the same again", () => {
  it("names the product as the catalogue names it now", async ({ shop, ada, clock }) => {
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    changePlan(shop, { name: "2GB monthly" });
    clock.shift(61_000);
    await shop.restart();
    const offer = await tapsAndSees(ada, /Sell again/, /Sell data\?/, card);
    expect(offer.text).toMatch(/2GB monthly/);
    expect(offer.text).not.toMatch(/2GB \(30 days\)/);
  });

  it("is asked about though the price has moved meanwhile", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /working on it/);
    changePlan(shop, { apiSellerPrice: 1200 });
    await shop.restart();
    const second = await offersData(ada);
    expect(second.text).toMatch(/₦1,200/);
    expect(second.text).toMatch(/You already sent this sale\. I am still checking it/);
    expect(shop.posts()).toBe(1);
  });
});

describe("the offers of one chat", () => {
  const live = (person: Person) =>
    person.chat.filter(({ inlineKeyboard }) => inlineKeyboard.flat().some(({ text }) => /^\S+ Sell /.test(text)));

  it("are one: a newer card takes the older one back on its own card, which offers it again", async ({ shop, ada }) => {
    const first = await asksForAirtime(ada, { amount: "700" });
    const messages = ada.chat.length;
    const second = await asksForAirtime(ada, { phone: "0805 555 0000", amount: "800" });
    const back = await seesOn(ada, first, /started a newer sale.*No money was taken/s);
    expect(back.text).toMatch(/0803 555 1234/);
    expect(back.inlineKeyboard.flat()).toHaveLength(1);
    await shop.idle();
    expect(live(ada).map(({ id }) => id)).toEqual([second.id]);
    const old = first.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    expect(await tapsForged(shop.telegram, ada, old)).toMatch(/earlier screen/);
    expect(shop.posts()).toBe(0);
    await ada.taps(/Start again/, { message: first.id });
    const anew = await sees(ada, ({ id, text }) => id > second.id && /Sell airtime\?.*0803 555 1234/s.test(text));
    await seesOn(ada, second, /started a newer sale/);
    await tapsCard(ada, anew, buyLabel, /Airtime sold/);
    await expectPosts(shop, 1);
    expect(ada.chat.length).toBeGreaterThan(messages);
  });

  it("end on their own cards: no message says so under what was sold", async ({ shop, ada, clock }) => {
    // A number that is typed takes the card away, and the offer that stood on it.
    const card = await walksTo(ada, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await ada.says("2");
    const two = await sees(ada, /2 × ₦3,920\.00 = ₦7,840\.00/);
    expect(two.id).not.toBe(card.id);
    await tapsSell(ada, two);
    await seesOn(ada, two, /WAEC Result Checker pins/);
    await shop.idle();
    const { length } = ada.chat;
    clock.shift(301_000);
    await shop.restart();
    await asks(ada, "/help", /What you can do/);
    await shop.idle();
    expect(said(ada, /Time is up|started a newer sale/i)).toEqual([]);
    expect(ada.chat.length).toBe(length + 2);
  });
});
