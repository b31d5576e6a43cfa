import { randomBytes } from "node:crypto";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { loadEntry, saveEntry } from "../../src/bot/dialogs/pin-entry.ts";
import { createCipher } from "../../src/core/cipher.ts";
import { openStore } from "../../src/db/open.ts";
import { putProof } from "../../src/sessions/locks.queries.ts";
import { createShiftedClock, type Shop, type ShopOptions, startShop } from "./shop.ts";

export const minute = 60_000;
export const usualIdleLockMs = 60 * minute;

export async function openShop(options: ShopOptions = {}) {
  const clock = createShiftedClock();
  const shop = await startShop({ clock, idleLockMs: usualIdleLockMs, ...options });
  await shop.logIn();
  await shop.idle();
  return Object.assign(shop, { clock });
}

type LockedShop = Awaited<ReturnType<typeof openShop>>;

export const locked = (message: ChatMessage) => /Locked/.test(message.text);
/** How many PINs the service was shown, however often each was. */
export const logins = ({ vending }: Shop) =>
  vending.requests.filter(({ operation, body }) => operation === "login" && !/\+234/.test(JSON.stringify(body))).length;

/** The rows of a process that dies right after the service has accepted a PIN. */
export async function proveByHand({ ada, environment, clock }: LockedShop): Promise<void> {
  const key = Buffer.from(environment.ENCRYPTION_KEY ?? "", "base64");
  const cipher = createCipher([key], randomBytes);
  await using store = await openStore(environment.DATABASE_URL ?? "", cipher);
  const entry = await loadEntry({ store, cipher, clock }, ada.id);
  if (!entry) throw new Error("No PIN is asked for");
  await putProof(store.db, ada.id, entry.what, clock.now() + minute);
  await saveEntry(store.db, { cipher, clock }, ada.id, { ...entry, state: "proved" });
}
