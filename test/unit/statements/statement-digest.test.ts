import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTimes } from "../../../src/bot/ui/format.ts";
import type { Store } from "../../../src/db/open.ts";
import { paySale } from "../../../src/debts/debts.ts";
import { digestStatement } from "../../../src/statements/statement-digest.ts";
import { isWhole } from "../../../src/statements/statement-lines.ts";
import { adaOf, aPerson, aPurchase, noon, openTempStore, put, stamp, turns } from "../../support/builders.ts";

const day = 86_400_000;
const zone = createTimes("Africa/Lagos");
const query = { mode: "live" as const, since: noon - day, until: noon + day };

let store: Store;
beforeEach(async () => {
  store = await openTempStore();
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08035551234"] });
  await put(store, aPurchase({ id: "one", state: "succeeded" }));
});
afterEach(() => store[Symbol.asyncDispose]());

const digest = (over: Partial<typeof query> = {}, around: readonly unknown[] = ["csv"]) =>
  digestStatement(store.db, "ada", { ...query, ...over }, { zone, around });

const changes: readonly (readonly [title: string, change: () => Promise<unknown>])[] = [
  ["one more sale", () => put(store, aPurchase({ id: "two", state: "pending" }))],
  ["a sale that is taken back", () => turns(store, "one", "failed")],
  ["a debt", owesOne],
  ["a customer's name", () => aPerson(store.db, { id: "bola", name: "Bola", numbers: ["08035559999"] })],
];

async function owesOne() {
  const ada = await adaOf(store);
  await store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "one", personId: "chioma" }));
}

describe("the digest of a statement", () => {
  it("stays while nothing of the statement changes", async () => {
    const before = await digest();
    await put(store, aPurchase({ id: "later", state: "succeeded", confirmed_at: noon + 2 * day }));
    await put(store, aPurchase({ id: "play", state: "succeeded", mode: "sandbox" }));
    expect(await digest()).toBe(before);
  });

  it.each(changes)("is another one after %s", async (_title, change) => {
    const before = await digest();
    await change();
    expect(await digest()).not.toBe(before);
  });

  it("is another one for other days, another mode or another form", async () => {
    const all = [
      await digest(),
      await digest({ since: noon - 2 * day }),
      await digest({ until: noon }),
      await digest({}, ["pdf"]),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("a statement", () => {
  it("shows the movements of wallet and debts only if it is of all sales", () => {
    expect(isWhole({})).toBe(true);
    expect(isWhole({ terms: [] })).toBe(true);
    for (const some of [{ serviceType: "data" as const }, { seatId: null }, { seatId: "bola" }, { ids: ["one"] }])
      expect([some, isWhole(some)]).toEqual([some, false]);
  });
});
