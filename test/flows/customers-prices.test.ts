import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aWhileMs, changeMtn, changePlan, offersData, openShop, opensPrices } from "../support/prices.ts";
import { asksForAirtime, hires, walksTo } from "../support/selling.ts";
import { asksForTooMuch } from "../support/staffed-shop.ts";

const it = itWith("shop", openShop);

const buttons = (card: ChatMessage) => JSON.stringify(card.inlineKeyboard);
/** The list of MTN's SME plans. */
const listsPlans = (person: Person) => walksTo(person, [/Data/, "0803 555 1234", /^SME$/]);

describe("what customers pay", () => {
  it("stands in the list of plans, for the owner and for a helper, and is what a search goes by", async ({ shop }) => {
    const { ada } = shop;
    await opensPrices(ada, /Data/, /^\+₦100$/);
    const { helper } = await hires(shop);
    for (const person of [ada, helper]) {
      const list = await listsPlans(person);
      expect(buttons(list)).toMatch(/2GB[^"]* · ₦1,250"/);
      expect(buttons(list)).not.toMatch(/₦1,150|₦1,240/);
      const found = await asks(person, "2gb under 1250", /Customer pays ₦1,250|match/);
      expect(buttons(found)).toMatch(/₦1,250/);
      await asks(person, "/cancel", /Cancelled/);
    }
  });

  it("is on the button that sells: airtime with a markup is sold at more than its face value", async ({ ada }) => {
    await opensPrices(ada, /Airtime/, /^\+₦50$/);
    const offer = await asksForAirtime(ada);
    expect(offer.text).toMatch(/Face value ₦500\.00\nCustomer pays ₦550\.00\nCost ₦487\.50/);
    expect(buttons(offer)).toMatch(/"✅ Sell at ₦550"/);
    expect(buttons(offer)).not.toMatch(/₦500/);
  });

  it("is on the button also if the cost has moved, and the card says that a customer's price moved", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const airtime = await asksForAirtime(ada);
    await shop.idle();
    changeMtn(shop, { apiSellerDiscount: 1 });
    clock.shift(aWhileMs);
    await ada.taps(/Sell ₦500/, { message: airtime.id });
    const moved = await seesOn(ada, airtime, /The cost changed from ₦487\.50 to ₦495\.00\. No money was taken/);
    expect(moved.text).not.toMatch(/now pays/);
    expect(buttons(moved)).toMatch(/"✅ Sell at ₦500"/);
    await opensPrices(ada, /Data/, /^\+₦100$/);
    const data = await walksTo(ada, [/Data/, "0803 555 1234", /^SME$/, /^2GB/]);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 1350 });
    clock.shift(aWhileMs);
    const dearer = await tapsCard(ada, data, /Sell ₦1,250/, /The customer now pays ₦1,450\.00, not ₦1,250\.00/);
    expect(buttons(dearer)).toMatch(/"✅ Sell at ₦1,450"/);
    expect(shop.posts()).toBe(0);
  });
});

describe("the rows of a list of sales", () => {
  it("add up to what stands above them, in the history and on a helper's home, which says what the till should hold", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await opensPrices(ada, /Airtime/, /Type it/);
    await ada.says("+50.25");
    await sees(ada, /Customers pay: \+₦50\.25/);
    await opensPrices(ada, /Data/, /^\+₦100$/);
    const { helper } = await hires(shop);
    const airtime = await asksForAirtime(helper);
    await tapsCard(helper, airtime, /Sell at ₦550\.25/, /Airtime sold/);
    const data = await walksTo(helper, [/Data/, "0803 555 1234", /^SME$/, /^2GB/]);
    await tapsCard(helper, data, /Sell ₦1,250/, /Data sold/);
    for (const person of [ada, helper]) {
      const history = await asks(person, "/history", /Latest sales/);
      expect(history.text).toMatch(/2 sales · sold ₦1,800\.25/);
      expect(buttons(history)).toMatch(/ ₦1,250 · .* ₦550\.25 · /);
      const found = await asks(person, "/find 0803 555", /Sales with/);
      expect(found.text).toMatch(/2 sales · sold ₦1,800\.25/);
    }
    const home = await asks(helper, "/menu", /Today/);
    expect(home.text).toMatch(/Today 2 sales · sold ₦1,800\.25\nYou should have ₦1,800\.25 in hand/);
    const history = await asks(ada, "/history", /Latest sales/);
    const record = await tapsAndSees(ada, /₦550\.25/, /confirmed \d\d:/, history);
    const question = await tapsAndSees(ada, /Mark as owing/, /Who owes it/, record);
    await tapsAndSees(ada, /Just the number/, /owes you ₦550\.25/, question);
    expect(buttons(await asks(ada, "/history", /Latest sales/))).toMatch(/📒 .* ₦550\.25 · owes · …1234/);
    expect((await asks(helper, "/menu", /sold ₦1,800\.25/)).text).toMatch(/You should have ₦1,250\.00 in hand/);
  });
});

describe("a helper's limits", () => {
  it("go by what customers pay: tries with one amount and another tell nothing of the cost", async ({ shop }) => {
    const { helper } = await hires(shop);
    // ₦5,128 of airtime costs less than the ₦5,000 that one sale may be.
    for (const amount of ["5,128", "5,000.01"])
      await asksForTooMuch(helper, amount, /Your limit for one sale is ₦5,000\.00\. This is more/);
    expect(shop.posts()).toBe(0);
    const offer = await asksForAirtime(helper, { amount: "5,000" });
    await tapsCard(helper, offer, /Sell ₦5,000/, /Airtime sold/);
    expect((await asks(helper, "/menu", /left today/)).text).toMatch(/\n₦15,000\.00 left today/);
  });

  it.each([
    { normalPrice: 5100, says: /Your limit for one sale is ₦5,000\.00\. This is more/, left: "20,000" },
    { normalPrice: 4900, says: /Customer pays ₦1,250\.00/, left: "15,100" },
  ])("count a plan that is sold below its list price of ₦$normalPrice with it", async ({ normalPrice, says, left }) => {
    await using shop = await openShop();
    changePlan(shop, { normalPrice });
    await opensPrices(shop.ada, /Data/, /^\+₦100$/);
    const { helper } = await hires(shop);
    const answer = await asks(helper, "data mtn 0803 555 1234 2gb 30 days sme", says);
    if (buttons(answer).includes("Sell ₦1,250")) {
      await tapsCard(helper, answer, /Sell ₦1,250/, /Data sold/);
    }
    expect((await asks(helper, "/menu", /left today/)).text).toContain(`\n₦${left}.00 left today`);
  });

  it("let no plan through that the owner has not priced and the service names no price for", async ({ shop, ada }) => {
    const { helper } = await hires(shop);
    changePlan(shop, { normalPrice: 0 });
    await asks(helper, "data mtn 0803 555 1234 2gb 30 days sme", /This has no price yet\. No money was taken/);
    await opensPrices(ada, /Data/, /^\+₦100$/);
    await asks(helper, "data mtn 0803 555 1234 2gb 30 days sme", /Customer pays ₦1,250\.00/);
  });
});

describe("a price that is typed", () => {
  it("is what the customer pays: for a network it needs a sign, and one below the cost is asked about with the loss", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await opensPrices(ada, /Data/, /One network/, /^MTN$/, /Type it/);
    await asks(ada, "50", /I cannot read “50”\. Type what to add, like \+50/);
    await asks(ada, "/cancel", /Cancelled/);
    const plan = await opensPrices(ada, /Data/, /One network/, /^MTN$/, /One plan/, /2GB.*SME.*1,240/);
    expect(plan.text).toMatch(/Customer pays ₦1,240\.00\nCost ₦1,150\.00\nProfit ₦90\.00/);
    await ada.taps(/Type it/, { message: plan.id });
    const question = await asks(ada, "50", /below its cost/);
    expect(question.text).toMatch(/What costs ₦1,150\.00 is sold at ₦50\.00: loss ₦1,100\.00 on each sale/);
    await ada.taps(/Cancel/, { message: question.id });
    expect((await offersData(ada)).text).toMatch(/Customer pays ₦1,240\.00/);
  });

  it("for one sale, below the cost, is asked about on a red button that names it", async ({ ada }) => {
    const offer = await offersData(ada);
    await tapsCard(ada, offer, /Set price/, /What does the customer pay/);
    await asks(ada, "+50", /“\+50” is not an amount/);
    const asked = await asks(ada, "50", /Customer pays ₦50\.00\nCost ₦1,150\.00\n🔴 Loss ₦1,100\.00/);
    const [[sell] = []] = asked.inlineKeyboard;
    expect(sell).toMatchObject({ text: "✅ Sell ₦50", style: "danger" });
  });
});
