import { describe, expect, it } from "vitest";
import type { Store } from "../../../../src/sandbox/page/store.ts";
import type { Hands } from "../../../../src/sandbox/page/stories/hands.ts";
import { createTeller } from "../../../../src/sandbox/page/stories/tell.ts";

const people = [
  { id: 1, firstName: "Ada" },
  { id: 2, firstName: "Ola" },
];

/** A page on which the bot answers what is typed, and what the hands of a story did on it, in order. */
function openPage(answers: (text: string) => string) {
  const chats = new Map<string, (list: ReadonlyMap<number, unknown>) => void>();
  const messages: Record<string, Map<number, unknown>> = { Ada: new Map(), Ola: new Map() };
  const done: string[] = [];
  let holder = "Ada";
  const person = () => people.find(({ firstName }) => firstName === holder);
  const hands = {
    holder: person,
    takePhone(name: string) {
      holder = name;
    },
    async start() {
      return false;
    },
    async type(text: string) {
      done.push(`${holder}: ${text}`);
      const list = messages[holder] ?? new Map();
      list.set(list.size, { key: list.size, from: "bot", text: answers(text) });
      chats.get(`chat/${person()?.id}`)?.(list);
    },
    hears: () => "",
  } as unknown as Hands;
  const store = {
    section: () => people,
    list: () => new Map(),
    onList(name: string, tell: (list: ReadonlyMap<number, unknown>) => void) {
      chats.set(name, tell);
      return () => undefined;
    },
  } as unknown as Store;
  async function until<T>(found: () => T | null | undefined | false, what: string): Promise<T> {
    const value = found();
    if (value === null || value === undefined || value === false) throw new Error(`no ${what}`);
    return value;
  }
  const teller = createTeller({ store, hands, until }, { sales: new Set(), walletKobo: 0 });
  return { done, teller, holder: () => holder };
}

describe("the counter of a story", () => {
  it("is opened as it is while the shop sells", async () => {
    const { done, teller } = openPage(() => "Ada's shop\nWallet ₦25,000.00");
    await teller.does([{ opensCounter: true }]);
    expect(done).toEqual(["Ada: /menu"]);
  });

  it("sells again where somebody has left new sales stopped: the operator takes them, and the phone goes back", async () => {
    const { done, teller, holder } = openPage((text) =>
      text === "/menu" ? "No new sales for now.\nWallet ₦25,000.00" : "▶️ New sales are taken.",
    );
    await teller.does([{ opensCounter: true }]);
    expect(done).toEqual(["Ada: /menu", "Ola: /maintenance off"]);
    expect(holder()).toBe("Ada");
  });
});
