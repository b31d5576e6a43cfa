import { describe, expect } from "vitest";
import type { Telegram } from "../../sandbox/telegram/contract.ts";
import { looksSoon, openClockedShop } from "../support/alerted-shop.ts";
import { asks, now, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, asksForElectricity, confirms, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { createShiftedClock, openShop, type Shop, type ShopOptions } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openWarmShop);

/** A shop that has sold airtime and electricity before, with nothing going on. */
async function openWarmShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await openShop(options);
  const { ada } = shop;
  await shop.idle();
  const looks = asked(shop, "profile");
  await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
  await asksForElectricity(ada);
  await tapsAndSees(ada, /Cancel/, /Cancelled/);
  await until([shop.vending], () => asked(shop, "profile") > looks, "the wallet was looked at");
  await shop.idle();
  return shop;
}

function asked(shop: Shop, operation: string): number {
  return shop.vending.requests.filter((request) => request.operation === operation).length;
}

/** The calls that had reached Telegram when the first of those after `act` was answered. */
async function callsBeforeAnAnswer(telegram: Telegram, act: () => Promise<unknown>): Promise<string[]> {
  const before = telegram.calls.length;
  const since = () => telegram.calls.slice(before).filter(({ method }) => method !== "getUpdates");
  telegram.latencyMs = 100;
  await act();
  let first: string[] | undefined;
  await until(
    [telegram],
    () => {
      if (first === undefined && since().some(({ ok }) => ok)) first = since().map(({ method }) => method);
      return first !== undefined;
    },
    "a call was answered",
  );
  await until([telegram], () => since().every(({ ok }) => ok), "all calls were answered");
  telegram.latencyMs = 0;
  return first ?? [];
}

describe("the calls that a sale costs", () => {
  it("are no more when token and charge come by webhook long after the answer", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    await asksForElectricity(ada);
    await ada.taps(/Cancel/);
    await shop.idle();
    vending.webhooks.mode = "withheld";
    const before = vending.requests.length;
    const card = await seesOn(ada, await sellsElectricity(ada, { amount: "1500" }), /Waiting for the token/);
    await looksSoon(shop);
    vending.webhooks.release();
    await seesOn(ada, card, /Token for meter/);
    await looksSoon(shop);
    expect(vending.requests.slice(before).map(({ operation }) => operation)).toEqual([
      ...["catalogue", "purchase", "profile"],
    ]);
  });

  it("are never awaited by a tap: with a silent service every screen comes, and so does 'Sent', once the price was waited for a moment", async () => {
    const clock = createShiftedClock();
    await using shop = await openWarmShop({ clock });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "any", kind: "hang-before", times: Number.POSITIVE_INFINITY });
    const airtime = await asksForAirtime(ada, { phone: "0805 555 0000" });
    await tapsCard(ada, airtime, /Change/, /How much/);
    await tapsCard(ada, airtime, "₦1,000", /Sell airtime\?/);
    await tapsCard(ada, airtime, /Cancel/, /Cancelled/);
    const electricity = await asksForElectricity(ada, { amount: "2k" });
    clock.shift(11_000);
    await tapsCard(ada, electricity, /Sell /, /could not check whether/);
    await tapsCard(ada, electricity, /Sell /, /Request sent/);
    await until([vending], () => shop.posts() === 2, "the sale was sent");
    expect(
      now(ada, electricity)
        .inlineKeyboard.flat()
        .some(({ text }) => text.includes("Sell")),
    ).toBe(false);
    for (const command of ["/menu", "/history", "/fund", "/help"]) await asks(ada, command, /./);
  });
});

describe("a tap", () => {
  it("is answered and shows its effect side by side, in one round trip", async ({ shop, ada, telegram }) => {
    await asks(ada, "/menu", /Today/);
    await shop.idle();
    const steps: [label: string | RegExp, effect: RegExp][] = [
      [/Airtime/, /Phone number/],
      [/Cancel/, /No money was taken/],
      [/Electricity/, /Which company/],
      [/^Ikeja/, /Meter number/],
      [/Not prepaid/, /kind of meter/],
      [/Back/, /Which company/],
      [/Cancel/, /No money was taken/],
      [/Menu/, /Today/],
      [/🧾 Sales/, /Latest sales/],
      [/Menu/, /Today/],
      [/Money/, /day's close/],
      [/Fund/, /Fund your wallet/],
    ];
    for (const [label, effect] of steps) {
      const calls = await callsBeforeAnAnswer(telegram, () => ada.taps(label));
      expect(calls.toSorted(), String(label)).toEqual(["answerCallbackQuery", "editMessageText"]);
      await ada.sees(effect);
    }
  });

  it("that buys is answered, shown and sent at once", async ({ shop, ada, telegram, vending }) => {
    const card = await asksForAirtime(ada, { phone: "0805 555 0000" });
    await shop.idle();
    vending.faults.add({ operation: "purchase", kind: "drop-before", delayMs: 400 });
    const before = shop.posts();
    const calls = await callsBeforeAnAnswer(telegram, () => confirms(ada, card));
    expect(calls.toSorted()).toEqual(["answerCallbackQuery", "editMessageText"]);
    expect(shop.posts()).toBe(before + 1);
    expect(now(ada, card).text).toMatch(/Request sent/);
  });
});

describe("a service that says nothing", () => {
  it("does not hold up the chat of a reseller who asked about a sale", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada, { phone: "0805 555 0000" }), /working on it/);
    vending.faults.add({ operation: "any", kind: "hang-before", times: Number.POSITIVE_INFINITY });
    await ada.taps(/Check now/, { message: card.id });
    await until([vending], () => asked(shop, "verify") > 0, "the service was asked");
    await asks(ada, "/menu", /Today/);
  });

  it.each([
    ["/balance", /Wallet ₦/],
    ["/fund", /Fund your wallet/],
  ])("does not keep a reseller waiting for %s", async (command, answer) => {
    await using shop = await openWarmShop();
    const { ada, vending } = shop;
    vending.faults.add({ operation: "any", kind: "hang-before", times: Number.POSITIVE_INFINITY });
    await asks(ada, command, answer);
    await asks(ada, "/help", /What you can do/);
  });

  it("does not keep a reseller waiting who has too little in the wallet", async ({ ada, vending }) => {
    const card = await asksForAirtime(ada);
    vending.faults.add({ operation: "any", kind: "hang-before", times: Number.POSITIVE_INFINITY });
    await tapsCard(ada, card, /Change/, /How much/);
    await ada.says("50,000");
    await ada.sees(/₦50,000\.00.*Your wallet may be short/s);
  });
});
