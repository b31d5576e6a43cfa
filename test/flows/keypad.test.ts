import { describe, expect } from "vitest";
import { asks, isKeypad, now, sees, tapsAndSees, tapsPin } from "../support/chat.ts";
import { ada as credentials, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";

describe("I26: the keypad", () => {
  it("logs in, and shows no digit in any message or button's data", async () => {
    await using shop = await startShop({ pin: "739146" });
    const { ada, telegram } = shop;
    await asks(ada, "/start", /Log in to your shop/);
    await ada.presses(/Share my number/);
    const card = await sees(ada, isKeypad);
    expect(ada.replyKeyboard).toBeNull();
    const keys = card.inlineKeyboard.flat().filter(({ text }) => /^\d$/.test(text));
    expect(keys).toHaveLength(10);
    const codes = keys.map((key) => ("callback_data" in key ? String(key.callback_data).split(":").at(-1) : ""));
    expect(new Set(codes).size).toBe(10);
    await tapsPin(ada, "739146", card);
    await sees(ada, /Wallet ₦/);
    await shop.idle();
    expect(ada.chat.some(isKeypad)).toBe(false);
    expect(JSON.stringify(telegram.calls)).not.toContain("739146");
    expect(JSON.stringify(telegram.calls)).toContain("●●●●●●");
  });

  it("takes back a digit, wants three at least, and takes sixteen at most", async ({ ada }) => {
    const card = await asks(ada, "/lock", /Locked/);
    const taps = async (label: string | RegExp) => (await ada.taps(label, { message: card.id })).answer;
    await taps("7");
    await taps("⌫");
    await taps("⌫");
    await taps("1");
    await taps("2");
    expect((await taps(/Done/)).text).toMatch(/at least 3 digits/);
    for (let count = 2; count < 18; count++) await taps("3");
    expect(now(ada, card).text).toContain("●".repeat(16));
    expect(now(ada, card).text).not.toContain("●".repeat(17));
  });

  it("gives way to typing where the reseller wants that", async ({ ada }) => {
    await asks(ada, "/account", /Developer/);
    await ada.taps(/Lock and PIN/);
    await tapsAndSees(ada, /Type it instead/, /You type the PIN/);
    const lock = await asks(ada, "/lock", /Locked/);
    expect(isKeypad(lock)).toBe(false);
    await asks(ada, credentials.pin, /Wallet ₦/);
  });

  it("of one person does nothing for another, and an old one nothing at all", async ({ shop, ada, telegram }) => {
    await asks(ada, "/menu", /Wallet/);
    const card = await asks(ada, "/lock", /Locked/);
    const key = card.inlineKeyboard.flat().find(({ text }) => text === "7");
    const data = key && "callback_data" in key ? String(key.callback_data) : "";
    const eve = telegram.user({ firstName: "Eve" });
    await asks(eve, "/start", /Log in to your shop/);
    const seen = eve.chat.at(-1)?.id ?? 0;
    telegram.pushUpdate({
      callback_query: {
        id: "4711",
        from: eve.user,
        chat_instance: "1",
        data,
        message: { message_id: seen, date: 1, chat: { id: eve.id, type: "private", first_name: "Eve" } },
      },
    } as Parameters<typeof telegram.pushUpdate>[0]);
    await shop.idle();
    expect(now(ada, card).text).toContain("○○○○");
    await tapsPin(ada, credentials.pin, card);
    await sees(ada, /Wallet ₦/);
    const tap = await ada.taps("7", { message: card.id, sameTapAgain: true });
    expect((await tap.answer).text).toMatch(/keypad has expired/);
  });
});
