import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, seesOn, tapsAndSees, tapsCard } from "./chat.ts";
import { sellsAirtime } from "./selling.ts";
import { type Shop, startShop } from "./shop.ts";

/** A shop whose customers owe. */

export async function openDebtShop(): Promise<Shop> {
  const shop = await startShop({ walletNaira: 100_000 });
  await shop.logIn();
  return shop;
}

export async function sellsForSure(
  person: Person,
  request: Parameters<typeof sellsAirtime>[1] = {},
): Promise<ChatMessage> {
  return seesOn(person, await sellsAirtime(person, request), /Airtime sold/);
}

/** Airtime of ₦500 that a customer owes by name. */
export async function owes(person: Person, name = "Chioma", request = {}): Promise<ChatMessage> {
  const card = await sellsForSure(person, request);
  await tapsAndSees(person, /📒 Mark as owing/, /Who owes it\?/, card);
  await asks(person, name, new RegExp(`${name} owes you ₦`));
  return card;
}

export const opensDebtor = async (person: Person, name: RegExp): Promise<ChatMessage> => {
  const list = await asks(person, "/owing", /Owed to you/);
  return tapsCard(person, list, name, /owes you/);
};
