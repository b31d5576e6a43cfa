import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BookClose, insertClose } from "../../../src/closes/closes.queries.ts";
import { toKobo } from "../../../src/core/money.ts";
import { closeMeasures } from "../../../src/db/schema/late-changes.ts";
import { addToDay, type WalletDay } from "../../../src/wallet/days.queries.ts";
import { booksOff } from "../../chaos/soak-audit.ts";
import { aPurchase, noon, openTempStore, put, type TempStore } from "../../support/builders.ts";
import { lagos, sealDays } from "../../support/closes.ts";

const today = lagos.dayOf(noon);
const moves = ["paid_in_kobo", "returned_kobo", "charged_kobo", "unnamed_kobo", "unseen_kobo"] as const;
const dayMs = 24 * 3_600_000;
let store: TempStore;

beforeEach(async () => {
  store = await openTempStore();
});
afterEach(() => store[Symbol.asyncDispose]());

/** A day of the wallet that adds up: 1,000 kobo come in, 900 go out. */
function aWalletDay(over: Partial<WalletDay>): WalletDay {
  return {
    ...{ account_id: "ada", mode: "live", day: today, unnamed_n: 0, about_n: 0 },
    ...{ opening_kobo: toKobo(5000), opening_at: noon, closing_kobo: toKobo(5100), closing_at: noon + 1 },
    ...{ paid_in_kobo: toKobo(700), returned_kobo: toKobo(200), unseen_kobo: toKobo(100) },
    ...{ charged_kobo: toKobo(850), unnamed_kobo: toKobo(50) },
    ...over,
  };
}

/** The audit's findings with this change in the books, which is undone afterwards. */
async function saidWith(add: (db: TempStore["db"]) => Promise<unknown>): Promise<string[]> {
  let said: string[] = [];
  const undone = new Error("undone");
  const trying = store.transaction(async (trx) => {
    await add(trx);
    said = await booksOff({ db: trx });
    throw undone;
  });
  await expect(trying).rejects.toBe(undone);
  return said;
}

/** Two sealed days of one sale each; and the one behind them as it would be sealed. */
async function seal(): Promise<BookClose> {
  let last: BookClose | undefined;
  for (const days of [0, 1]) {
    await put(store, aPurchase({ state: "succeeded", confirmed_at: noon + days * dayMs }));
    const moved = {
      day: today + days,
      opening_kobo: toKobo(5000 + 100 * days),
      closing_kobo: toKobo(5100 + 100 * days),
    };
    await addToDay(store.db, aWalletDay(moved));
    [last] = await sealDays(store, lagos.startOf(today + days + 1) + dayMs / 8);
  }
  if (!last) throw new Error("No day was sealed");
  const none = Object.fromEntries(closeMeasures.map((measure) => [measure, 0]));
  const next = { opening_kobo: last.closing_kobo, closing_kobo: toKobo(5300), since_ms: last.until_ms };
  return { ...last, ...none, ...next, number: 3, day: today + 2, until_ms: last.until_ms + dayMs };
}

describe("the audit of the books", () => {
  it("says nothing of days that add up and follow each other", async () => {
    const next = await seal();
    expect(await booksOff(store)).toEqual([]);
    expect(await saidWith((db) => insertClose(db, next))).toEqual([]);
  });

  it.each([...moves, "opening_kobo", "closing_kobo"] as const)("tells a kobo in a close's %s", async (column) => {
    const next = await seal();
    for (const kobo of [-1, 1]) {
      const said = await saidWith((db) => insertClose(db, { ...next, [column]: (next[column] ?? 0) + kobo }));
      expect(said).toEqual([expect.stringMatching(/^a close's wallet is off: .*"number":3/)]);
    }
  });

  it("tells a close that adds up, and does not open with what the one before has closed with", async () => {
    const next = await seal();
    const shifted = { opening_kobo: toKobo(5201), closing_kobo: toKobo(5301) };
    const said = await saidWith((db) => insertClose(db, { ...next, ...shifted }));
    expect(said).toEqual([expect.stringMatching(/^a close's wallet is off/)]);
  });

  it("leaves a day out where the zone was changed, and a wallet that nobody has looked at", async () => {
    const next = await seal();
    const shifted = { opening_kobo: toKobo(5201), closing_kobo: toKobo(5301), day: today + 3 };
    expect(await saidWith((db) => insertClose(db, { ...next, ...shifted }))).toEqual([]);
    const nothing = Object.fromEntries(moves.map((column) => [column, 0]));
    const unseen = { ...next, ...nothing, mode: "sandbox" as const, opening_kobo: null, closing_kobo: null };
    expect(await saidWith((db) => insertClose(db, unseen))).toEqual([]);
    expect(await saidWith((db) => insertClose(db, { ...unseen, paid_in_kobo: 1 }))).toHaveLength(1);
  });

  it.each(closeMeasures)("tells a close whose %s is not its sales", async (measure) => {
    const next = await seal();
    const said = await saidWith((db) => insertClose(db, { ...next, [measure]: 1 }));
    expect(said).toEqual([expect.stringMatching(/^a close is off: .*"number":3/)]);
  });

  it.each([...moves, "opening_kobo", "closing_kobo"] as const)("tells a kobo in a wallet day's %s", async (column) => {
    await seal();
    const day = aWalletDay({ day: today + 2, opening_kobo: toKobo(5200), closing_kobo: toKobo(5300) });
    expect(await saidWith((db) => addToDay(db, day))).toEqual([]);
    const said = await saidWith((db) => addToDay(db, { ...day, [column]: day[column] + 1 }));
    expect(said).toEqual([expect.stringMatching(/^a wallet's day is off/)]);
  });
});
