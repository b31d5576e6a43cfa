import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { reportPathOf } from "../../src/sms/gateways/open.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { valuesOf } from "../support/deleting.ts";
import { hires, sellsElectricity } from "../support/selling.ts";
import { musa, openSmsShop, type SmsShop } from "../support/sms-shop.ts";
import { until } from "../support/until.ts";

const operatorId = 4_400_001;

/** A meter sold, with its token on the card. */
async function sellsMeter({ ada }: SmsShop, amount = "2,000") {
  return seesOn(ada, await sellsElectricity(ada, { amount }), /Token for meter/);
}

/** The first SMS of a sale, to Musa, whose number is saved with the meter. */
async function savesMusa(shop: SmsShop): Promise<ChatMessage> {
  const card = await sellsMeter(shop);
  await tapsAndSees(shop.ada, "✉️ Send by SMS", /Which phone gets the SMS/, card);
  const asked = await asks(shop.ada, musa, /Let the customer check/);
  await shop.ada.taps(/Send and save/, { message: asked.id });
  return seesOn(shop.ada, card, /SMS to 0809 123 4567: delivered/);
}

/** Has every token for Musa's meter go out by SMS. Returns his card. */
async function alwaysSendsToMusa(shop: SmsShop): Promise<ChatMessage> {
  const { ada } = shop;
  await savesMusa(shop);
  const list = await asks(ada, "/customers", /customers/i);
  const customer = await tapsCard(ada, list, /4500 1234 567|0809/, /0809 123 4567/);
  return tapsCard(ada, customer, "✉️ Always by SMS", /Every token goes out by SMS/);
}

const labels = (message: ChatMessage) => message.inlineKeyboard.flat().map(({ text }) => text);

describe("a token's SMS", () => {
  it("goes out by itself to a customer who always gets one, until that is stopped", async () => {
    await using shop = await openSmsShop();
    const { ada, sms } = shop;
    const customer = await alwaysSendsToMusa(shop);
    await seesOn(ada, await sellsMeter(shop, "3,000"), /SMS to 0809 123 4567: delivered/);
    expect(sms.handset(musa).messages).toHaveLength(2);
    await ada.taps("✉️ Not always by SMS", { message: customer.id });
    await sees(ada, ({ id, text }) => id === customer.id && !/Every token/.test(text));
    const quiet = await sellsMeter(shop, "4,000");
    await shop.idle();
    expect(now(ada, quiet).text).not.toMatch(/SMS to/);
    expect(sms.posts).toHaveLength(2);
  });

  it("is not promised by the card of a customer with two phones, who gets none by itself", async () => {
    await using shop = await openSmsShop();
    const { ada, sms } = shop;
    const customer = await alwaysSendsToMusa(shop);
    const kinds = await tapsAndSees(ada, /Add a number/, /What do you want to add/, customer);
    await ada.taps(/Phone/, { message: kinds.id });
    const shown = await asks(ada, "0803 777 8888", /0803 777 8888/);
    expect(shown.text).toContain("Save one phone number with this customer first.");
    expect(shown.text).not.toMatch(/Every token/);
    await sellsMeter(shop, "3,000");
    await shop.idle();
    expect(sms.posts).toHaveLength(1);
    await tapsCard(ada, shown, "✉️ Not always by SMS", /0803 777 8888/);
  });

  it("is sent by staff as the owner says", async () => {
    await using shop = await openSmsShop("termii", { walletNaira: 100_000 });
    const { ada } = shop;
    await savesMusa(shop);
    const { helper } = await hires(shop);
    const sold = await seesOn(helper, await sellsElectricity(helper, { amount: "3,000" }), /Token for meter/);
    await tapsCard(helper, sold, "✉️ Send by SMS", /SMS to 0809 123 4567: delivered/);
    await asks(ada, "/account", /Ada Okafor/);
    const page = await tapsAndSees(ada, "✉️ Tokens by SMS", /Everybody at your shop may send them/);
    expect(page.text).toMatch(/Today 2 of 100\nIn 30 days 2 SMS for ₦7\.80\. Whoever runs this bot pays/);
    await tapsCard(ada, page, "✉️ Only owners", /Only owners may send them/);
    const other = await seesOn(helper, await sellsElectricity(helper, { amount: "4,000" }), /Token for meter/);
    expect(labels(other)).not.toContain("✉️ Send by SMS");
    await shop.idle();
    expect(shop.sms.posts).toHaveLength(2);
  });

  it("is promised by no customer's card while nobody at the shop sends any", async () => {
    await using shop = await openSmsShop();
    const { ada } = shop;
    await alwaysSendsToMusa(shop);
    await asks(ada, "/account", /Ada Okafor/);
    const page = await tapsAndSees(ada, "✉️ Tokens by SMS", /Everybody at your shop may send them/);
    await tapsCard(ada, page, "✉️ Nobody", /Nobody sends them/);
    const again = await tapsCard(
      ada,
      await asks(ada, "/customers", /customers/i),
      /4500 1234 567|0809/,
      /0809 123 4567/,
    );
    expect(now(ada, again).text).not.toMatch(/Every token/);
    expect(labels(now(ada, again))).not.toContain("✉️ Not always by SMS");
  });

  it("ends for the day at the shop's limit", async () => {
    await using shop = await openSmsShop("termii", { environment: { SMS_PER_SHOP: "1" } });
    await savesMusa(shop);
    const card = await sellsMeter(shop, "3,000");
    const tap = await shop.ada.taps("✉️ Send by SMS", { message: card.id });
    expect((await tap.answer).text).toBe("No more SMS today. Give the token another way.");
    await shop.idle();
    expect(shop.sms.posts).toHaveLength(1);
  });

  it("changes nothing by a report that is forged, or of nobody's message", async () => {
    await using shop = await openSmsShop("termii", { environment: { SMS_REPORT_SECRET: "the-real-report-secret" } });
    const { ada, sms } = shop;
    const card = await sellsMeter(shop);
    await tapsAndSees(ada, "✉️ Send by SMS", /Which phone gets the SMS/, card);
    const asked = await asks(ada, musa, /Let the customer check/);
    await ada.taps(/Send only/, { message: asked.id });
    await seesOn(ada, card, /SMS to 0809 123 4567: sent/);
    await sms.idle();
    // The played gateway signs nothing here.
    expect(sms.answers).toEqual([401]);
    const post = (path: string) => fetch(`${shop.webhookOrigin}/webhooks/sms/${path}`, { method: "POST", body: "{}" });
    expect((await post(reportPathOf("another key"))).status).toBe(404);
    expect((await post("short")).status).toBe(404);
    await shop.idle();
    expect(now(ada, card).text).toMatch(/: sent/);
  });

  it("leaves no number and no token in log or database", async () => {
    await using shop = await openSmsShop("africastalking");
    const { ada, sms } = shop;
    sms.fail("dnd", "lost_answer");
    const card = await sellsMeter(shop);
    await tapsAndSees(ada, "✉️ Send by SMS", /Which phone gets the SMS/, card);
    const asked = await asks(ada, musa, /Let the customer check/);
    await ada.taps(/Send only/, { message: asked.id });
    await seesOn(ada, card, /did not arrive/);
    await tapsCard(ada, card, "✉️ SMS once more", /may have arrived|delivered/);
    await shop.idle();
    const token = shop.vending.transactions()[0]?.token?.replace(/\D/g, "") ?? "none";
    const tail = musa.slice(1);
    const spoken = shop.logLines.join("\n").replace(/[ -]/g, "");
    expect(spoken).not.toContain(tail);
    expect(spoken).not.toContain(token);
    expect(shop.logLines.join("\n")).toMatch(/sms\.posted/);
    const values = valuesOf(shop).map((value) => value.replace(/[ -]/g, ""));
    expect(values.filter((value) => value.includes(tail) || value.includes(token))).toEqual([]);
  });

  it("survives the end of the process while it is on its way, and is not sent again", async () => {
    await using shop = await openSmsShop("africastalking");
    const { ada, sms } = shop;
    sms.slowMs = 4000;
    sms.fail("slow");
    const card = await sellsMeter(shop);
    await tapsAndSees(ada, "✉️ Send by SMS", /Which phone gets the SMS/, card);
    const asked = await asks(ada, musa, /Let the customer check/);
    await ada.taps(/Send only/, { message: asked.id });
    await until([sms], () => sms.taken.length === 1, "the gateway has it");
    sms.reportTo = null;
    await shop.restart();
    await seesOn(ada, card, /may have arrived/);
    await shop.idle();
    expect(sms.posts).toHaveLength(1);
    expect(said(ada, /may have arrived. Ask the customer/)).toHaveLength(1);
  });

  it("costs what /ops says", async () => {
    await using shop = await openSmsShop("africastalking", { environment: { ADMIN_IDS: String(operatorId) } });
    await savesMusa(shop);
    const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    const card = await asks(operator, "/ops", /Vendbot/);
    expect(card.text).toContain("✉️ SMS today: 1 · ₦4.00");
  });
});
