import { type Clock, sleep } from "./clock.ts";
import { messageOf } from "./errors.ts";
import type { Log } from "./log.ts";

/** A background task: does its round, rests, and starts early when woken. */
export interface WakeableLoop extends AsyncDisposable {
  start(): void;
  /** Runs a round soon: at once when resting, else right after the present one. */
  wake(): void;
  /** Resolves when it rests, or has ended. */
  idle(): Promise<void>;
}

/**
 * How long to rest after a number of failures in a row (0: the first): a short trouble delays little, a long one rests.
 */
export function afterFailureMs(failures: number): number {
  return Math.min(100 * 2 ** failures, 1000);
}

/** `round` returns how long to rest, in milliseconds. A round that throws is logged and tried again within a second. */
export function createWakeableLoop(deps: {
  name: string;
  clock: Clock;
  log: Log;
  round(): Promise<number>;
}): WakeableLoop {
  const stop = new AbortController();
  let rest = new AbortController();
  let isWoken = false;
  let running: Promise<void> | undefined;
  let round: Promise<number> | null = null;
  let failures = 0;

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      isWoken = false;
      rest = new AbortController();
      round = deps.round().then(
        (restMs) => {
          failures = 0;
          return restMs;
        },
        (error: unknown) => {
          deps.log.error("loop.failed", { loop: deps.name, error: messageOf(error) });
          return afterFailureMs(failures++);
        },
      );
      const delayMs = await round;
      if (isWoken && !stop.signal.aborted) continue;
      round = null;
      if (!stop.signal.aborted) await sleep(deps.clock, delayMs, rest.signal);
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      isWoken = true;
      rest.abort("woken");
    },
    async idle() {
      while (round) await round;
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      rest.abort();
      await running;
    },
  };
}
