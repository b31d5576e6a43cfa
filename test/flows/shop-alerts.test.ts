import { describe, expect } from "vitest";
import {
  hour,
  looksAtWallet,
  minute,
  openClockedShop,
  passes,
  sellsTimes,
  sets,
  told,
} from "../support/alerted-shop.ts";
import { asks, sees, seesOn, tapsCard, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { hires } from "../support/selling.ts";
import { ada as credentials } from "../support/shop.ts";

const it = itWith("shop", openClockedShop);

const accountOf = (shop: Awaited<ReturnType<typeof openClockedShop>>) => shop.vending.accounts()[0]?.id ?? 0;
const low = /^🪫 (?:₦|Wallet low:)/;
const paidIn = /^➕ (?:About )?₦/;

describe("I44: /alerts", () => {
  it("lists the alerts of owners, and each is turned off, on, or set by a tap or by typing", async ({ ada }) => {
    const card = await asks(ada, "/alerts", /Wallet low: under 10 sales\n➕ Money paid in: on/);
    expect(card.text).toMatch(/New costs: off\n🚫 Plans gone: off\n📉 Low profit: off/);
    await sets(ada, /Wallet low/, /Turn off/);
    await sees(ada, /Now: off/);
    await sets(ada, /Wallet low/, /^under ₦10,000$/);
    await asks(ada, "/alerts", /Wallet low: under ₦10,000/);
    await sets(ada, /Wallet low/, /Type it/);
    await asks(ada, "plenty", /“plenty” is not an amount/);
    await asks(ada, "15 sales", /Now: under 15 sales/);
    await sets(ada, /Low profit/, /Turn on/);
    await asks(ada, "/alerts", /Wallet low: under 15 sales[\s\S]*Low profit: under ₦5,000/);
    const trail = await asks(ada, "/account", /Ada/);
    await tapsCard(ada, trail, /Activity/, /changed an alert: 🪫 Wallet low/);
  });

  it("is only an owner's, from the books too", async ({ shop }) => {
    const books = await asks(shop.ada, "/books", /Books/);
    await tapsCard(shop.ada, books, /Alerts/, /Wallet low/);
    const { helper } = await hires(shop);
    await helper.says("/alerts");
    await shop.idle();
    expect(told(helper, /Wallet low/)).toEqual([]);
  });
});

describe("I44: a low wallet", () => {
  it("comes with the sales that it covers and the bank details, once, and again after the wallet was filled", async () => {
    await using shop = await openClockedShop({ walletNaira: 7500 });
    const { ada } = shop;
    await asks(ada, "/fund", /Pay by bank transfer/);
    await sellsTimes(shop, 5);
    expect(told(ada, low)).toEqual([]);
    await sellsTimes(shop, 1);
    const alert = await sees(ada, low);
    expect(alert.text).toMatch(/^🪫 ₦4,575\.00 covers about 9 more sales at today's pace\nSeen 14:\d\d/);
    expect(alert.text).toMatch(/Pay by bank transfer to/);
    expect(JSON.stringify(alert.inlineKeyboard)).toMatch(/copy_text/);
    await sellsTimes(shop, 1);
    await shop.restart();
    await sellsTimes(shop, 1);
    expect(told(ada, low)).toHaveLength(1);
    shop.vending.fund(accountOf(shop), 17_000);
    await ada.says("/balance");
    await looksAtWallet(shop);
    await sets(ada, /Wallet low/, /^under ₦20,000$/);
    await sellsTimes(shop, 2);
    expect(told(ada, low)).toHaveLength(1);
    await passes(shop, hour);
    expect(told(ada, low)).toHaveLength(2);
  });

  it("that falls on is shown on the alert's card, and told again once it has halved", async () => {
    await using shop = await openClockedShop({ walletNaira: 7500 });
    const { ada } = shop;
    await sets(ada, /Wallet low/, /^under ₦5,000$/);
    await sellsTimes(shop, 6);
    const alert = await sees(ada, /^🪫 ₦4,575\.00/);
    await sellsTimes(shop, 1);
    await shop.clock.advance(10_000);
    await seesOn(ada, alert, /^🪫 ₦4,087\.50/);
    await sellsTimes(shop, 4);
    expect(told(ada, low)).toHaveLength(1);
    await passes(shop, hour);
    expect(told(ada, low)).toHaveLength(2);
    expect(told(ada, low)[1]).toMatch(/^🪫 ₦2,137\.50/);
  });

  it("reaches no seat", async () => {
    await using shop = await openClockedShop({ walletNaira: 9000 });
    const { helper } = await hires(shop);
    await sets(shop.ada, /Wallet low/, /^under ₦20,000$/);
    await sellsTimes(shop, 1);
    await sees(shop.ada, low);
    expect(told(helper, low)).toEqual([]);
  });
});

describe("I44: money paid in", () => {
  it("comes when it is seen, without a choice of the owner, never twice an hour, also with a restart in between", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    for (const naira of [30_000, 5000, 700]) {
      shop.vending.fund(accountOf(shop), naira);
      await ada.says("/balance");
      await looksAtWallet(shop);
      if (naira === 5000) await shop.restart();
    }
    expect(told(ada, paidIn)).toEqual([expect.stringMatching(/^➕ ₦30,000\.00 came in\nWallet ₦42,450\.00/)]);
    await passes(shop, hour);
    expect(told(ada, paidIn)).toHaveLength(2);
    expect(told(ada, paidIn)[1]).toMatch(/^➕ ₦5,700\.00 came in\nWallet ₦48,150\.00/);
  });

  it("is not told where it was turned off meanwhile, or of play money", async ({ shop, ada }) => {
    for (const naira of [30_000, 5000]) {
      shop.vending.fund(accountOf(shop), naira);
      await ada.says("/balance");
      await looksAtWallet(shop);
    }
    await sets(ada, /Money paid in/, /Turn off/);
    await passes(shop, hour);
    expect(told(ada, paidIn)).toHaveLength(1);
    await sets(ada, /Money paid in/, /Turn on/);
    const account = await asks(ada, "/account", /Ada/);
    await ada.taps(/sandbox|practice/i, { message: account.id });
    await shop.idle();
    for (const naira of [0, 5000]) {
      if (naira > 0) shop.vending.fund(accountOf(shop), naira, "sandbox");
      await ada.says("/balance");
      await looksAtWallet(shop);
    }
    await passes(shop, hour);
    expect(told(ada, paidIn)).toHaveLength(1);
  });

  it("is not told once the account's data is deleted", async ({ shop, ada }) => {
    for (const naira of [30_000, 5000]) {
      shop.vending.fund(accountOf(shop), naira);
      await ada.says("/balance");
      await looksAtWallet(shop);
    }
    const card = await asks(ada, "/deletedata", /Kept, because the books need it/);
    await tapsCard(ada, card, /Delete my data/, /Delete it for good\?/);
    await tapsCard(ada, card, /Delete for good/, /PIN to delete/);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /Deleted\. You are logged out/);
    await passes(shop, hour + minute);
    expect(told(ada, paidIn)).toHaveLength(1);
  });
});
