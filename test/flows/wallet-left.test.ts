import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, looksSoon, minute, openClockedShop } from "../support/alerted-shop.ts";
import { asks, seesOn } from "../support/chat.ts";
import { pastes } from "../support/lists.ts";
import { asksForAirtime, asksForElectricity, beginsSale, sellsAirtime, sellsElectricity } from "../support/selling.ts";

/** Some minutes before midnight, in Lagos. */
const lateEvening = Date.UTC(2026, 10, 14, 22, 57);
const buttonsOf = ({ inlineKeyboard }: ChatMessage) => inlineKeyboard.flat();
const labelsOf = (card: ChatMessage) => buttonsOf(card).map(({ text }) => text);
const sellButton = (card: ChatMessage) => buttonsOf(card).find(({ text }) => /Sell/.test(text));

/** The wallet is read once money has been at rest for a moment. */
async function rests(shop: ClockedShop): Promise<void> {
  await shop.idle();
  await shop.clock.advance(40_000);
  await asks(shop.ada, "/balance", /Wallet/);
  await looksAtWallet(shop);
}

/** Sells ₦2,500 of electricity for ₦2,475, which stays pending at the service. */
async function sellsPending(shop: ClockedShop): Promise<ChatMessage> {
  shop.vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,500" }), /working on it/);
  shop.vending.switches.purchaseAnswer = "by-service";
  return card;
}

describe("a pending sale that the wallet has paid for", () => {
  it("is taken off once: at home, on a card and in a list", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    const card = await sellsPending(shop);
    expect(card.text).toMatch(/The money may have left your wallet/);
    await rests(shop);
    await seesOn(ada, card, /working on it.*₦2,475\.00 has left your wallet/s);
    expect(vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 247_500);
    const home = await asks(ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/₦9,975\.00/);
    expect(home.text).toMatch(/1 sale is still being checked · already taken from the wallet/);
    const close = await asks(ada, "/close", /nothing sold/);
    expect(close.text).toMatch(
      /⏳ 1 sale being checked \(₦2,475\.00\) · not in profit or cash yet\n.*−2,475 for sales/s,
    );
    expect((await asksForAirtime(ada)).text).toMatch(/Wallet after ₦9,487\.50/);
    expect((await pastes(ada, ["0803 555 1000, 500", "0803 555 1001, 500"])).text).toMatch(
      /Wallet after, about ₦9,000\.00/,
    );
    // Its cost is not listed: the card has the balance that home has.
    expect((await asksForElectricity(ada, { meter: "45001112223" })).text).toMatch(
      /\nWallet ₦9,975\.00, seen \d\d:\d\d/,
    );
  });

  it("is taken off once also while the wallet is read for the first time", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    await sellsPending(shop);
    await looksSoon(shop);
    const home = await asks(ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/₦9,975\.00/);
    expect(home.text).toMatch(/1 sale is still being checked · already taken from the wallet/);
    // The book of the wallet has not booked that balance: the close shows the one before the sale, and says so.
    const close = await asks(ada, "/close", /nothing sold/);
    expect(close.text).toMatch(/1 sale being checked \(₦2,500\.00\) · not in profit, cash or wallet yet$/m);
    expect(close.text).toMatch(/^Wallet 12,450 → 12,450, seen 1[34]:\d\d$/m);
    // Its charge is not known yet: at the most its face value.
    expect((await asksForAirtime(ada)).text).toMatch(/Wallet after about ₦9,462\.50/);
  });

  it("says what may still leave while no balance shows it", async () => {
    await using shop = await openClockedShop();
    shop.vending.faults.add({ operation: "purchase", kind: "drop-before" });
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Do not sell/);
    await rests(shop);
    const home = await asks(shop.ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/₦12,450\.00/);
    expect(home.text).toMatch(/1 sale is still being checked · ₦487\.50 may still leave/);
  });

  it("counts a sale of the day before beside the one of today", async () => {
    await using shop = await openClockedShop({}, lateEvening);
    const { ada, vending, clock } = shop;
    vending.faults.add({ operation: "purchase", kind: "drop-before", times: 2 });
    await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    await clock.advance(3 * minute);
    await rests(shop);
    const morning = await asks(ada, "/menu", /Wallet/);
    expect(morning.text).toMatch(/no sales yet\n.*1 sale is still being checked · ₦487\.50 may still leave/);
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 4321" }), /Do not sell/);
    await rests(shop);
    const home = await asks(ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/2 sales are still being checked · ₦975\.00 may still leave/);
  });
});

/** A sale of ₦500 that never reached the service, in a wallet of ₦700: a second one is ₦275 short. */
async function openShortShop(): Promise<ClockedShop> {
  const shop = await openClockedShop({ walletNaira: 700 });
  shop.vending.faults.add({ operation: "purchase", kind: "drop-before" });
  await seesOn(shop.ada, await sellsAirtime(shop.ada), /Do not sell/);
  await rests(shop);
  return shop;
}

/** Asks for airtime of ₦500, up to whatever comes in place of a question. */
async function asksForMore(shop: ClockedShop): Promise<ChatMessage> {
  const { ada } = shop;
  const { sees, taps } = await beginsSale(ada, /Airtime/);
  await sees(/Phone number/);
  await ada.says("0803 555 9999");
  await sees(/How much/);
  await taps("₦500");
  return whileWaiting(shop, sees(/Sell airtime\?|Pay at least/));
}

/** A wallet that nobody can read is waited for, by the clock, while a seller waits for a card. */
async function whileWaiting<Card>({ clock }: ClockedShop, card: Promise<Card>): Promise<Card> {
  let isHere = false;
  const seen = card.finally(() => {
    isHere = true;
  });
  while (!isHere) {
    await clock.advance(500);
    await pause(20);
  }
  return seen;
}

describe("a wallet that may not pay for a sale", () => {
  it("is read again, and then leads to the bank details in place of a sale", async () => {
    await using shop = await openShortShop();
    const short = await asksForMore(shop);
    expect(short.text).toMatch(/₦487\.50 may still leave your wallet/);
    expect(short.text).toMatch(/has ₦700\.00.*costs ₦487\.50.*₦275\.00.*Providus Bank/s);
    expect(sellButton(short)).toBeUndefined();
  });

  it("sells again once the wallet is filled, which a new reading shows", async () => {
    await using shop = await openShortShop();
    shop.vending.fund(1001, 1000);
    const card = await asksForMore(shop);
    expect(card.text).toMatch(/Wallet after about ₦725\.00/);
    expect(sellButton(card)?.style).toBe("success");
  });

  it("says that it may be short where it cannot be read, beside a button that is not green", async () => {
    await using shop = await openShortShop();
    shop.vending.faults.add({ operation: "profile", kind: "drop-before", times: Number.POSITIVE_INFINITY });
    const card = await asksForMore(shop);
    expect(card.text).toMatch(/Wallet after about ₦275\.00 short/);
    expect(card.text).toMatch(/Your wallet may be short/);
    expect(card.text).not.toMatch(/−₦|-₦/);
    expect(sellButton(card)?.style).toBe("danger");
  });

  it("takes the button from a list, which says what is missing", async () => {
    await using shop = await openShortShop();
    const card = await pastes(shop.ada, ["0803 555 1000, 300", "0803 555 1001, 200"]);
    expect(card.text).toMatch(/Wallet after, about ₦275\.00 short/);
    expect(card.text).toMatch(/too low for the whole list/);
    expect(sellButton(card)).toBeUndefined();
    expect(labelsOf(card)).toContain("🏦 Fund");
    shop.vending.faults.add({ operation: "profile", kind: "drop-before", times: Number.POSITIVE_INFINITY });
    const unread = await whileWaiting(shop, pastes(shop.ada, ["0803 555 1002, 300", "0803 555 1003, 200"]));
    expect(unread.text).toMatch(/Wallet after, about ₦275\.00 short.*may be too low/s);
    expect(sellButton(unread)?.style).toBe("danger");
  });
});
