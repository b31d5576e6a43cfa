import { describe, expect, it } from "vitest";
import { findTrouble, hasSoldSince, type Observed } from "../../../src/health/health.ts";

const second = 1000;
const minute = 60 * second;
const now = 10_000 * minute;

/** Sales that ended one minute apart, the last a minute ago: how many seconds each took, or "failed". The newest is the first. */
const ended = (...results: readonly (number | "failed")[]): Observed["ended"] =>
  results.map((result, index) => ({
    endedAt: now - (index + 1) * minute,
    tookMs: result === "failed" ? null : result * second,
  }));
const waits = (minutes: number, isOwn = true) => ({ confirmedAt: now - minutes * minute, isOwn });
const usual = [20, 20, 20, 20, 20, 20, 20, 20] as const;

describe("the health of a company", () => {
  const cases: readonly [string, Partial<Observed>, object | null][] = [
    ["sales that nobody made", {}, null],
    ["quick sales", { ended: ended(...usual) }, null],
    ["one failure", { ended: ended("failed", ...usual) }, null],
    ["two failures among five", { ended: ended("failed", 20, "failed", 20, 20, 20) }, { failed: { count: 2, of: 5 } }],
    ["two failures and nothing else", { ended: ended("failed", "failed") }, { failed: { count: 2, of: 2 } }],
    ["failures before five that went through", { ended: ended(...usual, "failed", "failed", "failed") }, null],
    ["one that waits long", { open: [waits(9)], ended: ended(...usual) }, null],
    ["two that wait a moment", { open: [waits(0.5), waits(0.5)], ended: ended(...usual) }, null],
    [
      "three that wait, the oldest in another shop",
      { open: [waits(2), waits(9, false), waits(4)], ended: ended(...usual) },
      { waiting: { count: 2, isOwn: true, since: now - 4 * minute } },
    ],
    [
      "two that wait in other shops",
      { open: [waits(2, false), waits(9, false)], ended: ended(...usual) },
      { waiting: { count: 2, isOwn: false, since: now - 9 * minute } },
    ],
    ["waits that are usual there", { open: [waits(2), waits(2)], ended: ended(60, 60, 60) }, null],
    ["two slow ones", { ended: ended(360, 300, ...usual) }, null],
    [
      "three slow ones among five",
      { ended: ended(360, 370, 400, ...usual) },
      { slow: { nowMs: 360 * second, usualMs: 20 * second } },
    ],
    ["slower ones that nobody notices", { ended: ended(50, 50, 50, 50, 50, 5, 5, 5, 5) }, null],
    ["slow ones without a usual time", { ended: ended(360, 300, 400) }, null],
  ];
  it.each(cases)("finds in %s what is worse than usual", (_what, observed, trouble) => {
    const found = findTrouble({ open: [], ended: [], ...observed }, now);
    expect(found).toEqual(trouble && { waiting: null, failed: null, slow: null, ...trouble });
  });

  it.each([1, 10, 45, 120])(
    "names a company that fails half of the time within five sales %i minutes apart",
    (apart) => {
      for (let pattern = 0; pattern < 32; pattern++) {
        const fails = [0, 1, 2, 3, 4].map((place) => (pattern >> place) % 2 === 1);
        const count = fails.filter(Boolean).length;
        if (count < 2 || count > 3) continue;
        // The oldest first: each of the five may be the one that names it.
        const sales = fails.map((isFailed, place) => ({
          endedAt: now + place * apart * minute,
          tookMs: isFailed ? null : 20,
        }));
        const isNamed = sales.some((sale, place) => {
          const trouble = findTrouble(
            { open: [], ended: sales.slice(0, place + 1).toReversed() },
            sale.endedAt + second,
          );
          return trouble?.failed != null;
        });
        expect(isNamed, fails.join()).toBe(true);
        const wellFrom = (sales[fails.lastIndexOf(true)]?.endedAt ?? 0) + 60 * minute;
        expect(findTrouble({ open: [], ended: sales.toReversed() }, wellFrom), fails.join()).toBeNull();
      }
    },
  );

  it("counts no failures a day apart, and none before five sales that went through", () => {
    const failed = (hours: number) => ({ endedAt: now - hours * 60 * minute, tookMs: null });
    expect(findTrouble({ open: [], ended: [failed(0.1), failed(25)] }, now)).toBeNull();
    const half = ended("failed", 20, "failed", 20, "failed");
    const well = [...ended(...usual.slice(0, 5)), ...half];
    expect(findTrouble({ open: [], ended: well }, now)).toBeNull();
  });

  it("knows whether one has gone through since", () => {
    expect(hasSoldSince({ ended: ended("failed", 20) }, now - 3 * minute)).toBe(true);
    expect(hasSoldSince({ ended: ended("failed", 20) }, now - 2 * minute)).toBe(false);
  });
});
