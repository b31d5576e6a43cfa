import { expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { now, sees, seesOn } from "./chat.ts";
import { sellsAirtime, sellsElectricity } from "./selling.ts";
import { createShiftedClock, openCounter, type Shop } from "./shop.ts";

/** The minute in that digits are taken for a PIN is over. */
export async function openShop(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await openCounter({ clock });
  clock.shift(61_000);
  return shop;
}

export const labels = (message: ChatMessage) => message.inlineKeyboard.flat().map(({ text }) => text);
export const rows = (message: ChatMessage) =>
  labels(message).filter((label) => /^\p{Extended_Pictographic}.*₦.* · /u.test(label));

/** Taps a button of a message and waits until that message shows something else. */
export async function turns({ ada }: Shop, message: ChatMessage, label: RegExp | string): Promise<ChatMessage> {
  const before = now(ada, message);
  await ada.taps(label, { message: message.id });
  return sees(ada, (seen) => seen.id === message.id && seen !== before);
}

/** Shows a list's sale and returns its card, which comes as a new message. */
export async function opens(
  { ada }: Shop,
  list: ChatMessage,
  label: RegExp | string,
  shows: RegExp,
): Promise<ChatMessage> {
  const before = ada.chat.at(-1)?.id ?? 0;
  await ada.taps(label, { message: list.id });
  return sees(ada, ({ id, text }) => id > before && shows.test(text));
}

/** Airtime for two networks, one sale refused, and a meter. */
export async function sellsFour({ ada, vending }: Shop) {
  await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 1111" }), /sold/);
  await seesOn(ada, await sellsAirtime(ada, { phone: "0802 555 2222", network: "Airtel", amount: "1k" }), /sold/);
  vending.switches.purchaseAnswer = "refused";
  await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 3333", amount: "700" }), /Failed/);
  vending.switches.purchaseAnswer = "success";
  await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
}

/** Buys with the account's own key, past this shop: as the reseller's website does. */
export async function buysElsewhere({ vending }: Shop, reference: string): Promise<void> {
  const key = vending.accounts()[0]?.keys.find(({ mode }) => mode === "live")?.key ?? "";
  const order = { service_type: "airtime", network_id: 1, amount: 100, beneficiary: "08035559999", reference };
  const response = await fetch(`${vending.baseUrl}/purchase/`, {
    method: "POST",
    headers: { "X-API-KEY": key, "Content-Type": "application/json" },
    body: JSON.stringify(order),
  });
  expect(response.ok).toBe(true);
}
