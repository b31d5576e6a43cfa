/** The wait that a Retry-After header asks for, in seconds or as a date (RFC 9110, 10.2.3); null where there is none. */
export function readRetryAfter(headers: Readonly<Record<string, unknown>>, nowMs: number): number | null {
  const value = headers["retry-after"];
  if (typeof value !== "string") return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const epochMs = /[A-Za-z]{3}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(epochMs) ? null : Math.max(0, epochMs - nowMs);
}
