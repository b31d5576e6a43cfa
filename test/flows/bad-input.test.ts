import { describe, expect } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { asks, now, said, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, buyLabel, confirms, expectPosts, sellsAirtime } from "../support/selling.ts";
import { openShopAfterPin, startShop } from "../support/shop.ts";

const it = itWith("shop", openShopAfterPin);

describe("where an answer is asked for", () => {
  it("a photo, a document or a sticker is none, and the question stays", async ({ ada, telegram }) => {
    const question = await tapsAndSees(ada, /Airtime/, /Phone number/);
    await ada.sendsPhoto();
    await ada.sees(/Type the answer/);
    await ada.sendsDocument();
    telegram.pushUpdate({
      message: {
        message_id: 4_000_000,
        from: { ...ada.user },
        chat: { id: ada.id, type: "private", first_name: "Ada" },
        date: 1,
        ...({ sticker: { file_id: "s", file_unique_id: "s", type: "regular", width: 1, height: 1 } } as object),
      },
    });
    await ada.sees(() => said(ada, /Type the answer/).length === 3);
    expect(now(ada, question).text).toMatch(/Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
  });

  it("an edit of an earlier message is not read, and said so", async ({ ada }) => {
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
    const typed = ada.chat.find(({ text }) => text === "0707 555 1234");
    await ada.edits(typed?.id ?? 0, "0805 555 9999");
    await ada.sees(/I do not read edited messages/);
    const amount = await tapsAndSees(ada, "MTN", /How much/);
    expect(amount.text).toContain("0707 555 1234");
  });

  it("a photo or a contact in the middle of a login says what is asked for", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await asks(ada, "/start", /Log in to your shop/);
    await ada.sendsPhoto();
    await ada.sees(/Share your number with the button/);
    await asks(ada, "08031234567", /PIN for/);
    await ada.sendsPhoto();
    await ada.sees(/Type your PIN as a text/);
    await ada.sharesContact();
    await ada.sees(() => said(ada, /Type your PIN as a text/).length === 2);
  });

  it("a command leaves the form, takes its question away, and charges nothing", async ({ shop, ada }) => {
    for (const [command, answer] of [
      ["/cancel", /No money was taken/],
      ["/menu", /Today/],
      ["/balance", /Wallet/],
      ["/history", /No sales yet/],
      ["/help", /What you can do/],
      ["/nonsense", /do not understand/],
    ] as const) {
      const start = await asks(ada, "/sell", /What do you want/);
      await tapsCard(ada, start, /Airtime/, /Phone number/);
      const question = await asks(ada, "0707 555 1234", /Which network/);
      await asks(ada, command, answer);
      await shop.idle();
      expect(
        ada.chat.some(({ id }) => id === question.id),
        command,
      ).toBe(false);
      await asks(ada, "100", /do not understand/);
    }
    expect(shop.posts()).toBe(0);
  });

  it("I24: typing on the confirm card sells nothing, and a command leaves the offer good", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await asks(ada, "yes", /buttons on the card/);
    await asks(ada, "/help", /What you can do/);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
  });
});

describe("a question of another version of the bot", () => {
  it.each([
    ["is dropped with one kind word, and begins anew", { version: "of another day" }],
    ["is dropped the same way where its log does not lead through its talk", { kind: "lock" }],
  ])("%s", async (_title, changes) => {
    await using shop = await openShopAfterPin();
    const { ada } = shop;
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
    await shop.stop();
    {
      await using store = await openStore(shop.databaseUrl);
      await store.db.updateTable("form").set(changes).execute();
    }
    await shop.start();
    await asks(ada, "MTN", /The bot was updated[\s\S]*No money was taken/);
    await asks(ada, "/cancel", /nothing to cancel/);
    expect(said(ada, /The bot was updated/)).toHaveLength(1);
  });
});

describe("a button of an earlier screen", () => {
  it("does nothing but say so", async ({ ada }) => {
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    const network = await asks(ada, "0707 555 1234", /Which network/);
    await tapsCard(ada, network, "MTN", /How much/);
    const again = await ada.taps("MTN", { message: network.id, sameTapAgain: true });
    expect((await again.answer).text).toMatch(/earlier screen/);
    expect(now(ada, network).text).toMatch(/How much/);
  });

  it("that confirms does nothing for the next person at the same phone, or after a logout", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await asks(ada, "/logout", /Logged out/);
    await confirms(ada, card);
    await ada.sees(/Log in first/);
    await expectPosts(shop, 0);
  });

  it("of somebody else's card does nothing, from any sender", async ({ shop, ada, telegram }) => {
    const card = await asksForAirtime(ada);
    const data = card.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    const bola = telegram.user({ firstName: "Bola" });
    await shop.logIn(bola);
    telegram.pushUpdate({
      callback_query: {
        id: "4711",
        from: { ...bola.user },
        message: { message_id: card.id, from: telegram.bot, chat: { id: bola.id, type: "private" }, date: 1 },
        chat_instance: "1",
        data,
      },
    });
    await asks(bola, "/help", /What you can do/);
    await expectPosts(shop, 0);
    expect(now(ada, card).text).toMatch(/Sell airtime\?/);
  });

  it.for([
    "",
    "x",
    "buy:",
    "buy:AAAAAAAAAAAAAAAAAAAAAA",
    "check:00000000000000000000000000",
    "sell:gold",
    "form:1:zzz",
  ])("with data that nobody made (%j) is answered, and nothing else happens", async (data, { ada, telegram }) => {
    const menu = await ada.sees(/Today/);
    const calls = telegram.calls.length;
    telegram.pushUpdate({
      callback_query: {
        id: "4711",
        from: { ...ada.user },
        message: { message_id: menu.id, from: telegram.bot, chat: { id: ada.id, type: "private" }, date: 1 },
        chat_instance: "1",
        data,
      },
    });
    await asks(ada, "/help", /What you can do/);
    const methods = telegram.calls.slice(calls).map(({ method }) => method);
    expect(methods).toContain("answerCallbackQuery");
    expect(methods).not.toContain("editMessageText");
    expect(now(ada, menu).text).toBe(menu.text);
    expect(said(ada, /went wrong/)).toEqual([]);
  });
});

describe("names and texts", () => {
  it.each([
    ["markup", "<b>Ada</b> & <a href='x'>Söhne</a>", "</code><i>Okafor"],
    ["emoji and marks that turn the text around", "👩🏾‍🚀 \u202eadA\u202c", "\u200fأدا"],
    ["300 characters", "A".repeat(300), "ọ".repeat(300)],
    ["nothing", "", ""],
  ])("may hold %s", async (_title, firstName, lastName) => {
    await using shop = await startShop();
    const { telegram, vending } = shop;
    vending.addAccount({ firstName, lastName, phoneNumber: "08029999999", pin: "2468", walletNaira: 9000 });
    const person = telegram.user({ firstName: firstName || "x", lastName, phone: "2348029999999" });
    await asks(person, "/start", /Log in/);
    await person.presses(/Share my number/);
    await person.sees(/PIN for/);
    const menu = await asks(person, "2468", /Wallet ₦9,000\.00/);
    if (firstName.startsWith("<")) expect(menu.text).toContain(`${firstName} ${lastName}`);
    await asks(person, "/login", /logged in as/);
    await person.says("/menu");
    await seesOn(person, await sellsAirtime(person), /Airtime sold/);
    expect(said(person, /went wrong/)).toEqual([]);
  });

  it("that a person types come back escaped and cut short", async ({ ada }) => {
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    for (const text of ['<b>0805</b> & "co"', "&lt;i&gt;", "9".repeat(4096), "👩🏾‍🚀".repeat(200), "\u202e12345"]) {
      const again = await asks(ada, text, /not a Nigerian mobile number/);
      expect(again.text).toContain(text.slice(0, 10));
      expect(again.text.length).toBeLessThan(400);
    }
    await asks(ada, "/find <b>&", /No sale with “<b>&”/);
    await asks(ada, `/find ${"%_".repeat(500)}`, /No sale with/);
    expect(said(ada, /went wrong/)).toEqual([]);
  });
});

describe("a group", () => {
  it("learns once that the bot works in private, and the bot leaves", async ({ shop, ada, telegram }) => {
    const group = telegram.group({ title: "Sellers", owner: ada });
    await group.says(ada, "/sell");
    await group.sees(/only work in private chats/);
    await shop.idle();
    expect(group.hasBot).toBe(false);
    expect(group.chat.filter(({ text }) => /only work in private chats/.test(text))).toHaveLength(1);
    expect(said(ada, /What do you want/)).toEqual([]);
  });
});
