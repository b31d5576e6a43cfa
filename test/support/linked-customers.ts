import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { sees, seesOn } from "./chat.ts";
import { openCounter } from "./counter.ts";
import { aCustomer, givesLink, spoken } from "./customers.ts";
import { comesIn, seatBola } from "./people.ts";
import { sellsElectricity } from "./selling.ts";
import type { Shop, ShopOptions } from "./shop.ts";

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
