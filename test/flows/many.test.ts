import { describe, expect } from "vitest";
import { said, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { airtimeList, pastes, phoneAt, seesNext, soldTo } from "../support/lists.ts";
import { aWhileMs, changeMtn } from "../support/prices.ts";
import { asksForAirtime, buyLabel, expectPosts, sellsAirtime } from "../support/selling.ts";
import { createShiftedClock, openFullCounter } from "../support/shop.ts";

const it = itWith("shop", openFullCounter);

describe("a list of sales", () => {
  it("of twenty is sold with one paste and one tap, each row once", async ({ shop, ada, vending }) => {
    const card = await pastes(ada, airtimeList(20));
    expect(card.text).toContain("✅ 20 good");
    expect(card.text).toContain("Customers pay ₦2,190.00");
    expect(card.text).toMatch(/Cost about ₦2,1\d\d\.\d\d/);
    expect(card.text).toMatch(/Wallet after, about ₦97,8\d\d\.\d\d/);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, /Sell 20 for/, /List of 20: done[\s\S]*20 sales/);
    await shop.idle();
    expect(vending.transactions().map(({ status }) => status)).toEqual(Array(20).fill("success"));
    expect(new Set(soldTo(shop)).size).toBe(20);
    // The list has one card, and its rows none.
    expect(said(ada, /VB-|…[0-9A-Z]{6}$/m)).toHaveLength(0);
    await ada.taps(/Rows/, { message: card.id });
    await seesNext(ada, /20 rows/);
    await tapsAndSees(ada, /· 0803 555 1000 ·/, /Airtime sold|sold[\s\S]*VB-/);
  });

  it("tells on its card what its own rows come to, whatever else the shop has sold", async ({ ada }) => {
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const card = await pastes(ada, airtimeList(3));
    const done = await tapsCard(ada, card, /Sell 3 for/, /List of 3: done[\s\S]*✅ 3 sales/);
    expect(done.text).toContain("3 sales · sold ₦303.00");
  });

  it("I37: is sold once by two taps, by Telegram's delivering them twice, and by a tap on the old button", async () => {
    await using shop = await openFullCounter();
    const { ada, telegram } = shop;
    const card = await pastes(ada, airtimeList(5));
    const first = await ada.taps(/Sell 5 for/, { message: card.id });
    const second = await ada.taps(/Sell 5 for/, { message: card.id, sameTapAgain: true });
    telegram.redeliver(first.updateId);
    telegram.redeliver(second.updateId);
    expect((await second.answer).text).toMatch(/already being sold/);
    await seesOn(ada, card, /List of 5: done/);
    await shop.idle();
    const late = await ada.taps(/Sell 5 for/, { message: card.id, sameTapAgain: true });
    expect((await late.answer).text).toMatch(/already being sold/);
    await expectPosts(shop, 5);
  });

  it("says which rows it leaves out, and why; a tap leaves a row out, keeps it or asks for it again", async () => {
    await using shop = await openFullCounter();
    const { ada } = shop;
    const rows = [...airtimeList(3), `${phoneAt(0)}, 100`, "0803 555 12, 200", `glo ${phoneAt(5)} 3`];
    const card = await pastes(ada, rows);
    expect(card.text).toContain("✅ 3 good");
    expect(card.text).toContain("⚠️ 2 cannot be sold as written");
    expect(card.text).toContain("👯 1 the same as another row");
    await tapsCard(ada, card, /⚠️ 5/, /a digit too few or too many/);
    await ada.taps(/Type it again/, { message: card.id });
    const question = await seesNext(ada, /Type row 5 again/);
    await ada.says("0803 555 1234, 200");
    const edited = await seesNext(ada, /✅ 4 good/);
    await shop.idle();
    expect(ada.chat.some(({ id }) => id === card.id || id === question.id)).toBe(false);
    await tapsCard(ada, edited, /👯 4/, /sells the same to the same number/);
    await tapsCard(ada, edited, /Sell it too/, /✅ 5 good/);
    await tapsCard(ada, edited, /✅ 2 ·/, /Row 2/);
    await tapsCard(ada, edited, /Leave it out/, /✅ 4 good/);
    await tapsCard(ada, edited, /Sell 4 for/, /List of 4: done/);
    await shop.idle();
    expect(soldTo(shop).sort()).toEqual(["08035551000", "08035551000", "08035551002", "08035551234"]);
  });

  it("takes the place of an earlier one, and a cancelled one sells nothing", async ({ shop, ada }) => {
    const other = await pastes(ada, airtimeList(2));
    const newer = await pastes(ada, ["0803 555 7003, 100", "0803 555 7004, 100"]);
    await shop.idle();
    expect(ada.chat.some(({ id }) => id === other.id)).toBe(false);
    await tapsCard(ada, newer, /Cancel/, /Nothing was sold/);
    await expectPosts(shop, 0);
  });

  it("does not take an offer's place, and goes on while another sale is made", async ({ shop, ada, vending }) => {
    vending.latencyMs.purchase = 50;
    const card = await pastes(ada, airtimeList(12));
    await ada.taps(/Sell 12 for/, { message: card.id });
    const offer = await asksForAirtime(ada, { phone: "0803 777 1234" });
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    await seesOn(ada, card, /List of 12: done/);
    await expectPosts(shop, 13);
  });

  it("sells nothing at a price that has moved since its card was drawn, and says so", async () => {
    const clock = createShiftedClock();
    await using shop = await openFullCounter({ clock });
    const { ada } = shop;
    const card = await pastes(ada, airtimeList(3));
    changeMtn(shop, { apiSellerDiscount: 1 });
    clock.shift(aWhileMs);
    await tapsCard(ada, card, /Sell 3 for/, /❌ 3 not sold/);
    const again = await tapsAndSees(ada, /Sell unsold \(3\)/, /Sell this list\?/, card);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, again, /Sell 3 for/, /List of 3: done/);
    await expectPosts(shop, 3);
  });
});
