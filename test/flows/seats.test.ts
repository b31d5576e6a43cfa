import { describe, expect, it } from "vitest";
import { asks, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, hires, opensSeat, sellsAirtime } from "../support/selling.ts";
import { asksForTooMuch, openShop } from "../support/staffed-shop.ts";

describe("twenty confirms of one seat", () => {
  it("take from the wallet what the day's limit lets through, to the kobo", async () => {
    await using shop = await openShop();
    const { helper, seat } = await hires(shop);
    await tapsCard(shop.ada, seat, /Limit a day/, /in one day/);
    // Five customers pay ₦500 each; a kobo less lets four through.
    await asks(shop.ada, "2,499.99", /one day up to ₦2,499\.99/);
    for (let count = 0; count < 4; count++) {
      const card = await asksForAirtime(helper, { phone: `0803555120${count}` });
      const first = await confirms(helper, card);
      const again = () => helper.taps(buyLabel, { message: card.id, sameTapAgain: true });
      const taps = [first, ...(await Promise.all(Array.from({ length: 4 }, again)))];
      const answers = await Promise.all(taps.map((tap) => tap.answer));
      expect(answers.filter(({ text }) => text === undefined)).toHaveLength(1);
      await seesOn(helper, card, /Airtime sold/);
    }
    await asksForTooMuch(helper, "500", /You have ₦499\.99 left today/);
    await expectPosts(shop, 4);
    expect((await opensSeat(shop.ada)).text).toMatch(/Today 4 sales · sold ₦2,000\.00 · cost (?:about )?₦1,950\.00/);
    expect((await asks(helper, "/menu", /left today/)).text).toMatch(/₦499\.99 left today/);
  });
});

describe("a seat that is suspended", () => {
  it("does not finish the sale on its confirm card, and does once it is resumed", async () => {
    await using shop = await openShop();
    const { helper, seat } = await hires(shop);
    const card = await asksForAirtime(helper);
    await tapsCard(shop.ada, seat, /Suspend now/, /is suspended/);
    await sees(helper, /The owner of .* has suspended you/);
    const tap = await confirms(helper, card);
    expect((await tap.answer).text).toMatch(/You are suspended. No money was taken/);
    await asks(helper, "/sell", /not allowed to do this/);
    const menu = await asks(helper, "/menu", /You are suspended/);
    expect(JSON.stringify(menu.inlineKeyboard)).not.toMatch(/Airtime/);
    await expectPosts(shop, 0);
    await shop.ada.taps(/Let sell again/, { message: seat.id });
    await sees(helper, /You can sell for .* again/);
    await tapsCard(helper, card, buyLabel, /Airtime sold/);
  });

  it("has its open sales settled, and their cards kept right", async () => {
    await using shop = await openShop();
    const { helper, seat } = await hires(shop);
    shop.vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(helper, await sellsAirtime(helper), /working on it/);
    await tapsCard(shop.ada, seat, /End access/, /End the access of Tunde/);
    await tapsCard(shop.ada, seat, /End it now/, /Ended. Tunde had this access/);
    await sees(helper, /has ended/);
    shop.vending.settle(shop.vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(helper, card, /Airtime sold/);
    await asks(helper, "/history", /Your access to Ada Okafor has ended/);
  });
});

describe("a seat whose time is up", () => {
  it("sells nothing from its end date on", async () => {
    // Midnight in Lagos is ten minutes away.
    const clock = createFakeClock(Date.UTC(2026, 10, 14, 22, 50));
    await using shop = await openShop({ clock });
    const { helper, seat } = await hires(shop);
    await tapsCard(shop.ada, seat, /End date/, /Until when/);
    await tapsCard(shop.ada, seat, /End of today/, /Ends 15 Nov 2026, 00:00/);
    await clock.advance(Date.UTC(2026, 10, 14, 22, 59, 58) - clock.now());
    const card = await asksForAirtime(helper);
    await clock.advance(2000);
    await helper.taps(buyLabel, { message: card.id });
    await expectPosts(shop, 0);
  });
});

describe("when the last owner has logged out", () => {
  it("seats sell nothing, learn so, and hold no keys; they sell again when an owner is back", async () => {
    await using shop = await openShop();
    const { helper } = await hires(shop);
    const card = await asksForAirtime(helper);
    await asks(shop.ada, "/logout", /Log out\?/);
    await tapsAndSees(shop.ada, /Log out/, /Logged out/);
    await sees(helper, /is closed/);
    const tap = await confirms(helper, card);
    expect((await tap.answer).text).toMatch(/The shop is closed/);
    await asks(helper, "/sell", /The shop is closed/);
    await expectPosts(shop, 0);
    await shop.logIn();
    await seesOn(helper, await sellsAirtime(helper), /Airtime sold/);
  });
});
