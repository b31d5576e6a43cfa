import { sees, seesOn } from "./chat.ts";
import { aCustomer, givesLink, spoken } from "./customers.ts";
import { sellsElectricity } from "./selling.ts";
import { openShop, type Shop, type ShopOptions } from "./shop.ts";

export const hourMs = 3_600_000;

/** A shop that has just sold electricity to Ngozi, who is linked. */
export async function openLinked(options: ShopOptions = {}) {
  const shop = await openShop(options);
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
  const ngozi = aCustomer(shop);
  const { payload } = await givesLink(shop.ada, card);
  await ngozi.opens(payload);
  const token = shop.vending.transactions()[0]?.token ?? "";
  await sees(ngozi, ({ text }) => text.includes(spoken(token)));
  await shop.idle();
  return Object.assign(shop, { ngozi, card, payload, token });
}

/** A second sale to the same meter that the service works on. */
export async function sellsPending(shop: Shop) {
  shop.vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "2,000" }), /working on it/);
  return { card, reference: shop.vending.transactions().at(-1)?.reference ?? "" };
}
