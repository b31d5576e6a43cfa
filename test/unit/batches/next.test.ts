import { describe, expect, it } from "vitest";
import { isCertainlyUnsold, nextMove, type Progress } from "../../../src/batches/next.ts";
import type { PurchaseState } from "../../../src/sales/purchases.table.ts";
import { aPurchase, noon } from "../../support/builders.ts";

const progress = (states: PurchaseState[], over: Partial<Progress> = {}): Progress => ({
  state: "running",
  expiresAt: noon + 60_000,
  rows: states.map((state, place) => ({ id: `r${place}`, state })),
  tooDear: 0,
  moving: states.filter((state) => state === "intent" || state === "sending").length,
  unpriced: new Set(),
  ...over,
});
const move = (of: Progress) => nextMove(of, 3, noon);

describe("I37: what a list does next", () => {
  it("sends its rows in order, as many as there are lines free", () => {
    expect(move(progress(Array(5).fill("quoted")))).toEqual({ kind: "sell", ids: ["r0", "r1", "r2"] });
    expect(move(progress(["succeeded", "sending", "quoted", "quoted", "quoted"]))).toEqual({
      kind: "sell",
      ids: ["r2", "r3"],
    });
    // An unknown row takes no slot: it may stay so for long.
    expect(move(progress(["unknown", "pending", "quoted"]))).toEqual({ kind: "sell", ids: ["r2"] });
  });

  it("waits while all lines are taken, by itself or by another list of the account", () => {
    expect(move(progress(["intent", "sending", "sending", "quoted"]))).toEqual({ kind: "wait", isOwn: true });
    expect(move(progress(["quoted"], { moving: 3 }))).toEqual({ kind: "wait", isOwn: false });
  });

  it("passes over rows whose price is not said, and asks again once no other is left", () => {
    const unpriced = new Set(["r0"]);
    expect(move(progress(["quoted", "quoted"], { unpriced }))).toEqual({ kind: "sell", ids: ["r1"] });
    expect(move(progress(["quoted", "sending"], { unpriced }))).toEqual({ kind: "later" });
  });

  it("stops when the wallet is too low, or its prices are too old", () => {
    expect(move(progress(["failed", "quoted"], { tooDear: 1 }))).toEqual({ kind: "stop", why: "low_wallet" });
    expect(move(progress(["quoted"], { expiresAt: noon }))).toEqual({ kind: "stop", why: "too_late" });
  });

  it("ends once no row waits, whatever is open", () => {
    expect(move(progress(["sending", "unknown", "succeeded"]))).toEqual({ kind: "end" });
    expect(move(progress(["failed"], { tooDear: 1 }))).toEqual({ kind: "end" });
  });

  it.each(["draft", "dropped", "stopped", "ended"] as const)("does nothing once it is %s", (state) => {
    expect(move(progress(["quoted"], { state }))).toEqual({ kind: "rest" });
  });
});

describe("I37: a row that was not sold", () => {
  it("is certain where it never left, or the service has said so and owes no look", () => {
    for (const state of ["cancelled", "expired", "void"] as const) {
      expect(isCertainlyUnsold(aPurchase({ state }))).toBe(true);
    }
    expect(isCertainlyUnsold(aPurchase({ state: "failed", next_check_at: null }))).toBe(true);
  });

  it("is not certain while it is open, looked up, in doubt, or was void by an unseen wallet or a restore", () => {
    for (const state of ["quoted", "intent", "sending", "unknown", "pending", "succeeded"] as const) {
      expect(isCertainlyUnsold(aPurchase({ state }))).toBe(false);
    }
    expect(isCertainlyUnsold(aPurchase({ state: "failed", next_check_at: noon }))).toBe(false);
    expect(isCertainlyUnsold(aPurchase({ state: "void", why: "no_record_unseen" }))).toBe(false);
    expect(isCertainlyUnsold(aPurchase({ state: "void", review: "debited" }))).toBe(false);
    expect(isCertainlyUnsold(aPurchase({ state: "cancelled", why: "restored" }))).toBe(false);
  });
});
