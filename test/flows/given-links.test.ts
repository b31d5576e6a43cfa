import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink, showing } from "../support/linked-customers.ts";
import { hires, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop);

async function openShop(): Promise<Shop> {
  const shop = await startShop();
  await shop.logIn();
  return shop;
}

/** The id of the sale whose card a person sees, as its buttons hold it. */
async function idOf(person: Person, card: { id: number }): Promise<string> {
  return JSON.stringify(now(person, card).inlineKeyboard).match(/(?:open|again|retry):(\w{26})/)?.[1] ?? "";
}

const tokenOf = (shop: Shop) => shop.vending.transactions().at(-1)?.token ?? "no token";

async function endsSeat(shop: Shop, helper: Person, seat: { id: number }): Promise<void> {
  await tapsCard(shop.ada, seat, /End access/, /End the access of Tunde/);
  await shop.ada.taps(/End it now/, { message: seat.id });
  await sees(helper, /has ended/);
}

describe("I29: a sale that did not succeed", () => {
  it.each([
    ["was refused", "refused", /Failed/],
    ["is on its way", "pending", /working on it/],
  ] as const)("cannot be given, whatever button is forged: one that %s", async (_title, answer, card) => {
    await using shop = await openShop();
    const { helper } = await hires(shop);
    for (const person of [shop.ada, helper]) {
      shop.vending.switches.purchaseAnswer = answer;
      const sale = await sellsElectricity(person, { meter: person === helper ? "5555 6666 777" : "4500 1234 567" });
      await seesOn(person, sale, card);
      const id = await idOf(person, sale);
      expect(id).toHaveLength(26);
      expect(JSON.stringify(now(person, sale).inlineKeyboard)).not.toContain(`give:${id}`);
      expect(await tapsForged(shop.telegram, person, `give:${id}`)).toMatch(/Only a sale that went through/);
      await shop.idle();
      expect(said(person, /start=c_/)).toEqual([]);
      shop.vending.switches.purchaseAnswer = "success";
    }
  });
});

describe("I29: a link from a seat", () => {
  it("brings what that seat sells, and nothing that the owner or another seat does", async ({ shop }) => {
    const { helper } = await hires(shop);
    const sale = await seesOn(helper, await sellsElectricity(helper, { amount: "1,000" }), /Token for meter/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(helper, sale)).payload);
    await sees(ngozi, /Token for meter/);
    const { helper: musa } = await hires(shop, { name: "Musa" });
    for (const [seller, amount] of [
      [shop.ada, "2,000"],
      [musa, "3,000"],
    ] as const) {
      await seesOn(seller, await sellsElectricity(seller, { amount }), /Token for meter/);
      await shop.idle();
      expect(showing(ngozi, tokenOf(shop))).toEqual([]);
    }
    await seesOn(helper, await sellsElectricity(helper, { amount: "4,000" }), /Token for meter/);
    await sees(ngozi, /₦4,000\.00/);
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    expect(mine.text.match(/Token for meter/g)).toHaveLength(2);
    expect(mine.text).not.toMatch(/₦2,000|₦3,000/);
  });

  it("ends with the seat: what came stays, nothing more does, and no waiting link opens", async ({ shop }) => {
    const { helper, seat } = await hires(shop);
    const sale = await seesOn(helper, await sellsElectricity(helper, { amount: "1,000" }), /Token for meter/);
    const token = tokenOf(shop);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(helper, sale)).payload);
    await sees(ngozi, /Token for meter/);
    const { payload: waiting } = await givesLink(helper, sale);
    await endsSeat(shop, helper, seat);
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /Token for meter/);
    await shop.idle();
    expect(showing(ngozi, tokenOf(shop))).toEqual([]);
    expect(showing(ngozi, token)).toHaveLength(1);
    await asks(ngozi, "/mytokens", /No shop sends you tokens/);
    const emeka = aCustomer(shop, "Emeka");
    await emeka.opens(waiting);
    await sees(emeka, /cancelled this link/);
    await asks(shop.ada, "/customers", /Customers/);
    await shop.ada.taps(/4500 1234 567/);
    expect((await sees(shop.ada, /Nobody gets these tokens/)).text).not.toMatch(/Ngozi|not opened/);
  });

  it("does not end what the same customer has from the owner", async ({ shop }) => {
    const { helper, seat } = await hires(shop);
    const ngozi = aCustomer(shop);
    for (const seller of [helper, shop.ada]) {
      const sale = await sellsElectricity(seller, { amount: seller === helper ? "1,000" : "2,000" });
      await seesOn(seller, sale, /Token for meter/);
      await ngozi.opens((await givesLink(seller, sale)).payload);
      await sees(ngozi, () => showing(ngozi, tokenOf(shop)).length === 1);
    }
    await endsSeat(shop, helper, seat);
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "3,000" }), /Token for meter/);
    await sees(ngozi, /₦3,000\.00/);
  });

  it("cannot be made by who has left it", async ({ shop }) => {
    const { helper, seat } = await hires(shop);
    const sale = await seesOn(helper, await sellsAirtime(helper), /Airtime sold/);
    const id = await idOf(helper, sale);
    await endsSeat(shop, helper, seat);
    await tapsForged(shop.telegram, helper, `give:${id}`);
    await shop.idle();
    expect(said(helper, /start=c_/)).toEqual([]);
  });
});

describe("the owner", () => {
  it("learns once who opened a customer's link, also a seat's, with the way to take it from them", async ({ shop }) => {
    const { ada } = shop;
    const { helper } = await hires(shop);
    const ngozi = aCustomer(shop);
    for (const [seller, amount] of [[helper, "1,000"] as const, [ada, "2,000"] as const]) {
      const sale = await seesOn(seller, await sellsElectricity(seller, { amount }), /Token for meter/);
      const { payload } = await givesLink(seller, sale);
      await ngozi.opens(payload);
      await sees(ngozi, () => showing(ngozi, tokenOf(shop)).length === 1);
      // Opened again it serves, and is no news.
      await ngozi.opens(payload);
      await shop.idle();
    }
    const told = said(ada, /🔗 Ngozi opened your link for 4500 1234 567/);
    expect(told).toHaveLength(2);
    expect(said(helper, /opened your link/)).toEqual([]);
    const before = ada.chat.at(-1)?.id ?? 0;
    await ada.taps(/👤/, { message: told[1]?.id ?? 0 });
    const customer = await sees(ada, ({ id }) => id > before);
    expect(JSON.stringify(customer.inlineKeyboard)).toMatch(/Unlink Ngozi/);
  });

  it("is not told of a link that is opened by the shop's own people, or by a second person", async ({ shop }) => {
    const sale = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    const { payload } = await givesLink(shop.ada, sale);
    await shop.ada.opens(payload);
    await sees(shop.ada, /This link is for your customer/);
    const people = [aCustomer(shop), aCustomer(shop, "Emeka")];
    for (const person of people) await person.opens(payload);
    await shop.idle();
    expect(said(shop.ada, /opened your link/)).toHaveLength(1);
  });
});

describe("I29: a link from the owner", () => {
  it("brings whatever the shop sells, from its seats too", async ({ shop }) => {
    const { helper } = await hires(shop);
    await seesOn(helper, await sellsElectricity(helper, { amount: "1,000" }), /Token for meter/);
    await asks(shop.ada, "/history", /Latest sales/);
    const record = await tapsAndSees(shop.ada, /4500 1234 567/, /Sold by Tunde/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(shop.ada, record)).payload);
    await sees(ngozi, /₦1,000\.00/);
    await seesOn(helper, await sellsElectricity(helper, { amount: "2,000" }), /Token for meter/);
    await sees(ngozi, /₦2,000\.00/);
  });
});
