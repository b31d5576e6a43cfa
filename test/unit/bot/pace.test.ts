import { describe, expect, it } from "vitest";
import { createPace, type PaceDecision, type PaceLimits } from "../../../src/bot/inbox/pace.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const limits: PaceLimits = {
  user: { burst: 10, perSecond: 2 },
  strangers: { burst: 5, perSecond: 1 },
};

function startPace(given?: PaceLimits) {
  const clock = createFakeClock();
  const pace = createPace({ clock, ...(given && { limits: given }) });
  const takes = (count: number, userId = 1, isKnown = true) => {
    const decisions = Array.from({ length: count }, () => pace.take(userId, isKnown));
    const countOf = (wanted: PaceDecision) => decisions.filter((decision) => decision === wanted).length;
    return { go: countOf("go"), tell: countOf("tell"), drop: countOf("drop") };
  };
  return { clock, pace, takes };
}

describe("the pace of one user", () => {
  it("is a burst, then a number a second", async () => {
    const { clock, takes } = startPace(limits);
    expect(takes(25)).toEqual({ go: 10, tell: 1, drop: 14 });
    await clock.advance(1000);
    expect(takes(5).go).toBe(2);
    await clock.advance(60_000);
    expect(takes(25).go).toBe(10);
  });

  it("is reported once until the user has slowed down", async () => {
    const { clock, takes } = startPace(limits);
    expect(takes(100).tell).toBe(1);
    await clock.advance(1000);
    expect(takes(100).tell).toBe(0);
    await clock.advance(10_000);
    takes(1);
    expect(takes(100).tell).toBe(1);
  });

  it("does not slow another", () => {
    const { takes } = startPace(limits);
    takes(1000, 1);
    expect(takes(10, 2)).toEqual({ go: 10, tell: 0, drop: 0 });
  });

  it("is never met by a seller who sells as fast as hands go", async () => {
    const { clock, pace } = startPace();
    // A sale every two seconds for an hour, eight taps and lines each, two of them doubled by an impatient thumb.
    for (let sale = 0; sale < 1800; sale++) {
      for (let tap = 0; tap < 8; tap++) expect(pace.take(1, true)).toBe("go");
      await clock.advance(2000);
    }
  });

  it("is a seller's for a minute after a look has shown one", async () => {
    const { clock, pace } = startPace(limits);
    expect([pace.isKnown(1), pace.take(1, true), pace.isKnown(1)]).toEqual([false, "go", true]);
    expect(Array.from({ length: 9 }, () => pace.take(1, false))).toEqual(Array(9).fill("go"));
    await clock.advance(60_000);
    expect(pace.isKnown(1)).toBe(false);
  });

  it("lets through a table of twenty taps on one button", () => {
    expect(startPace().takes(20).go).toBe(20);
  });
});

describe("the pace of strangers", () => {
  it("is a share per user, and one who sends without pause learns so once", async () => {
    const { clock, pace, takes } = startPace(limits);
    const hammers = (userId: number) =>
      Array.from({ length: 60 }, () => {
        const decision = pace.take(userId, false);
        if (decision === "go") pace.done(userId);
        return decision;
      });
    for (let userId = 100; userId < 112; userId++)
      expect(hammers(userId)).toEqual([...Array(5).fill("go"), "tell", ...Array(54).fill("drop")]);
    expect(takes(5, 13, false)).toEqual({ go: 5, tell: 0, drop: 0 });
    await clock.advance(1000);
    expect(takes(6, 100, false)).toEqual({ go: 1, tell: 0, drop: 5 });
  });

  it("is a burst of unhandled updates at most, and the bot says nothing while these are not answered", async () => {
    const { clock, takes } = startPace(limits);
    expect(takes(60, 1, false)).toEqual({ go: 5, tell: 0, drop: 55 });
    await clock.advance(30_000);
    expect(takes(60, 1, false)).toEqual({ go: 0, tell: 0, drop: 60 });
  });

  it("lets 250 of them wait at once, and takes nothing from those who are known", () => {
    const { pace, takes } = startPace(limits);
    const come = (first: number) => Array.from({ length: 500 }, (_, index) => pace.take(first + index, false));
    expect(come(1000).filter((decision) => decision === "go")).toHaveLength(250);
    expect(takes(10, 1)).toEqual({ go: 10, tell: 0, drop: 0 });
    // A user with a place may go on, and each answer frees a place for another.
    expect(pace.take(1000, false)).toBe("go");
    pace.done(1001);
    expect([pace.take(5000, false), pace.take(5001, false)]).toEqual(["go", "drop"]);
  });

  it("gives a place back after a minute where another replica has answered", async () => {
    const { clock, pace } = startPace(limits);
    for (let index = 0; index < 250; index++) pace.take(1000 + index, false);
    await clock.advance(59_999);
    expect(pace.take(5000, false)).toBe("drop");
    await clock.advance(1);
    expect(pace.take(5000, false)).toBe("go");
  });

  it("is nobody's whom a shop lets in: what was sent before counts on", () => {
    const { pace, takes } = startPace(limits);
    expect(takes(4, 1, false).go).toBe(4);
    expect(takes(10, 1, true).go).toBe(6);
    expect(pace.isKnown(1)).toBe(true);
  });
});

describe("what the pace remembers", () => {
  it("is bounded, and forgets the quietest first", () => {
    const { pace, takes } = startPace(limits);
    takes(11, 1);
    for (let userId = 2; userId < 30_000; userId++) {
      pace.take(userId, true);
      if (userId % 5000 === 0) expect(takes(1, 1).go).toBe(0);
    }
    expect(pace.size).toBe(10_000);
    // Made-up users who find no place are not remembered, and push nobody out.
    for (let userId = 1e6; userId < 1e6 + 30_000; userId++) pace.take(userId, false);
    expect([takes(1, 1).go, pace.size]).toEqual([0, 10_000]);
  });
});
