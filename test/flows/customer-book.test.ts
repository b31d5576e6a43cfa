import { describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, tapsCard, tapsMore } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { asksForElectricity, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { openCounter, type Shop, startShop } from "../support/shop.ts";

const it = itWith("shop", openSold, "card");

async function openSold() {
  const shop = await startShop();
  await shop.logIn();
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
  return Object.assign(shop, { card });
}

async function names(shop: Shop, message: number, name: string): Promise<void> {
  await tapsMore(shop.ada, { id: message }, /Name|Rename/);
  await sees(shop.ada, /What do you call/);
  await asks(shop.ada, name, /Saved:/);
}

/** The entry of the only customer in the book. */
async function opensEntry({ ada }: Shop) {
  const book = await asks(ada, "/customers", /Customers/);
  return tapsCard(ada, book, /⚡/, /Last sales/);
}

describe("naming a customer", () => {
  it("shows the name on the sale's card, the next confirm card, and in the history", async ({ shop, card, ada }) => {
    await names(shop, card.id, "  Mama\n Tolu ");
    await seesOn(ada, card, /Token for meter Mama Tolu · 4500 1234 567/);
    expect(said(ada, /What do you call/)).toEqual([]);
    const offer = await asksForElectricity(ada, { amount: "1,000" });
    expect(offer.text).toMatch(/Mama Tolu · 4500 1234 567/);
    const history = await asks(ada, "/history", /./);
    expect(JSON.stringify(history.inlineKeyboard)).toMatch(/Mama Tolu/);
  });

  it("finds her sales by her name", async ({ shop, card }) => {
    await names(shop, card.id, "Mama Ṣọlá");
    const found = await asks(shop.ada, "/find sola", /sola/);
    expect(JSON.stringify(found.inlineKeyboard)).toMatch(/Mama Ṣọlá/);
  });

  it("takes markup and right-to-left marks for plain text, and asks again for nothing", async ({ card, ada }) => {
    await tapsMore(ada, card, /Name/);
    await sees(ada, /What do you call/);
    await asks(ada, "\u202e\u200f", /Type a name/);
    await asks(ada, `<b>Tolu</b> & \u202eco ${"x".repeat(300)}`, /Saved: <b>Tolu<\/b> & co x+… · 4500/);
  });

  it("is left with Cancel, and never mistaken for an answer to a sale", async ({ card, ada }) => {
    await tapsMore(ada, card, /Name/);
    const question = await sees(ada, /What do you call/);
    await tapsCard(ada, question, /Cancel/, /Cancelled/);
    await asks(ada, "/customers", /No customers yet/);
  });
});

describe("the book of customers", () => {
  it("shows who is linked, and ends it with a tap", async ({ shop, card, ada }) => {
    await names(shop, card.id, "Mama Tolu");
    const { payload } = await givesLink(ada, card);
    const waiting = await opensEntry(shop);
    expect(waiting.text).toMatch(/Nobody gets these tokens.*1 link not opened/s);
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /Token for meter/);
    const entry = await opensEntry(shop);
    expect(entry.text).toMatch(/Mama Tolu\n⚡ 4500 1234 567 · Ikeja Electric · Prepaid/);
    expect(entry.text).toMatch(/Ngozi, since/);
    await tapsCard(ada, entry, /Unlink Ngozi/, /Nobody gets these tokens/);
    await seesOn(ada, await sellsElectricity(ada, { amount: "2,000" }), /Token for meter/);
    await shop.idle();
    expect(said(ngozi, /Token for meter/)).toHaveLength(1);
    await asks(ngozi, "/mytokens", /No shop sends you tokens/);
    await ngozi.opens(payload);
    await sees(ngozi, /cancelled this link/);
  });

  it("leads an owner who is nobody's customer from /mytokens to the sales", async ({ ada }) => {
    const mine = await asks(ada, "/mytokens", /No shop sends you tokens/);
    await tapsCard(ada, mine, /Find/, /Type what you know about the sale/);
  });

  it("shows who has stopped it", async ({ shop, card }) => {
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(shop.ada, card)).payload);
    await sees(ngozi, /Token for meter/);
    await (await ngozi.taps(/Stop/)).answer;
    expect((await opensEntry(shop)).text).toMatch(/Ngozi has stopped it/);
  });

  it("takes back links that nobody has opened", async ({ shop, card }) => {
    const { payload } = await givesLink(shop.ada, card);
    await givesLink(shop.ada, card);
    const entry = await opensEntry(shop);
    await shop.ada.taps(/Cancel 2 open links/, { message: entry.id });
    await sees(shop.ada, ({ id, text }) => id === entry.id && !text.includes("not opened yet"));
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /cancelled this link/);
  });

  it("gives a link from the customer's entry, which brings the newest sale", async ({ shop, card, ada }) => {
    await names(shop, card.id, "Mama Tolu");
    await seesOn(ada, await sellsElectricity(ada, { amount: "2,000" }), /Token for meter/);
    const { payload } = await givesLink(ada, await opensEntry(shop));
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /₦2,000\.00/);
    await shop.idle();
    expect(said(ngozi, /₦5,000/)).toEqual([]);
  });

  it("is turned page by page", async () => {
    await using shop = await openCounter({ walletNaira: 100_000 });
    const { ada } = shop;
    for (let count = 0; count < 10; count++) {
      const card = await seesOn(ada, await sellsAirtime(ada, { phone: `080355512${count}0` }), /sold/);
      await names(shop, card.id, `Customer ${String.fromCharCode(65 + count)}`);
    }
    const book = await asks(ada, "/customers", /Customers/);
    expect(JSON.stringify(book.inlineKeyboard)).toMatch(/Customer J.*Customer C/);
    expect(JSON.stringify(book.inlineKeyboard)).not.toMatch(/Customer B/);
    await ada.taps(/Older/, { message: book.id });
    await sees(ada, ({ id, inlineKeyboard }) => id === book.id && /Customer A/.test(JSON.stringify(inlineKeyboard)));
    expect(JSON.stringify(now(ada, book).inlineKeyboard)).not.toMatch(/Customer [C-J]/);
  });
});
