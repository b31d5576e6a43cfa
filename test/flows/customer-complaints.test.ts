import { describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { aCustomer, givesLink } from "../support/customers.ts";
import { tapsForged } from "../support/forged.ts";
import { itWith } from "../support/it-with.ts";
import { openLinked } from "../support/linked-customers.ts";
import { sellsElectricity } from "../support/selling.ts";

const it = itWith("shop", openLinked, "ngozi", "card", "token");

describe("I55: what a linked customer says is wrong", () => {
  it("is a complaint at the shop with its reason and sale, once", async ({ shop, ngozi }) => {
    await asks(ngozi, "token no dey enter", /Ada Okafor knows: Token not accepted/);
    const told = await sees(shop.ada, /A customer says: Token not accepted/);
    expect(told.text).toMatch(/4500 1234 567/);
    await tapsAndSees(shop.ada, /The complaint/, /Please look at this sale/, told);
    await asks(ngozi, "my token is not working", /Ada Okafor knows: Token not accepted/);
    await shop.idle();
    expect(said(shop.ada, /A customer says/)).toHaveLength(1);
    await ngozi.says("/help");
    await sees(ngozi, /token no enter/);
  });

  it("is asked about where several sales may be meant, and nobody else's sale is touched", async ({ shop }) => {
    const { ngozi, card } = shop;
    const other = await sellsElectricity(shop.ada, { meter: "7777 6666 555", amount: "1,000" });
    await seesOn(shop.ada, other, /Token for meter/);
    const stranger = aCustomer(shop, "Bisi");
    await stranger.opens((await givesLink(shop.ada, other)).payload);
    await sees(stranger, /Token for meter/);
    await ngozi.opens((await givesLink(shop.ada, other)).payload);
    await sees(ngozi, /7777/);
    const asked = await asks(ngozi, "token no dey enter", /Which one is it/);
    const hers = asked.inlineKeyboard.flat().find(({ text }) => text.includes("4500"))?.callback_data ?? "";
    expect(await tapsForged(shop.telegram, stranger, hers)).toMatch(/no longer linked/);
    // That money is kept for what was not sold is the shop's to say.
    await tapsForged(shop.telegram, ngozi, hers.replace(/\w+$/, "owed"));
    await shop.idle();
    expect(said(shop.ada, /A customer says/)).toEqual([]);
    await tapsCard(ngozi, asked, /4500/, /Ada Okafor knows: Token not accepted/);
    const told = await sees(shop.ada, /A customer says/);
    expect(told.text).toMatch(/4500/);
    expect(now(shop.ada, card).text).toMatch(/Token for meter/);
  });
});
