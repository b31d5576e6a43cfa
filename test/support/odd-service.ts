import type { Switches } from "../../sandbox/vending/switches.ts";
import type { ClockedShop } from "./alerted-shop.ts";
import { createFakeClock } from "./fake-clock.ts";
import { expectHonestMoney, expectTruth } from "./selling.ts";
import { openCounter, type Shop, type ShopOptions } from "./shop.ts";

/** A shop at a service that is written like this, with Ada logged in. */
export async function openShopAt(switches: Partial<Switches>, options: ShopOptions = {}): Promise<Shop> {
  const shop = await openCounter({ walletNaira: 100_000, ...options });
  Object.assign(shop.vending.switches, switches);
  return shop;
}

/** The same with a clock that a test moves. */
export async function openClockedAt(switches: Partial<Switches>): Promise<ClockedShop> {
  const clock = createFakeClock();
  return Object.assign(await openShopAt(switches, { clock }), { clock });
}

/** The token of the newest sale, in the groups of a card. */
export const tokenOf = ({ vending }: Shop) =>
  vending
    .transactions()
    .at(-1)
    ?.token?.replace(/\d{4}(?=\d)/g, "$& ") ?? "none";
export const referenceOf = ({ vending }: Shop) => vending.transactions().at(-1)?.reference ?? "";

/** Every card shows its sale as the service's ledger has it. */
export async function expectAllWell(shop: Shop): Promise<void> {
  await shop.idle();
  expectTruth(shop);
  expectHonestMoney(shop);
}
