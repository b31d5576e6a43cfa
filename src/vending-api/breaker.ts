import { backoffMs, type Random } from "../core/backoff.ts";
import type { Clock } from "../core/clock.ts";
import type { Delivery } from "./transport.ts";

/**
 * How an exchange ended, as far as it shows whether the service is there: `silent` is a time-out, `failed` any other
 * failure.
 */
export type Ending = "answered" | "failed" | "silent";

/** `open`: the service does not answer. `half_open`: it is being tried. Times are monotonic milliseconds. */
export type BreakerState =
  | { kind: "closed"; failures: number; firstAt: number }
  | { kind: "open" | "half_open"; since: number; attempt: number; probeAt: number };

/** How the service stands. `since` (milliseconds since the epoch) is when the first call failed. */
export type ServiceHealth = { state: "closed"; since: null } | { state: "open" | "half_open"; since: number };

/** So many failures in a row say that the service is down; a time-out is long enough to count as two. */
const failuresNeeded = 4;
/** Failures further apart have nothing to do with each other. */
const windowMs = 60_000;
/** Calls that break all at once are one blink of the line. */
const leastSpanMs = 1000;
const firstProbeMs = 1000;
/** Half a minute of waiting at the counter costs more than a small question every few seconds. */
const maxProbeMs = 8000;

const closed: BreakerState = { kind: "closed", failures: 0, firstAt: 0 };

/** The one rule of when the service counts as down. Pure. `probe` is somebody who asks whether to try it. */
export function nextState(state: BreakerState, event: Ending | "probe", now: number, random: Random): BreakerState {
  if (event === "answered") return closed;
  const openSince = (since: number, attempt: number): BreakerState => ({
    ...{ kind: "open", since, attempt },
    probeAt: now + backoffMs(attempt, firstProbeMs, maxProbeMs, random),
  });
  switch (state.kind) {
    case "closed": {
      if (event === "probe") return state;
      const goesOn = state.failures > 0 && now - state.firstAt <= windowMs;
      const firstAt = goesOn ? state.firstAt : now;
      const failures = (goesOn ? state.failures : 0) + (event === "silent" ? 2 : 1);
      const isDown = failures >= failuresNeeded && (now - firstAt >= leastSpanMs || event === "silent");
      return isDown ? openSince(firstAt, 0) : { kind: "closed", failures, firstAt };
    }
    case "open":
      return event === "probe" && now >= state.probeAt ? { ...state, kind: "half_open" } : state;
    case "half_open":
      return event === "probe" ? state : openSince(state.since, state.attempt + 1);
  }
}

/** Knows from how calls end whether the service is down, for all accounts at once. */
export function createBreaker(deps: { clock: Clock; random: Random }) {
  const { clock, random } = deps;
  const listeners: ((health: ServiceHealth) => void)[] = [];
  let state: BreakerState = closed;
  let hasAnswered = false;

  function health(): ServiceHealth {
    if (state.kind === "closed") return { state: "closed", since: null };
    return { state: state.kind, since: Math.round(clock.now() - (clock.monotonic() - state.since)) };
  }

  function apply(event: Ending | "probe"): void {
    const was = state;
    if (event === "answered") hasAnswered = true;
    state = nextState(state, event, clock.monotonic(), random);
    if ((was.kind === "closed") === (state.kind === "closed")) return;
    for (const listener of listeners) listener(health());
  }

  return {
    /** Whether calls that can wait are not to be made. */
    get isOpen(): boolean {
      return state.kind !== "closed";
    },
    get hasAnswered(): boolean {
      return hasAnswered;
    },
    health,
    note: apply,
    /** True for one caller at a time, when it is time to try: how its call ends must be noted. */
    beginProbe(): boolean {
      const was = state.kind;
      apply("probe");
      return was === "open" && state.kind === "half_open";
    },
    /** How long until it is time to try; null while the service answers or is being tried. */
    probeInMs: () => (state.kind === "open" ? Math.max(0, state.probeAt - clock.monotonic()) : null),
    /** Called when the service goes down, and when it answers again. Must not throw. */
    onTurn: (listener: (health: ServiceHealth) => void) => void listeners.push(listener),
  };
}

export type Breaker = ReturnType<typeof createBreaker>;

/** Breaks on our side of the line, which say nothing about the service. */
const ownBreaks: readonly string[] = ["destroyed", "invalid", "deadline", "too_large"];

/**
 * Reads the state of the service from the end of one call; null means nothing. A refusal of one account (any 4xx, 429
 * too) is an answer: the service is there.
 */
export function endingOf(delivery: Delivery): Ending | null {
  if (delivery.kind === "answered") {
    const { status, body } = delivery;
    if (status >= 500) return "failed";
    // A page where data should be is somebody who stands in for the service.
    return status < 300 && /^\s*</.test(body) ? "failed" : "answered";
  }
  const { why, started } = delivery;
  if (ownBreaks.includes(why)) return null;
  if (why === "connect_timeout") return "silent";
  // One that never started waited behind others of ours.
  if (why === "timeout") return started ? "silent" : null;
  return "failed";
}

/**
 * While the breaker is open, tries the service at the pace that the breaker sets, so that nobody at a counter has to
 * find out that it is back. `ping` notes an answer with the breaker, and never rejects. Returns what ends it.
 */
export function startProber(breaker: Breaker, clock: Clock, ping: () => Promise<boolean>): () => void {
  let isOver = false;
  let cancel = () => {};

  function plan(): void {
    const inMs = breaker.probeInMs();
    if (isOver || inMs === null) return;
    cancel();
    cancel = clock.after(inMs, async () => {
      // One that told nothing, since it waited behind others, is no sign of life either.
      if (breaker.beginProbe() && !(await ping())) breaker.note("failed");
      plan();
    });
  }

  breaker.onTurn(plan);
  return () => {
    isOver = true;
    cancel();
  };
}
