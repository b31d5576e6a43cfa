import { describe, expect, it } from "vitest";
import { walletGap } from "../../../src/recovery/wallet-gap.ts";
import { insertJournal, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { aPurchase, noon, openTempStore, type Plain, put } from "../../support/builders.ts";

const ada = { id: "ada", mode: "live" } as const;
const second = 1000;

/** The unexplained part of a wallet that held ₦10,000 at noon and holds `now`, given these sales. */
async function gapOf(sales: readonly (Partial<Plain<Purchase>> & { pendingAt?: number })[], now: number) {
  await using store = await openTempStore();
  for (const { pendingAt, ...over } of sales) {
    const { id, state } = await put(store, aPurchase(over));
    if (pendingAt === undefined) continue;
    const common = { purchase_id: id, source: "answer", evidence_sha256: null, kobo: null, note: null };
    await insertJournal(store.db, [
      { ...common, id: `${id}1`, at: pendingAt, kind: "state", from_state: "sending", to_state: "pending" },
      { ...common, id: `${id}2`, at: pendingAt + 1, kind: "state", from_state: "pending", to_state: state },
    ]);
  }
  return await walletGap(store.db, ada, { kobo: 1_000_000, at: noon }, now);
}

const exactly = (kobo: number) => ({ least: kobo, most: kobo });
const later = { confirmed_at: noon + 4 * second, settled_at: noon + 5 * second };
const earlier = { confirmed_at: noon - 60 * second, settled_at: noon - 50 * second };

describe("what left a wallet beyond the book", () => {
  it("is the whole fall where the book knows no sale since", async () => {
    expect(await gapOf([], 900_000)).toEqual(exactly(100_000));
    expect(await gapOf([{ state: "succeeded", ...earlier }], 900_000)).toEqual(exactly(100_000));
    expect(await gapOf([], 1_000_000)).toEqual(exactly(0));
  });

  it("leaves out what succeeded since, or may have, and nothing that failed or was never sent", async () => {
    const sold = ["succeeded", "pending", "unknown"] as const;
    expect(await gapOf([...sold.map((state) => ({ state, ...later }))], 1_000_000 - 3 * 48_750)).toEqual(exactly(0));
    expect(
      await gapOf(
        [
          { state: "failed", ...later },
          { state: "void", ...later },
        ],
        1_000_000,
      ),
    ).toEqual(exactly(0));
    expect(await gapOf([{ state: "succeeded", observed_kobo: 50_000, ...later }], 940_000)).toEqual(exactly(10_000));
  });

  it("counts neither another account's sales nor the other mode's", async () => {
    expect(await gapOf([{ state: "succeeded", mode: "sandbox", ...later }], 951_250)).toEqual(exactly(48_750));
  });

  it("gives back what was pending then and has failed since, and charges what succeeded only once", async () => {
    const waited = { confirmed_at: noon - 60 * second, pendingAt: noon - 50 * second, settled_at: noon + second };
    expect(await gapOf([{ state: "failed", ...waited }], 1_048_750)).toEqual(exactly(0));
    expect(await gapOf([{ state: "succeeded", ...waited }], 1_000_000)).toEqual(exactly(0));
  });

  it("says between what it is where a sale was under way while the wallet was seen", async () => {
    const before = { confirmed_at: noon - second, settled_at: noon - 1 };
    expect(await gapOf([{ state: "succeeded", ...before }], 900_000)).toEqual(exactly(100_000));
    // The balance is as old as the question: what is sold before the answer may be in it.
    const beforeTheAnswer = { confirmed_at: noon + second, settled_at: noon + 2 * second };
    expect(await gapOf([{ state: "succeeded", ...beforeTheAnswer }], 900_000)).toEqual({
      least: 51_250,
      most: 100_000,
    });
    const across = { confirmed_at: noon - second, settled_at: noon + second };
    expect(await gapOf([{ state: "succeeded", ...across }], 900_000)).toEqual({ least: 51_250, most: 100_000 });
  });

  it("is below zero where money was paid in", async () => {
    expect(await gapOf([], 1_500_000)).toEqual(exactly(-500_000));
  });
});
