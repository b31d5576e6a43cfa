import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { asksForAirtime, buyLabel, expectPosts, hires, sellsAirtime } from "../support/selling.ts";
import { openShopAfterPin, type Shop } from "../support/shop.ts";

const it = itWith("shop", openShopAfterPin);

const file = { file_id: "f", file_unique_id: "f" };
const picture = { ...file, width: 1, height: 1 };
const place = { latitude: 6.5, longitude: 3.4 };
const csv = (bytes: string) => ({
  document: { ...file, file_name: "sales.csv", mime_type: "text/csv" },
  caption: bytes,
});

/** The kinds of message that are no text, and the answers to them. */
const unread: readonly [string, object, RegExp][] = [
  ["a voice note", { voice: { ...file, duration: 4 } }, /cannot listen to voice notes/],
  ["a photo of a meter", { photo: [picture], caption: "4500 1234 567" }, /cannot read pictures/],
  ["a photo with a sale below it", { photo: [picture], caption: "mtn 500 0803 555 1234" }, /cannot read pictures/],
  ["a sticker", { sticker: { ...picture, type: "regular" } }, /not stickers/],
  ["a moving picture", { animation: { ...picture, duration: 1 }, document: file }, /not stickers/],
  ["a die", { dice: { emoji: "🎲", value: 4 } }, /not stickers/],
  ["a video", { video: { ...picture, duration: 1 } }, /cannot watch videos/],
  ["a video note", { video_note: { ...file, length: 1, duration: 1 } }, /cannot watch videos/],
  ["a song", { audio: { ...file, duration: 1 } }, /cannot use this file/],
  ["a program that is named .csv", csv("MZ"), /cannot use this file/],
  ["a place", { location: place }, /do not need a location/],
  [
    "a place with a name",
    { location: place, venue: { location: place, title: "Shop", address: "1" } },
    /do not need a location/,
  ],
  [
    "a poll",
    { poll: { id: "1", question: "500?", options: [], total_voter_count: 0, type: "regular" } },
    /do not answer polls/,
  ],
  ["a story", { story: { id: 1, chat: { id: 5, type: "private", first_name: "X" } } }, /only read typed words/],
];

/** Gives the bot a message that this person's phone made. */
function sends({ telegram }: Shop, person: Person, content: object, kind = "message"): void {
  const chat = { id: person.id, type: "private", first_name: person.user.first_name };
  telegram.pushUpdate({ [kind]: { message_id: 4_000_000, from: { ...person.user }, chat, date: 1, ...content } });
}

/** Sends each of them, one after the other, and waits for the answer. */
async function sendsAll(shop: Shop, person: Person, expected: (words: RegExp) => RegExp): Promise<void> {
  for (const [title, content, words] of unread) {
    const before = person.chat.at(-1)?.id ?? 0;
    sends(shop, person, content);
    const reply = await sees(person, ({ id, from }) => id > before && from === "bot");
    expect(reply.text, title).toMatch(expected(words));
    expect(reply.text.length, title).toBeLessThan(400);
  }
}

describe("what is sent and is no text", () => {
  it("has a kind word and no effect, for owner and staff, with no question open and in the middle of one", async () => {
    await using shop = await openShopAfterPin();
    const { helper } = await hires(shop);
    for (const person of [shop.ada, helper]) {
      await sendsAll(shop, person, (words) => new RegExp(`${words.source}.*\\nNothing was sold\\..*/menu`));
      await person.says("/menu");
      const question = await tapsAndSees(person, /Airtime/, /Phone number/);
      await sendsAll(shop, person, (words) => new RegExp(`${words.source}.*\\nType the answer`));
      expect(now(person, question).text).toMatch(/Phone number/);
      await asks(person, "0707 555 1234", /Which network/);
      await asks(person, "/cancel", /No money was taken/);
    }
    await expectPosts(shop, 0);
    // A list may stand in a .csv: only it is fetched, once per message.
    expect(shop.telegram.calls.filter(({ method }) => method === "getFile")).toHaveLength(2);
    expect([...said(shop.ada, /Sell .*\?|went wrong/), ...said(helper, /Sell .*\?|went wrong/)]).toEqual([]);
  });

  it("leaves the confirm card as it is, and good", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    const before = now(ada, card);
    await sendsAll(shop, ada, (words) => words);
    expect(now(ada, card)).toEqual(before);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("shows a customer what was bought, and a stranger the way in", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(shop.ada, card)).payload);
    await sees(ngozi, /Airtime delivered/);
    await sendsAll(shop, ngozi, () => /0803 555 1234/);
    const eve = shop.telegram.user({ firstName: "Eve", phone: "2348090000001" });
    await asks(eve, "hello", /Log in first/);
    await sendsAll(shop, eve, (words) => new RegExp(`${words.source}.*\\nLog in first`));
    await asks(eve, "/start", /Log in to your shop/);
    await sendsAll(shop, eve, (words) => new RegExp(`${words.source}.*\\nShare your number with the button`));
    expect(shop.posts()).toBe(1);
  });

  it("is passed over in silence where Telegram itself has noted it", async ({ shop, ada }) => {
    const before = ada.chat.length;
    sends(shop, ada, { pinned_message: { message_id: 1, chat: { id: ada.id, type: "private" }, date: 1 } });
    sends(shop, ada, { message_auto_delete_timer_changed: { message_auto_delete_time: 86_400 } });
    sends(shop, ada, { location: { latitude: 6.5, longitude: 3.4, live_period: 60 }, edit_date: 2 }, "edited_message");
    await shop.idle();
    expect(ada.chat).toHaveLength(before);
  });
});

describe("a text that came another way", () => {
  it("by an edit is not read, and the bot says so to anyone who edits", async ({ shop }) => {
    const { helper } = await hires(shop);
    const eve = shop.telegram.user({ firstName: "Eve" });
    for (const person of [shop.ada, helper, eve]) {
      await asks(person, "zebra", person === eve ? /Log in first/ : /do not understand/);
      const typed = person.chat.find(({ text }) => text === "zebra");
      await person.edits(typed?.id ?? 0, "mtn 500 0803 555 1234");
      await sees(person, /I do not read edited messages\. Send it as a new message/);
      await shop.idle();
      expect(said(person, /Sell airtime\?/)).toEqual([]);
    }
    expect(shop.posts()).toBe(0);
  });

  it("by a forward or as a reply is read like any other, and sells nothing before the tap", async ({ shop, ada }) => {
    const forward = { forward_origin: { type: "hidden_user", sender_user_name: "Tunde", date: 1 } };
    const reply = { reply_to_message: { message_id: 1, date: 1, chat: { id: ada.id, type: "private" }, text: "x" } };
    for (const way of [forward, reply]) {
      const before = ada.chat.at(-1)?.id ?? 0;
      sends(shop, ada, { ...way, text: "mtn 500 0803 555 1234" });
      await sees(ada, ({ id, text }) => id > before && /Sell airtime\?/.test(text));
    }
    await expectPosts(shop, 0);
  });
});

describe("a text that is no answer and no sale", () => {
  const much = "mtn 500 0803 555 1234\n".repeat(10_000);

  it.each([
    ["4,096 digits", ["7".repeat(4096)]],
    ["10,000 lines, as Telegram cuts them", (much.match(/.{1,4096}/gs) ?? []).slice(0, 5)],
    ["lines of nothing", ["\n".repeat(4096), "\u200b\u2060\ufeff", "."]],
    ["a formula", ['=HYPERLINK("http://x","mtn 500 08035551234")']],
  ])("%s has a word and sells nothing", async (_title, texts) => {
    await using shop = await openShopAfterPin();
    const { ada } = shop;
    for (const text of texts) {
      const before = ada.chat.at(-1)?.id ?? 0;
      sends(shop, ada, { text });
      const reply = await sees(ada, ({ id, from }) => id > before && from === "bot");
      expect(reply.text.length).toBeLessThan(4096);
    }
    await expectPosts(shop, 0);
    expect(said(ada, /went wrong/)).toEqual([]);
  });

  it.for([
    "mtn 500 0803\u202e5551234",
    "\u202e4321555 3080 500 mtn",
    "mtn 500 \u20670803 555 1234\u2069",
    "500 mtn 080\u200b35551234",
    "mtn \u202e500\u202c 08035551234",
  ])("%j, which turns digits round, sells no other digits than were typed", async (text, { shop, ada }) => {
    const before = ada.chat.at(-1)?.id ?? 0;
    sends(shop, ada, { text });
    const reply = await sees(ada, ({ id, from }) => id > before && from === "bot");
    if (!/Sell airtime\?/.test(reply.text)) return expect(shop.posts()).toBe(0);
    expect(reply.text).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
    await tapsCard(ada, reply, buyLabel, /Airtime sold/);
    const sold = shop.vending.requests.find(({ operation }) => operation === "purchase")?.body;
    expect(sold).toMatchObject({ beneficiary: expect.any(String) });
    expect(text.replace(/\D/g, "")).toContain((sold as { beneficiary: string }).beneficiary);
  });
});
