import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { openLinked } from "../support/linked-customers.ts";
import { sellsAirtime } from "../support/selling.ts";

/** The screen with the words of a reminder. */
async function asksToRemind(ada: Person) {
  const list = await asks(ada, "/owing", /Owed to you/);
  await tapsCard(ada, list, /Mama Ngozi/, /Mama Ngozi owes you/);
  await ada.taps(/⏰ Remind/, { message: list.id });
  return sees(ada, ({ id, text }) => id > list.id && /Good day Mama Ngozi/.test(text));
}

/** Ngozi, who follows her meter, owes ₦5,000 for it, and ₦500 for a phone that is none of this chat's business. */
async function openOwing() {
  const shop = await openLinked();
  const { ada, card } = shop;
  await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it\?/, card);
  await asks(ada, "Mama Ngozi", /Mama Ngozi owes you ₦5,000\.00/);
  const airtime = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
  await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it\? Type the name of 0803/, airtime);
  const question = await asks(ada, "Mama Ngozi", /You have a customer called/);
  await tapsAndSees(ada, /Yes: Mama Ngozi/, /Mama Ngozi owes you ₦5,500\.00/, question);
  return shop;
}

describe("a reminder by the bot", () => {
  it("goes to the chat that follows the debt, once in three days, and mentions nothing else", async () => {
    await using shop = await openOwing();
    const { ada, ngozi } = shop;
    const screen = await asksToRemind(ada);
    const first = await ada.taps(/Send by this bot/, { message: screen.id });
    expect((await first.answer).text).toMatch(/Sent to 1 chat/);
    await sees(ngozi, /Reminder from .*: you owe ₦5,000\.00 since/);
    const second = await ada.taps(/Send by this bot/, { message: screen.id });
    expect((await second.answer).text).toMatch(/once in 3 days/);
    await shop.idle();
    expect(said(ngozi, /Reminder from/)).toHaveLength(1);
    expect(JSON.stringify(ngozi.history)).not.toMatch(/5,500|Mama Ngozi|0803 555 1234/);
  });

  it("is not called sent to a chat that has blocked the bot, and goes there once it is back", async () => {
    await using shop = await openOwing();
    const { ada, ngozi } = shop;
    const screen = await asksToRemind(ada);
    await ngozi.blocks();
    await shop.idle();
    const tap = await ada.taps(/Send by this bot/, { message: screen.id });
    expect((await tap.answer).text).toMatch(/No Telegram chat/);
    await ngozi.unblocks();
    await shop.idle();
    const again = await ada.taps(/Send by this bot/, { message: screen.id });
    expect((await again.answer).text).toMatch(/Sent to 1 chat/);
    await sees(ngozi, /Reminder from .*: you owe ₦5,000\.00 since/);
  });

  it("says nothing any more once the customer has stopped it, or has paid", async () => {
    await using shop = await openOwing();
    const { ada, ngozi } = shop;
    const screen = await asksToRemind(ada);
    await ngozi.taps(/🔕/);
    await sees(ngozi, ({ inlineKeyboard }) => JSON.stringify(inlineKeyboard).includes("▶️"));
    const tap = await ada.taps(/Send by this bot/, { message: screen.id });
    expect((await tap.answer).text).toMatch(/No Telegram chat/);
    await asks(ada, "/owing", /Owed to you ₦5,500\.00/);
    await shop.idle();
    expect(said(ngozi, /Reminder from/)).toEqual([]);
  });
});
