import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { now, seesOn, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import {
  aWhileMs,
  changeMtn,
  changePlan,
  offersData,
  openOffer,
  openShop,
  questions,
  tapsSell,
} from "../support/prices.ts";
import { asksForAirtime, asksForElectricity, expectPosts, walksTo } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openOffer, "card");

const looks = ({ vending }: Shop) => vending.requests.filter(({ operation }) => operation === "profile").length;

describe("I34: a quick tap", () => {
  it("costs the POST and nothing before it: its card has asked for the price", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    for (const offer of [offersData, asksForAirtime, asksForElectricity]) {
      const before = questions(shop).length;
      const card = await offer(ada);
      await shop.idle();
      expect(questions(shop).slice(before).length).toBeGreaterThan(0);
      clock.shift(8000);
      const asked = vending.requests.length;
      const looked = looks(shop);
      await tapsSell(ada, card);
      await seesOn(ada, card, /sold|token/i);
      const since = vending.requests.slice(asked).map(({ operation }) => operation);
      expect(since[0]).toBe("purchase");
      expect(since).not.toContain("catalogue");
      // The look at the wallet that follows this sale is none of the next tap's.
      await until([vending], () => looks(shop) > looked, "the wallet was looked at");
      await shop.idle();
    }
  });

  it("waits for the question that its card has asked, and asks no second one", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await offersData(ada);
    await shop.idle();
    const before = questions(shop).length;
    vending.latencyMs.catalogue = 300;
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    await shop.idle();
    expect(questions(shop).slice(before)).toEqual(["/data/networks/11/plans/"]);
  });
});

describe("I34: a later tap", () => {
  it("names no cost that the service names no more, or did not name before", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await asksForAirtime(ada);
    await shop.idle();
    for (const [apiSellerDiscount, cost] of [
      [-1, /Cost: set by the service/],
      [3, /Cost ₦485\.00/],
    ] as const) {
      // A discount that is none.
      changeMtn(shop, { apiSellerDiscount });
      clock.shift(aWhileMs);
      await tapsSell(ada, card);
      const changed = await seesOn(ada, card, cost);
      expect(changed.text).toMatch(/^⚠️ The service changed its price\. No money was taken\.\n/);
    }
  });

  it("asks once for the listing that holds the product, and sells at the price of the card where it stands", async () => {
    await using shop = await openOffer();
    const { ada, vending, clock, card } = shop;
    clock.shift(aWhileMs);
    const asked = vending.requests.length;
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    expect(vending.requests.slice(asked, asked + 2).map(({ path }) => path)).toEqual([
      "/data/networks/11/plans/",
      "/purchase/",
    ]);
  });

  it("on a plan that has moved while its card was up asks again with both prices, and sells at the new one", async () => {
    await using shop = await openOffer();
    const { ada, clock, card } = shop;
    expect(card.text).toMatch(/Cost ₦1,150\.00/);
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    const question = await seesOn(ada, card, /cost changed/i);
    expect(question.text).toMatch(/₦1,150\.00 to ₦4,100\.00.*No money was taken/s);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, /Sell at ₦1,240/, /Data sold/);
    expect(shop.vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 410_000);
  });

  it("asks at each price that moves: there, and back again", async ({ shop, ada, clock, card }) => {
    for (const [price, words] of [
      [4100, /₦1,150\.00 to ₦4,100\.00/],
      [1150, /₦4,100\.00 to ₦1,150\.00/],
    ] as const) {
      changePlan(shop, { apiSellerPrice: price });
      clock.shift(aWhileMs);
      await tapsSell(ada, card);
      await seesOn(ada, card, words);
      await shop.idle();
    }
    expect(shop.posts()).toBe(0);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    expect(shop.vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 115_000);
  });

  it("after a restart asks, too: nothing is charged that was not shown", async ({ shop, ada, card }) => {
    changePlan(shop, { apiSellerPrice: 5058 });
    await shop.restart();
    await tapsSell(ada, card);
    await seesOn(ada, card, /₦1,150\.00 to ₦5,058\.00/);
    expect(shop.posts()).toBe(0);
  });

  it("on a plan that is listed at nothing sells nothing: the wallet would tell another price", async ({ shop }) => {
    const { ada, clock, card } = shop;
    changePlan(shop, { apiSellerPrice: 0 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /2GB \(30 days\) · SME is no longer sold/);
    expect(shop.posts()).toBe(0);
  });

  it("on a plan, a network or a kind of meter that was withdrawn sells nothing, and says so", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const gone = { active: false };
    const withdrawals: [(person: Person) => Promise<ChatMessage>, () => void, RegExp][] = [
      [offersData, () => changePlan(shop, { active: false }), /2GB \(30 days\) · SME is no longer sold/],
      [asksForAirtime, () => changeMtn(shop, { active: false }), /MTN is no longer sold/],
      [
        asksForElectricity,
        () => vending.setCatalogue(({ electricity }) => void Object.assign(electricity[0]?.plans[0] ?? {}, gone)),
        /is no longer sold/,
      ],
      [
        (person) => walksTo(person, [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"]),
        // The listing of its packages is answered 404.
        () => vending.setCatalogue(({ tv }) => void Object.assign(tv[0] ?? {}, gone)),
        /is no longer sold/,
      ],
    ];
    for (const [offer, withdraw, words] of withdrawals) {
      const card = await offer(ada);
      await shop.idle();
      withdraw();
      clock.shift(aWhileMs);
      await tapsSell(ada, card);
      await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
      expect((await seesOn(ada, card, words)).text).toMatch(/No money was taken/);
      await shop.idle();
      expect(now(ada, card).text).toMatch(words);
    }
    expect(shop.posts()).toBe(0);
  });

  it("on a plan that has another name by now asks with both names: the id may stand for something else", async () => {
    await using shop = await openOffer();
    const { ada, clock, card } = shop;
    changePlan(shop, { name: "200MB (1 day)" });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    const question = await seesOn(ada, card, /2GB \(30 days\).*200MB \(1 day\)/s);
    expect(question.text).toMatch(/No money was taken/);
    expect(shop.posts()).toBe(0);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold.*200MB/s);
  });

  it("twice, while the price is asked for, is one question with a new price, and no sale", async ({ shop }) => {
    const { ada, vending, clock, card } = shop;
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /cost changed/i);
    await shop.idle();
    expect(now(ada, card).text).toMatch(/₦1,150\.00 to ₦4,100\.00/);
    expect(shop.posts()).toBe(0);
  });

  it("twice, while the price is asked for, is one sale where it stands", async ({ shop }) => {
    const { ada, vending, clock, card } = shop;
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Data sold/);
    await expectPosts(shop, 1);
  });

  it("is a sale, and not cancelled, when the cancel comes while the price is asked for", async ({ shop }) => {
    const { ada, vending, clock, card } = shop;
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    const cancel = await ada.taps(/Cancel/, { message: card.id });
    expect((await cancel.answer).text).toMatch(/already tapped Sell/);
    await seesOn(ada, card, /Data sold/);
  });

  it("sells nothing once the offer has run out, also when that happens while the price is asked for", async () => {
    await using shop = await openOffer();
    const { ada, vending, clock, card } = shop;
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 600;
    const asked = questions(shop).length;
    await tapsSell(ada, card);
    await until([vending], () => questions(shop).length > asked, "the price was asked for");
    clock.shift(300_000);
    await seesOn(ada, card, /Time is up.*No money was taken/s);
    expect(shop.posts()).toBe(0);
  });
});
