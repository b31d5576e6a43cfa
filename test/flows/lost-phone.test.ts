import { describe, expect } from "vitest";
import { asks, asksSurely, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged, tapsPin } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, sellsAirtime } from "../support/selling.ts";
import { ada as credentials, openCounter } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";

describe("an owner", () => {
  it("logs another chat of the account out with the PIN, whose offer cannot be sold, and whose open sale settles", async () => {
    await using shop = await openCounter();
    const { ada, telegram, vending } = shop;
    const bola = telegram.user({ firstName: "Bola", phone: "2348029999999" });
    await shop.logIn(bola);
    vending.switches.purchaseAnswer = "pending";
    const pending = await seesOn(bola, await sellsAirtime(bola, { phone: "0803 555 0001" }), /working on it/);
    const offer = await asksForAirtime(bola, { phone: "0803 555 0002" });
    const buys = offer.inlineKeyboard.flat().find(({ text }) => buyLabel.test(text))?.callback_data ?? "";
    expect(buys).toMatch(/^buy:/);

    await asks(ada, "/account", /Account|Ada/);
    await ada.taps(/Lock and PIN/);
    await tapsAndSees(ada, /Who is logged in/, /Bola · since/);
    await tapsAndSees(ada, /Log out Bola/, /PIN to log Bola out/);
    await tapsPin(ada, "0000");
    await sees(ada, /Wrong|not right|not accepted/i);
    await shop.idle();
    expect(said(bola, /logged this one out/)).toEqual([]);
    await tapsPin(ada, credentials.pin);
    await sees(ada, /Nobody else is logged in/);
    await sees(bola, /logged this one out/);

    await seesOn(bola, offer, /Time is up for this sale/);
    await asks(bola, "/balance", /Log in/);
    await shop.logIn(bola);
    // The button as it was: a person who kept it is let in again, and buys nothing with it.
    await tapsForged(telegram, bola, buys);
    await expectPosts(shop, 1);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(bola, pending, /sold/);
    await asks(ada, "/account", /Account|Ada/);
    await tapsAndSees(ada, /Activity/, /logged another chat out/);
  });
});

describe("/freeze", () => {
  it("stops the offers of every chat of the account, and lets what was sent settle", async ({ shop }) => {
    const { ada, telegram, vending } = shop;
    const bola = telegram.user({ firstName: "Bola", phone: "2348029999999" });
    await shop.logIn(bola);
    vending.switches.purchaseAnswer = "pending";
    const pending = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    const cards = [
      [ada, await asksForAirtime(ada)],
      [bola, await asksForAirtime(bola, { phone: "0803 555 0002" })],
    ] as const;
    const asked = await asks(bola, "/freeze", /Freeze all selling at Ada Okafor\?[\s\S]*2 people cannot sell/);
    await shop.idle();
    expect(said(ada, /frozen/)).toEqual([]);
    await tapsCard(bola, asked, /Freeze selling/, /Selling is frozen/);
    await sees(ada, /frozen by another chat/);
    for (const [person, card] of cards) {
      expect((await (await confirms(person, card)).answer).text).toMatch(/Selling is frozen\. No money was taken/);
    }
    expect(shop.posts()).toBe(1);
    await asks(ada, "/menu", /Selling is frozen/);
    await asks(ada, "/sell", /Selling is frozen/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, pending, /sold/);

    await asks(ada, "/unfreeze", /PIN to start selling/);
    await tapsPin(ada, credentials.pin);
    await sees(ada, /You can sell again/);
    await sees(bola, /You can sell again/);
    vending.switches.purchaseAnswer = "success";
    for (const [person, card] of cards) {
      await tapsCard(person, card, buyLabel, /sold/);
    }
    expect(shop.posts()).toBe(3);
  });

  it("freezes no shop but the one that the question named, and none by a tap that was forgotten in the chat", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock, idleLockMs: 0 });
    const { ada, telegram } = shop;
    const asked = await asks(ada, "/freeze", /Freeze all selling at Ada Okafor\?[\s\S]*You cannot sell/);
    const [data = ""] = asked.inlineKeyboard
      .flat()
      .flatMap((button) => button.callback_data?.match(/^freeze:.*/) ?? []);
    await tapsForged(telegram, ada, data.replace(/\w{26}$/, "0".repeat(26)));
    await clock.advance(11 * 60_000);
    await ada.taps(/Freeze selling/, { message: asked.id });
    await shop.idle();
    await asks(ada, "/sell", /What do you want/);
    expect(said(ada, /Selling is frozen/)).toEqual([]);
  });

  it("is not undone by a wrong PIN", async ({ ada }) => {
    await asksSurely(ada, "/freeze", /Freeze selling/, /Selling is frozen/);
    await asks(ada, "/unfreeze", /PIN to start selling/);
    await tapsPin(ada, "0000");
    await sees(ada, /Wrong PIN/);
    await asks(ada, "/sell", /Selling is frozen/);
  });
});
