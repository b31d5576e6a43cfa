import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { usualPace } from "../../src/bot/inbox/pace.ts";
import { asks, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { asksForAirtime, buyLabel, confirms, expectTruth, sellsAirtime } from "../support/selling.ts";
import { bola, comesIn, openCounter, type Shop, seatBola, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const slower = /^Too fast/;

describe("I17, I23: a flood of one user's messages", () => {
  it("delays nobody else's sale, and is answered with one word", async () => {
    await using shop = await startShop({ pace: usualPace });
    const { ada, telegram } = shop;
    const mallory = telegram.user({ firstName: "Mallory" });
    await shop.logIn();
    await asks(mallory, "/start", /Log in to your shop/);
    const card = await asksForAirtime(ada);
    for (let count = 0; count < 1500; count++) telegram.pushUpdate(textOf(mallory, "/start", count));
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    await isTaken(shop);
    expect(said(mallory, slower)).toHaveLength(1);
    // The bot has read of it the share of one user, with the seconds that the flood took.
    expect(said(mallory, /Log in to your shop/).length).toBeLessThan(usualPace.user.burst * 3);
    expectTruth(shop);
  });

  it("of a tap that was left unread leaves the offer as it was", async () => {
    const never = { burst: 20, perSecond: 0 };
    await using shop = await openCounter({ pace: { ...usualPace, user: never } });
    const { ada, telegram } = shop;
    const card = await asksForAirtime(ada);
    for (let count = 0; count < never.burst; count++) telegram.pushUpdate(textOf(ada, "/balance", count));
    await isTaken(shop);
    await confirms(ada, card);
    await isTaken(shop);
    expect(said(ada, slower)).toHaveLength(1);
    expect(shop.posts()).toBe(0);
    expect(shop.vending.transactions()).toEqual([]);
    // A restart gives everybody a full share.
    await shop.restart();
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });
});

describe("I17, I23: the usual pace", () => {
  it("is not met by two sellers who sell as fast as they see their cards", async () => {
    await using shop = await startShop({ pace: usualPace });
    const other = seatBola(shop);
    await Promise.all([shop.logIn(), comesIn(other, /Wallet/, bola.pin)]);
    for (const amount of ["150", "250", "350"]) {
      const cards = await Promise.all([sellsAirtime(shop.ada, { amount }), sellsAirtime(other, { amount })]);
      await seesOn(shop.ada, cards[0], /Airtime sold/);
      await seesOn(other, cards[1], /Airtime sold/);
    }
    await asks(shop.ada, "/menu", /Today/);
    await sees(shop.ada, /3 sales/);
    expect([...said(shop.ada, slower), ...said(other, slower)]).toEqual([]);
  });
});

/** Resolves when the bot has read, or left unread, all that was sent to it. */
async function isTaken(shop: Shop): Promise<void> {
  await until([shop.telegram], () => shop.telegram.pendingUpdates.length === 0, "all updates are taken");
  await shop.idle();
}

function textOf({ user }: Person, text: string, messageId: number) {
  const chat = { id: user.id, type: "private" as const, first_name: user.first_name };
  const entities = [{ type: "bot_command" as const, offset: 0, length: text.length }];
  return { message: { message_id: 1_000_000 + messageId, from: user, chat, date: 1_700_000_000, text, entities } };
}
