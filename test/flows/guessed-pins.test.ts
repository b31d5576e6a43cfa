import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, tapsPin } from "../support/chat.ts";
import { bola, createShiftedClock, ada as credentials, type Shop, seatBola, startShop } from "../support/shop.ts";

const minute = 60_000;

async function openShop() {
  const clock = createShiftedClock();
  const shop = await startShop({ clock });
  return Object.assign(shop, { clock });
}

/** How many PINs the service was shown for this number. */
const shown = ({ vending }: Shop, phone: string) =>
  vending.requests.filter(({ operation, body }) => operation === "login" && Object(body).phone_number === phone).length;

/** Begins to log in with a number, up to the question for its PIN. */
async function asksFor(person: Person, phone: string): Promise<void> {
  await asks(person, "/login", /Log in to your shop/);
  await asks(person, phone, /PIN for/);
}

describe("somebody who guesses PINs", () => {
  it("gets five at one number, however many users they are, and the shop gets a message", async () => {
    await using shop = await openShop();
    const { ada, telegram, clock } = shop;
    await shop.logIn();
    const before = shown(shop, credentials.phone);
    const thieves = [1, 2, 3].map((number) => telegram.user({ firstName: `Thief ${number}` }));
    for (const thief of thieves) {
      await asksFor(thief, "0803 123 4567");
      for (const pin of ["1001", "1002"]) {
        const asked = thief.chat.at(-1)?.id ?? 0;
        await thief.says(pin);
        await sees(thief, ({ id, text }) => id > asked && /Wrong number or PIN|Too many wrong PINs/.test(text));
      }
    }
    expect(shown(shop, credentials.phone) - before).toBe(5);
    await sees(ada, /Too many wrong PINs for this shop's number/);
    // A restart forgets nothing of it.
    await shop.restart();
    const [thief = telegram.user({ firstName: "Thief" })] = thieves;
    await asksFor(thief, "0803 123 4567");
    await asks(thief, "1003", /Too many wrong PINs/);
    const asked = shown(shop, credentials.phone);
    clock.shift(15 * minute);
    await asks(thief, "1004", /Wrong number or PIN/);
    expect(shown(shop, credentials.phone)).toBe(asked + 1);
    expect(said(ada, /Too many wrong PINs for this shop's number/)).toHaveLength(1);
  });

  it("stops other strangers, and not the shop, whose own right PIN gives nobody another guess", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await shop.logIn();
    const thieves = ["A", "B"].map((name) => telegram.user({ firstName: `Thief ${name}` }));
    for (const thief of thieves) {
      await asksFor(thief, "0803 123 4567");
      for (const pin of ["1001", "1002", "1003"]) await asks(thief, pin, /Wrong number or PIN|Too many wrong PINs/);
    }
    await sees(ada, /Too many wrong PINs for this shop's number/);
    await asks(ada, "/lock", /Locked/);
    await (await tapsPin(ada, credentials.pin)).answer;
    await shop.idle();
    const asked = shown(shop, credentials.phone);
    const [, thief = telegram.user({ firstName: "Thief" })] = thieves;
    await asks(thief, "1004", /Too many wrong PINs/);
    await asks(ada, "/lock", /Locked/);
    await tapsPin(ada, "1005");
    await sees(ada, /Wrong PIN/);
    expect(shown(shop, credentials.phone)).toBe(asked + 1);
  });

  it("is not forgiven by the right PIN of an account of their own", async () => {
    await using shop = await openShop();
    const own = seatBola(shop);
    for (const pin of ["1001", "1002", "1003", "1004"]) {
      await asksFor(own, "0803 123 4567");
      await asks(own, pin, /Wrong number or PIN/);
      await asksFor(own, "0802 999 9999");
      await asks(own, bola.pin, /Wallet/);
    }
    await asksFor(own, "0803 123 4567");
    await asks(own, "1005", /Too many wrong PINs/);
    await asks(own, "1006", /Too many wrong PINs/);
    expect(shown(shop, credentials.phone)).toBe(5);
    await asksFor(own, "0802 999 9999");
    await asks(own, bola.pin, /Too many wrong PINs/);
  });

  it("waits longer each time", async () => {
    await using shop = await openShop();
    const { telegram, clock } = shop;
    const thief = telegram.user({ firstName: "Thief" });
    await asksFor(thief, "0803 123 4567");
    for (const waits of [15, 30, 60]) {
      for (let guess = 0; guess < 5; guess++)
        await asks(thief, String(1000 + guess), /Wrong number or PIN|Too many wrong/);
      const asked = shown(shop, credentials.phone);
      clock.shift((waits - 1) * minute);
      await asks(thief, "2000", /Too many wrong PINs/);
      expect(shown(shop, credentials.phone)).toBe(asked);
      clock.shift(minute);
    }
  });
});

describe("a new login", () => {
  it("is reported to the other chats of the account, and logged out again from there with the PIN", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await shop.logIn();
    const thief = telegram.user({ firstName: "Tunde\u202e\n✅ Ada", phone: "2348027770000" });
    await shop.logIn(thief);
    const news = await sees(ada, /Tunde ✅ Ada has logged in to this shop/);
    expect(said(thief, /has logged in/)).toEqual([]);
    await ada.taps(/Not me: log it out/, { message: news.id });
    await tapsPin(ada, credentials.pin);
    await sees(thief, /logged this one out/);
    await asks(thief, "/history", /Log in first/);
    // A user gets no message about the own login.
    await asksFor(ada, "0803 123 4567");
    await asks(ada, credentials.pin, /Wallet/);
    await shop.idle();
    expect(said(ada, /has logged in/)).toHaveLength(0);
  });
});

describe("a number that the service keeps as +234…", () => {
  it("is logged in with, asked for in that form first from then on, and a right PIN is never called wrong", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.switches.phoneForm = "international";
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /PIN for/);
    await asks(ada, "0000", /Wrong number or PIN[\s\S]*4 tries left/);
    await asks(ada, credentials.pin, /Wallet/);
    expect(said(ada, /Wrong PIN/)).toEqual([]);
    const local = shown(shop, credentials.phone);
    expect(local).toBe(2);
    await shop.restart();
    await asks(ada, "/lock", /Locked/);
    await tapsPin(ada, credentials.pin);
    await sees(ada, /Wallet ₦/);
    await asksFor(ada, "0803 123 4567");
    await asks(ada, credentials.pin, /Wallet/);
    expect(shown(shop, credentials.phone)).toBe(local);
    const account = await asks(ada, "/account", /Mode live/);
    expect(account.text).toMatch(/0803 123 4567/);
  });
});
