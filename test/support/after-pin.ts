import { createShiftedClock } from "./shifted-clock.ts";
import { type Shop, startShop } from "./shop.ts";

/** A shop that is logged in, when the minute after the PIN, in which digits are taken for one, is over. */
export async function openShop(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await startShop({ clock });
  await shop.logIn();
  clock.shift(61_000);
  return shop;
}
