import { readFile } from "node:fs/promises";
import type { Clock } from "../../src/core/clock.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";
import { idleAt } from "./idle-at.ts";
import { createShiftedClock } from "./shifted-clock.ts";
import { type Shop, type ShopOptions, startShop } from "./shop.ts";
import { isKeptInFiles } from "./test-database.ts";
import type { LoggedIn } from "./world.ts";

/** After so long, what a login has seen of the service is old, and she logs in once more. */
const freshMs = 30_000;

const made = new Map<string, { at: number; loggedIn: Promise<LoggedIn> }>();

/**
 * A shop with Ada logged in, for what is not about logging in. She did so once in this process, in a shop whose file is
 * copied: here neither chat nor service knows of it, and she has seen no menu yet.
 */
export async function openCounter(options: ShopOptions = {}): Promise<Shop> {
  if (isKeptInFiles()) return startShop({ ...options, loggedIn: await logInOnce(options) });
  const shop = await startShop(options);
  await shop.logIn();
  return shop;
}

/** The same, with enough in the wallet for long lists and many sales. */
export const openFullCounter = (options: ShopOptions = {}) => openCounter({ walletNaira: 100_000, ...options });

function logInOnce({ clock, walletNaira, pin, environment, withoutWebhook }: ShopOptions): Promise<LoggedIn> {
  const options = { walletNaira, pin, environment, withoutWebhook };
  const key = JSON.stringify([clock && (isFake(clock) ? clock.now() : "shifted"), options]);
  const known = made.get(key);
  if (known && (clock !== undefined || Date.now() - known.at < freshMs)) return known.loggedIn;
  const loggedIn = logIn({ ...options, ...(clock && { clock: clockBefore(clock) }) });
  made.set(key, { at: Date.now(), loggedIn });
  loggedIn.catch(() => made.delete(key));
  return loggedIn;
}

const isFake = (clock: Clock): clock is FakeClock => "advance" in clock;

/** A clock of the same kind, on which a login is over when this one begins: both stand at the same time in every test. */
function clockBefore(clock: Clock): Clock {
  if (isFake(clock)) return createFakeClock(clock.now());
  const earlier = createShiftedClock();
  earlier.shift(-freshMs);
  return earlier;
}

async function logIn(options: ShopOptions): Promise<LoggedIn> {
  await using shop = await startShop(options);
  await shop.logIn();
  const { clock } = options;
  await (clock && isFake(clock) ? idleAt({ clock, idle: shop.idle }) : shop.idle());
  await shop.stop();
  const url = shop.vending.accounts()[0]?.webhookUrl;
  return { file: await readFile(shop.databasePath), webhookPath: url ? new URL(url).pathname : null };
}
