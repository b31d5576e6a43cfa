import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, looksSoon, openClockedShop, told } from "../support/alerted-shop.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { sellsAirtime } from "../support/selling.ts";

const it = itWith("shop", openClockedShop);

const labelsOf = (card: ChatMessage) => card.inlineKeyboard.flat().map(({ text }) => text);

/** A sale of ₦500, taken back by the service after the wallet has shown its charge. */
async function takesBack(shop: ClockedShop): Promise<ChatMessage> {
  const { ada, vending } = shop;
  const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
  await looksAtWallet(shop);
  await seesOn(ada, card, /Cost ₦487\.50/);
  vending.reverse(vending.transactions().at(-1)?.reference ?? "");
  await shop.idle();
  await shop.clock.advance(2500);
  await seesOn(ada, card, /Failed/);
  return card;
}

describe("a sale that the service takes back", () => {
  it("is reported in one message: where the money is, and what to do with the customer's cash", async ({ shop }) => {
    const { ada } = shop;
    const card = await takesBack(shop);
    const reply = await sees(ada, ({ replyTo }) => replyTo === card.id);
    expect(reply.text).toMatch(/The service says that it has refunded ₦487\.50\./);
    await shop.idle();
    await shop.clock.advance(30_000);
    await shop.idle();
    const [told, ...more] = ada.chat.filter(({ replyTo }) => replyTo === card.id);
    expect(more).toEqual([]);
    expect(told?.text).toMatch(/earlier message was wrong.*Failed\./s);
    expect(told?.text).toMatch(/₦487\.50 is back in your wallet\./);
    expect(told?.text).toMatch(/Give the customer ₦500\.00 back/);
    expect(told && labelsOf(told)).toEqual(["↩️ Gave it back", "🔁 Sell again"]);
    const shown = now(ada, card);
    expect(labelsOf(shown)).toEqual(expect.arrayContaining(["↩️ Gave it back", "🔁 Sell again"]));
    const close = await asks(ada, "/close", /nothing sold/);
    expect(close.text).toMatch(/^Cash: should have 500\n↩️ 500 of it is to be given back$/m);
  });

  it("says that the money is back once the wallet has shown it, and not before", async ({ shop }) => {
    const card = await takesBack(shop);
    expect(now(shop.ada, card).text).toMatch(/says that it has refunded ₦487\.50\./);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /₦487\.50 is back in your wallet/);
    expect(now(shop.ada, card).text).not.toMatch(/says that it has refunded/);
  });

  it("says in the reply, too, that the cash is given back and the money in the wallet, whichever button was tapped", async () => {
    for (const isOnReply of [true, false]) {
      await using shop = await openClockedShop();
      const { ada } = shop;
      const card = await takesBack(shop);
      const reply = await sees(ada, ({ replyTo }) => replyTo === card.id);
      await ada.taps(/Gave it back/, { message: isOnReply ? reply.id : card.id });
      const given = await seesOn(ada, reply, /earlier message was wrong.*Failed\..*Given back: ₦500\.00/s);
      expect(labelsOf(given)).toEqual(["🔁 Sell again"]);
      await seesOn(ada, card, /Given back: ₦500\.00/);
      expect(labelsOf(now(ada, card))).not.toContain("↩️ Gave it back");
      await looksAtWallet(shop);
      await seesOn(ada, reply, /₦487\.50 is back in your wallet/);
    }
  });

  it("asks for no cash back where the customer had not paid", async ({ shop, ada, vending }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await tapsAndSees(ada, /Mark as owing/, /What do you call|Who owes/, card);
    await tapsAndSees(ada, /Just the number/, /owes you/);
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await shop.idle();
    await shop.clock.advance(2500);
    const failed = await seesOn(ada, card, /Failed/);
    expect(failed.text).toMatch(/The customer had not paid: there is nothing to give back/);
    expect(labelsOf(failed)).not.toContain("↩️ Gave it back");
  });
});

const accountOf = ({ vending }: ClockedShop) => vending.accounts()[0]?.id ?? 0;

/** Asks for the balance, and lets the book compare it with the one before. */
async function looksNow(shop: ClockedShop): Promise<void> {
  await shop.ada.says("/balance");
  await looksAtWallet(shop);
}

/** Pays in, and waits for the message to the owner. */
async function paysIn(shop: ClockedShop, naira: number): Promise<void> {
  shop.vending.fund(accountOf(shop), naira);
  await looksNow(shop);
}

describe("I41: a refund beside money that comes in", () => {
  it("shows as more in the wallet to an owner who has paid and asks, and not as a payment that came in", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await looksAtWallet(shop);
    const bank = await asks(ada, "/fund", /Pay by bank transfer/);
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await shop.idle();
    await tapsCard(ada, bank, /have paid/, /^➕ Your wallet has ₦487\.50 more than at 14:\d\d:\d\d\./);
    await looksSoon(shop, 2500);
    await seesOn(ada, card, /says that it has refunded ₦487\.50\./);
    // The look that the contradiction has asked for comes before the service has surely caught up.
    for (const _ of [1, 2]) await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
    expect(said(ada, /came in/)).toEqual([]);
  });

  it("is first called money that came in if the news comes later, and then a refund there, too", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await looksAtWallet(shop);
    vending.webhooks.mode = "withheld";
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await looksNow(shop);
    const alert = await sees(ada, /^➕ ₦487\.50 came in/);
    expect(alert.text).not.toMatch(/refund/);
    vending.webhooks.release();
    await shop.idle();
    await shop.clock.advance(2500);
    await seesOn(ada, card, /says that it has refunded ₦487\.50\./);
    await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
    await shop.clock.advance(10_000);
    await seesOn(ada, alert, /^➕ ₦487\.50 came in\n↩️ ₦487\.50 of it is a refund/);
    await asks(ada, "/close", /nothing sold/);
    expect(told(ada, /^➕/)).toHaveLength(1);
  });

  it("is back on its card where its record had named the charge, and money came in before", async ({ shop }) => {
    const { ada, vending } = shop;
    vending.switches.webhookAmount = "charge";
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await looksAtWallet(shop);
    await paysIn(shop, 20_000);
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await shop.idle();
    await shop.clock.advance(2500);
    await seesOn(ada, card, /says that it has refunded/);
    await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
    expect(told(ada, /^➕/)).toEqual([expect.stringMatching(/^➕ ₦20,000\.00 came in\nWallet ₦31,962\.50/)]);
  });

  it("is not called back on its card while a payment may be all that came in; the payment's message names the refund", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    vending.switches.providerFailure = "kept";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await looksAtWallet(shop);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    await looksAtWallet(shop);
    await paysIn(shop, 20_000);
    await sees(ada, /^➕ ₦20,000\.00 came in\n↩️ ₦487\.50 of it is a refund/);
    expect(now(ada, card).text).toMatch(/says that it has refunded ₦487\.50\./);
    expect(now(ada, card).text).not.toMatch(/is back/);
  });
});

describe("a pending sale that fails", () => {
  it("says so in one message with advice, and after the next look at the wallet that no money is missing", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    const failed = await seesOn(ada, card, /Failed/);
    expect(failed.text).toMatch(/If the customer has paid, give the money back or sell again/);
    expect(labelsOf(failed)).toEqual(expect.arrayContaining(["↩️ Gave it back", "🔁 Sell again"]));
    await shop.idle();
    expect(said(ada, /Failed: MTN/)).toHaveLength(1);
    await looksAtWallet(shop);
    await seesOn(ada, card, /Your wallet was read afterwards: no money is missing/);
    expect(now(ada, card).text).not.toMatch(/If about/);
  });

  it("records once that the customer got the cash back, and changes no total", async ({ ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    const failed = await seesOn(ada, card, /Failed/);
    await ada.taps(/Gave it back/, { message: failed.id });
    const given = await seesOn(ada, card, /Given back: ₦500\.00/);
    expect(labelsOf(given)).not.toContain("↩️ Gave it back");
    expect((await asks(ada, "/close", /nothing sold/)).text).toMatch(/Cash: should have 0$/m);
  });

  it("says that the money is back where the wallet had shown its charge", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await looksAtWallet(shop);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    await seesOn(ada, card, /Failed.*says that it has refunded ₦487\.50\./s);
    await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
  });
});
