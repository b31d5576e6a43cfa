import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import {
  asks,
  asksForPinAbove,
  now,
  sees,
  seesOn,
  tapsAndSees,
  tapsCard,
  tapsForged,
  tapsMore,
  tapsPin,
} from "../support/chat.ts";
import { openDebtShop, opensDebtor, owes, sellsForSure } from "../support/debtors.ts";
import { itWith } from "../support/it-with.ts";
import { openShop as openPricedShop } from "../support/prices.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, hires } from "../support/selling.ts";
import { ada as credentials, type Shop } from "../support/shop.ts";

const it = itWith("shop", openDebtShop);

const owesLabel = "📒 Sell, owes";
const phone = "0803 555 1234";
const labels = (person: Person, card: Pick<ChatMessage, "id">) =>
  now(person, card).inlineKeyboard.map((row) => row.map(({ text }) => text));
const answerTo = async (person: Person, label: string | RegExp, card: ChatMessage) =>
  (await (await person.taps(label, { message: card.id })).answer).text ?? "";

/** The card of the customer who has the number of a sale. */
async function opensCustomer(ada: Person): Promise<ChatMessage> {
  const list = await asks(ada, "/customers", /Customers/);
  return tapsCard(ada, list, /👤|📱/, /Last sales/);
}

async function limits({ ada }: Shop, amount: string | RegExp, shows: RegExp): Promise<void> {
  const card = await opensCustomer(ada);
  await ada.taps(/📒 Credit limit/, { message: card.id });
  const asked = await sees(ada, ({ id, text }) => id > card.id && /owe you at most\?/.test(text));
  if (typeof amount === "string") await ada.says(amount);
  else await ada.taps(amount, { message: asked.id });
  await sees(ada, ({ id, text }) => id > asked.id && shows.test(text));
}

async function lets({ ada }: Shop, helper: Person, seat: ChatMessage): Promise<void> {
  await tapsCard(ada, seat, /📒 Allow owing/, /May mark own sales as owing/);
  await sees(helper, /has changed what you may do/);
}

describe("[Sell, owes] on the confirm card", () => {
  it("stands beside [Sell], and makes one sale that is owed, however often and with whatever is tapped", async () => {
    await using shop = await openDebtShop();
    const { ada } = shop;
    const card = await asksForAirtime(ada);
    expect(labels(ada, card)[0]).toEqual(["✅ Sell ₦500", owesLabel]);
    const forged = JSON.stringify(card.inlineKeyboard).match(/(?:buy|owes):[\w-]{22}/g) ?? [];
    await ada.taps(owesLabel, { message: card.id });
    await ada.taps(owesLabel, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Airtime sold[\s\S]*📒 Not paid yet/);
    expect(forged.map((data) => data.split(":")[0])).toEqual(["buy", "owes"]);
    for (const data of forged) await tapsForged(shop.telegram, ada, data);
    await expectPosts(shop, 1);
    await asks(ada, "/owing", /Owed to you ₦500\.00/);
    const paid = await asksForAirtime(ada, { phone: "0803 555 0002" });
    const [, onCredit = ""] = JSON.stringify(paid.inlineKeyboard).match(/(?:buy|owes):[\w-]{22}/g) ?? [];
    await confirms(ada, paid);
    await tapsForged(shop.telegram, ada, onCredit);
    await seesOn(ada, paid, /Airtime sold/);
    await expectPosts(shop, 2);
    await asks(ada, "/owing", /Owed to you ₦500\.00/);
  });

  it("asks again where the price has moved, and is owed at the price of the second tap", async () => {
    await using shop = await openPricedShop();
    const { ada, vending, clock } = shop;
    const card = await asksForAirtime(ada);
    await shop.idle();
    vending.setCatalogue(({ airtime }) => {
      for (const network of airtime) network.apiSellerDiscount = 1;
    });
    clock.shift(11_000);
    await tapsCard(ada, card, owesLabel, /The cost changed/);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, owesLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    expect(shop.posts()).toBe(1);
  });

  it("wants the PIN as [Sell] does, and is on credit after it", async ({ ada }) => {
    await asksForPinAbove(ada);
    const card = await asksForAirtime(ada, { amount: "1,500" });
    await tapsCard(ada, card, owesLabel, /PIN to sell ₦1,500 airtime/);
    await tapsCard(ada, card, /Cancel/, /Sell airtime\?/);
    await tapsCard(ada, card, owesLabel, /PIN to sell ₦1,500 airtime/);
    await tapsPin(ada, credentials.pin, card);
    await tapsCard(ada, card, /Done/, /Airtime sold[\s\S]*📒 Not paid yet/);
  });

  it("is for seats that may say who owes, and asks the owner above their limit as [Sell] does", async ({ shop }) => {
    const { ada, telegram } = shop;
    const { helper, seat } = await hires(shop);
    const before = await asksForAirtime(helper);
    expect(labels(helper, before)[0]).toEqual(["✅ Sell ₦500"]);
    const [buy = ""] = JSON.stringify(before.inlineKeyboard).match(/buy:[\w-]{22}/g) ?? [];
    expect(await tapsForged(telegram, helper, buy.replace("buy", "owes"))).toMatch(/may not say who owes/);
    await lets(shop, helper, seat);
    const card = await asksForAirtime(helper, { amount: "6,000", phone: "0803 555 0002" });
    expect(labels(helper, card).flat()).not.toContain(owesLabel);
    await helper.taps(/🙋 Ask the owner/, { message: card.id });
    const question = await sees(ada, /asks for one sale above the limit/);
    await seesOn(helper, card, /I asked the owner/);
    expect(await answerTo(helper, owesLabel, card)).toMatch(/has not answered yet/);
    await ada.taps(/Allow once/, { message: question.id });
    await sees(helper, /The owner allows ₦6,000/);
    await tapsCard(helper, card, owesLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    await expectPosts(shop, 1);
    await asks(ada, "/owing", /Owed to you ₦6,000\.00/);
  });
});

describe("what a seat asks of the owner", () => {
  it("says that it is on credit where the line has said so", async ({ shop, ada }) => {
    const { helper, seat } = await hires(shop);
    await lets(shop, helper, seat);
    const card = await asks(helper, "6000 mtn 08035551234 on credit", /Sell airtime\?/);
    await helper.taps(/🙋 Ask the owner/, { message: card.id });
    const question = await sees(ada, /asks for one sale above the limit/);
    expect(question.text).toMatch(/On credit: this is owed once it is sold/);
    await ada.taps(/Allow once/, { message: question.id });
    await sees(helper, /The owner allows ₦6,000/);
    await tapsCard(helper, card, buyLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
  });
});

describe("I52: a credit limit", () => {
  it("is typed on the customer's card, and refuses a sale above it with both figures, tapped or typed", async () => {
    await using shop = await openDebtShop();
    const { ada } = shop;
    await owes(ada, "Chioma", { phone });
    await limits(shop, "800", /Credit limit ₦800\.00/);
    const card = await asksForAirtime(ada, { phone, amount: "400" });
    expect(card.text).toMatch(/Owes you ₦500\.00 already, since .*\n📒 Credit limit ₦800\.00/);
    const refusal = /Not on credit: ₦500\.00 is owed, the limit is ₦800\.00\. No money was taken/;
    expect(await answerTo(ada, owesLabel, card)).toMatch(refusal);
    const typed = await asks(ada, "400 mtn 08035551234 on credit", /Sell airtime\?/);
    expect(typed.text).toMatch(refusal);
    expect(typed.text).not.toMatch(/On credit: this is owed/);
    expect(await answerTo(ada, buyLabel, typed)).toMatch(refusal);
    expect(shop.posts()).toBe(1);
    // Once she has paid some of it, the same card sells.
    const debtor = await opensDebtor(ada, /Chioma/);
    await tapsAndSees(ada, /Paid a part|Part/, /How much did Chioma pay\?/, debtor);
    await asks(ada, "200", /₦200\.00/);
    await tapsCard(ada, typed, buyLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    await limits(shop, /no limit/, /👤 Chioma/);
    await limits(shop, "100", /Credit limit ₦100\.00/);
    const paid = await asks(ada, "450 mtn 08035551234 on credit", /Not on credit/);
    await tapsCard(ada, paid, /Pays now/, /^(?!.*Not on credit)[\s\S]*Sell airtime\?/);
    await tapsCard(ada, paid, buyLabel, /Airtime sold(?![\s\S]*Not paid yet)/);
    await limits(shop, /no limit/, /👤 Chioma/);
    const free = await asksForAirtime(ada, { phone, amount: "5,000" });
    expect(free.text).not.toMatch(/Credit limit/);
  });

  it("of 0 is no credit, holds for seats, and is in the trail", async ({ shop, ada }) => {
    const { helper, seat } = await hires(shop);
    await lets(shop, helper, seat);
    await sellsForSure(ada, { phone });
    const sold = ada.chat.at(-1) as ChatMessage;
    await tapsMore(ada, sold, /✏️ Name/);
    await sees(ada, /What do you call/);
    await asks(ada, "Chioma", /Saved/);
    await limits(shop, "0", /📒 No credit/);
    const card = await asksForAirtime(helper, { phone, amount: "300" });
    expect(card.text).toMatch(/📒 No credit/);
    expect(await answerTo(helper, owesLabel, card)).toMatch(/₦0\.00 is owed, the limit is ₦0\.00/);
    await tapsCard(helper, card, buyLabel, /Airtime sold/);
    const account = await asks(ada, "/account", /Developer/);
    await tapsAndSees(ada, /Activity/, /set a customer's credit limit/, account);
    expect(await tapsForged(shop.telegram, helper, `credit:${"0".repeat(26)}`)).toMatch(/not allowed|owner/);
    expect(await tapsForged(shop.telegram, ada, `credit:${"0".repeat(26)}`)).toMatch(/not in your shop/);
  });
});

describe("a repeat on the home screen", () => {
  it("shows who owes, what and since when, as its confirm card does", async ({ ada }) => {
    await owes(ada, "Efe", { phone, amount: "700" });
    const home = await asks(ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/📒 Efe owes ₦700\.00 since \d+ \w+/);
    expect(labels(ada, home)[0]).toEqual(["📱📒 Efe ₦700"]);
    await ada.taps(/Efe/, { message: home.id });
    const card = await sees(ada, ({ id, text }) => id > home.id && /Sell airtime\?/.test(text));
    expect(card.text).toMatch(/Owes you ₦700\.00 already, since/);
    const debtor = await opensDebtor(ada, /Efe/);
    await tapsCard(ada, debtor, /Paid all/, /owes you nothing/);
    const after = await asks(ada, "/menu", /Wallet/);
    expect(after.text).not.toMatch(/Efe owes/);
    expect(labels(ada, after)[0]).toEqual(["📱 Efe ₦700"]);
  });
});
