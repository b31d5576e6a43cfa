import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import {
  asksForAirtime,
  buyLabel,
  confirms,
  expectPosts,
  expectTruth,
  hires,
  sellsAirtime,
} from "../support/selling.ts";
import { ada as credentials, openTimedShop, startShop, type TimedShop } from "../support/shop.ts";
import { waitFor } from "../support/until.ts";

const it = itWith("shop", openTimedShop);

const minute = 60_000;

/** Lets time pass in small steps, each with the questions and answers that belong to it, until something holds. */
async function letPass({ clock, vending, idle }: TimedShop, maxMs: number, isOver: () => boolean): Promise<number> {
  const startedAt = clock.now();
  while (!isOver() && clock.now() - startedAt < maxMs) {
    await clock.advance(5000);
    // A round trip to the service: by its end what the step set off has been there too.
    await (await fetch(`${vending.baseUrl}/nothing/`)).text();
    await idle();
  }
  expect(isOver(), `after ${(clock.now() - startedAt) / minute} minutes`).toBe(true);
  return clock.now() - startedAt;
}

function shows(shop: TimedShop, card: ChatMessage, pattern: RegExp): () => boolean {
  return () => pattern.test(now(shop.ada, card).text);
}

/** Sells airtime that never reaches the service, until the shop is sure of that. */
async function sellsInVain(shop: TimedShop, person = shop.ada): Promise<ChatMessage> {
  shop.vending.faults.add({ operation: "purchase", kind: "drop-before" });
  const card = await sellsAirtime(person);
  await letPass(shop, 30 * minute, () => /No money was taken/.test(now(person, card).text));
  return card;
}

describe("an offer", () => {
  it("is over after five minutes, says so by itself, and sells nothing any more", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await shop.idle();
    const ms = await letPass(shop, 10 * minute, shows(shop, card, /Time is up.*No money was taken/s));
    expect(ms).toBeGreaterThanOrEqual(5 * minute);
    const tap = await ada.taps(/Menu/, { message: card.id });
    await tap.answer;
    await sees(ada, ({ id, text }) => id > card.id && /Today/.test(text));
    expect(shop.posts()).toBe(0);
  });

  it("that is tapped at the last moment sells nothing if it comes too late", async ({ shop, ada, clock }) => {
    const card = await asksForAirtime(ada);
    await shop.idle();
    await clock.advance(5 * minute - 6000);
    clock.setNow(clock.now() + 10_000);
    await tapsCard(ada, card, buyLabel, /Time is up.*No money was taken/s);
    await expectPosts(shop, 0);
  });
});

describe("a form that nobody answers", () => {
  it("is taken back after a quarter of an hour", async ({ shop, ada }) => {
    const question = await tapsAndSees(ada, /Airtime/, /Phone number/);
    await shop.idle();
    const ms = await letPass(shop, 30 * minute, shows(shop, question, /No money was taken/));
    expect(ms).toBeGreaterThanOrEqual(15 * minute);
    await asks(ada, "0805 555 1234", /0805 555 1234.*What is it/s);
  });
});

describe("a sale that the service does not know", () => {
  it("is presumed never made only after ten minutes of asking, and can be made again", async ({ shop }) => {
    const { ada, vending } = shop;
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet.*Do not sell/s);
    const ms = await letPass(shop, 30 * minute, shows(shop, card, /No money was taken/));
    expect(ms).toBeGreaterThan(10 * minute);
    expect(vending.requests.filter(({ operation }) => operation === "verify").length).toBeGreaterThanOrEqual(3);
    expect(said(ada, /never reached the service/)).toHaveLength(1);
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    expect(shop.posts()).toBe(2);
  });

  it("can be sent again under its own reference, which the reseller is asked about first", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await sellsInVain(shop);
    const [, tail = "?"] = /…(\w{6})$/m.exec(now(ada, card).text) ?? [];
    await ada.taps(/Send it again/, { message: card.id });
    await seesOn(ada, card, new RegExp(`said \\d+ times that it has no sale …${tail}`));
    await tapsCard(ada, card, /Do not send/, /No money was taken/);
    expect(shop.posts()).toBe(1);

    await tapsCard(ada, card, /Send it again/, /Send this sale again/);
    await Promise.all([1, 2, 3].map(() => ada.taps(/Send ₦500 again/, { message: card.id })));
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 2);
    expect(vending.transactions().map((sale) => sale.reference.slice(-6))).toEqual([tail]);
  });

  it("is not sent when the same was sold by hand meanwhile, without saying so", async ({ shop, ada }) => {
    const card = await sellsInVain(shop);
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await tapsCard(ada, card, /Send it again/, /Send this sale again/);
    const offer = await tapsAndSees(ada, /Send ₦500 again/, /You sold the same at/, card);
    expect(offer.id).not.toBe(card.id);
    await expectPosts(shop, 2);
    // A second tap makes a second such offer, which takes the place of the first.
    await ada.taps(/Send ₦500 again/, { message: card.id });
    const second = await sees(ada, ({ id, text }) => id > offer.id && /You sold the same at/.test(text));
    await seesOn(ada, offer, /started a newer sale/);
    await tapsCard(ada, second, buyLabel, /Airtime sold/);
    await expectPosts(shop, 3);
  });

  it("is offered again, with the way to the owner, if its seat may not sell so much any more", async ({ shop }) => {
    const { ada } = shop;
    const { helper, seat } = await hires(shop);
    const card = await sellsInVain(shop, helper);
    await tapsCard(ada, seat, /Limit a sale/, /How much may one sale/);
    await asks(ada, "100", /One sale up to ₦100/);
    await tapsCard(helper, card, /Send it again/, /Send this sale again/);
    const offer = await tapsAndSees(helper, /Send ₦500 again/, /Your limit for one sale is ₦100\.00/, card);
    await helper.taps(/Ask the owner/, { message: offer.id });
    const question = await sees(ada, /asks for one sale above the limit/);
    await ada.taps(/Allow once/, { message: question.id });
    await sees(helper, /The owner allows ₦500/);
    // It was asked of the offer: the sale from before is not sent by it.
    await helper.taps(/Send ₦500 again/, { message: card.id });
    await expectPosts(shop, 1);
    const newest = await sees(helper, ({ id, text }) => id > offer.id && /limit for one sale is ₦100\.00/.test(text));
    await seesOn(helper, offer, /started a newer sale/);
    await helper.taps(/Ask the owner/, { message: newest.id });
    const second = await sees(ada, ({ id, text }) => id > question.id && /asks for one sale/.test(text));
    await ada.taps(/Allow once/, { message: second.id });
    await sees(helper, ({ id, text }) => id > newest.id && /The owner allows ₦500/.test(text));
    await tapsCard(helper, newest, buyLabel, /Airtime sold/);
    await expectPosts(shop, 2);
  });

  it("wants the PIN to be sent again where sales like it do, and stays as it was without one", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await sellsInVain(shop);
    const [, tail = "?"] = /…(\w{6})$/m.exec(now(ada, card).text) ?? [];
    await asks(ada, "/account", /Developer/);
    await ada.taps(/Lock and PIN/);
    await ada.taps(/PIN for a sale/);
    await tapsAndSees(ada, "every sale", /PIN for a sale: every sale/);
    const requests = async () => {
      await tapsCard(ada, card, /Send it again/, /Send this sale again/);
      await tapsCard(ada, card, /Send ₦500 again/, /PIN to sell ₦500 airtime/);
    };
    await requests();
    await tapsCard(ada, card, /Cancel/, /No money was taken/);
    await requests();
    expect(shop.posts()).toBe(1);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 2);
    expect(vending.transactions().map((sale) => sale.reference.slice(-6))).toEqual([tail]);
  });

  it("is not called failed by a refusal that may be about its first request", async ({ shop, ada, vending }) => {
    const card = await sellsInVain(shop);
    vending.switches.airtimeAnswer = "refused";
    await tapsCard(ada, card, /Send it again/, /Send this sale again/);
    await tapsCard(ada, card, /Send ₦500 again/, /refused this sale. Checking.*Do not sell/s);
    // The first look says "no such record" already: a refusal of the second request proves nothing about the first.
    expect(now(ada, card).text).not.toMatch(/Failed|No money was taken/);
  });

  it.for(["404-html", "status-500-html"] as const)(
    "stays open as long as the service's answer is no clear no (%s)",
    async (kind, { shop, ada, vending }) => {
      if (kind === "404-html") vending.switches.unknownReference = kind;
      else vending.faults.add({ operation: "verify", kind, times: Number.POSITIVE_INFINITY });
      vending.faults.add({ operation: "purchase", kind: "drop-before" });
      const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet/);
      const startedAt = shop.clock.now();
      await letPass(shop, 40 * minute, () => shop.clock.now() - startedAt > 15 * minute);
      expect(now(ada, card).text).toMatch(/No answer yet.*Do not sell/s);
      vending.switches.unknownReference = "404-json";
      vending.faults.clear();
      await letPass(shop, 60 * minute, shows(shop, card, /No money was taken/));
    },
  );

  it("I12: is sent again by nobody while it is open: the same sale is asked about", async ({ shop, ada, vending }) => {
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet/);
    const again = await asksForAirtime(ada);
    expect(again.text).toMatch(/may pay twice/);
    await letPass(shop, 30 * minute, shows(shop, card, /No money was taken/));
    await ada.taps(buyLabel, { message: again.id, sameTapAgain: true });
    await expectPosts(shop, 1);
  });
});

describe("a sale that cannot leave", () => {
  it("is given up after a few tries, and no money moved", async () => {
    // All tries within one blink of the line: the service does not count as down.
    await using shop = await startShop({ random: () => 0.1 });
    const { ada, line } = shop;
    await shop.logIn();
    const card = await asksForAirtime(ada);
    await line.cut();
    await tapsCard(ada, card, buyLabel, /Not sent.*No money was taken/s);
    await line.repair();
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    expect(shop.posts()).toBe(1);
    expectTruth(shop);
  });

  it("is sent once when the line is back in time", async () => {
    await using shop = await startShop({ random: () => 0.9 });
    const { ada, line, logLines } = shop;
    await shop.logIn();
    const card = await asksForAirtime(ada);
    await line.cut();
    await confirms(ada, card);
    await waitFor(() => logLines.some((row) => row.includes("not_sent")), "the log says that nothing was sent");
    await line.repair();
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
    expectTruth(shop);
  });
});

describe("a token pair that ran out", () => {
  it("stops nothing, since the key sells", async ({ shop, ada, clock }) => {
    await clock.advance(20 * minute);
    await asks(ada, "/balance", /₦12,450\.00/);
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    expectTruth(shop);
  });
});
