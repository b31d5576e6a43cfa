import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { operatorButtons } from "../../src/bot/callbacks/operators.ts";
import { openBook } from "../support/book.ts";
import { asks, now, said, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { pastes, soldTo } from "../support/lists.ts";
import { asksForAirtime, confirms, expectTruth, sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop, "operator");

const operatorIds = [4_400_001, 4_400_002];
const held = /MTN is on hold until .*: Network is down/;

async function openShop() {
  const clock = createFakeClock();
  const shop = await startShop({ clock, environment: { ADMIN_IDS: operatorIds.join(",") } });
  const operators = operatorIds.map((id) => shop.telegram.user({ firstName: "Ope", id }));
  for (const operator of operators) await asks(operator, "/start", /Log in/);
  await shop.logIn();
  const [operator, other] = operators as [Person, Person];
  return Object.assign(shop, { clock, operator, other });
}

/** As far as the question whether it is meant. */
async function wantsHold(operator: Person): Promise<ChatMessage> {
  const card = await asks(operator, "/ops", /Vendbot/);
  await tapsCard(operator, card, /Hold a company/, /Hold what\?/);
  await tapsCard(operator, card, /Airtime/, /which company\?/);
  await tapsCard(operator, card, /^MTN$/, /MTN: until when\?/);
  await tapsCard(operator, card, /^1 hour$/, /MTN: why\?/);
  return asks(operator, "Network is down", /Hold it\?[\s\S]*1 seller reads/);
}

async function holds(operator: Person): Promise<ChatMessage> {
  const asked = await wantsHold(operator);
  return tapsCard(operator, asked, /^⏸ Hold$/, /Held\.[\s\S]*MTN is on hold/);
}

const sellsOn = async ({ ada }: Shop, offer: ChatMessage, pattern: RegExp) => {
  const tap = await confirms(ada, offer);
  expect(await tap.answer).toMatchObject({ text: expect.stringMatching(pattern), showAlert: true });
};

describe("I50: a hold on a company", () => {
  it("is asked for once, answers taps, lines and repeats with its reason, and touches no open sales and nothing else", async () => {
    await using shop = await openShop();
    const { operator, ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const open = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    const offer = await asksForAirtime(ada);
    await wantsHold(operator);
    expect((await asks(operator, "/ops", /Vendbot/)).text).not.toMatch(/on hold/);
    await holds(operator);

    await sellsOn(shop, offer, held);
    await asks(ada, "500 airtime 0803 123 4567", /MTN is on hold until .*: Network is down[\s\S]*No money was taken/);
    expect(shop.posts()).toBe(1);
    for (const { reference } of vending.transactions()) vending.settle(reference, "success");
    await seesOn(ada, open, /Airtime sold/);
    await ada.taps(/Sell again/, { message: open.id });
    await shop.idle();
    expect(said(ada, /MTN is on hold/)).toHaveLength(2);
    await asks(ada, "500 airtel airtime 0802 123 4567", /Airtel[\s\S]*Customer pays/);

    const status = await asks(operator, "/ops", held);
    await tapsCard(operator, status, /Lift MTN/, /MTN is sold again/);
    await asks(ada, "500 airtime 0803 123 4567", /Customer pays/);
    expectTruth(shop);
  });

  it("that two operators confirm at once is set once, and the second learns of the first", async ({ shop }) => {
    const { operator, other } = shop;
    await asksForAirtime(shop.ada);
    const [mine, theirs] = [await wantsHold(operator), await wantsHold(other)];
    await tapsCard(operator, mine, /^⏸ Hold$/, /Held\./);
    await tapsCard(other, theirs, /^⏸ Hold$/, /It is held already/);
    await using book = openBook(shop.databaseUrl);
    const rows = await book.db.selectFrom("hold").selectAll().execute();
    expect(rows).toHaveLength(1);
    const acts = await book.db.selectFrom("audit").select("act").where("act", "like", "hold%").execute();
    expect(acts).toEqual([{ act: "hold_set" }]);
  });

  it("passes by itself at its end", async ({ shop, clock, operator }) => {
    await asksForAirtime(shop.ada);
    await holds(operator);
    await asks(shop.ada, "500 airtime 0803 123 4567", /on hold/);
    await clock.advance(61 * 60_000);
    await asks(shop.ada, "/start", /Wallet|locked/);
    expect((await asks(operator, "/ops", /Vendbot/)).text).not.toMatch(/on hold/);
  });

  it("leaves its rows out of a list, which sells the others", async ({ shop, operator, ada }) => {
    const before = await pastes(ada, ["0803 555 1001, 100", "0802 555 1002, 100"]);
    await holds(operator);
    await tapsAndSees(ada, /Sell 2/, /MTN is on hold until/, before);
    await shop.idle();
    expect(soldTo(shop)).toEqual(["08025551002"]);
    const after = await pastes(ada, ["0803 555 1003, 100", "0802 555 1004, 100"]);
    expect(
      now(ada, after)
        .inlineKeyboard.flat()
        .map(({ text }) => text)
        .join(),
    ).toMatch(/Sell 1/);
  });

  it("is set and lifted only by operators, whatever button is made up", async ({ shop, operator }) => {
    await asksForAirtime(shop.ada);
    await holds(operator);
    await using book = openBook(shop.databaseUrl);
    const [hold] = await book.db.selectFrom("hold").selectAll().execute();
    for (const data of [operatorButtons.lift({ hold: hold?.id ?? "" }), "hold", "hold:airtime"])
      await tapsForged(shop.telegram, shop.ada, data);
    expect(await book.db.selectFrom("hold").selectAll().execute()).toEqual([hold]);
    expect(await book.db.selectFrom("form").select("kind").where("kind", "=", "hold").execute()).toEqual([]);
  });
});
