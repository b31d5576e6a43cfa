import { describe, expect } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aWhileMs, changePlan, offersData, openShop, opensPrices, tapsSell } from "../support/prices.ts";
import { asksForAirtime, asksForElectricity, hires } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";
import { everything } from "../support/staffed-shop.ts";

const it = itWith("shop", openShop);

async function rows(shop: Shop) {
  await shop.stop();
  await using store = await openStore(shop.databaseUrl);
  return await store.db.selectFrom("purchase").select(["price_kobo", "price_from", "state"]).orderBy("id").execute();
}

describe("I42: without a price of the shop's own", () => {
  it("a customer pays the face value, or the service's normal price, and the card says what is kept", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const airtime = await asksForAirtime(ada);
    expect(airtime.text).toMatch(/Customer pays ₦500\.00\nCost ₦487\.50 \(2\.5% off\)\nProfit ₦12\.50\nWallet after/);
    const data = await offersData(ada);
    expect(data.text).toMatch(/Customer pays ₦1,[23]\d\d\.00\nCost ₦1,150\.00\nProfit ₦\d+\.00/);
    const power = await asksForElectricity(ada);
    expect(power.text).toMatch(/Customer pays ₦5,000\.00\nCost: set by the service/);
    expect(power.text).not.toMatch(/Profit/);
  });
});

describe("I42: a price that is set for all", () => {
  it("is on the card, frozen by the tap, and in all that the sale shows", async ({ shop, ada }) => {
    const card = await opensPrices(ada, /Data/, /^\+₦100$/);
    expect(card.text).toMatch(/Customers pay: \+₦100/);
    await tapsCard(ada, card, /^↑ ₦50$/, /\+₦100, rounded up to ₦50/);
    const offer = await offersData(ada);
    expect(offer.text).toMatch(/Customer pays ₦1,250\.00\nCost ₦1,150\.00\nProfit ₦100\.00/);
    const sold = await tapsCard(ada, offer, /Sell ₦1,250/, /Data sold/);
    await seesOn(ada, offer, /Customer pays ₦1,250\.00 · profit (?:about )?₦100\.00/);
    await tapsMore(ada, sold, /Receipt/);
    const receipt = await sees(ada, ({ photo }) => photo !== undefined);
    expect(receipt.text).toMatch(/₦1,250\.00 · /);
    const menu = await asks(ada, "/menu", /Today 1 sale/);
    expect(menu.text).toMatch(/Today 1 sale · profit (?:about )?₦100\.00/);
    await opensPrices(ada, /Data/, /Remove/);
    expect((await offersData(ada)).text).not.toMatch(/₦1,250/);
    expect(await rows(shop)).toMatchObject([{ price_kobo: 125_000, price_from: "rule", state: "succeeded" }, {}]);
  });

  it("counts for one network before the service's, and for one plan before both", async ({ ada }) => {
    await opensPrices(ada, /Data/, /^\+₦50$/);
    await opensPrices(ada, /Data/, /One network/, /^MTN$/, /^\+10%$/);
    expect((await offersData(ada)).text).toMatch(/Customer pays ₦1,265\.00/);
    const typed = await opensPrices(ada, /Data/, /^MTN · \+10%$/, /One plan/, /2GB.*SME.*1,265/, /Type it/);
    expect(typed.text).toMatch(/Type the price/);
    await ada.says("1,600");
    await sees(ada, /2GB.*\n.*Customers pay: ₦1,600/);
    expect((await offersData(ada)).text).toMatch(/Customer pays ₦1,600\.00/);
    const all = await opensPrices(ada);
    await seesOn(ada, all, /Data: \+₦50\n– MTN: \+10%\n– 1 plan with a price of its own/);
  });

  it("takes a typed part of what a sale costs, which looks like a date", async ({ ada }) => {
    await opensPrices(ada, /Data/, /Type it/);
    await ada.says("2.5%");
    await sees(ada, /Customers pay: \+2\.5%/);
  });

  it("is rounded for one network with what counts for the service, which stays on top", async ({ ada }) => {
    await opensPrices(ada, /Data/, /^\+10%$/);
    const card = await opensPrices(ada, /Data/, /One network/, /^MTN$/);
    expect(card.text).toMatch(/No price of its own yet\.\nCustomers pay: \+10%/);
    await tapsCard(ada, card, /^↑ ₦50$/, /Customers pay: \+10%, rounded up to ₦50/);
    expect((await offersData(ada)).text).toMatch(/Customer pays ₦1,300\.00/);
  });

  it("is not rounded where a plan has none: a customer goes on paying the service's normal price", async ({ ada }) => {
    const before = /Customer pays ₦1,[23]\d\d\.00/.exec((await offersData(ada)).text)?.[0];
    const card = await opensPrices(ada, /Data/);
    const buttons = (card.inlineKeyboard ?? []).flat();
    const round = buttons.find(({ text }) => text === "↑ ₦50");
    if (round) await ada.taps(/^↑ ₦50$/, { message: card.id });
    expect(before).toBeDefined();
    expect((await offersData(ada)).text).toContain(before);
    expect(buttons.map(({ text }) => text)).not.toContain("↑ ₦50");
    const airtime = await opensPrices(ada, /Airtime/);
    await tapsCard(ada, airtime, /^↑ ₦50$/, /Customers pay: \+₦0, rounded up to ₦50/);
  });

  it("says so in red where it is below what the sale costs", async ({ ada }) => {
    const question = await opensPrices(ada, /Data/, /Type it/);
    expect(question.text).toMatch(/Type what to add/);
    await ada.says("nothing");
    await sees(ada, /I cannot read “nothing”/);
    await ada.says("-70");
    const loss = await sees(ada, /Data: below its cost\.\nWhat costs ₦1,000\.00 is sold at ₦930\.00: loss ₦70\.00/);
    await tapsAndSees(ada, /Set it anyway/, /Customers pay: −₦70/, loss);
    const offer = await offersData(ada);
    expect(offer.text).toMatch(/Customer pays ₦1,080\.00\nCost ₦1,150\.00\n🔴 Loss ₦70\.00/);
    await tapsSell(ada, offer);
    await seesOn(ada, offer, /Customer pays ₦1,080\.00 · loss (?:about )?₦70\.00/);
  });
});

describe("I42: a price for one sale", () => {
  it("is typed on its card, sells at that, and is the plan's own where that is wanted", async ({ shop, ada }) => {
    const offer = await offersData(ada);
    await tapsCard(ada, offer, /Set price/, /What does the customer pay for this sale/);
    await ada.says("1.4k");
    const priced = await sees(ada, /Customer pays ₦1,400\.00\nCost ₦1,150\.00\nProfit ₦250\.00/);
    await tapsCard(ada, priced, /Save this price/, /Customer pays ₦1,400/);
    const sold = await tapsCard(ada, priced, /Sell ₦1,400/, /Data sold/);
    await ada.taps(/Sell again/, { message: sold.id });
    const again = await sees(ada, ({ id, text }) => id > sold.id && /Customer pays ₦1,400\.00/.test(text));
    expect(JSON.stringify(again.inlineKeyboard)).not.toMatch(/Save this price/);
    expect(await rows(shop)).toMatchObject([
      { state: "cancelled" },
      { price_kobo: 140_000, price_from: "rule", state: "succeeded" },
      { price_kobo: 140_000, price_from: "rule", state: "quoted" },
    ]);
  });

  it("is only of that sale: the same again takes the current price", async ({ ada }) => {
    const offer = await asksForAirtime(ada);
    await tapsCard(ada, offer, /Set price/, /What does the customer pay/);
    await tapsCard(ada, offer, /Back/, /Customer pays ₦500\.00/);
    await tapsCard(ada, offer, /Set price/, /What does the customer pay/);
    await ada.says("550");
    const priced = await sees(ada, /Face value ₦500\.00\nCustomer pays ₦550\.00\nCost ₦487\.50 .*\nProfit ₦62\.50/);
    expect(JSON.stringify(priced.inlineKeyboard)).not.toMatch(/Save this price/);
    const sold = await tapsCard(ada, priced, /Sell at ₦550/, /Customer pays ₦550\.00 · profit/);
    await ada.taps(/Sell again/, { message: sold.id });
    await sees(ada, ({ id, text }) => id > sold.id && /Customer pays ₦500\.00/.test(text));
  });

  it("stays where the charge has moved meanwhile, which the card tells before it sells", async ({ shop }) => {
    const { ada, clock } = shop;
    const offer = await offersData(ada);
    await tapsCard(ada, offer, /Set price/, /What does the customer pay/);
    await ada.says("1400");
    const priced = await sees(ada, /Profit ₦250\.00/);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 1350 });
    clock.shift(aWhileMs);
    await tapsSell(ada, priced);
    await seesOn(ada, priced, /cost changed.*Customer pays ₦1,400\.00\nCost ₦1,350\.00\nProfit ₦50\.00/s);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, priced, /Sell /, /Data sold.*Customer pays ₦1,400\.00/s);
  });
});

describe("I42: what the shop keeps", () => {
  it("I29: is nowhere in a helper's chat, until the owner lets the seat see it", async ({ shop, ada }) => {
    await opensPrices(ada, /Data/, /^\+₦100$/);
    const { helper } = await hires(shop);
    const offer = await offersData(helper);
    expect(offer.text).toMatch(/Customer pays ₦1,250\.00$/m);
    expect(JSON.stringify(offer.inlineKeyboard)).not.toMatch(/Price|Books/);
    await tapsAndSees(ada, /Show costs/, /Sees what sales cost you/);
    await asks(helper, "/books", /not.*allowed|owner/i);
    await shop.idle();
    expect(everything(helper)).not.toMatch(/profit ₦|Profit|1,150|My prices/);
    await offersData(helper);
    await sees(helper, /Customer pays ₦1,250\.00\nCost ₦1,150\.00\nProfit ₦100\.00/);
  });
});
