import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { asks, said, sees, seesOn, tapsAndSees } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { aCustomer, givesLink, hourMs, openLinked, showing, timesToken } from "../support/linked-customers.ts";
import { buyLabel, sellsAirtime, sellsElectricity, walksTo } from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { callsWebhook } from "../support/signed-webhook.ts";

describe("a link for the customer", () => {
  it("comes as a picture with a link, and with ways to pass it on", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    const { picture, link, payload } = await givesLink(shop.ada, card);
    expect(payload).toMatch(/^c_[\w-]{22}$/);
    expect(link).toContain(shop.telegram.bot.username);
    expect(picture.photo?.width).toBeGreaterThan(400);
    const on = { message: picture.id };
    const whatsApp = new URL((await shop.ada.follows(/WhatsApp/, on)).opens ?? "");
    expect(whatsApp.searchParams.get("text")).toContain(link);
    const telegram = new URL((await shop.ada.follows(/Telegram/, on)).opens ?? "");
    expect(telegram.searchParams.get("url")).toBe(link);
    expect(await shop.ada.follows(/Copy link/, on)).toEqual({ copies: link });
    const rows = await readFile(shop.databasePath, "latin1");
    expect(rows).not.toContain(payload.slice(2));
  });

  it("greets who opens it, says whose shop and which meter, and brings the token of that sale", async () => {
    await using shop = await openLinked();
    const { ngozi, token } = shop;
    const hello = said(ngozi, /sends you your electricity/)[0];
    expect(hello?.text).toMatch(/Ada Okafor/);
    expect(hello?.text).toMatch(/4500 1234 567/);
    const [message] = showing(ngozi, token);
    expect(message?.text).toMatch(/Token for meter 4500 1234 567/);
    expect(message?.text).toMatch(/Price ₦5,000\.00/);
    expect(message?.text).toContain(shop.vending.transactions()[0]?.reference);
    expect(await ngozi.follows(/Copy token/, { message: message?.id ?? 0 })).toEqual({ copies: token });
    expect(message?.protectContent).toBe(false);
    expect(timesToken(ngozi, token)).toBe(1);
  });

  it("I29: shows no customer what a sale cost the shop", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold[\s\S]*₦487\.50/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(shop.ada, card)).payload);
    await sees(ngozi, /Airtime delivered/);
    await asks(ngozi, "/mytokens", /What you bought/);
    await shop.idle();
    for (const { text } of ngozi.chat) expect(text).not.toMatch(/487|2\.5%|12,450|wallet|paid ₦/i);
    expect(said(ngozi, /₦500\.00/).length).toBeGreaterThan(0);
  });

  it("brings exam pins one a line with their serial numbers, and says while some have not come", async () => {
    await using shop = await openCounter({ walletNaira: 100_000 });
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await walksTo(ada, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await tapsAndSees(ada, "3 pins", /3 × ₦3,920\.00/, card);
    await tapsAndSees(ada, buyLabel, /working on it/, card);
    await callsWebhook(shop, { meta: { token: "373812345678, serial WRC1001\n373887654321, serial WRC1002" } });
    await seesOn(ada, card, /2 of 3 pins came/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(ada, card)).payload);
    const message = await sees(ngozi, /WAEC/);
    expect(message.text).toMatch(/^373812345678, serial WRC1001\n373887654321, serial WRC1002\n⚠️ 2 of 3 pins came\.$/m);
    await callsWebhook(shop, { meta: { token: "373800000000, serial WRC1003" } });
    await seesOn(ngozi, message, /^373800000000, serial WRC1003\n(?!⚠️)/m);
  });

  it("is for one person", async () => {
    await using shop = await openLinked();
    const { ngozi, payload } = shop;
    const emeka = aCustomer(shop, "Emeka");
    await emeka.opens(payload);
    await sees(emeka, /Somebody else has already opened/);
    await ngozi.opens(payload);
    await sees(ngozi, () => said(ngozi, /sends you your electricity/).length === 2);
    await shop.idle();
    expect(emeka.chat.filter(({ from }) => from === "bot")).toHaveLength(1);
  });

  it("goes to one of two who open it at once", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
    const { payload } = await givesLink(shop.ada, card);
    const people = ["Ngozi", "Emeka", "Tunde"].map((name) => aCustomer(shop, name));
    await Promise.all(people.map((person) => person.opens(payload)));
    await Promise.all(people.map((person) => sees(person, /sends you|Somebody else/)));
    await shop.idle();
    expect(people.filter((person) => said(person, /Token for meter/).length > 0)).toHaveLength(1);
  });

  it("is still good when the reseller tries it", async ({ shop, ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /sold/);
    const { payload } = await givesLink(ada, card);
    await ada.opens(payload);
    await sees(ada, /link is for your customer/);
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /Airtime delivered/);
  });

  it("runs out after seven days", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock });
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    const { payload } = await givesLink(shop.ada, card);
    clock.setNow(clock.now() + 7 * 24 * hourMs);
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /has expired/);
  });

  it("cannot be guessed: wrong ones are counted, and after ten in an hour the bot looks up nothing", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock });
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    const { payload } = await givesLink(shop.ada, card);
    const eve = aCustomer(shop, "Eve");
    for (let count = 1; count <= 10; count++) {
      await eve.opens(count % 2 === 0 ? "c_short" : `c_${"A".repeat(20)}${10 + count}`);
      await sees(eve, () => said(eve, /does not work\. Open it/).length === count);
    }
    await eve.opens(payload);
    await sees(eve, /Too many links/);
    await shop.restart();
    await eve.opens(payload);
    await sees(eve, () => said(eve, /Too many links/).length === 2);
    clock.setNow(clock.now() + hourMs);
    await eve.opens(payload);
    await sees(eve, /Airtime delivered/);
  });
});
