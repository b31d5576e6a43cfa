import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../src/core/clock.ts";
import { turns } from "./until.ts";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves both clocks ahead, running every timer on its moment and letting what it started settle before the next. */
  advance(ms: number): Promise<void>;
  /** Sets only the wall clock, as when a machine's time is corrected. Timers do not notice. */
  setNow(epochMs: number): void;
  /** How many timers wait. */
  readonly timers: number;
  /** How many timers were ever started. */
  readonly started: number;
}

/** Starts at 14 November 2026, 12:00 UTC, unless told otherwise. */
export function createFakeClock(startMs = Date.UTC(2026, 10, 14, 12)): FakeClock {
  let elapsedMs = 0;
  let offsetMs = startMs;
  let started = 0;
  let pending: { dueMs: number; callback: () => void }[] = [];
  const takeDue = (untilMs: number) => {
    const [next] = pending.filter((timer) => timer.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs);
    pending = pending.filter((timer) => timer !== next);
    return next;
  };
  return {
    now: () => offsetMs + elapsedMs,
    monotonic: () => elapsedMs,
    after(delayMs, callback) {
      const timer = { dueMs: elapsedMs + Math.max(delayMs, 0), callback };
      pending.push(timer);
      started++;
      return () => {
        pending = pending.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const untilMs = elapsedMs + ms;
      await turns(1);
      for (let timer = takeDue(untilMs); timer; timer = takeDue(untilMs)) {
        elapsedMs = timer.dueMs;
        timer.callback();
        await turns(1);
      }
      elapsedMs = untilMs;
      await turns(1);
    },
    setNow(epochMs) {
      offsetMs = epochMs - elapsedMs;
    },
    get timers() {
      return pending.length;
    },
    get started() {
      return started;
    },
  };
}

/** An idle machine is done long before. */
const slowMs = 3000;

/** Waits until nothing is under way. On a busy machine a request runs into its time: what then rests before it tries again waits for the clock. */
export async function idleAt(shop: { idle(): Promise<void>; clock: FakeClock }): Promise<void> {
  const over = new AbortController();
  const goOn = async () => {
    while (!over.signal.aborted) {
      await pause(slowMs, undefined, { signal: over.signal }).catch(() => undefined);
      if (!over.signal.aborted) await shop.clock.advance(1000);
    }
  };
  const going = goOn();
  await shop.idle().finally(() => over.abort());
  await going;
}
