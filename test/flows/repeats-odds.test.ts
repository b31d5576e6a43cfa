import { describe, expect } from "vitest";
import { now, seesOn, switchesMode, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import {
  cameAt,
  cameOn,
  due,
  endsSeat,
  isAt,
  nineOn,
  offerBelow,
  openClockedShop,
  openReminded,
  sellsToChika,
  setsReminder,
} from "../support/reminded-shop.ts";
import { buyLabel, confirms, expectPosts, hires } from "../support/selling.ts";

const it = itWith("shop", openReminded);

const dataOf = (message: { inlineKeyboard: readonly (readonly { callback_data?: string | undefined }[])[] }) =>
  message.inlineKeyboard[0]?.[0]?.callback_data ?? "";

describe("a reminder to sell again, when all goes wrong,", () => {
  it("on two owners' phones is sold by one of them: the other is asked, and both cards say so", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    const { helper } = await hires(shop);
    await setsReminder(helper, await sellsToChika(helper));
    const second = shop.telegram.user({ firstName: "Second phone" });
    await shop.logIn(second);
    await endsSeat(ada);
    const cards = [await cameAt(shop, ada, nineOn(12, 12)), await cameOn(second)] as const;
    expect(due(helper)).toEqual([]);
    await Promise.all([
      ada.taps(/Sell again/, { message: cards[0].id }),
      second.taps(/Sell again/, { message: cards[1].id }),
    ]);
    const offers = [await offerBelow(ada, cards[0]), await offerBelow(second, cards[1])] as const;
    await confirms(ada, offers[0]);
    await seesOn(ada, offers[0], /TV sold/);
    for (const [person, card] of [
      [ada, cards[0]],
      [second, cards[1]],
    ] as const)
      await seesOn(person, card, /Next: Saturday 9 Jan/);
    await second.taps(buyLabel, { message: offers[1].id });
    await seesOn(second, offers[1], /You sold the same at/);
    expect(JSON.stringify(now(second, offers[1]).inlineKeyboard)).toMatch(/⚠️ Sell ₦4,400 again/);
    await expectPosts(shop, 2);
  });

  it("in the other mode waits, and its earlier card sells nothing there", async ({ shop, ada }) => {
    const card = await cameAt(shop, ada, nineOn(12, 12));
    await switchesMode(ada, "sandbox");
    expect(await tapsForged(shop.telegram, ada, dataOf(card))).toMatch(/no longer works/);
    await isAt(shop, nineOn(12, 12) + 60 * 24 * 3_600_000);
    await shop.idle();
    expect(due(ada).map(({ id }) => id)).toEqual([card.id]);
    await switchesMode(ada, "live");
    await cameAt(shop, ada, nineOn(12, 12) + 61 * 24 * 3_600_000);
    expect(due(ada)).toHaveLength(2);
    expect(shop.vending.requests.some(({ mode, operation }) => mode === "sandbox" && operation === "purchase")).toBe(
      false,
    );
  });

  it("offers at the price of now, and asks where that moves before the tap", async ({ shop, ada, vending }) => {
    const plan = (apiSellerPrice: number) =>
      vending.setCatalogue(({ tv }) => void Object.assign(tv[0]?.plans[0] ?? {}, { apiSellerPrice }));
    const card = await cameAt(shop, ada, nineOn(12, 12));
    plan(4350);
    await shop.restart();
    await ada.taps(/Sell again/, { message: card.id });
    const offer = await offerBelow(ada, card);
    expect(offer.text).toMatch(/Cost ₦4,350\.00/);
    await shop.idle();
    plan(4390);
    await shop.clock.advance(20_000);
    await tapsCard(ada, offer, buyLabel, /₦4,350\.00 to ₦4,390\.00/);
    expect(shop.posts()).toBe(1);
    expect(due(ada)).toHaveLength(1);
  });

  it("comes once to a user who had blocked the bot, when they are back", async ({ shop, ada }) => {
    await ada.blocks();
    await isAt(shop, nineOn(12, 12));
    expect(due(ada)).toEqual([]);
    await ada.unblocks();
    await cameAt(shop, ada, nineOn(12, 12) + 60_000);
    await shop.restart();
    await isAt(shop, nineOn(12, 13));
    expect(due(ada)).toHaveLength(1);
  });
});
