import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, openClockedShop } from "../support/alerted-shop.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";

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
  it("is told in one message: where the money is, and what to do with the customer's cash", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    const card = await takesBack(shop);
    await sees(ada, ({ replyTo }) => replyTo === card.id);
    await shop.idle();
    await shop.clock.advance(30_000);
    await shop.idle();
    const [told, ...more] = ada.chat.filter(({ replyTo }) => replyTo === card.id);
    expect(more).toEqual([]);
    expect(told?.text).toMatch(/earlier message was wrong.*Failed\./s);
    expect(told?.text).toMatch(/The service has refunded ₦487\.50\. Your wallet does not show it yet/);
    expect(told?.text).toMatch(/Give the customer ₦500\.00 back/);
    expect(told && labelsOf(told)).toEqual(["↩️ Gave it back", "🔁 Sell again"]);
    const shown = now(ada, card);
    expect(labelsOf(shown)).toEqual(expect.arrayContaining(["↩️ Gave it back", "🔁 Sell again"]));
  });

  it("says that the money is back once the wallet has shown it, and not before", async () => {
    await using shop = await openClockedShop();
    const card = await takesBack(shop);
    expect(now(shop.ada, card).text).toMatch(/has refunded ₦487\.50\. Your wallet does not show it yet/);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /₦487\.50 is back in your wallet/);
    expect(now(shop.ada, card).text).not.toMatch(/does not show it yet/);
  });

  it("asks for no cash back where the customer had not paid", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await ada.taps(/Mark as owing/, { message: card.id });
    await ada.sees(/What do you call|Who owes/);
    await ada.taps(/Just the number/);
    await ada.sees(/owes you/);
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await shop.idle();
    await shop.clock.advance(2500);
    const failed = await seesOn(ada, card, /Failed/);
    expect(failed.text).toMatch(/The customer had not paid: there is nothing to give back/);
    expect(labelsOf(failed)).not.toContain("↩️ Gave it back");
  });
});

describe("a pending sale that fails", () => {
  it("says so in one message with what to do, and once the wallet was read that no money is missing", async () => {
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

  it("keeps once that the customer's cash was given back, which moves no sum: it counted as sold nowhere", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    const failed = await seesOn(ada, card, /Failed/);
    await ada.taps(/Gave it back/, { message: failed.id });
    const given = await seesOn(ada, card, /Given back: ₦500\.00/);
    expect(labelsOf(given)).not.toContain("↩️ Gave it back");
    expect((await asks(ada, "/close", /nothing sold/)).text).toMatch(/Cash: should have 0$/m);
  });

  it("says that the money is back where the wallet had shown its charge", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await looksAtWallet(shop);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    await seesOn(ada, card, /Failed.*has refunded ₦487\.50\. Your wallet does not show it yet/s);
    await looksAtWallet(shop);
    await seesOn(ada, card, /₦487\.50 is back in your wallet/);
  });
});
