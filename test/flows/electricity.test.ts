import { describe, expect } from "vitest";
import { asks, now, opensMore, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { asksForElectricity, buyLabel, expectTruth, sellsElectricity } from "../support/selling.ts";
import { openCounter, type Shop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { callsWebhook } from "../support/signed-webhook.ts";
import { until } from "../support/until.ts";

const meter = /4500 1234 567/;

/** The reference of the only sale, once the service has it. */
async function onlyReference({ vending }: Shop): Promise<string> {
  await until([vending], () => vending.transactions().length > 0, "the service has the sale");
  return vending.transactions()[0]?.reference ?? "";
}

describe("selling electricity", () => {
  it("reads the meter back in groups, and never invents what the service charges", async ({ shop }) => {
    const card = await asksForElectricity(shop.ada, { meter: "4500-1234-567" });
    expect(card.text).toMatch(/Ikeja Electric · Prepaid/);
    expect(card.text).toMatch(meter);
    expect(card.text).toMatch(/Customer pays ₦5,000\.00/);
    expect(card.text).not.toMatch(/₦4,950|Wallet after/);
  });

  it("shows the companies by the names people say, the one sold last first, and takes those names typed", async () => {
    await using shop = await openCounter();
    const { ada } = shop;
    await seesOn(ada, await sellsElectricity(ada, { company: /PHED/ }), /Token for meter/);
    await seesOn(ada, await sellsElectricity(ada, { company: /IBEDC/ }), /Token for meter/);
    await ada.says("/sell");
    await sees(ada, /What do you want to sell/);
    const card = await tapsAndSees(ada, /Electricity/, /Which company/);
    const labels = card.inlineKeyboard.map((row) => row.map(({ text }) => text));
    expect(labels.slice(0, 2)).toEqual([
      ["Ibadan · IBEDC", "Port Harcourt · PHED"],
      ["Ikeja · IKEDC", "Eko · EKEDC"],
    ]);
    await ada.says("aedc");
    await sees(ada, /Abuja Electricity · Prepaid/);
  });

  it("asks again for a meter number or an amount that cannot be", async ({ ada }) => {
    await asks(ada, "/menu", /Wallet/);
    await tapsAndSees(ada, /Electricity/, /Which company/);
    await tapsAndSees(ada, "Eko · EKEDC", /Meter number/);
    await tapsAndSees(ada, /Not prepaid/, /kind of meter/);
    await tapsAndSees(ada, "Postpaid", /Meter number/);
    for (const text of ["12345", "1234567890123456", "meter", "4500 1234 56a"]) {
      await asks(ada, text, /is not a meter number/);
    }
    await asks(ada, "4500 1234 567", /How much\? ₦500 to ₦500,000/);
    await asks(ada, "499", /too small. The least is ₦500/);
    await asks(ada, "1m", /is not an amount/);
    await asks(ada, "500001", /is too much/);
    await asks(ada, "500", /Sell electricity\?/);
  });

  it("hands over the token on the sale's card: in groups, to copy bare, and to share", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await sellsElectricity(ada);
    const sold = await seesOn(ada, card, /Token for meter/);
    const [sale] = vending.transactions();
    const token = sale?.token ?? "";
    const groups = token.replace(/\d{4}(?=\d)/g, "$& ");
    expect(token).toMatch(/^\d{20}$/);
    expect(sold.text).toContain(groups);
    expect(sold.text).toMatch(meter);
    expect(sold.text).toMatch(/Ikeja Electric · Prepaid\n/);
    expect(sold.text.match(/₦5,000/g)).toHaveLength(1);
    expect(sold.text).toContain(`…${sale?.reference.slice(-6)}`);
    expect(await ada.follows(/Copy token/, { message: card.id })).toEqual({ copies: token });
    const whatsApp = new URL((await ada.follows(/WhatsApp/, { message: card.id })).opens ?? "");
    expect(whatsApp.origin).toBe("https://wa.me");
    expect(whatsApp.searchParams.get("text")).toContain(groups);
    expect(whatsApp.searchParams.get("text")).toMatch(meter);
    expectTruth(shop);
    const record = await opensMore(ada, card);
    const telegram = new URL((await ada.follows(/Telegram/, { message: record.id })).opens ?? "");
    expect(telegram.origin + telegram.pathname).toBe("https://t.me/share/url");
    expect(telegram.searchParams.get("text")).toContain(groups);
  });

  it.for(["hyphens", "spaces"] as const)("copies bare digits of a token that comes with %s", async (form, { shop }) => {
    const { ada, vending } = shop;
    vending.switches.tokenForm = form;
    const card = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    const digits = vending.transactions()[0]?.token?.replace(/\D/g, "");
    expect(await ada.follows(/Copy token/, { message: card.id })).toEqual({ copies: digits });
  });

  it("shows a token of several groups in its order", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    const parts = ["11112222333344445555", "22223333444455556666", "33334444555566667777"];
    vending.settle(await onlyReference(shop), "success", { token: parts.join(", ") });
    const sold = await seesOn(ada, card, /Token for meter/);
    const spoken = parts.map((part) => part.replace(/\d{4}(?=\d)/g, "$& "));
    expect(sold.text).toContain(spoken.join("\n"));
    expect(sold.text).toMatch(/in this order/);
    expect(await ada.follows(/Copy token/, { message: card.id })).toEqual({ copies: parts.join("\n") });
  });

  it("has no token for a postpaid meter, and waits for none", async ({ shop, ada }) => {
    const card = await sellsElectricity(ada, { kind: "Postpaid" });
    const sold = await seesOn(ada, card, /Electricity sold/);
    expect(sold.text).not.toMatch(/token/i);
    await shop.idle();
    expect(now(ada, card).text).toBe(sold.text);
    expectTruth(shop);
  });

  it("adds a token that comes after the success to its card, and announces it once", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock });
    const { ada, vending } = shop;
    vending.switches.tokenDelayMs = 60_000;
    const card = await seesOn(ada, await sellsElectricity(ada), /Sold\. Waiting for the token/);
    await shop.idle();
    expect(now(ada, card).text).not.toMatch(/Last asked/);
    await tapsCard(ada, card, /Check now/, /Waiting for the token.*Last asked \d+ \w+ \d{4}, \d\d:\d\d\nNext check/s);
    expect(said(ada, /is here/)).toEqual([]);
    await clock.advance(60_000);
    const token = vending.transactions()[0]?.token ?? "";
    await seesOn(ada, card, new RegExp(token.replace(/\d{4}(?=\d)/g, "$& ")));
    const news = await ada.sees(/token for meter 4500 1234 567 is here/);
    expect(news.replyTo).toBe(card.id);
    expect(news.text).toContain(token.replace(/\d{4}(?=\d)/g, "$& "));
    expect(await ada.follows(/Copy token/, { message: news.id })).toEqual({ copies: token });
    vending.sendToken(vending.transactions()[0]?.reference ?? "");
    await shop.idle();
    expect(said(ada, /is here/)).toHaveLength(1);
    expectTruth(shop);
  });

  it("carries the token, with a button that copies it, in the message that says that a sale is settled", async () => {
    await using shop = await openCounter();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    const news = await ada.sees(({ replyTo }) => replyTo === card.id);
    const token = vending.transactions()[0]?.token ?? "";
    const read = token.replace(/\d{4}(?=\d)/g, "$& ");
    expect(news.text).toBe(`✅ Sold: Ikeja Electric 4500 1234 567, ₦5,000\n${read}`);
    expect(await ada.follows(/Copy token/, { message: news.id })).toEqual({ copies: token });
    expectTruth(shop);
  });

  it("keeps both when the service tells two tokens for one sale, and lets a person look", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    const first = vending.transactions()[0]?.token?.replace(/\d{4}(?=\d)/g, "$& ") ?? "";
    vending.sendToken(await onlyReference(shop), "99998888777766665555");
    const both = await seesOn(ada, card, /9999 8888 7777 6666 5555/);
    expect(both.text).toContain(first);
    expect(both.text).toMatch(/Check this sale/);
  });

  it.each(["message", "remarks"] as const)("shows a labelled token in the service's %s at once", async (where) => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock, random: () => 0.5 });
    const { ada, vending } = shop;
    vending.switches.tokenInWebhook = false;
    vending.switches.tokenWords = where;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token|Token for meter/);
    if (where === "remarks") await ada.taps(/Check now/, { message: card.id });
    const sold = await seesOn(ada, card, /Token for meter/);
    expect(sold.text).toContain(vending.transactions()[0]?.token?.replace(/\d{4}(?=\d)/g, "$& "));
    expect(sold.text).toMatch(/Read from the service's message/);
    expectTruth(shop);
  });

  it("says that a token read from words was wrong when the real one differs", async ({ shop, ada, vending }) => {
    vending.switches.tokenWords = "message";
    vending.switches.tokenInWebhook = false;
    const card = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    vending.switches.tokenInWebhook = true;
    vending.sendToken(await onlyReference(shop), "99998888777766665555");
    const sold = await seesOn(ada, card, /9999 8888 7777 6666 5555/);
    expect(sold.text).not.toMatch(/Read from/);
    expect((await ada.sees(/An earlier message was wrong/)).text).toContain("9999 8888 7777 6666 5555");
  });

  it.each(["message-loose", "remarks-loose"] as const)(
    "takes digits that stand only in the service's %s for the token, ten minutes after the sale and not before",
    async (where) => {
      const clock = createFakeClock();
      await using shop = await openCounter({ clock, random: () => 0.5 });
      const { ada, vending } = shop;
      vending.switches.tokenInWebhook = false;
      vending.switches.tokenWords = where;
      const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
      const token = vending.transactions()[0]?.token?.replace(/\d{4}(?=\d)/g, "$& ") ?? "";
      for (let minutes = 0; minutes < 9.5; minutes += 0.5) {
        await ada.taps(/Check now/, { message: card.id });
        await clock.advance(30_000);
        await shop.idle();
      }
      expect(said(ada, new RegExp(token))).toEqual([]);
      for (let minutes = 0; minutes < 4; minutes++) {
        await clock.advance(60_000);
        await (await fetch(`${vending.baseUrl}/nothing/`)).text();
        await shop.idle();
      }
      const sold = await seesOn(ada, card, /Token for meter/);
      expect(sold.text).toContain(token);
      expect(sold.text).toMatch(/Read from the service's message/);
      await ada.sees(/token for meter 4500 1234 567 is here/);
      expectTruth(shop);
    },
  );

  it("shows digits of the service's words to nobody when the real token comes", async ({ shop, ada, vending }) => {
    vending.switches.tokenWords = "message-loose";
    vending.switches.tokenInWebhook = false;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    const hint = vending.transactions()[0]?.token?.replace(/\d{4}(?=\d)/g, "$& ") ?? "";
    vending.switches.tokenInWebhook = true;
    vending.sendToken(await onlyReference(shop), "99998888777766665555");
    const sold = await seesOn(ada, card, /9999 8888 7777 6666 5555/);
    expect(sold.text).not.toContain(hint);
    expect(sold.text).not.toMatch(/Read from|Check this sale/);
  });

  it("keeps a token that it cannot read, sealed, and tells a person", async ({ shop, ada, vending }) => {
    vending.switches.tokenInWebhook = false;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    expect(await callsWebhook(shop, { meta: { token: { code: "112233" } } })).toBe(200);
    const unread = await seesOn(ada, card, /Sold. A token came, but I could not read it/);
    expect(unread.text).toMatch(/ask the service's support.* · …\w{6}$/ms);
    expect(unread.text).not.toContain("112233");
    expect((await ada.sees(/👁 Ikeja Electric/)).text).toMatch(/could not read/);
  });

  it("finds the token again in the history", async ({ shop, ada }) => {
    const card = await sellsElectricity(ada);
    const sold = await seesOn(ada, card, /Token for meter/);
    ada.deletes(card.id);
    const found = await asks(ada, "4500 1234 567", /Sales with/);
    await ada.taps(/Ikeja/, { message: found.id });
    const again = await ada.sees(({ id, text }) => id > found.id && /Token for meter/.test(text));
    expect(again.text).toContain(sold.text.replace(/ · ….*$/, ""));
    expect(again.text).toContain(shop.vending.transactions()[0]?.reference);
  });

  it("says that a meter was refused, in the service's words", async ({ ada }) => {
    const card = await asksForElectricity(ada, { meter: "123456" });
    const failed = await tapsCard(ada, card, buyLabel, /Failed/);
    expect(failed.text).toMatch(/No money was taken/);
    expect(failed.text).toMatch(/beneficiary is not valid/);
  });
});
