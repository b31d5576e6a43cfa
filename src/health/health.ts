import { hourMs, minuteMs } from "../core/calendar.ts";

/** The newest sales of one company. Times are epoch milliseconds. */
export interface Observed {
  /** Live sales of all shops that have no result, or whose token has not come. */
  open: readonly { confirmedAt: number; isOwn: boolean }[];
  /** Live sales of all shops that have a result, the newest first. `tookMs`: up to the token, where one comes; null: it failed. */
  ended: readonly { endedAt: number; tookMs: number | null }[];
}

/** The ways that a company's sales go worse than usual; null: as usual. */
export interface Trouble {
  /** Sales that have waited too long: how many, how many of them this shop's, and since when the oldest waits. */
  waiting: { count: number; own: number; since: number } | null;
  /** How many of the last sales failed. */
  failed: { count: number; of: number } | null;
  /** How long a sale takes now, and usually, in milliseconds. */
  slow: { nowMs: number; usualMs: number } | null;
}

/** How many of the newest sales count. */
export const maxEnded = 25;
/** Sales that ended longer ago say nothing about now. */
const recentMs = hourMs;
const lastCount = 5;
const minFailed = 2;
const minWaiting = 2;
const minTimed = 3;
/** Nobody calls less slow. */
const patienceMs = minuteMs;
const slowFactor = 3;

/** Returns null for a company whose sales go as usual, or that nobody has sold lately. */
export function findTrouble({ open, ended }: Observed, now: number): Trouble | null {
  const recent = ended.filter(({ endedAt }) => now - endedAt < recentMs);
  const failed = findFailed(recent);
  const timed = ended.flatMap(({ tookMs }) => tookMs ?? []);
  const timedNow = recent.slice(0, lastCount).flatMap(({ tookMs }) => tookMs ?? []);
  const usualMs = median(timed.slice(timedNow.length));
  const nowMs = timedNow.length >= minTimed ? median(timedNow) : null;
  const slow = nowMs !== null && usualMs !== null && isSlow(nowMs, usualMs) ? { nowMs, usualMs } : null;
  const waiting = findWaiting(open.filter(({ confirmedAt }) => isSlow(now - confirmedAt, usualMs ?? nowMs ?? 0)));
  return waiting || failed || slow ? { waiting, failed, slow } : null;
}

/** Whether a sale of this company has gone through since then. */
export function hasSoldSince({ ended }: Pick<Observed, "ended">, since: number): boolean {
  return ended.some(({ endedAt, tookMs }) => tookMs !== null && endedAt > since);
}

function findFailed(recent: Observed["ended"]): Trouble["failed"] {
  const last = recent.slice(0, lastCount);
  const count = last.filter(({ tookMs }) => tookMs === null).length;
  return count >= minFailed ? { count, of: last.length } : null;
}

function findWaiting(open: Observed["open"]): Trouble["waiting"] {
  if (open.length < minWaiting) return null;
  const since = Math.min(...open.map(({ confirmedAt }) => confirmedAt));
  return { count: open.length, own: open.filter(({ isOwn }) => isOwn).length, since };
}

function isSlow(tookMs: number, usualMs: number): boolean {
  return tookMs > Math.max(patienceMs, slowFactor * usualMs);
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
