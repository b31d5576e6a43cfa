import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, seesOn } from "./chat.ts";
import { createFakeClock, type FakeClock, idleAt } from "./fake-clock.ts";
import { sellsAirtime } from "./selling.ts";
import { openCounter, type Shop, type ShopOptions } from "./shop.ts";

export interface ClockedShop extends Shop {
  clock: FakeClock;
}

export const minute = 60_000;
export const hour = 60 * minute;
/** Two in the afternoon, in Lagos. */
const afternoon = Date.UTC(2026, 10, 14, 13);
/** A shop whose clock a test moves, opened `at` a moment, with Ada logged in. */
export async function openClockedShop(options: Omit<ShopOptions, "clock"> = {}, at = afternoon): Promise<ClockedShop> {
  const clock = createFakeClock(at);
  const shop = await openCounter({ ...options, clock });
  await shop.idle();
  await clock.advance(20_000);
  await shop.idle();
  return Object.assign(shop, { clock });
}

/** Lets the shop look at the wallet after a sale. */
export async function looksSoon(shop: ClockedShop, afterMs = 300): Promise<void> {
  await shop.idle();
  await shop.clock.advance(afterMs);
  await shop.idle();
}

/** The same, and once more when the service has surely caught up. */
export async function looksAtWallet(shop: ClockedShop): Promise<void> {
  await looksSoon(shop);
  await looksSoon(shop, 5200);
}

/** A sale that the service takes and fails, and whose ₦487.50 it keeps. Returns its card. */
export async function keepsMoney(shop: ClockedShop): Promise<ChatMessage> {
  const { ada, vending } = shop;
  Object.assign(vending.switches, { purchaseAnswer: "pending", providerFailure: "kept" });
  const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
  await looksAtWallet(shop);
  vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
  await seesOn(ada, card, /Failed/);
  await looksAtWallet(shop);
  return card;
}

/** Sells airtime of ₦500 for ₦487.50, a number of times. */
export async function sellsTimes(shop: ClockedShop, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const phone = `0803 555 ${1000 + (shop.posts() % 9000)}`;
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone }), /Airtime sold/);
    await looksAtWallet(shop);
  }
}

/** The wall clock jumps, and all that waits looks at it. */
export async function passes(shop: ClockedShop, ms: number): Promise<void> {
  shop.clock.setNow(shop.clock.now() + ms);
  await shop.clock.advance(minute);
  await idleAt(shop);
}

/** Goes the way of buttons below /alerts. Resolves to the card that shows it. */
export async function sets(person: Person, ...way: RegExp[]): Promise<ChatMessage> {
  const card = await asks(person, "/alerts", /Alerts/);
  for (const button of way) {
    const before = shown(person, card);
    await person.taps(button, { message: card.id });
    await sees(person, ({ id }) => id === card.id && shown(person, card) !== before);
  }
  return sees(person, ({ id }) => id === card.id);
}

function shown(person: Person, { id }: Pick<ChatMessage, "id">): string {
  const found = person.chat.find((message) => message.id === id);
  return JSON.stringify([found?.text, found?.inlineKeyboard]);
}

/** The alerts so far, the oldest first. */
export const told = (person: Person, pattern: RegExp) => said(person, pattern).map(({ text }) => text);
