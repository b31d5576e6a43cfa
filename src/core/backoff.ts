/** A number from 0 (included) to 1 (not), like Math.random. Passed in, so that a test steers it. */
export type Random = () => number;

/** `firstMs` doubled `attempt` times (attempt 0 is the first), at most `maxMs`, then spread by ±20 %. */
export function backoffMs(attempt: number, firstMs: number, maxMs: number, random: Random): number {
  const base = Math.min(firstMs * 2 ** Math.min(attempt, 30), maxMs);
  return Math.round(base * (0.8 + 0.4 * random()));
}

/** Full jitter: anything from 0 to the doubled delay. For retries that must not march in step. */
export function fullJitterMs(attempt: number, firstMs: number, maxMs: number, random: Random): number {
  return Math.round(Math.min(firstMs * 2 ** Math.min(attempt, 30), maxMs) * random());
}
