import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { createFakeClock, type FakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink, hourMs, linksBola, openLinked, showing } from "../support/linked-customers.ts";
import { buyLabel, confirms, expectTruth, hires, opensSeat, sellsElectricity } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";

const it = itWith("shop", openLinked, "ngozi", "card", "token");

const labels = ({ inlineKeyboard }: ChatMessage) => inlineKeyboard.flat().map(({ text }) => text);
const dataOf = (message: ChatMessage, label: RegExp) =>
  message.inlineKeyboard.flat().find(({ text }) => label.test(text))?.callback_data ?? "";
const cardAt = (person: Person, of = /A customer asks for ₦3,000 electricity/) => sees(person, of);

/** She asks for ₦3,000, and the card is at the shop. */
async function asksForLight(shop: Shop, ngozi: Person, card?: RegExp, line = "3000 light"): Promise<ChatMessage> {
  await asks(ngozi, line, /knows that you want ₦/);
  return cardAt(shop.ada, card);
}

/** Housekeeping looks at the clock, more than once. */
async function looksAround(clock: FakeClock): Promise<void> {
  for (let round = 0; round < 3; round += 1) await clock.advance(6000);
}

describe("I55: what a linked customer asks for", () => {
  it("comes up at the shop, is sold by the seller's own taps, and brings the token", async ({ shop, ngozi }) => {
    const card = await asksForLight(shop, ngozi);
    expect(card.text).toMatch(/4500 1234 567/);
    expect(card.text).toMatch(/Price ₦3,000\.00/);
    expect(labels(card)).toEqual(["Sell ₦3,000", "Not now"]);
    expect(shop.vending.transactions()).toHaveLength(1);
    const offer = await tapsAndSees(shop.ada, /Sell ₦3,000/, /Sell electricity\?/, card);
    expect(shop.vending.transactions()).toHaveLength(1);
    await tapsCard(shop.ada, offer, buyLabel, /Token for meter/);
    await seesOn(shop.ada, card, /Sold at/);
    await sees(ngozi, ({ text }) => /Token for meter/.test(text) && /₦3,000/.test(text));
    expect(shop.vending.transactions()).toHaveLength(2);
    expectTruth(shop);
  });

  it("shows what the customer owes, and is put off with a word to her", async ({ shop, ngozi, card: sold }) => {
    await shop.ada.taps(/Mark as owing/, { message: sold.id });
    await shop.ada.taps(/Just the number/, { message: (await sees(shop.ada, /Who owes it/)).id });
    await sees(shop.ada, /owes you/);
    const card = await asksForLight(shop, ngozi);
    expect(card.text).toMatch(/Owes you ₦5,000\.00 already/);
    await tapsCard(shop.ada, card, /Not now/, /Not sold: you said “not now”/);
    await sees(ngozi, /cannot sell you ₦3,000 now/);
    expect(labels(now(shop.ada, card))).toEqual([]);
    expect(await tapsForged(shop.telegram, shop.ada, dataOf(card, /Sell/))).toMatch(/answered already/);
    expect(shop.vending.transactions()).toHaveLength(1);
  });

  it("is one at a time, three an hour, and ends after a day", async () => {
    const clock = createFakeClock();
    await using shop = await openLinked({ clock });
    const { ngozi } = shop;
    for (let round = 0; round < 3; round += 1) {
      const before = shop.ada.chat.at(-1)?.id ?? 0;
      await asks(ngozi, "3000 light", /knows that you want/);
      const card = await sees(shop.ada, ({ id, text }) => id > before && /asks for/.test(text));
      await asks(ngozi, "2000 light", /You asked Ada Okafor for ₦3,000 at/);
      await tapsCard(shop.ada, card, /Not now/, /you said “not now”/);
    }
    await asks(ngozi, "3000 light", /three times in an hour. Ask again at 14:00/);
    clock.setNow(clock.now() + 2 * hourMs);
    const card = await asksForLight(shop, ngozi, /asks for ₦2,500/, "2500 light");
    clock.setNow(clock.now() + 24 * hourMs);
    await looksAround(clock);
    await sees(ngozi, /has not answered/);
    await seesOn(shop.ada, card, /no answer until/);
    clock.setNow(clock.now() + 2 * hourMs);
    await looksAround(clock);
    expect(said(shop.ada, /asks for/)).toHaveLength(4);
    expect(await tapsForged(shop.telegram, shop.ada, `request:sell:${"0".repeat(26)}`)).toBe("");
  });

  it("is only for her own numbers, and never shows another's", async ({ shop, ngozi }) => {
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { meter: "5555 6666 777" }), /Token for meter/);
    const hers = await asks(ngozi, "3000 light 55556666777", /only for your own numbers/);
    const nobodys = await asks(ngozi, "3000 light 55556666788", /only for your own numbers/);
    expect(hers.text).toBe(nobodys.text);
    await asks(ngozi, "500 airtime", /No shop sells you that here/);
    const stranger = aCustomer(shop, "Bisi");
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    const stop = dataOf(mine, /Stop/);
    await asks(stranger, "/start", /Log in/);
    expect(await tapsForged(shop.telegram, stranger, stop.replace("stop", "askshop"))).toMatch(/no longer linked/);
    await asks(stranger, "3000 light", /Log in|log in/);
    await shop.idle();
    expect(said(shop.ada, /A customer asks/)).toEqual([]);
  });

  it("asks how much where she only taps, and takes what she types", async ({ shop, ngozi }) => {
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    const asked = await tapsAndSees(ngozi, /Ask for more/, /How much\?/, mine);
    expect(labels(asked)).toContain("₦5,000");
    await asks(ngozi, "plenty", /plenty/);
    await asks(ngozi, "3,000", /knows that you want ₦3,000/);
    await cardAt(shop.ada);
  });

  it("asks nothing of the shop once she has cancelled the question", async ({ shop, ngozi }) => {
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    const asked = await tapsAndSees(ngozi, /Ask for more/, /How much\?/, mine);
    await tapsCard(ngozi, asked, /Cancel/, /Cancelled/);
    await tapsForged(shop.telegram, ngozi, dataOf(asked, /₦5,000/));
    await shop.idle();
    expect(said(shop.ada, /A customer asks/)).toEqual([]);
    await asks(ngozi, "3000 light", /knows that you want ₦3,000/);
  });

  it("takes for no amount what she says is wrong, or of another number, while it asks how much", async ({
    shop,
    ngozi,
  }) => {
    const asked = async () => tapsAndSees(ngozi, /Ask for more/, /How much\?/);
    await asked();
    await asks(ngozi, "token no dey enter", /Ada Okafor knows: Token not accepted/);
    await sees(shop.ada, /A customer says: Token not accepted/);
    await asks(ngozi, "/mytokens", /What you bought/);
    await asked();
    await asks(ngozi, "2000 light 55556666777", /only for your own numbers/);
    await asks(ngozi, "/mytokens", /What you bought/);
    await asked();
    await asks(ngozi, "my tokens", /What you bought/);
    await asks(ngozi, "3000 light", /knows that you want ₦3,000/);
  });

  it("leaves the message with her token as it is where its button is tapped", async ({ shop, ngozi, token }) => {
    const [shown] = showing(ngozi, token);
    await ngozi.taps(/Ask for more/, { message: shown?.id ?? 0 });
    const asked = await sees(ngozi, /How much\?/);
    await tapsCard(ngozi, asked, /₦5,000/, /knows that you want ₦5,000/);
    await cardAt(shop.ada, /asks for ₦5,000/);
    expect(showing(ngozi, token)).toEqual([shown]);
  });

  it("asks which shop where she is linked to two, and tells the other nothing", async ({ shop, ngozi }) => {
    const { bola } = await linksBola(shop, ngozi, (bola) =>
      sellsElectricity(bola, { meter: "7777 6666 555", amount: "1,000" }),
    );
    const asked = await asks(ngozi, "3000 light", /Which one do you want/);
    expect(labels(asked).join()).toMatch(/4500.*Ada Okafor.*7777.*Bola Ade/);
    await tapsCard(ngozi, asked, /Bola Ade/, /Bola Ade knows that you want ₦3,000/);
    const card = await cardAt(bola);
    expect(card.text).toMatch(/7777/);
    expect(await tapsForged(shop.telegram, shop.ada, dataOf(card, /Not now/))).toMatch(/no longer works/);
    await shop.idle();
    expect(said(shop.ada, /A customer asks/)).toEqual([]);
    expect(now(bola, card).text).toMatch(/Nothing is sold yet/);
  });

  it("is refused by a shop that has switched it off, and by one that has unlinked her", async ({ shop, ngozi }) => {
    const card = await asksForLight(shop, ngozi);
    const people = await asks(shop.ada, "/customers", /Customers/);
    await tapsCard(shop.ada, people, /Stop customers asking/, /cannot ask you/);
    await shop.ada.taps(/Not now/, { message: card.id });
    await sees(ngozi, /cannot sell you/);
    await asks(ngozi, "3000 light", /takes no requests here now/);
    await tapsCard(shop.ada, people, /Let customers ask/, /may ask you/);
    await asks(ngozi, "2000 light", /knows that you want ₦2,000/);
    const second = await cardAt(shop.ada, /asks for ₦2,000/);
    await tapsCard(shop.ada, people, /4500/, /Ngozi/);
    await shop.ada.taps(/Unlink/, { message: people.id });
    await seesOn(shop.ada, second, /This request is over/);
    expect(await tapsForged(shop.telegram, shop.ada, dataOf(second, /Sell/))).toBe("");
    await asks(ngozi, "3000 light", /Log in|log in/);
    expect(shop.vending.transactions()).toHaveLength(1);
  });

  it("reaches a seat only where the owner says so, and a seat's customer asks that seat", async ({ shop, ngozi }) => {
    const { helper } = await hires(shop);
    await asksForLight(shop, ngozi);
    await shop.idle();
    expect(said(helper, /A customer asks/)).toEqual([]);
    const sold = await sellsElectricity(helper, { meter: "7777 6666 555", amount: "1,000" });
    await seesOn(helper, sold, /Token for meter/);
    const bisi = aCustomer(shop, "Bisi");
    await bisi.opens((await givesLink(helper, sold)).payload);
    await sees(bisi, /Token for meter/);
    await asks(bisi, "2000 light", /takes no requests here now/);
    const seat = await opensSeat(shop.ada);
    await tapsCard(shop.ada, seat, /Allow requests/, /Gets what customers ask for/);
    await asks(bisi, "2000 light", /knows that you want ₦2,000/);
    const card = await cardAt(helper, /asks for ₦2,000/);
    await shop.idle();
    expect(said(shop.ada, /asks for ₦2,000/)).toEqual([]);
    await helper.taps(/Sell ₦2,000/, { message: card.id });
    const offer = await sees(helper, ({ text }) => /Sell electricity\?/.test(text) && /₦2,000/.test(text));
    await confirms(helper, offer);
    await seesOn(helper, card, /Sold at/);
    await sees(bisi, ({ text }) => /Token for meter/.test(text) && /₦2,000/.test(text));

    // A seat's customer never gets the token of an owner's sale, so that sale is no answer to her.
    await asks(bisi, "1000 light", /knows that you want ₦1,000/);
    const open = await cardAt(helper, /asks for ₦1,000/);
    const owners = await sellsElectricity(shop.ada, { meter: "7777 6666 555", amount: "1,000" });
    await seesOn(shop.ada, owners, /Token for meter/);
    await shop.idle();
    expect(now(helper, open).text).toMatch(/Nothing is sold yet/);
    const again = await tapsAndSees(helper, /Sell ₦1,000/, /You sold the same at/, open);
    expect(showing(bisi, shop.vending.transactions().at(-1)?.token ?? "")).toEqual([]);
    await tapsCard(helper, again, buyLabel, /Token for meter/);
    await seesOn(helper, open, /Sold at/);
    await shop.idle();
    expect(showing(bisi, shop.vending.transactions().at(-1)?.token ?? "")).toHaveLength(1);
  });

  it("is one, however many lines come at once, and goes on beside a customer who has blocked the bot", async ({
    shop,
  }) => {
    const { ada, ngozi } = shop;
    await Promise.all(Array.from({ length: 40 }, () => ngozi.says("3000 light")));
    const card = await cardAt(ada);
    await shop.idle();
    expect(said(ngozi, /knows that you want ₦3,000/)).toHaveLength(1);
    expect(said(ngozi, /You asked Ada Okafor for ₦3,000/)).toHaveLength(39);
    expect(said(ada, /A customer asks/)).toHaveLength(1);
    await ngozi.blocks();
    await tapsCard(ada, card, /Not now/, /you said “not now”/);
    await shop.idle();
    const sold = await sellsElectricity(ada, { meter: "7777 6666 555", amount: "1,000" });
    await seesOn(ada, sold, /Token for meter/);
    await ngozi.unblocks();
    await asks(ngozi, "2000 light", /knows that you want ₦2,000/);
    await cardAt(ada, /asks for ₦2,000/);
    expect(shop.vending.transactions()).toHaveLength(2);
  });

  it("waits while the operator holds the company or has stopped the shop, and is sold once both are over", async () => {
    const id = 4_400_001;
    await using shop = await openLinked({ environment: { ADMIN_IDS: String(id) } });
    const { ada, ngozi } = shop;
    const operator = shop.telegram.user({ firstName: "Ope", id });
    await asks(operator, "/start", /Log in/);
    const card = await asksForLight(shop, ngozi);
    const status = await asks(operator, "/ops", /Vendbot/);
    for (const [label, shows] of [
      [/Hold a company/, /Hold what\?/],
      [/Electricity/, /which company\?/],
      [/^Ikeja/, /until when\?/],
      [/^1 hour$/, /why\?/],
    ] as const)
      await tapsCard(operator, status, label, shows);
    await tapsCard(operator, await asks(operator, "No vend", /Hold it\?/), /^⏸ Hold$/, /Held\./);
    await tapsAndSees(ada, /Sell ₦3,000/, /Ikeja Electric is on hold until .*: No vend/, card);
    await tapsCard(operator, await asks(operator, "/ops", /on hold/), /Lift Ikeja/, /is sold again/);

    const look = await asks(operator, "/ops Ada", /🏪/);
    await tapsCard(operator, look, /Stop this shop/, /why\?/);
    const asked = await asks(operator, "Fee not paid", /Stop Ada/);
    await tapsCard(operator, asked, /Stop this shop/, /Stopped since/);
    await tapsAndSees(ada, /Sell ₦3,000/, /stopped new sales at this shop: Fee not paid/, card);
    await asks(ngozi, "3000 light", /takes no requests here now/);
    await tapsCard(operator, asked, /Start it again/, /4567\n\nLast sale/);
    expect(shop.vending.transactions()).toHaveLength(1);
    const offer = await tapsAndSees(ada, /Sell ₦3,000/, /Sell electricity\?/, card);
    await tapsCard(ada, offer, buyLabel, /Token for meter/);
    await seesOn(ada, card, /Sold at/);
  });

  it("races with a sale of the same from another chat, and one sale is made", async ({ shop, ngozi }) => {
    const { helper, seat } = await hires(shop);
    await tapsCard(shop.ada, seat, /Allow requests/, /Gets what customers ask for/);
    const card = await asksForLight(shop, ngozi);
    const offers = await Promise.all(
      [shop.ada, helper].map(async (person) => {
        const theirs = await cardAt(person);
        await person.taps(/Sell ₦3,000/, { message: theirs.id });
        return { person, offer: await sees(person, /Sell electricity\?/) };
      }),
    );
    await Promise.all(offers.map(({ person, offer }) => person.taps(/Sell ₦/, { message: offer.id })));
    await seesOn(shop.ada, card, /Sold at/);
    await shop.idle();
    expect(shop.vending.transactions()).toHaveLength(2);
    expectTruth(shop);
  });
});
