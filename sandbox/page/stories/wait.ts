import type { Store } from "../desk.ts";
import type { Person } from "../phone/scene.ts";

/** Resolves when `found` finds something on the page. Rejects after a while. */
export type Until = <T>(found: () => T | null | undefined | false, what: string) => Promise<T>;

/** Longer than an operator's alert takes to come. */
const patienceMs = 90_000;
export const lookEveryMs = 40;
/** A story that logs in itself is faster. */
const askedAfterMs = 2000;

interface Waiting {
  /** A wait that is off is given up at its next look. */
  isOn(): boolean;
  /** The visitor's next act. A wait lasts while there is one. */
  findAsked?(): string | null;
  onAsked?(asked: string | null): void;
}

/** A way to wait for the page. */
export function createUntil({ isOn, findAsked, onAsked }: Waiting): Until {
  return async (found, what) => {
    const begunAt = Date.now();
    let deadline = begunAt + patienceMs;
    for (;;) {
      if (!isOn()) throw new Error("it was left");
      const value = found();
      const isFound = value !== null && value !== undefined && value !== false;
      const asked = isFound || Date.now() < begunAt + askedAfterMs ? null : (findAsked?.() ?? null);
      onAsked?.(asked);
      if (isFound) return value;
      if (asked !== null) deadline = Date.now() + patienceMs;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  };
}

/** Asks the visitor for the PIN that the bot wants from the phone's user. Null if the bot wants none. */
export function findPinQuestion(store: Pick<Store, "list">, { id, firstName, login }: Person): string | null {
  const newest = [...store.list(`chat/${id}`).values()].findLast(({ from }) => from === "bot");
  if (!newest || !/(?:Tap|Type) your PIN/.test(newest.text)) return null;
  return `The bot asks for the PIN of ${firstName}${login ? `, ${login.pin}` : ""}. Enter it on the phone, and the story goes on.`;
}
