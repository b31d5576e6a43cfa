import { describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import {
  aCustomer,
  givesLink,
  hourMs,
  openLinked,
  sellsPending,
  showing,
  spoken,
  timesToken,
} from "../support/linked-customers.ts";
import {
  asksForElectricity,
  buyLabel,
  confirms,
  expectTruth,
  invites,
  makesSeat,
  sellsAirtime,
  sellsElectricity,
} from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";

const it = itWith("shop", openLinked, "ngozi", "token", "card");

describe("a linked customer", () => {
  it("reads the network of the number that they ask for", async () => {
    await using shop = await openCounter();
    const bought = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    const chidi = aCustomer(shop, "Chidi");
    await chidi.opens((await givesLink(shop.ada, bought)).payload);
    const mine = await asks(chidi, "/mytokens", /What you bought/);
    const asked = await tapsAndSees(chidi, /Ask for more/, /How much\?/, mine);
    expect(asked.text).toMatch(/^📱 MTN · 0803 555 1234 · Ada Okafor$/m);
    const told = await tapsCard(chidi, asked, /₦500/, /knows that you want ₦500/);
    expect(told.text).toMatch(/^MTN · 0803 555 1234$/m);
    expect((await asks(chidi, "700 airtime", /You asked Ada Okafor for ₦500 at/)).text).toMatch(
      /^MTN · 0803 555 1234\./m,
    );
    const card = await sees(shop.ada, /asks for ₦500 airtime/);
    await tapsCard(shop.ada, card, /Not now/, /Not sold/);
    expect((await sees(chidi, /cannot sell you ₦500 now/)).text).toMatch(/^MTN · 0803 555 1234\./m);
  });

  it("sees a pending sale on its way, and gets its token when it settles at night", async () => {
    const clock = createFakeClock();
    await using shop = await openLinked({ clock });
    const { ngozi } = shop;
    const { reference } = await sellsPending(shop);
    const message = await sees(ngozi, /Ada Okafor is getting this for you/);
    await shop.idle();
    const silent = shop.ada.chat.length;
    clock.setNow(clock.now() + 6 * hourMs);
    shop.vending.settle(reference, "success");
    const shown = await seesOn(ngozi, message, /Token for meter/);
    const token = shop.vending.transactions().at(-1)?.token ?? "";
    expect(shown.text).toContain(spoken(token));
    const news = await sees(ngozi, ({ replyTo }) => replyTo === message.id);
    expect(news.text).toMatch(/Your token for meter 4500 1234 567 is here/);
    await shop.idle();
    expect(timesToken(ngozi, token)).toBe(1);
    expect(shop.ada.chat.slice(silent).filter(({ from }) => from === "person")).toEqual([]);
    expectTruth(shop);
  });

  it("learns that a sale that was on its way failed, and nothing of one that fails at the counter", async () => {
    const clock = createFakeClock();
    await using shop = await openLinked({ clock });
    const { ngozi } = shop;
    const { reference } = await sellsPending(shop);
    const message = await sees(ngozi, /is getting this for you/);
    clock.setNow(clock.now() + 60_000);
    shop.vending.settle(reference, "failed");
    await seesOn(ngozi, message, /did not go through. Ask Ada Okafor/);
    await sees(ngozi, /did not go through\. Ask Ada Okafor/);
    await shop.idle();
    const before = ngozi.chat.length;
    shop.vending.switches.purchaseAnswer = "refused";
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "3,000" }), /Failed/);
    await shop.idle();
    expect(ngozi.chat).toHaveLength(before);
  });

  it("stops it with one tap, keeps what is there, and begins again with another", async ({ shop, ngozi, token }) => {
    const [message] = showing(ngozi, token);
    const on = { message: message?.id ?? 0 };
    const tap = await ngozi.taps(/Stop/, on);
    expect((await tap.answer).text).toMatch(/nothing more/);
    await sees(
      ngozi,
      ({ id, inlineKeyboard }) => id === on.message && /Send again/.test(JSON.stringify(inlineKeyboard)),
    );
    expect(now(ngozi, { id: on.message }).text).toContain(spoken(token));
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /Token for meter/);
    await shop.idle();
    expect(said(ngozi, /Token for meter/)).toHaveLength(1);
    await ngozi.taps(/Send again/, on);
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "3,000" }), /Token for meter/);
    await sees(ngozi, /₦3,000\.00/);
  });

  it("stops a sale's messages while it is on its way, and still gets the token in the one that is there", async () => {
    const clock = createFakeClock();
    await using shop = await openLinked({ clock });
    const { ngozi } = shop;
    const { reference } = await sellsPending(shop);
    const message = await sees(ngozi, /is getting this for you/);
    await ngozi.taps(/Stop/, { message: message.id });
    await sees(
      ngozi,
      ({ id, inlineKeyboard }) => id === message.id && /Send again/.test(JSON.stringify(inlineKeyboard)),
    );
    clock.setNow(clock.now() + hourMs);
    const before = ngozi.chat.length;
    shop.vending.settle(reference, "success");
    await seesOn(ngozi, message, /Token for meter/);
    await shop.idle();
    expect(ngozi.chat).toHaveLength(before);
  });

  it("finds all its tokens with /mytokens, and nothing that was sold before or to others", async () => {
    await using shop = await openCounter();
    const { ada } = shop;
    await seesOn(ada, await sellsElectricity(ada, { amount: "1,000" }), /Token for meter/);
    await seesOn(ada, await sellsElectricity(ada, { meter: "5555 6666 777" }), /Token for meter/);
    const card = await seesOn(ada, await sellsElectricity(ada, { amount: "2,000" }), /Token for meter/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(ada, card)).payload);
    await sees(ngozi, /Token for meter/);
    await seesOn(ada, await sellsElectricity(ada, { amount: "3,000" }), /Token for meter/);
    await sees(ngozi, /₦3,000/);
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    expect(mine.text.match(/Token for meter/g)).toHaveLength(2);
    expect(mine.text).toMatch(/₦3,000\.00.*₦2,000\.00/s);
    expect(mine.text).not.toMatch(/₦1,000|5555/);
    await ngozi.taps(/Stop Ada Okafor/, { message: mine.id });
    await sees(ngozi, ({ id, inlineKeyboard }) => id === mine.id && /Resume/.test(JSON.stringify(inlineKeyboard)));
  });

  it("I29: sees nothing else of the shop", async ({ shop, ngozi, card }) => {
    for (const command of ["/menu", "/sell", "/balance", "/fund", "/history", "/customers", "/find 4500"]) {
      await asks(ngozi, command, /What you bought/);
    }
    const reference = shop.vending.transactions()[0]?.reference ?? "";
    const id = reference.slice(3);
    for (const data of [`open:${id}`, `give:${id}`, `name:${id}`, `check:${id}`, "history", "fund", "customers:0"]) {
      await tapsForged(shop.telegram, ngozi, data);
    }
    await shop.idle();
    expect(said(ngozi, /Wallet|History|Link for/)).toEqual([]);
    await ngozi.says("/cancel");
    expect(shop.telegram.commandsFor(ngozi).map(({ command }) => command)).toEqual([
      "mytokens",
      "language",
      "help",
      "deletedata",
    ]);
    await asks(ngozi, "what is this", /What you bought/);
    expect(now(shop.ada, card).text).toMatch(/Token for meter/);
  });

  it("of one shop learns nothing of another, and may have a shop of its own", async ({ shop, ngozi, token }) => {
    shop.vending.addAccount({
      ...{ firstName: "Ngozi", lastName: "Eze", phoneNumber: "08091112222", pin: "2468", walletNaira: 9000 },
    });
    await ngozi.says("/login");
    await asks(ngozi, "08091112222", /PIN for/);
    await asks(ngozi, "2468", /Wallet ₦9,000/);
    await shop.idle();
    expect(shop.telegram.commandsFor(ngozi).map(({ command }) => command)).toContain("sell");
    await seesOn(ngozi, await sellsElectricity(ngozi, { amount: "1,000" }), /Token for meter/);
    await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /Token for meter/);
    await sees(ngozi, /₦2,000\.00.*From Ada Okafor/s);
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    expect(mine.text).toContain(spoken(token));
    expect(mine.text).not.toMatch(/₦1,000/);
  });

  it("takes a seat by its link", async ({ shop, ngozi }) => {
    await ngozi.opens(await invites(shop.ada, await makesSeat(shop.ada)));
    await sees(ngozi, /You now sell for Ada Okafor/);
  });

  it("gets every token in its order, also when Telegram asks for patience in between", async ({ shop, ngozi }) => {
    const first = await asksForElectricity(shop.ada, { amount: "1,000" });
    // The first of them is refused until its sender gives up for now; those behind it must not overtake it.
    shop.telegram.faults.failNext({ method: "sendMessage", kind: "429", retryAfter: 1, times: 3 });
    await tapsCard(shop.ada, first, buyLabel, /Token for meter/);
    for (const amount of ["1,500", "2,000"]) {
      await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount }), /Token for meter/);
    }
    await sees(ngozi, /₦2,000\.00/);
    await shop.idle();
    const texts = said(ngozi, /Token for meter/).map(({ text }) => /₦[\d,]+/.exec(text)?.[0]);
    expect(texts).toEqual(["₦5,000", "₦1,000", "₦1,500", "₦2,000"]);
  });
});

describe("a customer who cannot be reached", () => {
  it("is reported to the reseller once, and gets what was missed on coming back", async ({ shop, ngozi }) => {
    await ngozi.blocks();
    const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /Token for meter/);
    const told = await sees(shop.ada, /did not get this in Telegram/);
    expect(told.replyTo).toBe(card.id);
    await shop.idle();
    expect(said(shop.ada, /did not get this/)).toHaveLength(1);
    await asks(shop.ada, "/customers", /Customers/);
    await tapsAndSees(shop.ada, /4500 1234 567/, /Ngozi has blocked the bot/);
    await ngozi.unblocks();
    await sees(ngozi, /₦2,000\.00/);
    const token = shop.vending.transactions().at(-1)?.token ?? "";
    expect(timesToken(ngozi, token)).toBe(1);
  });

  it("gets what was missed on writing, where Telegram had only said so for a moment", async ({ shop, ngozi }) => {
    const card = await asksForElectricity(shop.ada, { amount: "2,000" });
    shop.telegram.faults.failNext({ method: "sendMessage", kind: "403" });
    await confirms(shop.ada, card);
    await sees(shop.ada, /did not get this in Telegram/);
    await asks(ngozi, "/mytokens", /₦2,000/);
    const token = shop.vending.transactions().at(-1)?.token ?? "";
    await sees(ngozi, () => showing(ngozi, token).length === 2);
  });
});
