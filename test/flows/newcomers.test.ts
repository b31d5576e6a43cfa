import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { usualPace } from "../../src/bot/inbox/pace.ts";
import { sleep } from "../../src/core/clock.ts";
import { asks, said, seesOn, tapsPin } from "../support/chat.ts";
import { createFakeClock, type FakeClock } from "../support/fake-clock.ts";
import { watchRequests } from "../support/requests.ts";
import { asksForAirtime, confirms, expectTruth } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const second = 1000;
const stepMs = 50;
/** The clock of the shop bounds each wait, and stands still while the machine is busy with something else. */
const patience = { timeoutMs: 3_600_000 };

interface Steered extends AsyncDisposable {
  clock: FakeClock;
  shop: Shop;
  /** Lets the shop's time pass until a condition holds, and the program finish at each step what it has begun. */
  passTime(isOver: () => boolean, maxMs: number): Promise<void>;
  /** Resolves when the program has finished what it can while its clock stands still. */
  atRest(): Promise<void>;
}

async function openShop(): Promise<Steered> {
  const clock = createFakeClock();
  await using opening = new AsyncDisposableStack();
  const shop = opening.use(await startShop({ clock, pace: usualPace }));
  const requests = opening.use(watchRequests(shop.telegram));
  const passTime = async (isOver: () => boolean, maxMs: number) => {
    for (let passed = 0; !isOver() && passed < maxMs; passed += stepMs) {
      await clock.advance(stepMs);
      await requests.atRest();
    }
  };
  let isIn = false;
  const login = shop.logIn().then(() => {
    isIn = true;
  });
  await passTime(() => isIn, 10 * second);
  await login;
  await clock.advance(10 * second);
  const parts = opening.move();
  return {
    ...{ clock, shop, passTime, atRest: () => requests.atRest() },
    async [Symbol.asyncDispose]() {
      let isOver = false;
      const ended = parts.disposeAsync().finally(() => {
        isOver = true;
      });
      // Messages of what is under way may still wait for their turn.
      while (!isOver) await clock.advance(stepMs);
      await ended;
    },
  };
}

function newcomer({ vending, telegram }: Shop, index: number): Person {
  const phone = `0802${String(1_000_000 + index)}`;
  vending.addAccount({ firstName: `N${index}`, lastName: "Ade", phoneNumber: phone, pin: "2468", walletNaira: 9000 });
  return telegram.user({ firstName: `N${index}`, phone: `234${phone.slice(1)}` });
}

async function comesIn(person: Person, isTyping = true): Promise<void> {
  await person.says("/start");
  await person.presses(/Share my number/, patience);
  await person.sees(/PIN for/, patience.timeoutMs);
  await (isTyping ? person.says("2468") : tapsPin(person, "2468"));
  await person.sees(/Wallet/, patience.timeoutMs);
}

/** The most messages that came to Telegram within any second since a moment. */
function maxInASecond({ telegram }: Shop, since: number, kinds = /^send(?!ChatAction)|^edit/): number {
  const times = telegram.calls.filter(({ method, at }) => kinds.test(method) && at >= since).map(({ at }) => at);
  return Math.max(0, ...times.map((from, index) => times.findLastIndex((at) => at < from + second) - index + 1));
}

/** Taps that Telegram delivers, and that the bot never drew. */
function forgesTaps({ telegram }: Shop, { user }: Person, data: readonly string[]): void {
  const chat = { id: user.id, type: "private" as const, first_name: user.first_name };
  for (const one of data) {
    const message = { message_id: 1, from: telegram.bot, chat, date: 1_700_000_000, text: "x" };
    telegram.pushUpdate({ callback_query: { id: one, from: user, chat_instance: "1", message, data: one } });
  }
}

const tapped = ["menu", "menu:new", "help", "login", "history", "sell:airtime", "account", "lang:ha", "customers"];

describe("I17: strangers", { timeout: 900_000 }, () => {
  it("who come as 200 newcomers within five seconds are logged in within a minute, half of them by a keypad", async () => {
    await using steered = await openShop();
    const { clock, shop, passTime } = steered;
    const since = clock.now();
    let inside = 0;
    const people = Array.from({ length: 200 }, (_, index) => newcomer(shop, index));
    const walks = people.map(async (person, index) => {
      await sleep(clock, index * 25);
      await comesIn(person, index % 2 === 0);
      inside++;
    });
    await passTime(() => inside === people.length, 60 * second);
    expect(inside).toBe(200);
    await Promise.all(walks);
    expect(clock.now() - since).toBeLessThan(60 * second);
    expect(maxInASecond(shop, since, /^send/)).toBeLessThan(30);
    for (const person of people) expect(said(person, /Too fast/)).toEqual([]);
  });

  it("do not stop a thirteenth while twelve of them send without pause", async () => {
    await using steered = await openShop();
    const { clock, shop, passTime } = steered;
    const hammering = Array.from({ length: 12 }, (_, index) => newcomer(shop, index));
    const thirteenth = newcomer(shop, 12);
    for (const person of hammering) await person.says("/start");
    const since = clock.now();
    let isIn = false;
    let beats = 0;
    const hammer = () => {
      for (const person of hammering) forgesTaps(shop, person, [tapped[beats % tapped.length] ?? "menu"]);
      beats++;
    };
    const isOver = () => {
      if (clock.now() >= since + (beats * second) / 6) hammer();
      return isIn;
    };
    await passTime(isOver, 20 * second);
    const cameAt = clock.now();
    const walk = comesIn(thirteenth).then(() => {
      isIn = true;
    });
    await passTime(isOver, 10 * second);
    expect(isIn).toBe(true);
    await walk;
    expect(clock.now() - cameAt).toBeLessThan(10 * second);
    // Told once each, and then left unread.
    for (const person of hammering) expect(said(person, /Too fast/).length).toBeLessThanOrEqual(2);
  });

  it("who forge 2,000 taps never bring 30 messages in a second out of the bot, and a sale goes before them", async () => {
    await using steered = await openShop();
    const { clock, shop, passTime } = steered;
    const card = await asksForAirtime(shop.ada);
    const forgers = Array.from({ length: 200 }, (_, index) => shop.telegram.user({ firstName: `F${index}` }));
    for (const person of forgers) await person.says("/start");
    const since = clock.now();
    for (let round = 0; round < 10; round++)
      for (const [index, person] of forgers.entries())
        forgesTaps(shop, person, [tapped[(index + round) % tapped.length] ?? "menu"]);
    let isSold = false;
    await passTime(() => shop.telegram.pendingUpdates.length === 0, 10 * second);
    const tappedAt = clock.now();
    await confirms(shop.ada, card);
    const sold = seesOn(shop.ada, card, /Airtime sold/, patience.timeoutMs).then(() => {
      isSold = true;
    });
    await passTime(() => isSold, 10 * second);
    await sold;
    expect(clock.now() - tappedAt).toBeLessThan(2 * second);
    let isIdle = false;
    const idle = shop.idle().then(() => {
      isIdle = true;
    });
    await passTime(() => isIdle, 200 * second);
    await idle;
    expect(maxInASecond(shop, since)).toBeLessThan(30);
    expectTruth(shop);
  });

  it("who wait for an answer hold up no stop, and each gets it once after the next start", async () => {
    await using steered = await openShop();
    const { shop, passTime, atRest } = steered;
    const people = Array.from({ length: 60 }, (_, index) => shop.telegram.user({ firstName: `W${index}` }));
    const greeted = () => people.filter((person) => said(person, /Welcome/).length > 0).length;
    for (const person of people) await person.says("/start");
    await passTime(() => greeted() >= 5, 10 * second);
    let isStopped = false;
    const stopped = shop.stop().then(() => {
      isStopped = true;
    });
    // Who was greeted is asked for a number, and nobody else is.
    await passTime(() => isStopped, second);
    expect(isStopped).toBe(true);
    await stopped;
    expect(greeted()).toBeLessThan(20);
    await shop.start();
    const asked = (person: Person) => said(person, /Log in to your shop/).length;
    await passTime(() => people.every(asked), 20 * second);
    await atRest();
    for (const person of people) expect([said(person, /Welcome/).length, asked(person)]).toEqual([1, 1]);
    expectTruth(shop);
  });
});

describe("an offer", () => {
  it("is shown at once while another seller has taken all that sellers may of a second", async () => {
    await using steered = await openShop();
    const { clock, shop, passTime, atRest } = steered;
    const other = newcomer(shop, 0);
    let isIn = false;
    const walk = comesIn(other).then(() => {
      isIn = true;
    });
    await passTime(() => isIn, 10 * second);
    await walk;
    await clock.advance(10 * second);
    const { user } = other;
    const chat = { id: user.id, type: "private" as const, first_name: "N0" };
    for (let count = 0; count < 40; count++) {
      const message = { message_id: 1000 + count, from: user, chat, date: 1_700_000_000, text: "sms?" };
      shop.telegram.pushUpdate({ message });
    }
    await clock.advance(0);
    await atRest();
    const messages = () => shop.telegram.calls.filter(({ method }) => method === "sendMessage").length;
    const before = messages();
    // The clock stands still: nothing more is sent for the other.
    await asks(shop.ada, "airtime 100 08031000001", /Sell airtime/);
    expect(messages()).toBe(before + 1);
    const isOver = () => said(other, /no sale has/).length === 40;
    await passTime(isOver, 10 * second);
    expect(isOver()).toBe(true);
  });
});
