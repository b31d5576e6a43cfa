import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, hour, looksAtWallet, openClockedShop, passes, sellsTimes } from "../support/alerted-shop.ts";
import { openBook } from "../support/book.ts";
import { asks, now, said, sees, seesOn, switchesMode, tapsAndSees, tapsCard } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { itWith } from "../support/it-with.ts";
import { aHelper, hires, invites, makesSeat, sellsAirtime } from "../support/selling.ts";

const it = itWith("shop", openClockedShop);

const question = /How much money is in hand/;

/** "Count cash" on a close. Resolves to the question. */
async function isAsked(person: Person, close: ChatMessage): Promise<ChatMessage> {
  await person.taps(/Count cash/, { message: close.id });
  return sees(person, ({ id, text }) => id > close.id && question.test(text));
}

/** Counts the cash of today so far. Resolves to the close that shows it. */
async function counts(person: Person, amount: string): Promise<ChatMessage> {
  await isAsked(person, await asks(person, "/close", /so far/));
  return asks(person, amount, /counted/);
}

async function countedIn({ databaseUrl }: ClockedShop) {
  await using book = openBook(databaseUrl);
  const rows = await book.db.selectFrom("cash_count").selectAll().orderBy("mode").orderBy("number").execute();
  return rows.map(({ mode, number, counted_kobo, due_kobo }) => ({ mode, number, counted_kobo, due_kobo }));
}

describe("I40: the cash of a day", () => {
  it("is short, over or exact on the close, the newest count of all that are kept", async ({ shop }) => {
    await sellsTimes(shop, 1);
    const short = await counts(shop.ada, "450");
    expect(short.text).toMatch(/^Cash: should have 500 · counted 450, 50 short$/m);
    const over = await counts(shop.ada, "₦500.50");
    expect(over.text).toMatch(/^Cash: should have 500 · counted 500\.50, 0\.50 over$/m);
    const exact = await counts(shop.ada, "500");
    expect(exact.text).toMatch(/^Cash: should have 500 · counted 500 ✓$/m);
    const { text } = await opensDetails(shop.ada);
    expect(text).toMatch(/Should be in hand ₦500\.00\nCounted 3 times, last at 14:\d\d ₦500 ✓$/m);
    await shop.idle();
    expect(said(shop.ada, question)).toEqual([]);
    const due = { mode: "live", due_kobo: 50_000 };
    expect(await countedIn(shop)).toEqual([
      { ...due, number: 1, counted_kobo: 45_000 },
      { ...due, number: 2, counted_kobo: 50_050 },
      { ...due, number: 3, counted_kobo: 50_000 },
    ]);
  });

  it("is typed in naira: what is no amount is asked for again, and nothing is kept", async ({ shop }) => {
    await isAsked(shop.ada, await asks(shop.ada, "/close", /so far/));
    for (const words of ["12.345", "plenty", "-5", "1e9", "9999999999"]) {
      await asks(shop.ada, words, /Type the amount you counted, like/);
    }
    expect(await countedIn(shop)).toEqual([]);
    expect((await asks(shop.ada, "0", /counted/)).text).toMatch(/should have 0 · counted 0 ✓/);
    expect(await countedIn(shop)).toHaveLength(1);
  });

  it("is compared once, with what should have been in hand when it was counted", async ({ shop }) => {
    await sellsTimes(shop, 1);
    await counts(shop.ada, "480");
    await sellsTimes(shop, 1);
    const later = await asks(shop.ada, "/close", /so far/);
    expect(later.text).toMatch(/^Cash: should have 1,000 · at 14:\d\d counted 480 of 500, 20 short$/m);
    const { text } = await opensDetails(shop.ada, later);
    expect(text.match(/in hand/g)).toHaveLength(1);
    expect(text).toMatch(/Should be in hand ₦1,000\.00\nCounted at 14:\d\d ₦480 of ₦500, ₦20 short$/m);
  });

  it("is what customers paid and what was paid of debts, without what is owed", async ({ shop }) => {
    const sale = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await tapsAndSees(shop.ada, /📒 Mark as owing/, /Who owes it\?/, sale);
    await asks(shop.ada, "Chioma", /Chioma owes you ₦/);
    await asks(shop.ada, "paid Chioma 200", /Did Chioma pay/);
    await shop.ada.taps(/Yes, ₦200/);
    await shop.idle();
    expect((await counts(shop.ada, "150")).text).toMatch(/should have 200 · counted 150, 50 short/);
  });

  it("is asked for through a restart", async ({ shop }) => {
    await sellsTimes(shop, 1);
    await isAsked(shop.ada, await asks(shop.ada, "/close", /so far/));
    await shop.restart();
    expect((await asks(shop.ada, "450", /counted/)).text).toMatch(/counted 450, 50 short/);
    await shop.restart();
    expect((await asks(shop.ada, "/close", /so far/)).text).toMatch(/counted 450, 50 short/);
    expect(await countedIn(shop)).toHaveLength(1);
  });

  it("is counted once, however often the amount is delivered, and not where it is left", async ({ shop }) => {
    await isAsked(shop.ada, await asks(shop.ada, "/close", /so far/));
    const updateId = await shop.ada.says("450");
    await sees(shop.ada, /counted/);
    shop.telegram.redeliver(updateId);
    await shop.idle();
    expect(await countedIn(shop)).toHaveLength(1);
    const asked = await isAsked(shop.ada, await asks(shop.ada, "/close", /so far/));
    await tapsCard(shop.ada, asked, /Cancel/, /./);
    await shop.ada.says("600");
    await shop.idle();
    expect(await countedIn(shop)).toHaveLength(1);
  });
});

describe("I40: the cash of a sealed day", () => {
  it("stands beside its close, which keeps its bytes, also on the card that came in the evening", async ({ shop }) => {
    await sellsTimes(shop, 1);
    await passes(shop, 7.2 * hour);
    const evening = await sees(shop.ada, /Sat 14 Nov so far/);
    await passes(shop, 6 * hour);
    await seesOn(shop.ada, evening, /Sat 14 Nov · 1 sale/);
    await using book = openBook(shop.databaseUrl);
    const sealed = await book.db.selectFrom("book_close").selectAll().execute();
    await isAsked(shop.ada, now(shop.ada, evening));
    const close = await asks(shop.ada, "520", /counted/);
    const counted = /^Cash: should have 500 · counted 520, 20 over$/m;
    expect(close.text).toMatch(/^📆 Sat 14 Nov · 1 sale/);
    expect(close.text).toMatch(counted);
    await seesOn(shop.ada, evening, counted);
    expect(await book.db.selectFrom("book_close").selectAll().execute()).toEqual(sealed);
    await looksAtWallet(shop);
    expect((await asks(shop.ada, "/close", /Sun 15 Nov/)).text).not.toMatch(/counted/);
  });
});

describe("I40: who counts", () => {
  it("counts for the mode of the card, never for the other one", async ({ shop }) => {
    await sellsTimes(shop, 1);
    const live = await asks(shop.ada, "/close", /so far/);
    await switchesMode(shop.ada, "sandbox");
    await isAsked(shop.ada, live);
    expect(said(shop.ada, question).at(-1)?.text).not.toMatch(/SANDBOX/);
    expect((await asks(shop.ada, "450", /counted/)).text).toMatch(/counted 450, 50 short/);
    const trial = await asks(shop.ada, "/close", /so far/);
    expect(trial.text).not.toMatch(/counted/);
    expect((await isAsked(shop.ada, trial)).text).toMatch(/🧪 SANDBOX/);
    expect((await asks(shop.ada, "70", /counted/)).text).toMatch(/should have 0 · counted 70, 70 over/);
    await switchesMode(shop.ada, "live");
    expect((await asks(shop.ada, "/close", /so far/)).text).toMatch(/counted 450, 50 short/);
    expect(await countedIn(shop)).toMatchObject([{ mode: "live" }, { mode: "sandbox", due_kobo: 0 }]);
  });

  it("is an owner: a viewer who sees costs reads it, and somebody who sells counts nothing", async ({ shop }) => {
    await sellsTimes(shop, 1);
    await counts(shop.ada, "450");
    const viewer = await hires(shop, { name: "Musa", role: "viewer" });
    expect((await asks(viewer.helper, "/close", /1 sale/)).text).not.toMatch(/ounted|Cash/);
    await tapsCard(shop.ada, viewer.seat, /Show costs/, /Sees what sales cost you/);
    const close = await asks(viewer.helper, "/close", /counted 450, 50 short/);
    expect(JSON.stringify(close.inlineKeyboard)).not.toMatch(/Count cash/);
    // A former owner still has a card with the button.
    const helper = aHelper(shop, "Tunde");
    await shop.logIn(helper);
    const former = await asks(helper, "/close", /so far/);
    await asks(helper, "/logout", /Logged out/);
    const seat = await makesSeat(shop.ada);
    await helper.opens(await invites(shop.ada, seat));
    await sees(helper, /You now sell for/);
    await helper.taps(/Count cash/, { message: former.id });
    await helper.says("1000000");
    await shop.idle();
    expect(said(helper, question)).toEqual([]);
    expect(await countedIn(shop)).toHaveLength(1);
  });
});
