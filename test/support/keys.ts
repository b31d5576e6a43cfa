import { expect } from "vitest";
import type { Shop } from "./shop.ts";

/** How often the service was asked for this. */
export const calls = (shop: Shop, operation: string) =>
  shop.vending.requests.filter((request) => request.operation === operation).length;

/** No key, whole or nearly so, stands anywhere in a chat. */
export function expectNoKeys({ telegram, vending }: Shop): void {
  const shown = telegram.people.flatMap((person) => person.history.map((event) => JSON.stringify(event))).join("\n");
  for (const { keys } of vending.accounts()) {
    for (const { key } of keys) expect(shown).not.toContain(key.slice(-10));
  }
  expect(shown).not.toMatch(/ak_(live|test)_/);
}

/** The key that the service takes now. */
export const newestKey = ({ vending }: Shop, mode: "live" | "sandbox") =>
  vending
    .accounts()[0]
    ?.keys.filter((key) => key.mode === mode && key.isActive)
    .at(-1)?.key ?? "";
