import type { Clock } from "../core/clock.ts";
import type { Breaker } from "./breaker.ts";

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
