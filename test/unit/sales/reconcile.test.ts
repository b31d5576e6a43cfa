import { describe, expect } from "vitest";
import { updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { compareWallet } from "../../../src/sales/refused.ts";
import type { VerifyOutcome } from "../../../src/vending-api/verify-outcome.ts";
import { anElectricitySale, aPurchase, noon, put } from "../../support/builders.ts";
import { aReconciler, aRecord, minute } from "./reconciler.ts";
import { it, openTill } from "./till.ts";

describe("the reconciler", () => {
  it("asks when a look is due, and settles by the record", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    const { reconciler, asked } = aReconciler(till, { verify: async () => aRecord("success") });
    reconciler.start();
    await till.clock.advance(1999);
    expect(asked).toEqual([]);
    await till.clock.advance(1);
    expect(asked).toEqual([sale.id]);
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", next_check_at: null });
    expect(await till.owed()).toEqual(["card", "settled"]);
    await reconciler[Symbol.asyncDispose]();
  });

  it("goes on asking a silent service, ever more rarely", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    const { reconciler, asked } = aReconciler(till);
    reconciler.start();
    await till.clock.advance(2 * minute);
    // 2 s, then 5, 10, 20, 40 s later; the next one comes 80 s after that.
    expect(asked).toHaveLength(5);
    expect(await till.row(sale.id)).toMatchObject({ state: "unknown", checks: 5 });
    await reconciler[Symbol.asyncDispose]();
  });

  it("obeys a service that asks to wait", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    const busy: VerifyOutcome = { kind: "error", why: "http_429", retryAfterMs: 30_000 };
    const { reconciler } = aReconciler(till, { verify: async () => busy });
    await reconciler.checkNow(sale.id);
    expect(await till.row(sale.id)).toMatchObject({ next_check_at: noon + 30_000 });
  });

  it("asks about the sales of one account one after the other, and of two side by side", async ({ till }) => {
    const answers: (() => void)[] = [];
    const verify = () =>
      new Promise<VerifyOutcome>((resolve) => {
        answers.push(() => resolve(aRecord("pending")));
      });
    await put(till.store, aPurchase({ state: "unknown", next_check_at: noon }));
    await put(till.store, aPurchase({ state: "unknown", next_check_at: noon }));
    const { reconciler, asked } = aReconciler(till, { verify });
    reconciler.start();
    await till.clock.advance(1);
    expect(asked).toHaveLength(1);
    answers[0]?.();
    await till.clock.advance(1);
    expect(asked).toHaveLength(2);
    answers[1]?.();
    await reconciler[Symbol.asyncDispose]();
  });

  it("asks once for all who want to know at the same time, and not again at once", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "pending" }));
    const { reconciler, asked } = aReconciler(till, { verify: async () => aRecord("pending") });
    const taps = await Promise.all(Array.from({ length: 10 }, () => reconciler.checkNow(sale.id)));
    expect(taps.every((row) => row?.checks === 1)).toBe(true);
    await reconciler.checkNow(sale.id);
    expect(asked).toHaveLength(1);
    await till.clock.advance(1500);
    await reconciler.checkNow(sale.id);
    expect(asked).toHaveLength(2);
  });

  it("says nothing beside the card to a reseller who looks at it", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "pending" }));
    const { reconciler } = aReconciler(till, { verify: async () => aRecord("success") });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "succeeded" });
    expect(await till.owed()).toEqual(["card"]);
  });

  it("asks about a contradicted sale also while the wallet cannot tell whether it was paid for twice", async ({
    till,
  }) => {
    const contradicted = {
      review: "contradiction",
      why: compareWallet,
      settled_at: noon,
      next_check_at: noon,
    } as const;
    const sale = await put(till.store, aPurchase({ state: "succeeded", ...contradicted }));
    const { reconciler, asked } = aReconciler(till, {
      isDoubled: async () => null,
      verify: async () => aRecord("failed"),
    });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "failed", review: "corrected" });
    expect(asked).toEqual([sale.id]);
  });

  it("asks verify also while the wallet does not show whether a sale was paid twice: a restored account waits for that", async ({
    till,
  }) => {
    const compared = { why: compareWallet, settled_at: noon, next_check_at: noon } as const;
    const sale = await put(till.store, aPurchase({ state: "succeeded", ...compared }));
    const answered: string[] = [];
    const { reconciler } = aReconciler(till, {
      isDoubled: async () => null,
      verify: async () => aRecord("success"),
      onAnswered: async ({ id }) => void answered.push(id),
    });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "succeeded", why: compareWallet, review: null });
    expect(answered).toEqual([sale.id]);
  });

  it("does not ask about a sale that is over", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "succeeded" }));
    const { reconciler, asked } = aReconciler(till);
    expect(await reconciler.checkNow(sale.id)).toEqual(sale);
    expect(await reconciler.checkNow("nothing")).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("asks for a new login where no credential is taken, and goes on asking", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "pending" }));
    const shut: string[] = [];
    const { reconciler } = aReconciler(till, {
      verify: async () => ({ kind: "unauthorized", why: "http_401" }),
      onUnauthorized: async (purchase) => void shut.push(purchase.id),
    });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "pending", checks: 1 });
    expect(shut).toEqual([sale.id]);
  });

  it("puts off a sale that cannot be asked about, and asks about the others", async ({ till }) => {
    const broken = await put(till.store, aPurchase({ state: "unknown", next_check_at: noon }));
    const whole = await put(till.store, aPurchase({ state: "unknown", next_check_at: noon }));
    const { reconciler, asked } = aReconciler(till, {
      verify: async (purchase) =>
        purchase.id === broken.id ? Promise.reject(new Error("sealed with a lost key")) : aRecord("success"),
    });
    reconciler.start();
    await till.clock.advance(20_000);
    expect(await till.row(whole.id)).toMatchObject({ state: "succeeded" });
    // At once, then 5 and 10 s later: no faster than about one that is silent.
    expect(asked.filter((id) => id === broken.id)).toHaveLength(3);
    expect(await till.row(broken.id)).toMatchObject({ state: "unknown", checks: 3 });
    expect(till.complaints).toEqual(Array(3).fill("purchase.check_failed"));
    await reconciler[Symbol.asyncDispose]();
  });

  it("asks no faster about a record that is somebody else's", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown", next_check_at: noon }));
    const other = aRecord("success");
    if (other.kind === "record") other.record.beneficiary = "08099999999";
    const { reconciler, asked } = aReconciler(till, { verify: async () => other });
    reconciler.start();
    await till.clock.advance(20_000);
    expect(asked).toHaveLength(3);
    expect(await till.row(sale.id)).toMatchObject({ state: "unknown", review: "conflict" });
    expect((await till.owed()).filter((kind) => kind === "review")).toHaveLength(1);
    await reconciler[Symbol.asyncDispose]();
  });

  it("starts early when something is due earlier than was thought", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "pending", next_check_at: noon + 50_000 }));
    const { reconciler, asked } = aReconciler(till);
    reconciler.start();
    await till.clock.advance(1000);
    await updatePurchase(till.store.db, sale, { next_check_at: noon + 1000 });
    await till.clock.advance(0);
    expect(asked).toEqual([sale.id]);
    await reconciler[Symbol.asyncDispose]();
  });

  it.each([
    ["a day", 24 * 60 * minute],
    ["two hours", 120 * minute],
  ])("asks within a minute once a clock that was %s ahead is set right", async (_ahead, ahead) => {
    await using till = await openTill();
    till.clock.setNow(noon + ahead);
    const confirmed = { confirmed_at: noon + ahead, next_check_at: noon + ahead };
    const sale = await put(till.store, aPurchase({ state: "unknown", ...confirmed }));
    const { reconciler, asked } = aReconciler(till);
    reconciler.start();
    await till.clock.advance(30_000);
    const before = asked.length;
    expect(before).toBe(3);
    till.clock.setNow(noon + 30_000);
    await till.clock.advance(minute);
    expect(asked.length).toBeGreaterThan(before);
    const row = await till.row(sale.id);
    expect(row?.next_check_at).toBeLessThan(noon + 5 * minute);
    await reconciler[Symbol.asyncDispose]();
  });

  it("asks for an awaited token as soon as it starts, since a process that died may have lost the answer", async () => {
    await using till = await openTill();
    const sold = { state: "succeeded", delivery: "awaiting", next_check_at: noon + 10 * minute } as const;
    const young = await put(till.store, aPurchase({ ...sold, settled_at: noon - minute }));
    await put(till.store, aPurchase({ ...sold, settled_at: noon - 25 * 60 * minute }));
    const { reconciler, asked } = aReconciler(till);
    reconciler.start();
    await till.clock.advance(1000);
    expect(asked).toEqual([young.id]);
    await reconciler[Symbol.asyncDispose]();
  });

  it("asks for an awaited token at a tap, also after its last planned look, and for nothing else", async ({ till }) => {
    const at = { confirmed_at: noon - 96 * 60 * minute, settled_at: noon - 96 * 60 * minute, next_check_at: null };
    const late = await put(till.store, anElectricitySale({ ...at, state: "succeeded", delivery: "awaiting" }));
    const sold = await put(till.store, aPurchase({ ...at, state: "succeeded" }));
    const token = "12345678901234567890";
    const told = aRecord("success", { vended: [{ kind: "token", value: token }] });
    const { reconciler, asked } = aReconciler(till, { verify: async () => told });
    await reconciler.checkNow(late.id);
    await reconciler.checkNow(sold.id);
    expect(asked).toEqual([late.id]);
    expect(till.settle.readToken(await till.row(late.id))).toBe(token);
    expect(await till.row(late.id)).toMatchObject({ delivery: "delivered" });
    await reconciler[Symbol.asyncDispose]();
  });

  it("keeps tomorrow's check of a sale that has been open for days", async ({ till }) => {
    const old = { confirmed_at: noon - 73 * 60 * minute, next_check_at: noon + 23 * 60 * minute };
    await put(till.store, aPurchase({ state: "unknown", ...old }));
    const { reconciler, asked } = aReconciler(till);
    reconciler.start();
    await till.clock.advance(5 * minute);
    expect(asked).toEqual([]);
    await reconciler[Symbol.asyncDispose]();
  });
});
