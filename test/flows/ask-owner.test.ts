import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, asksForPinAbove, now, said, sees, seesOn, tapsCard, tapsForged, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, expectTruth, hires, opensSeat } from "../support/selling.ts";
import { comesIn, ada as credentials, type Shop, seatBola } from "../support/shop.ts";
import { everything, openShop } from "../support/staffed-shop.ts";

const it = itWith("shop", openShop);

const buttons = (person: Person, card: Pick<ChatMessage, "id">) => JSON.stringify(now(person, card).inlineKeyboard);

/** A helper offers ₦6,000 where ₦5,000 may be sold at once, and asks. Resolves to both cards. */
async function asksOwner(shop: Shop, helper: Person, phone = "0803 555 1234") {
  const card = await asksForAirtime(helper, { amount: "6,000", phone });
  expect(card.text).toMatch(/Your limit for one sale is ₦5,000\.00/);
  expect(buttons(helper, card)).not.toMatch(/buy:/);
  const before = shop.ada.chat.at(-1)?.id ?? 0;
  await tapsCard(helper, card, /🙋 Ask the owner/, /I asked the owner/);
  const question = await sees(
    shop.ada,
    ({ id, text }) => id > before && /asks for one sale above the limit/.test(text),
  );
  return { card, question };
}

describe("I48: a sale above a seat's limit", () => {
  it("is sold once by the helper's own tap after the owner's, and over a restart", async ({ shop, ada }) => {
    const { helper } = await hires(shop);
    const { card, question } = await asksOwner(shop, helper);
    expect(question.text).toMatch(
      /Tunde asks.*Airtime · MTN\nTo 0803 555 1234\nCustomer pays ₦6,000\.00\nCost ₦5,850\.00\nThe limit for one sale is ₦5,000\..*until \d\d:\d\d/s,
    );
    expect((await (await confirms(helper, card)).answer).text).toMatch(/has not answered yet. No money was taken/);
    await shop.restart();
    await tapsCard(ada, question, /Allow once/, /Allowed, once.*until Tunde taps Sell/s);
    expect(buttons(ada, question)).not.toMatch(/allow:|refuse:/);
    await sees(helper, /The owner allows ₦6,000 for 0803 555 1234, once/);
    await expectPosts(shop, 0);
    await confirms(helper, card);
    await helper.taps(/Sell ₦6,000/, { message: card.id, sameTapAgain: true });
    await seesOn(helper, card, /Airtime sold/);
    await expectPosts(shop, 1);
    expectTruth(shop);
    expect(everything(helper)).not.toMatch(/5,850|cost/i);
    // It was one sale.
    const next = await asksForAirtime(helper, { amount: "6,000", phone: "0803 555 0002" });
    expect(buttons(helper, next)).toMatch(/Ask the owner/);
    const account = await asks(ada, "/account", /Developer/);
    await ada.taps(/Activity/, { message: account.id });
    await sees(ada, /allowed one sale above the limit[\s\S]*Tunde: asked for a sale above the limit/);
  });

  it("is not sold where the owner says no", async ({ shop }) => {
    const { helper } = await hires(shop);
    const { card, question } = await asksOwner(shop, helper);
    await tapsCard(shop.ada, question, /✖ No/, /The answer is no/);
    await sees(helper, /The owner said no to ₦6,000 for 0803 555 1234/);
    expect((await (await confirms(helper, card)).answer).text).toMatch(/The owner said no. No money was taken/);
    await seesOn(helper, card, /The owner said no/);
    expect(buttons(helper, card)).not.toMatch(/buy:|ask:/);
    await expectPosts(shop, 0);
  });

  it("takes the owner's PIN if the owner sells this amount only with the PIN", async ({ shop, ada }) => {
    await asksForPinAbove(ada);
    const { helper } = await hires(shop);
    const { card, question } = await asksOwner(shop, helper);
    await tapsCard(ada, question, /Allow once/, /PIN to allow ₦6,000 airtime/);
    await confirms(helper, card);
    await tapsCard(ada, question, /Cancel/, /asks for one sale above the limit/);
    expect(said(helper, /The owner allows/)).toEqual([]);
    await tapsCard(ada, question, /Allow once/, /PIN to allow/);
    await tapsPin(ada, credentials.pin, question);
    await seesOn(ada, question, /Allowed, once/);
    await sees(helper, /The owner allows/);
    await expectPosts(shop, 0);
    await tapsCard(helper, card, buyLabel, /Airtime sold/);
  });

  it("is answered once where two owners tap at the same moment, and both read the one answer", async ({ shop }) => {
    const { ada } = shop;
    const bisi = shop.telegram.user({ firstName: "Bisi", phone: "2348029999999" });
    await shop.logIn(bisi);
    const { helper } = await hires(shop);
    const { question } = await asksOwner(shop, helper);
    const other = await sees(bisi, /asks for one sale above the limit/);
    await Promise.all([ada.taps(/Allow once/, { message: question.id }), bisi.taps(/✖ No/, { message: other.id })]);
    const first = await seesOn(ada, question, /Allowed, once|The answer is no/);
    const second = await seesOn(bisi, other, /Allowed, once|The answer is no/);
    expect(second.text).toBe(first.text);
    await shop.idle();
    expect(said(helper, /The owner (?:allows|said no to)/)).toHaveLength(1);
  });

  it("is over for the owner once the helper has cancelled it, or the seat is suspended", async ({ shop, ada }) => {
    const { helper, seat } = await hires(shop);
    const first = await asksOwner(shop, helper);
    await tapsCard(helper, first.card, /Cancel/, /Cancelled/);
    await tapsCard(ada, first.question, /Allow once/, /no longer waiting. No money was taken/);
    const second = await asksOwner(shop, helper, "0803 555 0002");
    await ada.taps(/Suspend now/, { message: seat.id });
    await sees(helper, /has suspended you/);
    await tapsCard(ada, second.question, /Allow once/, /This person cannot sell now/);
    expect((await (await confirms(helper, second.card)).answer).text).toMatch(/You are suspended/);
    await shop.idle();
    expect(said(helper, /The owner allows/)).toEqual([]);
    expect(shop.posts()).toBe(0);
  });

  it("is asked for and allowed by nobody whose offer or shop it is not, whatever button is forged", async () => {
    await using shop = await openShop();
    const { helper } = await hires(shop);
    const { helper: musa } = await hires(shop, { name: "Musa" });
    const bola = seatBola(shop, { role: "developer", keys: ["live"] });
    await comesIn(bola);
    const { card, question } = await asksOwner(shop, helper);
    const allow = /allow:\w{26}:\d+/.exec(buttons(shop.ada, question))?.[0] ?? "";
    const buy = /buy:([\w-]{22})/.exec(buttons(helper, card))?.[1] ?? "";
    for (const person of [helper, musa])
      expect(await tapsForged(shop.telegram, person, allow)).toMatch(/not allowed to do this/);
    expect(await tapsForged(shop.telegram, bola, allow)).toMatch(/no longer works/);
    for (const person of [musa, bola, shop.ada])
      expect(await tapsForged(shop.telegram, person, `ask:${buy}`)).toMatch(/no longer works/);
    expect(await tapsForged(shop.telegram, shop.ada, allow.replace(/\d+$/, "77"))).toBe("");
    await shop.idle();
    expect(said(helper, /The owner allows/)).toEqual([]);
    await confirms(helper, card);
    await expectPosts(shop, 0);
  });

  it("leads to the owner from the tap that sells, where the limit is lower than when its card came", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const { helper } = await hires(shop);
    const card = await asksForAirtime(helper, { amount: "4,000" });
    const seat = await opensSeat(ada);
    await tapsCard(ada, seat, /Limit a sale/, /How much may one sale/);
    await asks(ada, "1,000", /One sale up to ₦1,000/);
    expect((await (await confirms(helper, card)).answer).text).toMatch(/limit for one sale is ₦1,000\.00/);
    await seesOn(helper, card, /limit for one sale is ₦1,000\.00/);
    await helper.taps(/Ask the owner/, { message: card.id });
    const question = await sees(ada, /asks for one sale above the limit/);
    await ada.taps(/Allow once/, { message: question.id });
    await sees(helper, /The owner allows ₦4,000/);
    await tapsCard(helper, card, buyLabel, /Airtime sold/);
  });
});
