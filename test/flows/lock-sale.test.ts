import { describe, expect } from "vitest";
import { asks, asksForPinAbove, now, sees, seesOn, tapsAndSees, tapsCard, tapsPin } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { logins, openShop, proveByHand } from "../support/locked-shop.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, sellsAirtime } from "../support/selling.ts";
import { ada as credentials, type ShopOptions } from "../support/shop.ts";

describe("a sale above the limit", () => {
  const it = itWith("shop", openLimited);

  async function openLimited(options: ShopOptions = {}) {
    const shop = await openShop(options);
    const { ada } = shop;
    await asksForPinAbove(ada);
    return shop;
  }

  it("turns its card into the keypad, and is placed once after the right PIN", async ({ shop, ada }) => {
    await seesOn(ada, await sellsAirtime(ada, { amount: "1,000", phone: "0803 555 0001" }), /sold/);
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, card, buyLabel, /PIN to sell ₦1,500 airtime/);
    await expectPosts(shop, 1);
    await tapsPin(ada, credentials.pin, card);
    await ada.taps(/Done/, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 2);
  });

  it("is its offer again when the PIN is not given, and asks again", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, card, buyLabel, /PIN to sell/);
    await tapsCard(ada, card, /Cancel/, /Sell airtime\?/);
    await tapsCard(ada, card, buyLabel, /PIN to sell/);
    await asks(ada, "/history", /No sales yet/);
    await seesOn(ada, card, /Sell airtime\?/);
    await tapsCard(ada, card, buyLabel, /PIN to sell/);
    await ada.says(credentials.pin);
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("is not sold by the PIN that was given for another one", async ({ shop, ada }) => {
    const first = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, first, buyLabel, /PIN to sell/);
    await shop.stop();
    await proveByHand(shop);
    await shop.start();
    const second = await asksForAirtime(ada, { amount: "1,600", phone: "0803 555 0002" });
    await tapsCard(ada, second, buyLabel, /PIN to sell ₦1,600/);
    await expectPosts(shop, 0);
  });

  it("stays unsold while the service does not answer, which is never called a wrong PIN", async () => {
    // Failures within one moment do not make the service count as down.
    await using shop = await openLimited({ clock: createFakeClock() });
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await confirms(ada, card);
    for (const kind of ["drop-before", "status-500-html", "drop-after", "garbage", "truncate", "status-429"] as const) {
      vending.faults.add({ operation: "login", kind });
      await tapsPin(ada, credentials.pin, card);
      // The message about one fault must not pass for that about the next.
      await shop.idle();
      await seesOn(ada, card, kind === "truncate" ? /that I cannot read/ : /not answering|asks you to wait/);
      // An answer that cannot be read counts as a try: it may have said that the PIN is wrong.
      expect(now(ada, card).text).not.toMatch(kind === "truncate" ? /Wrong/ : /Wrong|left/);
    }
    expect(shop.posts()).toBe(0);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("goes on after a restart in the middle of the PIN", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, card, buyLabel, /PIN to sell/);
    for (const digit of "73") await (await ada.taps(digit, { message: card.id })).answer;
    await seesOn(ada, card, /●●○○/);
    await shop.restart();
    for (const digit of "91") await (await ada.taps(digit, { message: card.id })).answer;
    await tapsCard(ada, card, /Done/, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("goes on when the process died between the right PIN and the sale, and is placed once", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, card, buyLabel, /PIN to sell/);
    await shop.idle();
    await shop.stop();
    await proveByHand(shop);
    await shop.start();
    await ada.taps(/Done/, { message: card.id });
    await ada.taps(/Done/, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 1);
  });

  it("takes the PIN to raise the limit, and none to lower it", async ({ shop, ada }) => {
    const before = logins(shop);
    await ada.taps(/PIN for a sale/);
    const card = await tapsAndSees(ada, "above ₦50,000", /PIN to change the lock/);
    await asks(ada, "/menu", /Today/);
    await ada.taps(/More/);
    await ada.taps(/Account/);
    await tapsAndSees(ada, /Lock and PIN/, /PIN for a sale: above ₦1,000/);
    expect(ada.chat.some(({ id }) => id === card.id)).toBe(false);
    await ada.taps(/PIN for a sale/);
    await tapsAndSees(ada, "every sale", /PIN for a sale: every sale/);
    expect(logins(shop)).toBe(before);
    await ada.taps(/PIN for a sale/);
    await ada.taps("never");
    await tapsPin(ada, credentials.pin);
    await sees(ada, /PIN for a sale: never/);
    expect(logins(shop)).toBe(before + 1);
  });
});
