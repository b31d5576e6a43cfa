import { describe, expect, it } from "vitest";
import { isDebited } from "../../../src/purchases/debited.ts";
import { type Purchase, soldSince } from "../../../src/store/purchases.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { openTempStore, put } from "../../support/temp-store.ts";

const second = 1000;
const sale = aPurchase({ state: "unknown", confirmed_at: noon, expected_kobo: 50_000, wallet_before_kobo: 1_000_000 });

/** Whether a wallet that holds `now` was charged for `sale`, beside these other sales of its account. */
async function judge(now: number, others: readonly Partial<Purchase>[] = [], over: Partial<Purchase> = {}) {
  await using store = await openTempStore();
  for (const other of others) await put(store, aPurchase({ expected_kobo: 50_000, ...other }));
  return await isDebited(store.db, { ...sale, ...over }, now);
}

describe("a wallet", () => {
  it("that stands as it stood was not charged, and one that fell by the price was", async () => {
    expect(await judge(1_000_000)).toBe(false);
    expect(await judge(950_000)).toBe(true);
    expect(await judge(1_500_000)).toBe(false);
  });

  it("that fell by the account's other sales was not charged for this one", async () => {
    const after = { confirmed_at: noon + second, settled_at: noon + 2 * second };
    for (const state of ["succeeded", "pending", "unknown", "sending"] as const) {
      expect(await judge(950_000, [{ state, ...after }])).toBe(false);
      expect(await judge(900_000, [{ state, ...after }])).toBe(true);
    }
    // Neither a sale that was over before, nor one of another account or mode, explains anything.
    const before = { state: "succeeded", confirmed_at: noon - 9 * second, settled_at: noon - 8 * second } as const;
    expect(await judge(950_000, [before])).toBe(true);
    expect(await judge(950_000, [{ state: "succeeded", mode: "sandbox", ...after }])).toBe(true);
    expect(await judge(950_000, [{ state: "failed", ...after }])).toBe(true);
  });

  it("that fell by most of the price was charged: the price may have moved unlisted", async () => {
    expect(await judge(960_000)).toBe(true);
    expect(await judge(980_000)).toBe(false);
  });

  it("that showed another sale's charge before this one is not explained by it once more", async () => {
    const other = { state: "pending", confirmed_at: noon - 60 * second, settled_at: null } as const;
    expect(await judge(950_000, [{ ...other, charged_look_at: noon - 50 * second }])).toBe(true);
    expect(await judge(950_000, [other])).toBe(false);
  });

  it("that nobody saw before the sale proves nothing, neither way", async () => {
    for (const now of [0, 2_000_000]) expect(await judge(now, [], { wallet_before_kobo: null })).toBeNull();
    // A restored book is compared with the wallet as a whole.
    expect(await judge(0, [], { wallet_before_kobo: null, why: "restored" })).toBe(false);
  });

  it("is taken for what it was less what succeeded since it was seen", async () => {
    await using store = await openTempStore();
    for (const settled_at of [noon - second, noon, noon + second]) {
      await put(store, aPurchase({ state: "succeeded", expected_kobo: 50_000, settled_at }));
    }
    await put(store, aPurchase({ state: "pending", expected_kobo: 50_000 }));
    const shown = { state: "succeeded", settled_at: noon + second, charged_look_at: noon } as const;
    await put(store, aPurchase({ ...shown, expected_kobo: 50_000 }));
    expect(await soldSince(store.db, sale, noon)).toBe(100_000);
  });
});
