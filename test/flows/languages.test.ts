import { describe, expect, it } from "vitest";
import { localesIn } from "../../src/bot/ui/locales.ts";
import { loadText } from "../../src/bot/ui/text.ts";
import { silentLog } from "../../src/core/log.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { lastOf, layLanguages, saysIn, tapsOn } from "../support/languages.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { asksForElectricity, expectTruth, hires } from "../support/selling.ts";
import { ada, openShop, type Shop, startShop } from "../support/shop.ts";

const french = `
language-name = Français
language-now = Désormais en français.
welcome = <b>Bienvenue.</b>
login-phone = <b>Votre numéro</b>
sell-ask-meter = Quel compteur ?
confirm-title = <b>Vendre { $service } ?</b>
button-sell = ✅ Vendre { $amount }
service-electricity-lower = électricité
card-pending = <b>{ $provider } y travaille.</b>
command-menu = Comptoir
help = Tout ce qui se tape
help-money = Ce que devient l'argent
pack-title = <b>Regardez cette vente</b>
button-copy-pack = Copier
customer-from = De la part de { $shop }
`;

/** Sells electricity from the menu: nothing is known of the words but what a company and an amount are called. */
async function sellsFromMenu(shop: Shop) {
  await tapsOn(shop, shop.ada, /^sell:(?:\w+:)?electricity$/);
  await tapsOn(shop, shop.ada, /^Ikeja/);
  await saysIn(shop, shop.ada, "4500 1234 567");
  const confirm = await tapsOn(shop, shop.ada, /^₦5,000$/);
  return { confirm, sold: await tapsOn(shop, shop.ada, /^buy:/) };
}

describe.each(localesIn())("I43: in %s", (locale) => {
  it("electricity is sold from /start to the token", async () => {
    await using shop = await startShop();
    const say = loadText(locale, silentLog);
    await saysIn(shop, shop.ada, "/start");
    await tapsOn(shop, shop.ada, new RegExp(`^language:${locale}$`));
    await saysIn(shop, shop.ada, "0803 123 4567");
    await saysIn(shop, shop.ada, ada.pin);
    const { confirm, sold } = await sellsFromMenu(shop);
    const labels = confirm.inlineKeyboard.flat().map(({ text }) => text);
    expect(labels).toContain(say.plain("button-sell", { amount: "₦5,000" }));
    const token = shop.vending.transactions()[0]?.token ?? "";
    expect(sold.text).toContain(token.replace(/\d{4}(?=\d)/g, "$& "));
    expect(shop.posts()).toBe(1);
    expect(shop.logLines.join("\n")).not.toMatch(/text\.(?:broken|missing|incomplete)/);
  });
});

describe("I43: a language", () => {
  it("is offered at the first /start, and the way in goes on in it", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await startShop({ locales: folder.url });
    const { ada: person } = shop;
    await asks(person, "/start", /Log in to your shop/);
    await shop.idle();
    const welcome = await sees(person, /Welcome to your shop/);
    expect(welcome.inlineKeyboard.map((row) => row.map(({ text }) => text))).toEqual([["English ✓", "Français"]]);
    await person.taps("Français");
    await seesOn(person, welcome, /^Bienvenue\.$/);
    await sees(person, /^Votre numéro$/);
    await shop.idle();
    expect(said(person, /Log in to your shop/)).toEqual([]);
    expect(person.replyKeyboard).not.toBeNull();
    await saysIn(shop, person, "0803 123 4567");
    await asks(person, ada.pin, /Wallet/);
    await shop.idle();
    expect(shop.telegram.commandsFor(person)).toContainEqual({ command: "menu", description: "Comptoir" });
  });

  it("is changed while a question waits, which goes on in the new one", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    await tapsOn(shop, shop.ada, /^sell:(?:\w+:)?electricity$/);
    const question = await tapsOn(shop, shop.ada, /^Ikeja/);
    await saysIn(shop, shop.ada, "/language");
    const card = await tapsOn(shop, shop.ada, /^language:fr$/);
    expect(card.text).toContain("Quel compteur ?");
    expect(shop.ada.chat.some(({ id }) => id === question.id)).toBe(false);
    await saysIn(shop, shop.ada, "4500 1234 567");
    const confirm = await tapsOn(shop, shop.ada, /^₦5,000$/);
    expect(confirm.text).toContain("Vendre électricité ?");
  });

  it("is changed on the confirm card: the offer goes on in the new one, and is sold once", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    const offer = await asksForElectricity(shop.ada);
    await saysIn(shop, shop.ada, "/language");
    const card = await tapsOn(shop, shop.ada, /^language:fr$/);
    expect(card.text).toContain("Vendre électricité ?");
    expect(card.text).toContain("4500 1234 567");
    expect(shop.ada.chat.some(({ id }) => id === offer.id)).toBe(false);
    await tapsOn(shop, shop.ada, /^buy:/);
    await sees(shop.ada, ({ id, text }) => id === card.id && /Token for meter/.test(text));
    expect(shop.posts()).toBe(1);
    expectTruth(shop);
  });

  it("is changed while a sale is open: its card is drawn again, and finished cards stay as they were", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    const { sold } = await sellsFromMenu(shop);
    const before = now(shop.ada, sold).text;
    shop.vending.switches.purchaseAnswer = "pending";
    await saysIn(shop, shop.ada, "/menu");
    const open = (await sellsFromMenu(shop)).sold;
    expect(open.text).toContain("working on it");
    await saysIn(shop, shop.ada, "/language");
    await tapsOn(shop, shop.ada, /^language:fr$/);
    await seesOn(shop.ada, open, /Ikeja Electric y travaille/);
    expect(now(shop.ada, open).text).toContain("working on it");
    expect(now(shop.ada, sold).text).toBe(before);
    expect((await lastOf(shop, shop.ada)).text).toMatch(/^Désormais en français/);
  });

  it("is each one's own: the owner's, the helper's and the customer's", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    const { sold } = await sellsFromMenu(shop);
    const customer = aCustomer(shop);
    await customer.opens((await givesLink(shop.ada, sold)).payload);
    await saysIn(shop, customer, "/language");
    await tapsOn(shop, customer, /^language:fr$/);
    const { helper } = await hires(shop);
    await saysIn(shop, helper, "/language");
    expect((await tapsOn(shop, helper, /^language:fr$/)).text).toMatch(/^Désormais en français/);
    await tapsOn(shop, helper, /^sell:(?:\w+:)?electricity$/);
    await tapsOn(shop, helper, /^Ikeja/);
    await saysIn(shop, helper, "4500 1234 567");
    expect((await tapsOn(shop, helper, /^₦5,000$/)).text).toContain("Vendre électricité ?");
    await tapsOn(shop, helper, /^⚠️|^buy:/);
    expect((await lastOf(shop, customer)).text).toContain("De la part de Ada");
    await saysIn(shop, shop.ada, "/menu");
    expect((await lastOf(shop, shop.ada)).text).toContain("Wallet");
    expect(shop.posts()).toBe(2);
  });

  it("is not that of a complaint, but for its buttons: the service's support reads it", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    await sellsFromMenu(shop);
    await saysIn(shop, shop.ada, "/language");
    await tapsOn(shop, shop.ada, /^language:fr$/);
    await saysIn(shop, shop.ada, "/history");
    await tapsOn(shop, shop.ada, /4500/);
    await tapsOn(shop, shop.ada, /^pack:/);
    const pack = await tapsOn(shop, shop.ada, /^pack:.*:other$/);
    expect(pack.text).toMatch(/Please look at this sale\n.*Our status: successful/s);
    expect(pack.text).not.toContain("Regardez");
    expect(await shop.ada.follows("Copier", { message: pack.id })).toEqual({
      copies: expect.stringMatching(/^Please look at this sale/),
    });
  });

  it("says what happens to money once more in English, and not the rest of the help", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    await saysIn(shop, shop.ada, "/language");
    await tapsOn(shop, shop.ada, /^language:fr$/);
    const help = await saysIn(shop, shop.ada, "/help");
    expect(help.text).toMatch(/^Tout ce qui se tape\n[\s\S]*\n\nCe que devient l'argent\nWhat happens to money\n/);
    expect(help.text).not.toContain("What you can do");
  });

  it("is spoken without English below once that is switched off in /language, over a restart, until it is switched on", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await openShop({ locales: folder.url });
    await saysIn(shop, shop.ada, "/language");
    await tapsOn(shop, shop.ada, /^language:fr$/);
    expect((await saysIn(shop, shop.ada, "/help")).text).toMatch(/l'argent\nWhat happens to money/);
    expect((await saysIn(shop, shop.ada, "/language")).text).toContain("has its English below");
    expect((await tapsOn(shop, shop.ada, /^language:fr-x-plain$/)).text).toMatch(/^Désormais en français/);
    await shop.restart();
    const help = (await saysIn(shop, shop.ada, "/help")).text;
    expect(help).toMatch(/Ce que devient l'argent$/);
    const choice = await saysIn(shop, shop.ada, "/language");
    expect(choice.text).not.toContain("English below");
    expect(choice.inlineKeyboard.flat().map(({ text }) => text)).toContain("Français ✓");
    await tapsOn(shop, shop.ada, /With English/);
    expect((await saysIn(shop, shop.ada, "/help")).text).toContain("What happens to money");
  });

  it("is kept over a restart, and forgotten with what else is known of a person", async () => {
    using folder = layLanguages({ fr: french });
    await using shop = await startShop({ locales: folder.url });
    const stranger = shop.telegram.user({ firstName: "Passerby" });
    await asks(stranger, "/start", /Log in to your shop/);
    await tapsOn(shop, stranger, /^language:fr$/);
    await shop.restart();
    expect((await saysIn(shop, stranger, "/start")).text).toContain("Bienvenue.");
    await saysIn(shop, stranger, "/deletedata");
    await tapsOn(shop, stranger, /^erase:ask$/);
    await tapsOn(shop, stranger, /^erase:do/);
    await asks(stranger, "/start", /Log in to your shop/);
  });
});
