import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../src/sandbox/telegram/contract.ts";
import { asks, said, seesOn } from "../support/chat.ts";
import { hour, isAt, minute, openShopAt, sellsIn } from "../support/closed-shop.ts";

/** Ten minutes to nine in the evening, in Lagos. */
const evening = Date.UTC(2026, 10, 14, 19, 50);
const midnight = evening + 3 * hour + 10 * minute;

describe("a day with sales", () => {
  it("is sealed first, though the bot was down for two nights before the first close", async () => {
    await using shop = await openShopAt(evening);
    await sellsIn(shop);
    await isAt(shop, evening + 10 * minute);
    const card = await shop.ada.sees(/Sat 14 Nov · so far, 21:00/);
    await isAt(shop, midnight + 32 * hour);
    const today = await asks(shop.ada, "/close", /Mon 16 Nov/);
    await shop.ada.taps(/◀ 15 Nov/, { message: today.id });
    await seesOn(shop.ada, today, /Close 2 · Sun 15 Nov/);
    await shop.ada.taps(/◀ 14 Nov/, { message: today.id });
    const first = await seesOn(shop.ada, today, /Close 1 · Sat 14 Nov/);
    expect(first.text).toMatch(/1 sale · sold ₦500\.00/);
    await seesOn(shop.ada, card, /Close 1 · Sat 14 Nov/);
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
    const card = await shop.ada.sees(/Close 1 · Sat 14 Nov/);
    expect(card.text).toMatch(/1 sale · sold ₦500\.00/);
    await isAt(shop, midnight + 9 * hour);
    expect(shown()).toHaveLength(1);
  });

  it("whose close came in the evening shows no other in the morning", async () => {
    await using shop = await openShopAt(evening);
    await sellsIn(shop);
    await isAt(shop, evening + 10 * minute);
    await shop.ada.sees(/Sat 14 Nov · so far, 21:00/);
    await isAt(shop, midnight + 7 * hour + minute);
    await shop.ada.sees(/Close 1 · Sat 14 Nov/);
    await isAt(shop, midnight + 8 * hour);
    expect(said(shop.ada, /📆.*Sat 14 Nov/)).toHaveLength(1);
  });
});
