import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, openClockedShop } from "./alerted-shop.ts";
import { asks, seesOn, tapsCard } from "./chat.ts";
import { sellsAirtime } from "./selling.ts";

export type { ClockedShop } from "./alerted-shop.ts";
export { hour, looksAtWallet, minute } from "./alerted-shop.ts";

/** A shop whose clock a test moves, opened at a moment, with Ada logged in. */
export const openShopAt = (at: number) => openClockedShop({}, at);

/** Ada sells airtime of ₦500, and the shop looks at its wallet. */
export async function sellsIn(shop: ClockedShop, phone = "0803 555 1234"): Promise<void> {
  await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone }), /Airtime sold/);
  await looksAtWallet(shop);
}

/** The wall clock jumps, and housekeeping looks at it. */
export async function isAt(shop: ClockedShop, at: number): Promise<void> {
  shop.clock.setNow(at);
  await shop.clock.advance(6000);
  await shop.idle();
}

/** "Details" on a close, or on today's. */
export async function opensDetails(person: Person, close?: ChatMessage): Promise<ChatMessage> {
  const card = close ?? (await asks(person, "/close", /so far/));
  return tapsCard(person, card, /Details/, /Should be in hand/);
}
