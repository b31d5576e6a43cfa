import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, sees, seesOn, tapsCard, tapsMore } from "./chat.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { buyLabel, opensSeat, walksTo } from "./selling.ts";
import { openCounter, type Shop } from "./shop.ts";
import { walks } from "./walks.ts";

/** Saturday 14 November 2026, 13:00 in Lagos. */
const startMs = Date.UTC(2026, 10, 14, 12);
/** Nine in the morning, in Lagos, on a day of that year. */
export const nineOn = (month: number, day: number) => Date.UTC(2026, month - 1, day, 8);
/** The way to a DStv plan. */
export const tv = walks.find(({ service }) => service === "tv")?.steps ?? [];

export interface ClockedShop extends Shop {
  clock: FakeClock;
}

export async function openClockedShop(): Promise<ClockedShop> {
  const clock = createFakeClock(startMs);
  const shop = await openCounter({ clock, walletNaira: 100_000 });
  await shop.idle();
  await clock.advance(20_000);
  return Object.assign(shop, { clock });
}

/** The wall clock jumps, and housekeeping looks at it, more than once. */
export async function isAt(shop: ClockedShop, at: number): Promise<void> {
  shop.clock.setNow(at);
  for (let round = 0; round < 3; round++) await passes(shop);
}

async function passes(shop: ClockedShop): Promise<void> {
  await shop.clock.advance(6000);
  await shop.idle();
}

/** A DStv plan, sold to somebody who is then saved as Mama Chika. */
export async function sellsToChika(seller: Person): Promise<ChatMessage> {
  const card = await walksTo(seller, tv);
  await tapsCard(seller, card, buyLabel, /TV sold/);
  await tapsMore(seller, card, /✏️ Name/);
  await sees(seller, /What do you call/);
  await asks(seller, "Mama Chika", /Saved/);
  return seesOn(seller, card, /Mama Chika/);
}

/** "Repeat sale" on a sale's card, every 28 days. Resolves to the card of the reminder. */
export async function setsReminder(seller: Person, sold: ChatMessage, every = /Every 28 days/): Promise<ChatMessage> {
  await tapsMore(seller, sold, /⏰ Repeat sale/);
  const asked = await sees(seller, ({ id, text }) => id > sold.id && /How often do I remind you/.test(text));
  return tapsCard(seller, asked, every, /Next:/);
}

/** A shop whose owner is reminded of Mama Chika every 28 days. */
export async function openReminded() {
  const shop = await openClockedShop();
  const sold = await sellsToChika(shop.ada);
  const set = await setsReminder(shop.ada, sold);
  return Object.assign(shop, { sold, set });
}

const maxLooks = 200;
const isDue = /It is time for the next one/;

/** The reminders that wait for an answer. */
export const due = (person: Person): ChatMessage[] => said(person, isDue);
export const cameOn = (person: Person): Promise<ChatMessage> => sees(person, isDue);

/** The reminder that comes to somebody at a moment. On PostgreSQL a look of housekeeping outlasts a turn of the clock. */
export async function cameAt(shop: ClockedShop, person: Person, at: number): Promise<ChatMessage> {
  const before = new Set(due(person).map(({ id }) => id));
  const found = () => due(person).find(({ id }) => !before.has(id));
  shop.clock.setNow(at);
  for (let look = 0; !found() && look < maxLooks; look++) await passes(shop);
  return sees(person, (message) => isDue.test(message.text) && !before.has(message.id));
}

/** The offer that came below a card. */
export function offerBelow(person: Person, card: Pick<ChatMessage, "id">): Promise<ChatMessage> {
  return sees(person, ({ id, text }) => id > card.id && /Sell TV\?/.test(text));
}

/** The owner ends the helper's seat. */
export async function endsSeat(owner: Person): Promise<void> {
  const seat = await opensSeat(owner);
  await tapsCard(owner, seat, /End access/, /cannot be used again/);
  await tapsCard(owner, seat, /End it now/, /✖ Ended/);
}
