/** Nobody means more: what asks for years is a slip, and would stop a shop for years. */
const maxMs = 15 * 60_000;

/**
 * The wait that a Retry-After header asks for, in seconds or as a date (RFC 9110, 10.2.3), up to 15 minutes; null where
 * there is none.
 */
export function readRetryAfter(headers: Readonly<Record<string, unknown>>, nowMs: number): number | null {
  const value = headers["retry-after"];
  if (typeof value !== "string") return null;
  if (/^\d+$/.test(value.trim())) return Math.min(Number(value) * 1000, maxMs);
  const epochMs = /[A-Za-z]{3}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(epochMs) ? null : Math.min(Math.max(0, epochMs - nowMs), maxMs);
}
