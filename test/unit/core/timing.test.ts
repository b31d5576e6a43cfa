import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoffMs, fullJitterMs } from "../../../src/core/backoff.ts";
import { sleep, systemClock } from "../../../src/core/clock.ts";
import { createKeyedQueue } from "../../../src/core/keyed-queue.ts";
import { createWakeableLoop } from "../../../src/core/loop.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { turns } from "../../support/until.ts";

describe("backoff", () => {
  it("doubles up to its limit", () => {
    const delays = [0, 1, 2, 3, 4, 1000].map((attempt) => backoffMs(attempt, 500, 3000, () => 0.5));
    expect(delays).toEqual([500, 1000, 2000, 3000, 3000, 3000]);
  });

  it("is spread by a fifth either way", () => {
    expect(backoffMs(0, 1000, 9000, () => 0)).toBe(800);
    expect(backoffMs(0, 1000, 9000, () => 0.999_999)).toBe(1200);
  });

  it("with full jitter is anything from nothing to the doubled delay", () => {
    const attempts = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(attempts, fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
        const delay = fullJitterMs(attempt, 200, 2000, () => random);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(2000, 200 * 2 ** attempt));
      }),
      { numRuns: 500 },
    );
  });
});

describe("sleep", () => {
  it("ends on time", async () => {
    const clock = createFakeClock();
    let isAwake = false;
    void sleep(clock, 1000).then(() => {
      isAwake = true;
    });
    await clock.advance(999);
    expect(isAwake).toBe(false);
    await clock.advance(1);
    expect(isAwake).toBe(true);
  });

  it("ends at once when its signal aborts, and leaves no timer behind", async () => {
    const clock = createFakeClock();
    const stop = new AbortController();
    const sleeping = sleep(clock, 1000, stop.signal);
    expect(clock.timers).toBe(1);
    stop.abort();
    await sleeping;
    expect(clock.timers).toBe(0);
    await sleep(clock, 1000, stop.signal);
  });
});

describe("the system's clock", () => {
  it("does not fire at once for a delay that no timer holds", async () => {
    let hasFired = false;
    const cancel = systemClock.after(2 ** 40, () => {
      hasFired = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    cancel();
    expect(hasFired).toBe(false);
  });
});

describe("the keyed queue", () => {
  it("runs the tasks of a key in order, and of other keys beside them", async () => {
    const queue = createKeyedQueue<string>();
    const log: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = queue.run("a", async () => {
      await gate.promise;
      log.push("a1");
    });
    const second = queue.run("a", async () => void log.push("a2"));
    await queue.run("b", async () => void log.push("b1"));
    expect(log).toEqual(["b1"]);
    expect(queue.size).toBeGreaterThan(0);
    gate.resolve();
    await Promise.all([first, second]);
    expect(log).toEqual(["b1", "a1", "a2"]);
  });

  it("goes on after a task that fails, and hands its error to the caller", async () => {
    const queue = createKeyedQueue<number>();
    const failing = queue.run(1, async () => Promise.reject(new Error("no")));
    const next = queue.run(1, async () => "yes");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
    await queue.idle();
    expect(queue.size).toBe(0);
  });

  it("is idle only when also what its tasks added is done", async () => {
    const queue = createKeyedQueue<number>();
    let isDone = false;
    void queue.run(1, async () => {
      void queue.run(2, async () => {
        await Promise.resolve();
        isDone = true;
      });
    });
    await queue.idle();
    expect(isDone).toBe(true);
  });
});

describe("the loop", () => {
  const openLoop = (round: () => Promise<number>) => {
    const clock = createFakeClock();
    const complaints: string[] = [];
    const quiet = () => undefined;
    const log = { debug: quiet, info: quiet, warn: quiet, error: (event: string) => void complaints.push(event) };
    return { clock, complaints, loop: createWakeableLoop({ name: "test", clock, log, round }) };
  };

  it("does its round, rests as long as the round says, and begins again", async () => {
    let rounds = 0;
    const { clock, loop } = openLoop(async () => {
      rounds++;
      return 1000;
    });
    loop.start();
    loop.start();
    await clock.advance(2999);
    expect(rounds).toBe(3);
    await loop[Symbol.asyncDispose]();
    await clock.advance(5000);
    expect(rounds).toBe(3);
    expect(clock.timers).toBe(0);
  });

  it("begins early when it is woken, also during a round", async () => {
    let rounds = 0;
    const opened = openLoop(async () => {
      rounds++;
      if (rounds === 2) opened.loop.wake();
      return 60_000;
    });
    opened.loop.start();
    await opened.clock.advance(1);
    expect(rounds).toBe(1);
    opened.loop.wake();
    await opened.clock.advance(1);
    expect(rounds).toBe(3);
    await opened.loop[Symbol.asyncDispose]();
  });

  it("is idle while it rests, and not while a round runs, also one that it was woken for", async () => {
    const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    let rounds = 0;
    const { loop } = openLoop(async () => gates[rounds++]?.promise ?? 1000);
    await loop.idle();
    loop.start();
    let isIdle = false;
    const idle = loop.idle().then(() => {
      isIdle = true;
    });
    loop.wake();
    gates[0]?.resolve(1000);
    await turns();
    expect([rounds, isIdle]).toEqual([2, false]);
    gates[1]?.resolve(1000);
    await idle;
    expect(rounds).toBe(2);
    await loop[Symbol.asyncDispose]();
    await loop.idle();
  });

  it("reports a round that throws, and tries again sooner after a short trouble than after a long one", async () => {
    let isBroken = true;
    const at: number[] = [];
    const { clock, loop, complaints } = openLoop(async () => {
      at.push(clock.now() - begunAt);
      if (isBroken) throw new Error("no");
      return 5000;
    });
    const begunAt = clock.now();
    loop.start();
    await clock.advance(3000);
    isBroken = false;
    await clock.advance(1000);
    isBroken = true;
    await clock.advance(5000);
    expect(at).toEqual([0, 100, 300, 700, 1500, 2500, 3500, 8500, 8600, 8800]);
    expect(complaints).toHaveLength(9);
    await loop[Symbol.asyncDispose]();
  });

  it("waits for the round under way when it is closed", async () => {
    const gate = Promise.withResolvers<number>();
    const { clock, loop } = openLoop(() => gate.promise);
    loop.start();
    await clock.advance(0);
    let isClosed = false;
    const closing = loop[Symbol.asyncDispose]().then(() => {
      isClosed = true;
    });
    await clock.advance(0);
    expect(isClosed).toBe(false);
    gate.resolve(0);
    await closing;
  });
});
