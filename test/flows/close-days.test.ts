import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, said, seesOn, switchesMode, tapsAndSees, tapsCard } from "../support/chat.ts";
import { hour, isAt, minute, openShopAt, opensDetails, sellsIn } from "../support/closed-shop.ts";
import { sellsAirtime } from "../support/selling.ts";

/** Ten minutes to nine in the evening, in Lagos. */
const evening = Date.UTC(2026, 10, 14, 19, 50);
const midnight = evening + 3 * hour + 10 * minute;

describe("I40: a day with sales", () => {
  it("is sealed first, though the bot was down for two nights before the first close", async () => {
    await using shop = await openShopAt(evening);
    await sellsIn(shop);
    await isAt(shop, evening + 10 * minute);
    const card = await shop.ada.sees(/Sat 14 Nov so far/);
    await isAt(shop, midnight + 32 * hour);
    const today = await asks(shop.ada, "/close", /Mon 16 Nov/);
    await tapsCard(shop.ada, today, /◀ 15 Nov/, /Sun 15 Nov · nothing sold/);
    const first = await tapsCard(shop.ada, today, /◀ 14 Nov/, /Sat 14 Nov · 1 sale · ₦500/);
    expect((await opensDetails(shop.ada, first)).text).toMatch(/Close 1 · Sat 14 Nov/);
    await seesOn(shop.ada, card, /Sat 14 Nov · 1 sale · ₦500/);
  });

  it("that sold first after eleven at night shows its close in the morning, once", async () => {
    await using shop = await openShopAt(evening);
    await isAt(shop, evening + 2 * hour + 15 * minute);
    await isAt(shop, evening + 2 * hour + 30 * minute);
    await sellsIn(shop);
    await isAt(shop, midnight + 3 * hour + 15 * minute);
    const shown = (): ChatMessage[] => said(shop.ada, /📆.*Sat 14 Nov/);
    expect(shown()).toEqual([]);
    await isAt(shop, midnight + 7 * hour + minute);
    await shop.ada.sees(/Sat 14 Nov · 1 sale · ₦500/);
    await isAt(shop, midnight + 9 * hour);
    expect(shown()).toHaveLength(1);
  });

  it("says once sealed which of its sales were being checked then", async () => {
    await using shop = await openShopAt(midnight - 10 * minute);
    const { ada, vending } = shop;
    await sellsIn(shop);
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 4444", amount: "1,000" }), /working on it/);
    await isAt(shop, midnight + 3 * hour + 15 * minute);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "success");
    await isAt(shop, midnight + 4 * hour);
    const today = await asks(ada, "/close", /Sun 15 Nov so far · 1 sale/);
    expect(today.text).toMatch(/^⏳ Includes 1 change to an earlier day: profit \+₦25\.00$/m);
    const sealed = await tapsCard(ada, today, /◀ 14 Nov/, /Sat 14 Nov · 1 sale · ₦500/);
    expect(sealed.text).toMatch(/^⏳ Still being checked at 3 a\.m\.: 1 sale \(₦975\.00\)$/m);
  });

  it("says of a wallet that paid after midnight that it was for sales of earlier days", async () => {
    await using shop = await openShopAt(midnight - minute);
    const { ada } = shop;
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await isAt(shop, midnight + minute);
    const today = await asks(ada, "/close", /Sun 15 Nov so far · nothing sold/);
    expect(today.text).toMatch(/^Wallet 12,450 → 11,962\.50: −487\.50 for sales of earlier days$/m);
    expect((await opensDetails(ada, today)).text).toMatch(/^For sales of earlier days −₦487\.50$/m);
    await sellsIn(shop, "0803 555 4444");
    const later = await asks(ada, "/close", /Sun 15 Nov so far · 1 sale/);
    expect(later.text).toMatch(/−975 for sales$/m);
  });

  it("whose close came in the evening shows no other in the morning", async () => {
    await using shop = await openShopAt(evening);
    await sellsIn(shop);
    await isAt(shop, evening + 10 * minute);
    await shop.ada.sees(/Sat 14 Nov so far/);
    await isAt(shop, midnight + 7 * hour + minute);
    await shop.ada.sees(/Sat 14 Nov · 1 sale/);
    await isAt(shop, midnight + 8 * hour);
    expect(said(shop.ada, /📆.*Sat 14 Nov/)).toHaveLength(1);
  });
});

describe("a close of practice sales", () => {
  it("says so on its card, behind Details and on its file", async () => {
    await using shop = await openShopAt(evening);
    await switchesMode(shop.ada, "sandbox");
    await sellsIn(shop);
    const close = await asks(shop.ada, "/close", /so far · 1 sale/);
    expect(close.text).toMatch(/^🧪 SANDBOX: no real sales\n📆 Sat 14 Nov so far · 1 sale/);
    expect((await opensDetails(shop.ada, close)).text).toMatch(/^🧪 SANDBOX: no real sales\n📆 Sat 14 Nov/);
    await tapsCard(shop.ada, close, /Back/, /so far · 1 sale/);
    const statement = await tapsAndSees(shop.ada, /📄 File/, /Statement · 14 Nov 2026/, close);
    expect(statement.text).toMatch(/^🧪 SANDBOX: no real sales/);
    await shop.ada.taps(/CSV/, { message: statement.id });
    const { document, text } = await shop.ada.sees(({ document: file }) => file !== undefined);
    expect(document?.name).toBe("sandbox_statement_2026-11-14.csv");
    expect(text).toMatch(/^🧪 SANDBOX: no real sales/);
    await switchesMode(shop.ada, "live");
    const tap = await shop.ada.taps(/📄 File/, { message: close.id });
    expect((await tap.answer).text).toMatch(/of the other mode/);
  });
});
