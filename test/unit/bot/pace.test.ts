import { describe, expect, it } from "vitest";
import { createPace, type PaceLimits, type Verdict } from "../../../src/bot/transport/pace.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const limits: PaceLimits = {
  user: { burst: 10, perSecond: 2 },
  strangers: { burst: 30, perSecond: 5 },
  words: { burst: 3, perSecond: 1 },
};

function startPace(given?: PaceLimits) {
  const clock = createFakeClock();
  const pace = createPace({ clock, ...(given && { limits: given }) });
  const takes = (count: number, userId = 1, isKnown = true) => {
    const verdicts = Array.from({ length: count }, () => pace.take(userId, isKnown));
    const countOf = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
    return { go: countOf("go"), tell: countOf("tell"), drop: countOf("drop") };
  };
  return { clock, pace, takes };
}

describe("the pace of one user", () => {
  it("is a burst, then so many a second", async () => {
    const { clock, takes } = startPace(limits);
    expect(takes(25)).toEqual({ go: 10, tell: 1, drop: 14 });
    await clock.advance(1000);
    expect(takes(5).go).toBe(2);
    await clock.advance(60_000);
    expect(takes(25).go).toBe(10);
  });

  it("is said once until the user has slowed down", async () => {
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
    // Three strangers take the whole share of all: a seller does not need it.
    for (let userId = 2; userId < 5; userId++) for (let count = 0; count < 10; count++) pace.take(userId, false);
    expect([pace.take(1, false), pace.take(5, false)]).toEqual(["go", "tell"]);
    await clock.advance(60_000);
    expect(pace.isKnown(1)).toBe(false);
  });

  it("lets through a table of twenty taps on one button", () => {
    expect(startPace().takes(20).go).toBe(20);
  });
});

describe("the pace of strangers", () => {
  it("is shared by all of them, and takes nothing from those who are known", async () => {
    const { clock, pace, takes } = startPace(limits);
    const verdicts = Array.from({ length: 500 }, (_, index) => pace.take(1000 + index, false));
    expect(verdicts.filter((verdict) => verdict === "go")).toHaveLength(30);
    expect(verdicts.filter((verdict) => verdict === "tell")).toHaveLength(3);
    expect(takes(10, 1)).toEqual({ go: 10, tell: 0, drop: 0 });
    await clock.advance(1000);
    expect(pace.take(5000, false)).toBe("go");
  });

  it("holds for each of them as well", () => {
    expect(startPace(limits).takes(20, 1, false).go).toBe(10);
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
  });
});
