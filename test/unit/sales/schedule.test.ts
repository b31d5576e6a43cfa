import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { purchaseStates } from "../../../src/sales/purchases.table.ts";
import { checkDelayMs } from "../../../src/sales/schedule.ts";
import { anElectricitySale, aPurchase, noon } from "../../support/builders.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe("I2: the schedule of looks at the service", () => {
  it("asks about an unknown sale soon, then ever more rarely, up to a quarter of an hour", () => {
    const delays = Array.from({ length: 12 }, (_, checks) =>
      checkDelayMs(aPurchase({ state: "unknown", checks }), noon + hour),
    );
    expect(delays.map((delay) => (delay ?? 0) / second)).toEqual([
      ...[2, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900],
    ]);
  });

  it("looks again as soon as 'no such record' counts, however rarely it asks by then", () => {
    const row = aPurchase({ state: "unknown", checks: 9, send_deadline_at: noon });
    const quietAt = noon + 10 * minute;
    for (const now of [noon + minute, noon + 5 * minute, noon + 9 * minute]) {
      // Spread by a fifth either way, it is never too early.
      expect(now + 0.8 * (checkDelayMs(row, now) ?? 0)).toBeGreaterThan(quietAt);
      expect(now + (checkDelayMs(row, now) ?? 0)).toBeLessThan(quietAt + 3 * minute);
    }
  });

  it("gives a pending sale half a minute before the first look", () => {
    expect(checkDelayMs(aPurchase({ state: "pending" }), noon)).toBe(30 * second);
    expect(checkDelayMs(aPurchase({ state: "pending", checks: 99 }), noon)).toBe(15 * minute);
  });

  it("asks about an open sale hourly after a day and daily after three", () => {
    for (const state of ["sending", "unknown", "pending"] as const) {
      const row = aPurchase({ state, checks: 50 });
      expect(checkDelayMs(row, noon + 25 * hour)).toBe(hour);
      expect(checkDelayMs(row, noon + 73 * hour)).toBe(24 * hour);
      expect(checkDelayMs(row, noon + 1000 * hour)).toBe(24 * hour);
    }
  });

  it("watches for three days what the service had no record of, and not what was never sent", () => {
    expect(checkDelayMs(aPurchase({ state: "void" }), noon + hour)).toBe(hour);
    expect(checkDelayMs(aPurchase({ state: "void" }), noon + 73 * hour)).toBeNull();
    expect(checkDelayMs(aPurchase({ state: "void", why: "too_late" }), noon + hour)).toBeNull();
    for (const earlier of [{ earlier_posts: 1 }, { resends: 1 }]) {
      const row = aPurchase({ state: "void", why: "too_late", posts: 0, ...earlier });
      expect(checkDelayMs(row, noon + hour)).toBe(hour);
      expect(checkDelayMs(row, noon + 73 * hour)).toBeNull();
    }
  });

  it("asks at once about what the service has refused, and goes on as about anything unknown", () => {
    for (const why of ["http_401", "known_reference", "refused_again"]) {
      expect(checkDelayMs(aPurchase({ state: "unknown", why }), noon)).toBe(second);
      expect(checkDelayMs(aPurchase({ state: "unknown", why, checks: 1 }), noon)).toBe(5 * second);
    }
    expect(checkDelayMs(aPurchase({ state: "unknown", why: "http_422" }), noon)).toBe(second);
    expect(checkDelayMs(aPurchase({ state: "unknown", why: "no_reason" }), noon)).toBe(2 * second);
  });

  it("looks a refusal up a few times at most, and watches one without a purchase for three days", () => {
    const looks = Array.from({ length: 7 }, (_, checks) =>
      checkDelayMs(aPurchase({ state: "failed", why: "refused", checks }), noon),
    );
    expect(looks).toEqual([2 * second, 10 * second, minute, 10 * minute, hour, null, null]);
    const row = aPurchase({ state: "void", why: "http_403" });
    expect(checkDelayMs(row, noon)).toBe(20 * second);
    expect(checkDelayMs({ ...row, checks: 9 }, noon)).toBe(hour);
    expect(checkDelayMs(row, noon + 72 * hour)).toBeNull();
  });

  it("looks again as soon as digits in the service's words count for a token", () => {
    for (const checks of [0, 3, 5]) {
      const row = anElectricitySale({ state: "succeeded", delivery: "awaiting", settled_at: noon, checks });
      const delay = checkDelayMs(row, noon + 9 * minute) ?? 0;
      expect(delay).toBeLessThan(2.5 * minute);
      if (checks > 0) expect(9 * minute + 0.8 * delay).toBeGreaterThan(10 * minute);
    }
  });

  it("asks for a token that is awaited, for three days", () => {
    const row = anElectricitySale({ state: "succeeded", delivery: "awaiting" });
    expect(checkDelayMs(row, noon + minute)).toBe(5 * second);
    expect(checkDelayMs(row, noon + 73 * hour)).toBeNull();
  });

  it("asks once for the record of a sale whose charge nothing has told", () => {
    const row = anElectricitySale({ state: "succeeded", delivery: "delivered", expected_kobo: null });
    expect(checkDelayMs(row, noon + minute)).toBe(2 * second);
    expect(checkDelayMs({ ...row, checks: 1 }, noon + minute)).toBeNull();
    expect(checkDelayMs({ ...row, observed_kobo: toKobo(495_000) }, noon + minute)).toBeNull();
    expect(checkDelayMs(aPurchase({ state: "succeeded" }), noon + minute)).toBeNull();
  });

  it("asks about every final state that is contradicted, until that is cleared up", () => {
    for (const state of ["succeeded", "failed", "void"] as const) {
      const row = aPurchase({ state, why: null, review: "contradiction", checks: 99 });
      expect(checkDelayMs(row, noon + hour)).toBe(15 * minute);
      expect(checkDelayMs({ ...row, review: null }, noon + hour)).toBeNull();
    }
  });

  it("has a next check for every state with money that may have moved, at any age", () => {
    const open = purchaseStates.filter((state) => ["sending", "unknown", "pending"].includes(state));
    for (const state of open) {
      for (const age of [0, minute, 25 * hour, 73 * hour, 10_000 * hour]) {
        for (const checks of [0, 1, 7, 1000]) {
          expect(checkDelayMs(aPurchase({ state, checks }), noon + age)).toBeGreaterThan(0);
        }
      }
    }
  });

  it("never asks about an offer", () => {
    for (const state of ["quoted", "cancelled", "expired", "intent"] as const) {
      expect(checkDelayMs(aPurchase({ state }), noon)).toBeNull();
    }
  });
});
