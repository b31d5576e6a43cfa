import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { sees, seesOn, tapsMore } from "./chat.ts";
import { sellsElectricity } from "./selling.ts";
import { comesIn, openCounter, type Shop, type ShopOptions, seatBola } from "./shop.ts";
import type { World } from "./world.ts";

export const hourMs = 3_600_000;

/** A shop that has just sold electricity to Ngozi, who is linked. */
export async function openLinked(options: ShopOptions = {}) {
  const shop = await openCounter(options);
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
  const ngozi = aCustomer(shop);
  const { payload } = await givesLink(shop.ada, card);
  await ngozi.opens(payload);
  const token = shop.vending.transactions()[0]?.token ?? "";
  await sees(ngozi, ({ text }) => text.includes(spoken(token)));
  await shop.idle();
  return Object.assign(shop, { ngozi, card, payload, token });
}

/** Bola's shop beside Ada's, which makes one sale to Ngozi and is linked to her, too. */
export async function linksBola(shop: Shop, ngozi: Person, sells: (bola: Person) => Promise<ChatMessage>) {
  const bola = seatBola(shop);
  await comesIn(bola);
  const sold = await seesOn(bola, await sells(bola), /Token for meter|sold/);
  await ngozi.opens((await givesLink(bola, sold)).payload);
  await sees(ngozi, /From Bola Ade/);
  await shop.idle();
  return { bola, sold };
}

/** A second sale to the same meter that the service works on. */
export async function sellsPending(shop: Shop) {
  shop.vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /working on it/);
  return { card, reference: shop.vending.transactions().at(-1)?.reference ?? "" };
}

/** Somebody who buys at the counter and has Telegram, but no shop. */
export function aCustomer({ telegram }: Pick<World, "telegram">, firstName = "Ngozi"): Person {
  return telegram.user({ firstName, phone: "2348091112222" });
}

/** "Customer link" on a sale's card: the picture with the link. */
export async function givesLink(seller: Person, card: Pick<ChatMessage, "id">) {
  const before = seller.chat.at(-1)?.id ?? 0;
  await tapsMore(seller, card, /Customer link/);
  const picture = await sees(seller, ({ id, photo }) => id > before && photo !== undefined);
  const link = /https:\/\/t\.me\/\S+\?start=(\S+)/.exec(picture.text);
  return { picture, link: link?.[0] ?? "", payload: link?.[1] ?? "" };
}

/** Twenty digits as they stand in a message. */
export function spoken(token: string): string {
  return token.replace(/\d{4}(?=\d)/g, "$& ");
}

/** The bot's messages in this chat that show the token now. */
export function showing(person: Person, token: string): ChatMessage[] {
  return person.chat.filter((message) => message.from === "bot" && message.text.includes(spoken(token)));
}

/** How often the token was put into this chat: messages that came with it, and edits that brought it. */
export function timesToken(person: Person, token: string): number {
  const shows = (message: ChatMessage) => message.text.includes(spoken(token));
  return person.history.filter(
    (event) =>
      (event.kind === "sent" && shows(event.message)) ||
      (event.kind === "edited" && shows(event.after) && !shows(event.before)),
  ).length;
}
