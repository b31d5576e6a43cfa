import type { Clock } from "../../core/clock.ts";

/** A button that asks "really?" is good for so long: one that was forgotten in the chat does nothing. */
const sureMs = 10 * 60_000;

/** The text on the button of the second tap. */
export function stampOf(clock: Pick<Clock, "now">): string {
  return clock.now().toString(36);
}

/**
 * Whether the second tap comes soon enough after the first. `since`: when the person came into this shop; a question
 * from before was about another one.
 */
export function isStillSure(clock: Pick<Clock, "now">, stamp: string, since: number | null = null): boolean {
  const askedAt = Number.parseInt(stamp, 36);
  const age = clock.now() - askedAt;
  return age >= 0 && age <= sureMs && askedAt >= (since ?? 0);
}
