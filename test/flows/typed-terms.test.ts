import { describe, expect } from "vitest";
import { asks, sees, seesOn, tapsCard, tapsForged, tapsMore } from "../support/chat.ts";
import { openShop } from "../support/histories.ts";
import { itWith } from "../support/it-with.ts";
import { buyLabel, hires } from "../support/selling.ts";

const it = itWith("shop", openShop);

describe("a typed sale on credit", () => {
  it("I39: says so on its card, and is owed with its day once it is sold, and not before", async ({ ada, vending }) => {
    const card = await asks(
      ada,
      "mtn 500 0803 555 1234 she go pay tomorrow",
      /Sell airtime\?[\s\S]*On credit, promised for \d+ \w+: this is owed once it is sold/,
    );
    expect(JSON.stringify(card.inlineKeyboard)).toContain("📒 Sell ₦500, owes");
    await asks(ada, "/owing", /Nobody owes/);
    vending.switches.airtimeAnswer = "pending";
    const again = await asks(ada, "500 mtn 08035551234 he will pay friday", /On credit, promised for/);
    await tapsCard(ada, again, buyLabel, /working on it/);
    await asks(ada, "who owes me", /Nobody owes/);
    const [sale] = vending.transactions();
    vending.settle(sale?.reference ?? "", "success");
    await seesOn(ada, again, /Airtime sold[\s\S]*📒 Not paid yet/);
    const list = await asks(ada, "who owes me", /Owed to you ₦500\.00/);
    await tapsCard(ada, list, /₦500/, /Promised for \d+ \w+/);
  });

  it("I39: is owed by whom the line names, where the number has no name yet", async ({ ada }) => {
    const card = await asks(
      ada,
      "glo 300 0805 555 1234 bro emeka owes",
      /Sell airtime\?\nGlo · Bro Emeka · 0805 555 1234/,
    );
    await tapsCard(ada, card, buyLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    await asks(ada, "who owes me", /Owed to you ₦300\.00/);
    await asks(ada, "emeka paid 300", /Emeka[\s\S]*₦300/);
    await asks(ada, "glo 200 08055551234 sister ada owes", /Sell airtime\?\nGlo · Bro Emeka · 0805 555 1234/);
  });

  it("is owed by nobody where it fails", async ({ ada, vending }) => {
    vending.switches.purchaseAnswer = "refused";
    const card = await asks(ada, "mtn 500 08035551234 on credit", /On credit: this is owed once it is sold/);
    await tapsCard(ada, card, buyLabel, /Failed/);
    await asks(ada, "/owing", /Nobody owes/);
  });

  it("gives nothing back where it fails later: nobody has paid", async ({ shop, ada, vending }) => {
    vending.switches.airtimeAnswer = "pending";
    const card = await asks(ada, "mtn 500 08035551234 on credit", /On credit: this is owed once it is sold/);
    await tapsCard(ada, card, buyLabel, /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    const failed = await seesOn(ada, card, /Failed/);
    await shop.idle();
    expect(failed.text).toMatch(/The customer had not paid: there is nothing to give back/);
    expect(JSON.stringify(ada.chat)).not.toMatch(/Gave it back|If the customer has paid/);
    const forged = `payment:back:${/again:(\w{26})/.exec(JSON.stringify(failed.inlineKeyboard))?.[1]}`;
    expect(await tapsForged(shop.telegram, ada, forged)).toMatch(/[Nn]othing/);
  });

  it("is on credit again where it was not sold and the same is sold again, and what was sold is paid the next time", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "refused";
    const card = await asks(ada, "mtn 500 08035551234 on credit", /On credit: this is owed once it is sold/);
    await tapsCard(ada, card, buyLabel, /Failed/);
    vending.switches.purchaseAnswer = "success";
    await ada.taps(/Sell again/, { message: card.id });
    const again = await sees(ada, ({ id, text }) => id > card.id && /Sell airtime\?/.test(text));
    expect(again.text).toMatch(/On credit: this is owed once it is sold/);
    await tapsCard(ada, again, buyLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    await tapsMore(ada, again, /Sell again/);
    const third = await sees(ada, ({ id, text }) => id > again.id && /Sell airtime\?/.test(text));
    expect(third.text).not.toMatch(/On credit/);
  });

  it("keeps its agreed price and number of pieces through the questions after it", async ({ shop, ada }) => {
    shop.vending.fund(1001, 100_000);
    await asks(ada, "mtn 500 collect 550 on credit", /Phone number/);
    const card = await asks(ada, "0803 555 1234", /Sell airtime\?[\s\S]*Customer pays ₦550\.00[\s\S]*On credit/);
    await tapsCard(ada, card, buyLabel, /Airtime sold[\s\S]*📒 Not paid yet/);
    await asks(ada, "2 waec result checker", /Phone number/);
    await asks(ada, "0803 555 1234", /Sell exam pins\?[\s\S]*2/);
    expect((await asks(ada, "/owing", /Owed to you/)).text).toContain("₦550.00");
  });

  it("takes an agreed price for what the customer pays, and for no plan's price", async ({ shop }) => {
    shop.vending.fund(1001, 100_000);
    await asks(shop.ada, "dstv padi 1234567890 sell at 4500", /Sell TV\?[\s\S]*Padi[\s\S]*Customer pays ₦4,500\.00/);
    await asks(shop.ada, "ikeja prepaid 1000 45011122233 collect 1050", /Sell electricity\?[\s\S]*pays ₦1,050\.00/);
  });

  it("is for users who may say who owes, and a price for owners", async ({ shop }) => {
    const { helper } = await hires(shop);
    await asks(helper, "mtn 500 08035551234 on credit", /may not say who owes/);
    await asks(helper, "mtn 500 08035551234 collect 600", /may not set a price/);
    expect(shop.posts()).toBe(0);
  });

  it("is sold by itself, and not with a list", async ({ shop }) => {
    const rows = "mtn 500 08035551234 on credit\nmtn 200 08035559999";
    const card = await asks(shop.ada, rows, /Sell this list\?[\s\S]*1 good[\s\S]*1 cannot/);
    await tapsCard(shop.ada, card, /1 ·/, /by itself: it says how it is paid for/);
  });
});
