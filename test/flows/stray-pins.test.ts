import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, isKeypad, said, sees, tapsAndSees, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, confirms } from "../support/selling.ts";
import { createShiftedClock, ada as credentials, type Shop, type ShopOptions, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop);

const minute = 60_000;
const pin = "296152";

async function openShop(options: ShopOptions = {}) {
  const clock = createShiftedClock();
  const shop = await startShop({ clock, pin, idleLockMs: 60 * minute, ...options });
  return Object.assign(shop, { clock });
}

/** No message shows the PIN, and nothing was ever said with it. */
async function expectNoPin(shop: Shop, person: Person, secret = pin): Promise<void> {
  await shop.idle();
  expect(person.chat.filter(({ text }) => text.replace(/\D/g, "").includes(secret))).toEqual([]);
  expect(JSON.stringify(shop.telegram.calls)).not.toContain(secret);
}

describe("a PIN that is typed twice", () => {
  it("is deleted the second time, too, and not searched for", async ({ shop, ada }) => {
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /PIN for/);
    await Promise.all([ada.says(pin), ada.says(pin), ada.says("29 61 52")]);
    await sees(ada, /Wallet/);
    await expectNoPin(shop, ada);
    expect(said(ada, /No sale has/i)).toEqual([]);
    expect(said(ada, /looked like a PIN, so I deleted/)).toHaveLength(2);
  });

  it("is deleted after a restart, and on a replica that has not seen the first", async ({ shop, ada, clock }) => {
    await shop.logIn();
    await shop.idle();
    await shop.restart();
    await asks(ada, pin, /looked like a PIN, so I deleted/);
    await ada.taps(/Airtime/, { message: (await asks(ada, "/sell", /What do you want/)).id });
    await sees(ada, /Phone number/);
    await asks(ada, "0803 555 1234", /How much/);
    await asks(ada, pin, /looked like a PIN, so I deleted/);
    await expectNoPin(shop, ada);
    // Telegram tells whole seconds.
    clock.shift(minute + 1000);
    await asks(ada, "296", /smallest|largest|Sell airtime/);
  });

  it("at the lock is not taken for the amount that a half-made sale waits for", async ({ shop, ada, clock }) => {
    await shop.logIn();
    await ada.taps(/Airtime/, { message: (await asks(ada, "/sell", /What do you want/)).id });
    await sees(ada, /Phone number/);
    await asks(ada, "0803 555 1234", /How much/);
    clock.shift(60 * minute);
    // The lock had not asked yet: it was kept for afterwards.
    await asks(ada, pin, /Locked/);
    await Promise.all([ada.says(pin), ada.says(pin)]);
    await sees(ada, /looked like a PIN, so I deleted/);
    await expectNoPin(shop, ada);
    expect(said(ada, /Sell airtime\?/)).toEqual([]);
    await asks(ada, "750", /Locked|Sell airtime\?|How much|did not get/);
  });

  it("for a sale above the limit is deleted when it comes behind the sale", async ({ shop, ada }) => {
    await shop.logIn();
    await asks(ada, "/account", /Developer/);
    await tapsAndSees(ada, /Lock and PIN/, /PIN for a sale: never/);
    await ada.taps(/PIN for a sale/);
    await tapsAndSees(ada, "every sale", /PIN for a sale: every sale/);
    const card = await asksForAirtime(ada);
    await confirms(ada, card);
    await sees(ada, ({ id, text }) => id === card.id && /PIN to sell/.test(text));
    await Promise.all([ada.says("010 203"), ada.says(pin), ada.says(pin)]);
    await sees(ada, ({ id, text }) => id === card.id && /sold/.test(text));
    await expectNoPin(shop, ada);
    await expectNoPin(shop, ada, "010203");
    expect(shop.posts()).toBe(1);
  });
});

describe("a PIN that comes another way", () => {
  it("below a picture is deleted, while a login asks for it and at the lock", async ({ shop, ada, clock }) => {
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /PIN for/);
    await ada.sendsPhoto(undefined, { caption: pin });
    await sees(ada, /looked like a PIN, so I deleted/);
    await expectNoPin(shop, ada);
    await tapsPin(ada, pin);
    await ada.taps(/Airtime/, { message: (await asks(ada, "/sell", /What do you want/)).id });
    await sees(ada, /Phone number/);
    await asks(ada, "0803 555 1234", /How much/);
    clock.shift(60 * minute);
    await ada.sendsPhoto(undefined, { caption: pin });
    await tapsPin(ada, pin, await sees(ada, /Locked/));
    await sees(ada, (message) => /Wallet/.test(message.text) && !isKeypad(message));
    await expectNoPin(shop, ada);
  });

  it("by an edit is deleted at a lock that has not asked for it", async ({ shop, ada, clock }) => {
    await shop.logIn();
    await asks(ada, "zebra", /do not understand/);
    clock.shift(60 * minute);
    await ada.edits(ada.chat.find(({ text }) => text === "zebra")?.id ?? 0, pin);
    await sees(ada, /looked like a PIN, so I deleted/);
    await expectNoPin(shop, ada);
  });
});

describe("digits", () => {
  it("that are no PIN are deleted while one is asked for, and a minute after it was left", async ({ shop }) => {
    const { ada, clock } = shop;
    await shop.logIn();
    await asks(ada, "/lock", /Locked/);
    await asks(ada, "29", /looked like a PIN, so I deleted/);
    await tapsPin(ada, pin);
    await sees(ada, (message) => /Wallet/.test(message.text) && !isKeypad(message));
    clock.shift(2 * minute);
    await asks(ada, "/login", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /PIN for/);
    await asks(ada, "/menu", /Wallet/);
    await asks(ada, "29615", /looked like a PIN, so I deleted/);
    await expectNoPin(shop, ada, "29615");
    clock.shift(minute + 1000);
    await asks(ada, "29615", /no sale has/);
  });

  it("that answer a question are an answer right after a PIN, too", async () => {
    await using shop = await openShop({ pin: credentials.pin });
    const { ada } = shop;
    await shop.logIn();
    await asksForAirtime(ada, { amount: "750" });
    expect(said(ada, /looked like a PIN, so I deleted/)).toEqual([]);
    await asks(ada, "0803 555 1234", /no sale|Use the buttons/i);
  });
});
