import { describe, expect } from "vitest";
import { asks, asksSurely, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { locked, logins, minute, openShop, usualIdleLockMs } from "../support/locked-shop.ts";
import { asksForAirtime, confirms, expectPosts } from "../support/selling.ts";
import { ada as credentials } from "../support/shop.ts";

const it = itWith("shop", openShop);

describe("the idle counter", () => {
  it("locks after an hour without a tap, and goes on after the PIN with what was tapped", async ({ shop }) => {
    const { ada, clock } = shop;
    const menu = await sees(ada, /Wallet ₦/);
    clock.shift(59 * minute);
    await asks(ada, "/balance", /Wallet/);
    clock.shift(usualIdleLockMs);
    await ada.taps(/Airtime/, { message: menu.id });
    const lock = await sees(ada, locked);
    expect(now(ada, menu).text).toMatch(/Wallet/);
    await tapsPin(ada, credentials.pin, lock);
    await seesOn(ada, menu, /Phone number/);
    await shop.idle();
    expect(said(ada, /Locked/)).toEqual([]);
    await asks(ada, "0803 555 1234", /How much/);
  });

  it("keeps a half-made sale: the amount that was typed is taken after the PIN", async ({ shop, ada, clock }) => {
    await sees(ada, /Wallet ₦/);
    await ada.taps(/More/);
    await ada.taps(/Lock and PIN/);
    await ada.taps(/1 hour/);
    await tapsAndSees(ada, "5 minutes", /nobody taps for: 5 minutes/);
    await asks(ada, "/sell", /What do you want/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0803 555 1234", /How much/);
    clock.shift(6 * minute);
    await asks(ada, "750", /Locked/);
    await asks(ada, credentials.pin, /Sell airtime\?.*₦750/s);
    await shop.idle();
    expect(ada.chat.filter(({ text }) => text === credentials.pin)).toEqual([]);
    expect(logins(shop)).toBe(2);
  });

  it("I28: asks for nothing to stop selling, to be helped, or for what a customer has", async ({ shop }) => {
    const { ada, clock } = shop;
    clock.shift(usualIdleLockMs);
    await asks(ada, "/help", /What you can do/);
    await asks(ada, "/mytokens", /No shop sends you|What you bought/);
    await asksSurely(ada, "/freeze", /Freeze selling/, /Selling is frozen/);
    await asks(ada, "/start", /Locked/);
    for (const text of ["/history", "/account", "/logout", "/unfreeze", "/fund", "hello"])
      await asks(ada, text, /Locked/);
    expect(said(ada, /Locked/)).toHaveLength(1);
    expect(said(ada, /^🧾|Pay by bank/)).toEqual([]);
  });

  it("I28: does not lock the tap that buys out: it sells after the PIN, once", async ({ shop, ada, clock }) => {
    const card = await asksForAirtime(ada);
    await asks(ada, "/lock", /Locked/);
    await (await confirms(ada, card)).answer;
    await expectPosts(shop, 0);
    clock.shift(minute);
    const done = await tapsPin(ada, credentials.pin);
    await seesOn(ada, card, /Airtime sold/);
    await done.answer;
    await expectPosts(shop, 1);
  });

  it("takes a PIN for one, also where the form of a login waits for it, and never keeps it in the chat", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    await asks(ada, "/login", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /Type your PIN/);
    clock.shift(usualIdleLockMs);
    // Too late for that form, and for its keypad.
    await asks(ada, credentials.pin, /Wallet ₦/);
    await asks(ada, "/login", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /Type your PIN/);
    await asks(ada, "/lock", /Locked/);
    await asks(ada, "/lock", /Locked/);
    const asked = await asks(ada, credentials.pin, /Wallet ₦/);
    await shop.idle();
    expect(now(ada, asked).text).toMatch(/Today/);
    expect(said(ada, /Locked/)).toEqual([]);
    expect(ada.chat.filter(({ text }) => text === credentials.pin)).toEqual([]);
    await asks(ada, "/history", /No sales yet/);
  });

  it("shows the lock once, below, however often something is tapped", async ({ shop, ada, clock }) => {
    const menu = await sees(ada, /Wallet ₦/);
    clock.shift(usualIdleLockMs);
    for (const label of [/🧾 Sales/, /Money/, /Airtime/]) await (await ada.taps(label, { message: menu.id })).answer;
    await shop.idle();
    expect(said(ada, /Locked/)).toHaveLength(1);
    await tapsPin(ada, credentials.pin);
    await seesOn(ada, menu, /Phone number/);
  });
});

describe("wrong PINs at the lock", () => {
  it("wait for 15 minutes after five, and log out after ten: only a login brings the counter back", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const lock = await asks(ada, "/lock", /Locked/);
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      await ada.says("0000");
      await seesOn(ada, lock, new RegExp(`${left} left`));
    }
    await ada.says("0000");
    await sees(ada, /Too many wrong PINs/);
    const asked = logins(shop);
    await ada.says(credentials.pin);
    await asks(ada, "/menu", /Too many wrong PINs/);
    expect(logins(shop)).toBe(asked);
    // A restart forgets nothing of it.
    await shop.restart();
    await asks(ada, "/menu", /Too many wrong PINs/);
    clock.shift(15 * minute);
    await asks(ada, "/menu", /Locked/);
    for (let wrong = 6; wrong <= 10; wrong++) await ada.says("0000");
    await sees(ada, /logged out/);
    await shop.idle();
    await asks(ada, "/history", /Log in first/);
    await asks(ada, "0803 123 4567", /Type your PIN/);
    await asks(ada, credentials.pin, /Too many wrong PINs/);
    clock.shift(30 * minute);
    await asks(ada, credentials.pin, /Wallet/);
    await asks(ada, "/history", /No sales yet/);
    expect(ada.chat.filter(({ text }) => /^\d{4}$/.test(text))).toEqual([]);
  });

  it("count at the login, too, for a user who has no shop yet", async ({ shop, telegram, vending }) => {
    const thief = telegram.user({ firstName: "Tunde" });
    await asks(thief, "/start", /Log in to your shop/);
    await asks(thief, "0803 123 4567", /Type your PIN/);
    const before = logins(shop);
    for (let wrong = 1; wrong <= 12; wrong++) await thief.says(String(1000 + wrong));
    await sees(thief, /Too many wrong PINs/);
    await shop.idle();
    expect(logins(shop) - before).toBe(5);
    expect(vending.requests.filter(({ operation }) => operation === "purchase")).toEqual([]);
  });
});

describe("a choice of the lock that waits for its tap", () => {
  it("lets pass what is typed, and is over when something else is asked", async ({ ada, clock }) => {
    clock.shift(2 * minute);
    await asks(ada, "/account", /Developer/);
    await tapsAndSees(ada, /Lock and PIN/, /PIN for a sale: never/);
    const choices = await tapsAndSees(ada, /PIN for a sale/, /Which sales ask for the PIN/);
    await asks(ada, "mama tolu", /do not understand/);
    await tapsCard(ada, choices, "above ₦1,000", /PIN for a sale: above ₦1,000/);
    await tapsCard(ada, choices, /PIN for a sale/, /Which sales ask for the PIN/);
    await asks(ada, "mtn 500 0803 555 1234", /Sell airtime\?/);
    expect(ada.chat.map(({ id }) => id)).not.toContain(choices.id);
    await asks(ada, "/account", /Developer/);
    await tapsAndSees(ada, /Lock and PIN/, /PIN for a sale: above ₦1,000/);
  });
});
