import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { dayMs } from "../../src/core/calendar.ts";
import {
  asks,
  now,
  opensMore,
  said,
  sees,
  seesOn,
  tapsAndSees,
  tapsCard,
  tapsForged,
  tapsMore,
} from "../support/chat.ts";
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
  tv,
} from "../support/reminded-shop.ts";
import { buyLabel, confirms, expectPosts, hires, sellsAirtime, walksTo } from "../support/selling.ts";
import { comesIn, seatBola } from "../support/shop.ts";

const it = itWith("shop", openReminded, "sold", "set");

const labels = (card: ChatMessage) => card.inlineKeyboard.flat().map(({ text }) => text);

describe("I45: a reminder to sell again", () => {
  it("is set with two taps, comes at nine on its day, and sells only after the confirm card", async ({ shop }) => {
    const { set, ada } = shop;
    expect(set.text).toMatch(/⏰ Mama Chika\n📺 DStv Padi · 1234 5678 90/);
    expect(set.text).toMatch(/Last sold 14 Nov for ₦.*\nEvery 28 days\. Next: Saturday 12 Dec, 09:00/);
    await isAt(shop, nineOn(12, 12) - 60_000);
    expect(due(ada)).toEqual([]);
    const card = await cameAt(shop, ada, nineOn(12, 12));
    expect(labels(card)).toEqual(["🔁 Sell again: DStv Padi", "⏰ Tomorrow", "⏭ Skip this time", "✖ Stop reminding"]);
    const posts = shop.posts();
    await ada.taps(/Sell again/, { message: card.id });
    const offer = await offerBelow(ada, card);
    expect(offer.text).toMatch(/Mama Chika · 1234 5678 90/);
    await expectPosts(shop, posts);
    await tapsCard(ada, offer, buyLabel, /TV sold/);
    const after = await seesOn(ada, card, /Next: Saturday 9 Jan/);
    expect(after.text).toMatch(/Last sold 12 Dec/);
    expect(labels(after).join()).not.toMatch(/Sell/);
    expect(shop.posts()).toBe(posts + 1);
  });

  it("that is tapped twice, and on a card that is answered, leads to one sale", async ({ shop, ada }) => {
    const card = await cameAt(shop, ada, nineOn(12, 12));
    const posts = shop.posts();
    await Promise.all([1, 2].map(() => ada.taps(/Sell again/, { message: card.id })));
    await shop.idle();
    const offers = said(ada, /Sell TV\?/).filter(({ id }) => id > card.id);
    for (const offer of offers) await ada.taps(buyLabel, { message: offer.id }).catch(() => undefined);
    await seesOn(ada, card, /Next: Saturday 9 Jan/);
    await expectPosts(shop, posts + 1);
    const data = card.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    expect(await tapsForged(shop.telegram, ada, data)).toMatch(/answered already/);
    expect(shop.posts()).toBe(posts + 1);
  });

  it("comes once, though the program stops between its hour and its sending, and for days", async ({ shop, ada }) => {
    await shop.stop();
    shop.clock.setNow(nineOn(12, 12) + 70 * dayMs);
    await shop.start();
    await cameOn(ada);
    await shop.restart();
    await isAt(shop, nineOn(12, 12) + 70 * dayMs + 60_000);
    expect(due(ada)).toHaveLength(1);
    expect((await asks(ada, "/reminders", /Sell again/)).text).toMatch(
      /6 Mar · Mama Chika · DStv Padi · every 28 days/,
    );
  });

  it("is counted from a sale by hand, and does not come before", async ({ shop, ada }) => {
    await isAt(shop, nineOn(12, 10));
    const card = await walksTo(ada, tv);
    await tapsCard(ada, card, buyLabel, /TV sold/);
    await shop.idle();
    await isAt(shop, nineOn(12, 12));
    expect(due(ada)).toEqual([]);
    expect((await asks(ada, "/reminders", /Sell again/)).text).toMatch(/7 Jan/);
  });

  it("is put off to tomorrow, left out, moved to another hour, and stopped", async ({ shop, ada }) => {
    const first = await cameAt(shop, ada, nineOn(12, 12));
    await tapsCard(ada, first, /Tomorrow/, /Next: Sunday 13 Dec, 09:00/);
    const second = await cameAt(shop, ada, nineOn(12, 13));
    await tapsCard(ada, second, /Skip this time/, /Next: Saturday 9 Jan, 09:00/);
    await tapsCard(ada, second, /At 9:00/, /At what time/);
    await tapsCard(ada, second, /^17:00/, /Next: Saturday 9 Jan, 17:00/);
    await ada.taps(/Other days/, { message: second.id });
    const asked = await sees(ada, ({ id, text }) => id > second.id && /How often/.test(text));
    await asks(ada, "0", /no number of days/);
    await asks(ada, "367", /no number of days/);
    const changed = await asks(ada, "30 days", /Every 30 days\. Next: Monday 14 Dec, 17:00/);
    await shop.idle();
    expect(said(ada, /How often/).filter(({ id }) => id === asked.id)).toEqual([]);
    await tapsCard(ada, changed, /Stop reminding/, /stopped/);
    await tapsCard(ada, second, /Stop reminding|Other days/, /stopped/);
    await isAt(shop, nineOn(12, 30) + 10 * dayMs);
    expect(due(ada)).toHaveLength(0);
    await asks(ada, "/reminders", /No reminders yet/);
  });

  it("stands on the customer's card, where it is set from the last sale, too", async ({ sold, ada }) => {
    const record = await opensMore(ada, sold);
    // A phone cuts the words of a third button in a row.
    expect(Math.max(...record.inlineKeyboard.map((row) => row.length))).toBe(2);
    const card = await tapsAndSees(ada, /👤 Mama Chika/, /⏰ DStv Padi · every 28 days · next 12 Dec/, record);
    await tapsMore(ada, card, /Repeat sale/);
    // The bot shows what is set already, and does not ask again.
    await sees(ada, ({ id, text }) => id > card.id && /Every 28 days\. Next: Saturday 12 Dec/.test(text));
    const other = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 9999" }), /Airtime sold/);
    expect(labels(other).join()).not.toMatch(/Repeat sale/);
  });

  it("says that the number is another one's, and sells to the number that is chosen", async ({ shop, sold, ada }) => {
    await tapsMore(ada, sold, /👤 Mama Chika/);
    const person = await sees(ada, /📺 1234 5678 90/);
    await ada.taps(/Add a number/, { message: person.id });
    await ada.taps(/TV|card/i, { message: (await sees(ada, /What do you want to add/)).id });
    await sees(ada, /Type the/);
    const grown = await asks(ada, "9876543210", /9876 5432 10/);
    await tapsCard(ada, grown, /Remove/, /What do you want to remove/);
    await ada.taps(/1234 5678 90/, { message: grown.id });
    await shop.idle();
    const card = await cameAt(shop, ada, nineOn(12, 12));
    expect(card.text).toMatch(/Mama Chika does not have the number 1234 5678 90 any more/);
    expect(labels(card)[0]).toBe("🔁 Sell DStv Padi to 9876 5432 10");
    await ada.taps(/to 9876 5432 10/, { message: card.id });
    const offer = await offerBelow(ada, card);
    expect(offer.text).toMatch(/Mama Chika · 9876 5432 10/);
    await confirms(ada, offer);
    await seesOn(ada, card, /9876 5432 10.*Next: Saturday 9 Jan/s);
    const [[chosen] = []] = card.inlineKeyboard;
    expect(await tapsForged(shop.telegram, ada, chosen?.callback_data ?? "")).toMatch(/answered already/);
  });

  it("offers another plan where its own is not sold any more, and keeps that one from then on", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await cameAt(shop, ada, nineOn(12, 12));
    vending.setCatalogue(({ tv: companies }) => void Object.assign(companies[0]?.plans[0] ?? {}, { active: false }));
    await shop.restart();
    await ada.taps(/Sell again/, { message: card.id });
    const closed = await sees(ada, ({ id, text }) => id > card.id && /not available right now/.test(text));
    await tapsCard(ada, closed, /Another plan/, /Which|plan/i);
    const offer = await tapsCard(ada, closed, /DStv Yanga/, /Sell TV\?/);
    expect(offer.text).toMatch(/Mama Chika · 1234 5678 90/);
    await confirms(ada, offer);
    await seesOn(ada, card, /DStv Yanga.*Next: Saturday 9 Jan/s);
  });

  it("is gone with its customer", async ({ shop, sold, set, ada }) => {
    await tapsMore(ada, sold, /👤 Mama Chika/);
    const person = await sees(ada, /👤 Mama Chika.*1234 5678 90/s);
    await tapsCard(ada, person, /Remove/, /What do you want to remove/);
    await tapsCard(ada, person, /Delete Mama Chika/, /no longer a customer/);
    await isAt(shop, nineOn(12, 12));
    expect(due(ada)).toEqual([]);
    await tapsCard(ada, set, /At 9:00/, /stopped/);
  });

  it("set from a seat is that seat's and the owners', comes without costs, and to the owners once the seat is gone", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    const { helper } = await hires(shop);
    const sold = await sellsToChika(helper);
    const set = await setsReminder(helper, sold, /Every 7 days/);
    expect(set.text).toMatch(/for ₦4,400\.00/);
    const card = await cameAt(shop, helper, nineOn(11, 21));
    expect(due(ada)).toEqual([]);
    await helper.taps(/Sell again/, { message: card.id });
    const offer = await offerBelow(helper, card);
    for (const { text } of [set, card, offer]) expect(text).not.toMatch(/4,334|profit|Cost/);
    const list = await asks(ada, "/reminders", /28 Nov · Mama Chika/);
    expect(labels(list)[0]).toBe("28 Nov · Mama Chika");
    await endsSeat(ada);
    await cameAt(shop, ada, nineOn(11, 28));
    expect(due(helper).filter(({ id }) => id !== card.id)).toEqual([]);
    await helper.taps(/Sell again/, { message: card.id });
    await expectPosts(shop, 1);
  });

  it("is nobody's in another shop to see, to change or to sell", async ({ shop, set }) => {
    const bola = seatBola(shop);
    await comesIn(bola);
    const card = await cameAt(shop, shop.ada, nineOn(12, 12));
    const datas = [...card.inlineKeyboard, ...set.inlineKeyboard].flat().map(({ callback_data = "" }) => callback_data);
    const id = /repeat:\w+:(\w{26})/.exec(datas.join())?.[1];
    const others = [`repeat:open:${id}`, `repeat:at:${id}:7`, `repeat:other:${id}`, `repeat:to:${id}:${id}`];
    const asked = [...datas.filter((data) => data.startsWith("repeat:")), ...others];
    expect(asked.length).toBeGreaterThan(9);
    for (const data of asked) {
      expect(await tapsForged(shop.telegram, bola, data), data).toMatch(/no longer works/);
    }
    expect(now(shop.ada, card).text).toBe(card.text);
  });
});
