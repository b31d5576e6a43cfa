import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { formatPhone } from "../../src/bot/ui/format.ts";
import { asks, now, opensMore, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { sellsElectricity } from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";
import { musa, openSmsShop, type SmsShop } from "../support/sms-shop.ts";
import { waitFor } from "../support/until.ts";
import { sell, walks } from "../support/walks.ts";

const shownNumber = formatPhone(musa);

/** A meter sold, with its token on the card. */
async function sellsMeter({ ada }: SmsShop, amount = "2,000") {
  return seesOn(ada, await sellsElectricity(ada, { amount }), /Token for meter/);
}

/** Types Musa's number where it is asked for. */
async function typesNumber(person: Person, label: RegExp) {
  await sees(person, /Which phone gets the SMS/);
  const asked = await asks(person, "0809 123 4567", /Let the customer check/);
  expect(asked.text).toContain(shownNumber);
  await person.taps(label, { message: asked.id });
}

const labelsOf = (message: ChatMessage) => message.inlineKeyboard.flat().map(({ text }) => text);

describe.each(["termii", "africastalking"] as const)("a token by SMS over %s", (name) => {
  it("goes to a number that is asked once, and to it with one tap from then on", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send and save/);
    await seesOn(ada, card, /SMS to 0809 123 4567: delivered/);
    const [token] = shop.vending.transactions().map((sale) => sale.token);
    const [message] = sms.handset(musa).messages;
    expect(message?.text.replace(/\s/g, "")).toContain(token?.replace(/\s/g, ""));
    expect(message?.text).toMatch(/Meter 45001234567, N2,000\nAda Okafor\. Ref /);
    expect(now(ada, card).text).not.toMatch(/waiting/);

    const second = await sellsMeter(shop, "3,000");
    const tap = await ada.taps("✉️ Send by SMS", { message: second.id });
    expect((await tap.answer).text).toBe("✉️ SMS to 0809 123 4567: waiting");
    await seesOn(ada, second, /SMS to 0809 123 4567: delivered/);
    expect(sms.posts).toHaveLength(2);
    expect(sms.handset(musa).messages).toHaveLength(2);
    expect(labelsOf(now(ada, second)).join()).not.toMatch(/✉️/);
    const record = await opensMore(ada, second);
    await ada.taps("✉️ SMS once more", { message: record.id });
    await sees(ada, /SMS to 0809 123 4567 was delivered at .*the same token comes a second time/);
    expect(sms.posts).toHaveLength(2);
  });

  it("I49: is posted once, however often the button is tapped", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send and save/);
    await seesOn(ada, card, /delivered/);
    const second = await sellsMeter(shop, "3,000");
    sms.fail("slow");
    await Promise.all(Array.from({ length: 15 }, () => ada.taps("✉️ Send by SMS", { message: second.id })));
    await seesOn(ada, second, /delivered/);
    await shop.idle();
    expect(sms.posts).toHaveLength(2);
  });

  it("I49: whose answer was lost may have arrived, and goes out again only by a tap that has read so", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("lost_answer");
    sms.reportTo = null;
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await seesOn(ada, card, /SMS to 0809 123 4567: may have arrived/);
    await shop.idle();
    expect(sms.posts).toHaveLength(1);
    await ada.taps("✉️ SMS once more", { message: card.id });
    const asked = await sees(ada, /SMS to 0809 123 4567 may have arrived.*the same token comes a second time/);
    expect(sms.posts).toHaveLength(1);
    await ada.taps("✉️ Send once more", { message: asked.id });
    await seesOn(ada, card, /SMS to 0809 123 4567: sent/);
    await shop.idle();
    expect(sms.posts).toHaveLength(2);
    expect(new Set(sms.posts.map(({ text }) => text)).size).toBe(1);
  });

  it("that is refused says why, beside the card too, and may be sent again", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("dnd");
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await seesOn(ada, card, /SMS to 0809 123 4567 did not arrive: the number blocks such messages/);
    const notice = await sees(
      ada,
      ({ replyTo, text }) => replyTo === card.id && /Give the token another way/.test(text),
    );
    expect(said(ada, /Give the token another way/)).toHaveLength(1);
    await ada.taps("✉️ SMS once more", { message: notice.id });
    await seesOn(ada, card, /delivered/);
    expect(sms.handset(musa).messages).toHaveLength(1);
  });

  it("says what its report says, once, in whatever order and however often it comes", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("phone_off");
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await seesOn(ada, card, /did not arrive/);
    const [taken] = sms.taken;
    if (!taken) throw new Error("Nothing was taken");
    expect(await sms.report(taken, "sent")).toBe(200);
    await shop.idle();
    expect(now(ada, card).text).toMatch(/did not arrive/);
    expect(await sms.report(taken, "delivered")).toBe(200);
    await seesOn(ada, card, /delivered/);
    expect(await sms.report(taken, "failed")).toBe(200);
    await shop.idle();
    expect(now(ada, card).text).toMatch(/delivered/);
    expect(said(ada, /Give the token another way/)).toHaveLength(1);
  });

  it("is known by a report that comes before its answer", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("early_report");
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await seesOn(ada, card, /delivered/);
  });

  it("whose answer was lost is recognized by its report", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("lost_answer");
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await waitFor(() => sms.taken.length === 1, "the message is taken");
    await seesOn(ada, card, /may have arrived|delivered/);
    await sms.idle();
    const [taken] = sms.taken;
    if (taken) await sms.report(taken, "delivered");
    await seesOn(ada, card, /delivered/);
    expect(sms.posts).toHaveLength(1);
  });

  it("waits for as long as the gateway asks", async () => {
    await using shop = await openSmsShop(name);
    const { ada, sms } = shop;
    sms.fail("too_many");
    const card = await sellsMeter(shop);
    await ada.taps("✉️ Send by SMS", { message: card.id });
    await typesNumber(ada, /Send only/);
    await seesOn(ada, card, /waiting/);
    await seesOn(ada, card, /delivered/);
    expect([sms.posts.length, sms.taken.length]).toEqual([2, 1]);
  });
});

describe("exam pins by SMS", () => {
  it("go to the number that they were sold to, with one tap", async () => {
    await using shop = await openSmsShop();
    const walk = walks.find(({ service }) => service === "education");
    const card = walk && (await sell(shop, walk));
    if (!card) throw new Error("No walk sells pins");
    await tapsCard(shop.ada, card, "✉️ Send by SMS", /SMS to 0803 555 1234: delivered/);
    const [message] = shop.sms.handset("08035551234").messages;
    expect(message?.text).toMatch(/^PIN \d{8,20}(?:, serial \S+)?\nWAEC[^\n]*\nAda Okafor\. Ref \w{6}$/);
  });
});

describe("tokens by SMS", () => {
  it("are nowhere to be seen where the operator has set no gateway", async () => {
    await using shop = await openCounter();
    const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
    const record = await opensMore(shop.ada, card);
    await asks(shop.ada, "/account", /Ada Okafor/);
    const shown = JSON.stringify([now(shop.ada, card), record, shop.ada.chat.at(-1)]);
    expect(shown).not.toMatch(/SMS|✉️/);
    const answer = await fetch(`${shop.webhookOrigin}/webhooks/sms/${"a".repeat(43)}`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(404);
  });
});
