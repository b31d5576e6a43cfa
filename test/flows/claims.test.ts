import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { loadText, textOf } from "../../src/bot/ui/text.ts";
import { silentLog } from "../../src/core/log.ts";
import { type ClockedShop, keepsMoney, looksAtWallet, openClockedShop } from "../support/alerted-shop.ts";
import { asks, complains, now, opensMore, sees, seesOn, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, hires, sellsAirtime } from "../support/selling.ts";
import { waitFor } from "../support/until.ts";

const it = itWith("shop", openClockedShop);

const labelsOf = (card: ChatMessage) => card.inlineKeyboard.flat().map(({ text }) => text);

/** Pays into the wallet, and lets the shop look at it. */
async function gets(shop: ClockedShop, naira: number): Promise<void> {
  shop.vending.fund(shop.vending.accounts()[0]?.id ?? 0, naira);
  await shop.ada.says("/balance");
  await looksAtWallet(shop);
}

/** The service takes its only sale back, and says so when the shop asks again. */
async function takesBack({ ada, vending, clock, idle }: ClockedShop, card: ChatMessage): Promise<void> {
  vending.reverse(vending.transactions()[0]?.reference ?? "");
  await waitFor(async () => {
    await idle();
    await clock.advance(2500);
    return /Failed/.test(now(ada, card).text);
  }, "the sale is called failed");
}

async function opensClaims(person: Person): Promise<ChatMessage> {
  const menu = await asks(person, "/menu", /Wallet/);
  await tapsCard(person, menu, /Money/, /money|wallet/i);
  return tapsCard(person, menu, /Service owes you/, /⚖️/);
}

describe("I53: what the service owes", () => {
  it("stands in its list with its proof, on the sale's record and on the close, until the wallet shows it", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    expect((await opensClaims(ada)).text).toMatch(/owes you nothing that I can prove/);
    const card = await keepsMoney(shop);
    const list = await opensClaims(ada);
    expect(list.text).toMatch(/The service owes you ₦487\.50 \(1\)/);
    await ada.taps(/^₦487\.50 · MTN · today$/, { message: list.id });
    const claim = await seesOn(ada, list, /Failed, not given back: ₦487\.50 · open since/);
    expect(claim.text).toMatch(/record: failed.*Wallet ₦12,450\.00 → ₦11,962\.50.*VB-/s);
    expect((await asks(ada, "/close", /Wallet/)).text).toMatch(/^⚖️ The service owes you ₦487\.50 \(1\)$/m);
    expect((await opensMore(ada, card)).text).toMatch(/⚖️ Failed, not given back: ₦487\.50 · open since/);
    await gets(shop, 487.5);
    expect((await opensClaims(ada)).text).toMatch(/owes you nothing/);
    expect((await asks(ada, "/close", /Wallet/)).text).not.toMatch(/⚖️/);
    expect((await opensMore(ada, card)).text).toMatch(/⚖️ Failed, not given back: ₦487\.50 · back in your wallet/);
    // A list from before leads to what is left.
    await tapsCard(ada, claim, /Close it/, /owes you nothing/);
  });

  it("is in no total: the wallet is what it holds, and nothing is sold, earned or to come", async ({ shop, ada }) => {
    await keepsMoney(shop);
    await opensClaims(ada);
    const home = await asks(ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/₦11,962\.50/);
    expect(home.text).toMatch(/Today no sales yet/);
    const close = await asks(ada, "/close", /nothing sold/);
    expect(close.text).toMatch(/^Profit ₦0\nCash: should have 0\nWallet 12,450 → 11,962\.50: −487\.50 for sales\n⚖️/m);
    shop.vending.switches.purchaseAnswer = "by-service";
    expect((await asksForAirtime(ada)).text).toMatch(/Wallet after ₦11,475\.00/);
    expect((await asks(ada, "/books", /📊 Books/)).text).not.toMatch(/487|11,962|975/);
  });

  it("is for the second charge only, still, where its sale is reversed meanwhile and refunded once", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    Object.assign(vending.switches, { gatewayRepeats: true, doubledReference: "charged-again" });
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    for (const _ of [1, 2]) await looksAtWallet(shop);
    const list = await opensClaims(ada);
    const claim = await tapsCard(ada, list, /^₦487\.50/, /Charged more than once: ₦487\.50/);
    await takesBack(shop, card);
    for (const _ of [1, 2]) await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
    await tapsCard(ada, claim, /Close it/, /Why close it\? .*still owes you ₦487\.50/);
    expect((await opensClaims(ada)).text).toMatch(/The service owes you ₦487\.50 \(1\)/);
    await gets(shop, 487.5);
    expect((await opensClaims(ada)).text).toMatch(/owes you nothing/);
    expect((await asks(ada, "/close", /nothing sold/)).text).not.toMatch(/⚖️|other| in /);
  });

  it.each(["before", "after"])(
    "of a second charge is missing on the card, too, if the doubt is checked %s the refund",
    async (when) => {
      await using shop = await openClockedShop();
      const { ada, vending } = shop;
      Object.assign(vending.switches, { gatewayRepeats: true, doubledReference: "charged-again" });
      const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
      for (const _ of [1, 2]) await looksAtWallet(shop);
      await seesOn(ada, card, /more left your wallet than this sale costs/);
      const checks = () => tapsCard(ada, card, /Mark as checked/, /^(?!.*more left your wallet)/s);
      if (when === "before") await checks();
      await takesBack(shop, card);
      for (const _ of [1, 2]) await looksAtWallet(shop);
      await seesOn(ada, card, /₦487\.50 is back in your wallet/);
      if (when === "after") expect((await checks()).text).toMatch(/₦487\.50 is back in your wallet/);
      const record = await opensMore(ada, card);
      expect(record.text).toMatch(/₦487\.50 is back in your wallet/);
      expect(record.text).toMatch(/⚖️ Charged more than once: ₦487\.50 · open since/);
      expect(JSON.stringify(ada.history)).not.toMatch(/no money is missing/);
      expect((await opensClaims(ada)).text).toMatch(/The service owes you ₦487\.50 \(1\)/);
    },
  );

  it("is not closed by money that the shop pays in itself", async ({ shop }) => {
    await keepsMoney(shop);
    await gets(shop, 20_000);
    expect((await opensClaims(shop.ada)).text).toMatch(/The service owes you ₦487\.50 \(1\)/);
  });

  it("is a second charge of one sale, which a complaint and a file of all packs name", async ({ shop }) => {
    const { ada, vending } = shop;
    Object.assign(vending.switches, { gatewayRepeats: true, doubledReference: "charged-again" });
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await looksAtWallet(shop);
    await looksAtWallet(shop);
    await seesOn(ada, card, /more left your wallet than this sale costs/);
    const list = await opensClaims(ada);
    const claim = await tapsCard(ada, list, /^₦487\.50/, /Charged more than once: ₦487\.50/);
    const pack = await tapsCard(ada, claim, /Make a complaint/, /What is wrong: Charged twice/);
    expect(pack.text).toMatch(/⚖️ Charged more than once: ₦487\.50 · open since/);
    const again = await opensClaims(ada);
    await ada.taps(/All claims as a file/, { message: again.id });
    const { document } = await sees(ada, ({ document: file }) => /-claims\.txt$/.test(file?.name ?? ""));
    const text = Buffer.from(shop.telegram.file(document?.fileId ?? "") ?? []).toString();
    expect(text).toMatch(/Please look at this sale\nWhat is wrong: Charged twice\nReference VB-/);
    expect(text).toMatch(/⚖️ Charged more than once: ₦487\.50/);
    expect(text).not.toMatch(/<\w|&\w+;/);
    await gets(shop, 487.5);
    expect((await opensClaims(ada)).text).toMatch(/owes you nothing/);
    await sees(ada, /₦487\.50 came in\n.*₦487\.50 of it is a refund from the service/);
    const settled = await seesOn(ada, card, /^(?!.*more left your wallet)/s);
    expect(settled.text).toMatch(/Airtime sold/);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/Look at/);
    expect((await asks(ada, "/close", /Wallet/)).text).not.toMatch(/ in |other|refund/i);
  });

  it("leaves an open complaint its reason in the file of all packs", async ({ shop, ada }) => {
    const card = await keepsMoney(shop);
    await complains(ada, await opensMore(ada, card), /Nothing arrived/);
    const list = await opensClaims(ada);
    await ada.taps(/All claims as a file/, { message: list.id });
    const { document } = await sees(ada, ({ document: file }) => /-claims\.txt$/.test(file?.name ?? ""));
    const text = Buffer.from(shop.telegram.file(document?.fileId ?? "") ?? []).toString();
    expect(text).toMatch(/What is wrong: Nothing arrived.*⚖️ Failed, not given back: ₦487\.50/s);
  });

  it("is none any more once the service calls the sale sold after all, and the card says so", async ({ shop, ada }) => {
    const card = await keepsMoney(shop);
    expect((await opensClaims(ada)).text).toMatch(/The service owes you ₦487\.50 \(1\)/);
    shop.vending.settle(shop.vending.transactions()[0]?.reference ?? "", "success");
    await waitFor(async () => {
      await shop.idle();
      await shop.clock.advance(2500);
      return /Airtime sold/.test(now(ada, card).text);
    }, "the sale is called sold");
    await sees(ada, /earlier message was wrong/i);
    await looksAtWallet(shop);
    expect((await opensClaims(ada)).text).toMatch(/owes you nothing/);
    const close = await asks(ada, "/close", /Wallet/);
    expect(close.text).toMatch(/−487\.50 for sales/);
    expect(close.text).not.toMatch(/⚖️|other/);
  });

  it("is closed by hand with a reason, once, which the trail tells", async ({ shop, ada }) => {
    const card = await keepsMoney(shop);
    const list = await opensClaims(ada);
    const claim = await tapsCard(ada, list, /₦487\.50/, /record: failed/);
    const asked = await tapsCard(ada, claim, /Close it/, /Why close it\? .*still owes you ₦487\.50/);
    const data = asked.inlineKeyboard.flat()[0]?.callback_data ?? "";
    expect(labelsOf(asked)).toEqual(
      expect.arrayContaining(["It came another way", "I bought it elsewhere", "I give it up"]),
    );
    await tapsCard(ada, asked, /It came another way/, /owes you nothing/);
    expect(await tapsForged(shop.telegram, ada, data)).toMatch(/owes nothing for this sale now/);
    expect((await opensMore(ada, card)).text).toMatch(/came another way/);
    const account = await asks(ada, "/account", /Developer/);
    await ada.taps(/Activity/, { message: account.id });
    expect((await seesOn(ada, account, /Activity/)).text).toMatch(/closed a claim on the service/);
    expect(now(ada, asked).text).toMatch(/owes you nothing/);
  });

  it("is shown in each language, with its amount", async ({ shop, ada, telegram }) => {
    await keepsMoney(shop);
    for (const code of ["en", "pcm", "ha", "yo", "ig"]) {
      const say = loadText(code, silentLog);
      await asks(ada, "/language", /./);
      await tapsForged(telegram, ada, `language:${code}`);
      await asks(ada, "/menu", /₦/);
      await tapsForged(telegram, ada, "claims");
      const title = textOf(say.html("claims-title", { owed: "₦487.50", count: 1 }));
      const list = await sees(ada, ({ text }) => text.startsWith(title));
      await ada.taps(/^₦487\.50/, { message: list.id });
      const why = say.plain("claim-failed");
      await sees(ada, ({ id, text }) => id === list.id && text.includes(`⚖️ ${why}: ₦487.50`));
      const close = await asks(ada, "/close", /⚖️/);
      expect(close.text).toContain(textOf(say.html("close-claims", { owed: "₦487.50", count: 1 })));
    }
  });

  it("is reported only to owners", async ({ shop }) => {
    await keepsMoney(shop);
    const list = await opensClaims(shop.ada);
    const sale = list.inlineKeyboard[0]?.[0]?.callback_data?.split(":").at(-1) ?? "";
    const { helper } = await hires(shop);
    for (const data of [
      "claims",
      "claims:file",
      `claims:show:${sale}`,
      `claims:ask:${sale}`,
      `claims:end:mine:${sale}`,
    ])
      expect(await tapsForged(shop.telegram, helper, data), data).not.toMatch(/claim|owes/i);
    await asks(helper, "/close", /./);
    expect(JSON.stringify(helper.history)).not.toMatch(/⚖️/);
    expect((await opensClaims(shop.ada)).text).toMatch(/The service owes you ₦487\.50/);
  });
});
