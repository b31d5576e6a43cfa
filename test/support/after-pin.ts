import { createShiftedClock } from "./shifted-clock.ts";
import { type Shop, startShop } from "./shop.ts";

/** A shop that is logged in, after the minute in that digits are taken for a PIN. */
export async function openShop(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await startShop({ clock });
  await shop.logIn();
  clock.shift(61_000);
  return shop;
}
