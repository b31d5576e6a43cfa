import type { Dispatcher } from "undici";
import { fullJitterMs, type Random } from "../core/backoff.ts";
import { type Clock, sleep } from "../core/clock.ts";
import { type AuthHeaders, isUnauthorized } from "./credentials.ts";
import type { Timings } from "./pools.ts";
import { readRetryAfter } from "./retry-after.ts";
import { type Call, type Delivery, send } from "./transport.ts";

export interface ReaderDeps {
  clock: Clock;
  random: Random;
  timings: Timings;
  /** Aborted when the client is disposed of. */
  closing: AbortSignal;
  /** Told of each request when it is over, with how long it took. */
  onDelivered(call: Call, delivery: Delivery, ms: number): void;
}

/** What a GET tries again after: `answers` adds 5xx and 429 to a broken line. */
type RetryAfter = "nothing" | "broken_line" | "answers";

/** Sends everything but purchases: bounded in time as a whole, whatever undici's timers do. */
export function createReader(reads: Dispatcher, calls: Dispatcher, deps: ReaderDeps) {
  const { clock, random, timings, closing } = deps;

  async function sendWithin(dispatcher: Dispatcher, call: Call, endsAtMs: number): Promise<Delivery> {
    const leftMs = endsAtMs - clock.monotonic();
    if (closing.aborted) return { kind: "broken", started: false, why: "destroyed" };
    if (leftMs <= 0) return { kind: "broken", started: false, why: "timeout" };
    const startedAt = clock.monotonic();
    const sending = send(dispatcher, call);
    const stopTimer = clock.after(leftMs, () => sending.cancel("timeout"));
    const delivery = await sending.settled;
    stopTimer();
    deps.onDelivered(call, delivery, clock.monotonic() - startedAt);
    return delivery;
  }

  async function getWithRetries(call: Call, retry: RetryAfter, endsAtMs: number): Promise<Delivery> {
    for (let attempt = 0; ; attempt++) {
      const delivery = await sendWithin(reads, call, endsAtMs);
      const pauseMs = pauseBefore(delivery, attempt, retry);
      const isLast = attempt + 1 >= timings.readAttempts;
      if (pauseMs === null || isLast || clock.monotonic() + pauseMs >= endsAtMs || closing.aborted) return delivery;
      await sleep(clock, pauseMs, closing);
    }
  }

  /** How long to wait before the next attempt; null when another would not help or is not welcome. */
  function pauseBefore(delivery: Delivery, attempt: number, retry: RetryAfter): number | null {
    if (retry === "nothing") return null;
    const jitterMs = fullJitterMs(attempt, timings.retryFirstMs, timings.retryMostMs, random);
    if (delivery.kind === "broken") return delivery.why === "invalid" || delivery.why === "too_large" ? null : jitterMs;
    if (retry === "broken_line" || (delivery.status < 500 && delivery.status !== 429)) return null;
    const askedMs = readRetryAfter(delivery.headers, clock.now());
    // Without a wait to obey, a 429 is not answered with more requests.
    if (askedMs === null) return delivery.status === 429 ? null : jitterMs;
    return askedMs > timings.retryAfterMostMs ? null : askedMs + jitterMs;
  }

  /** Tries each credential in turn, within one bound of time. */
  async function withEach(
    auth: readonly AuthHeaders[],
    attempt: (headers: AuthHeaders, endsAtMs: number) => Promise<Delivery>,
    withinMs = timings.totalMs,
  ): Promise<Delivery> {
    const endsAtMs = clock.monotonic() + withinMs;
    let delivery: Delivery = { kind: "broken", started: false, why: "invalid" };
    let refusedBefore: string | undefined;
    for (const headers of auth) {
      delivery = await attempt(headers, endsAtMs);
      if (delivery.kind === "broken" || !isUnauthorized(delivery.status)) return delivery;
      if (refusedBefore !== undefined) return { ...delivery, refusedBefore };
      refusedBefore = delivery.body;
    }
    return delivery;
  }

  return {
    /** A GET with each of `auth` until one is accepted. Never rejects. */
    get(path: string, auth: readonly AuthHeaders[], retry: RetryAfter, withinMs?: number): Promise<Delivery> {
      return withEach(
        auth,
        (headers, endsAtMs) =>
          getWithRetries({ method: "GET", path, headers: { ...commonHeaders, ...headers } }, retry, endsAtMs),
        withinMs,
      );
    },
    /** A POST or PATCH, sent once (once more with the other credential after 401 or 403, which did nothing). */
    call(call: Omit<Call, "headers">, auth: readonly AuthHeaders[]): Promise<Delivery> {
      return withEach(auth, (headers, endsAtMs) =>
        // Without a body there is no content type either: some servers refuse an empty body that claims to be JSON.
        sendWithin(calls, { ...call, headers: { ...(call.body ? bodyHeaders : commonHeaders), ...headers } }, endsAtMs),
      );
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

const commonHeaders = { accept: "application/json", "user-agent": "vendbot" };
export const bodyHeaders = { ...commonHeaders, "content-type": "application/json" };
