import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, seesOn } from "../support/chat.ts";
import { openLinked } from "../support/linked-customers.ts";
import { sellsAirtime } from "../support/selling.ts";

/** The screen with the words of a reminder. */
async function asksToRemind(ada: Person) {
  const list = await asks(ada, "/owing", /Owed to you/);
  await ada.taps(/Mama Ngozi/, { message: list.id });
  await seesOn(ada, list, /Mama Ngozi owes you/);
  await ada.taps(/⏰ Remind/, { message: list.id });
  return sees(ada, ({ id, text }) => id > list.id && /Good day Mama Ngozi/.test(text));
}

/** Ngozi, who follows her meter, owes ₦5,000 for it, and ₦500 for a phone that is none of this chat's business. */
async function openOwing() {
  const { shop, ngozi, card } = await openLinked();
  const { ada } = shop;
  await ada.taps(/📒 Mark as owing/, { message: card.id });
  await sees(ada, /Who owes it\?/);
  await asks(ada, "Mama Ngozi", /Mama Ngozi owes you ₦5,000\.00/);
  const airtime = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
  await ada.taps(/📒 Mark as owing/, { message: airtime.id });
  await sees(ada, /Who owes it\? Type the name of 0803/);
  const question = await asks(ada, "Mama Ngozi", /You have a customer called/);
  await ada.taps(/Yes: Mama Ngozi/, { message: question.id });
  await sees(ada, /Mama Ngozi owes you ₦5,500\.00/);
  return { shop, ada, ngozi };
}

describe("a reminder by the bot", () => {
  it("goes to the chat that follows the debt, once in three days, and mentions nothing else", async () => {
    const { shop: opened, ada, ngozi } = await openOwing();
    await using shop = opened;
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

  it("says nothing any more once the customer has stopped it, or has paid", async () => {
    const { shop: opened, ada, ngozi } = await openOwing();
    await using shop = opened;
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
