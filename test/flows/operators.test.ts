import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { operatorButtons } from "../../src/bot/callbacks/operators.ts";
import { version } from "../../src/version.ts";
import { asks, asksSurely, now, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, buyLabel, confirms, expectTruth, sellsAirtime } from "../support/selling.ts";
import { comesIn, type Shop, seatBola, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop, "operator");

const operatorId = 4_400_001;

async function openShop(options: Parameters<typeof startShop>[0] = {}): Promise<Shop & { operator: Person }> {
  const shop = await startShop({ ...options, environment: { ADMIN_IDS: String(operatorId) } });
  const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
  await asks(operator, "/start", /Log in/);
  await shop.logIn();
  return Object.assign(shop, { operator });
}

const labelsOf = (message: ChatMessage) => message.inlineKeyboard.flat().map(({ text }) => text);

describe("/ops", () => {
  it("shows how the shop runs, and is updated in place", async ({ shop, operator }) => {
    const card = await asks(operator, "/ops", /Vendbot/);
    expect(card.text).toContain(version);
    expect(card.text).toMatch(/✅ The service answers\n.*Telegram connected\nNo open sales/);
    expect(card.text).toMatch(
      /Waiting: 0 in, \d out\nSellers: 1\n(SQLite \d+ MB · [\d,]+ [MG]B free|PostgreSQL \d+ MB)\nUp 0 h 0 min/,
    );
    shop.vending.switches.purchaseAnswer = "pending";
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /working on it/);
    await operator.taps(/Refresh/);
    await seesOn(operator, card, /1 open sale/);
    expect(said(operator, /Vendbot/)).toHaveLength(1);
  });

  it("and its like are unknown to all others, by command and by button", async ({ shop, operator }) => {
    await asks(operator, "/ops", /Vendbot/);
    await asks(operator, "/help", /\/login[\s\S]*\/ops[\s\S]*\/maintenance[\s\S]*\/announce/);
    expect((await asks(shop.ada, "/help", /\/menu/)).text).not.toMatch(/\/ops|operator/);
    const stranger = shop.telegram.user({ firstName: "Sly" });
    await asks(stranger, "/start", /Log in/);
    for (const person of [shop.ada, stranger]) {
      const unknown = await asks(person, "/nosuchcommand", /\w/);
      for (const command of ["/ops", "/maintenance", "/maintenance on", "/announce Free airtime for all"]) {
        expect((await asks(person, command, /\w/)).text).toBe(unknown.text);
      }
    }
    const from = { ...shop.ada.user, is_bot: false };
    const chat = { id: shop.ada.id, type: "private" as const, first_name: "Ada" };
    const message = { message_id: said(shop.ada, /Wallet/)[0]?.id ?? 0, date: 0, chat, text: "x" };
    for (const [index, data] of [
      "ops",
      "maintenance:on",
      operatorButtons.announce({ announcement: "0".repeat(26) }),
    ].entries()) {
      const query = { id: `forged-${index}`, from, chat_instance: "1", data, message };
      shop.telegram.pushUpdate({ callback_query: query } as never);
    }
    await shop.idle();
    const menu = await asks(shop.ada, "/menu", /Wallet/);
    expect(menu.text).not.toMatch(/No new sales/);
    expect(said(shop.ada, /Vendbot|📢/)).toEqual([]);
  });
});

describe("/maintenance", () => {
  it("refuses new sales politely, also on a card that is offered already, while open ones settle", async ({ shop }) => {
    const { operator, ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const open = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    const offer = await asksForAirtime(ada);
    const card = await asks(operator, "/maintenance", /Selling is on/);
    await tapsCard(operator, card, /Stop new sales/, /Stop new sales\?[\s\S]*1 seller cannot sell/);
    await tapsCard(operator, card, /Stop new sales/, /No new sales since/);

    const tap = await confirms(ada, offer);
    expect(await tap.answer).toMatchObject({
      text: expect.stringMatching(/No new sales.*Nothing was sent/),
      showAlert: true,
    });
    expect((await asks(ada, "/menu", /Wallet/)).text).toMatch(/No new sales for now/);
    await asks(ada, "/sell", /No new sales for now.*No money was taken/s);
    await asks(ada, "500 0803 123 4567", /No new sales for now/);
    expect(shop.posts()).toBe(1);
    for (const { reference } of vending.transactions()) vending.settle(reference, "success");
    await seesOn(ada, open, /Airtime sold/);

    await asks(operator, "/maintenance off", /Selling is on/);
    vending.switches.purchaseAnswer = "success";
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/No new sales/);
    expectTruth(shop);
  });

  it("asks once, and changes nothing before the second tap, nor by one that was forgotten in the chat", async () => {
    const clock = createFakeClock();
    await using shop = await openShop({ clock });
    const { operator } = shop;
    const asked = await asks(operator, "/maintenance on", /Stop new sales\?/);
    expect((await asks(shop.ada, "/menu", /Wallet/)).text).not.toMatch(/No new sales/);
    await clock.advance(11 * 60_000);
    await operator.taps(/Stop new sales/, { message: asked.id });
    await shop.idle();
    await asks(operator, "/ops", /Vendbot/);
    expect(said(operator, /No new sales/)).toEqual([]);
    await tapsCard(operator, asked, /Stop new sales/, /No new sales since/);
    await asks(operator, "/maintenance on", /No new sales since/);
  });

  it("outlives a restart", async ({ shop, operator }) => {
    await asksSurely(operator, "/maintenance on", /Stop new sales/, /No new sales since/);
    await shop.restart();
    await asks(shop.ada, "/sell", /No new sales for now/);
    await asks(operator, "/ops", /No new sales since/);
  });
});

describe("/announce", () => {
  it("shows the announcement first, sends it once to each seller after the tap, and shows how far it is", async () => {
    await using shop = await openShop();
    const { operator } = shop;
    const bola = seatBola(shop);
    await comesIn(bola);
    const visitor = shop.telegram.user({ firstName: "Vi" });
    await asks(visitor, "/start", /Log in/);
    await asks(operator, "/announce", /Message to all sellers/);
    const text = "MTN is slow today.\nUse <b>Airtel</b> & wait.";
    const card = await asks(operator, `/announce ${text}`, /To 2 sellers:/);
    expect(card.text).toContain(`📢 ${text}`);
    await shop.idle();
    expect([shop.ada, bola].flatMap((person) => said(person, /📢/))).toEqual([]);

    await operator.taps(/Send to 2 sellers/);
    await seesOn(operator, card, /✅ Given to 2/);
    for (const person of [shop.ada, bola]) expect((await sees(person, /📢/)).text).toBe(`📢 ${text}`);
    await operator.taps(/Send to 2 sellers/, { sameTapAgain: true });
    await shop.idle();
    for (const person of [shop.ada, bola]) expect(said(person, /📢/)).toHaveLength(1);
    expect(said(visitor, /📢/)).toEqual([]);
    expect(labelsOf(now(operator, card))).toEqual([]);
  });

  it("asks for the text after the bare command, until there is one that can be sent", async ({ shop, operator }) => {
    const question = await asks(operator, "/announce", /Message to all sellers/);
    await asks(operator, "x".repeat(3501), /Too long: at most/);
    const card = await asks(operator, "MTN is slow.", /To 1 seller:.*📢 MTN is slow\./s);
    await asks(operator, "Buy bread", /Log in first/);
    expect(operator.chat.map(({ id }) => id)).not.toContain(question.id);
    await tapsCard(operator, card, /Send to 1 seller/, /✅ Given to 1/);
    expect((await sees(shop.ada, /📢/)).text).toBe("📢 MTN is slow.");
  });

  it("that was taken back reaches nobody", async ({ shop, operator }) => {
    const card = await asks(operator, "/announce Hello", /To 1 seller:/);
    await operator.taps(/Cancel/);
    await seesOn(operator, card, /Stopped/);
    await operator.taps(/Send to 1 seller/, { sameTapAgain: true }).catch(() => undefined);
    await shop.idle();
    expect(said(shop.ada, /📢/)).toEqual([]);
  });
});
