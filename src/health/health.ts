import { dayMs, hourMs, minuteMs } from "../core/calendar.ts";

/** The newest sales of one company. Times are epoch milliseconds. */
export interface Observed {
  /** Live sales of all shops that have no result, or whose token has not come. */
  open: readonly { confirmedAt: number; isOwn: boolean }[];
  /** Live sales of all shops that have a result, the newest first. `tookMs`: up to the token, where one comes; null: it failed. */
  ended: readonly { endedAt: number; tookMs: number | null }[];
}

/** The ways that a company's sales go worse than usual; null: as usual. */
export interface Trouble {
  /** Sales that have waited too long: how many, and since when the oldest waits; only this shop's own, if it has any. */
  waiting: { count: number; isOwn: boolean; since: number } | null;
  /** How many of the last sales failed. */
  failed: { count: number; of: number } | null;
  /** How long a sale takes now, and usually, in milliseconds. */
  slow: { nowMs: number; usualMs: number } | null;
}

/** How many of the newest sales count. */
export const maxEnded = 25;
/** Sales that ended longer ago say nothing about now. */
const recentMs = hourMs;
/** Failures this far apart are no series: a company that is sold seldom is judged by a day. */
const seriesMs = dayMs;
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
  const failed = findFailed(ended, now);
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

/** The last sales, however seldom the company is sold; none an hour after the last failure. */
function findFailed(ended: Observed["ended"], now: number): Trouble["failed"] {
  const last = ended.filter(({ endedAt }) => now - endedAt < seriesMs).slice(0, lastCount);
  const failures = last.filter(({ tookMs }) => tookMs === null);
  const isRecent = failures.some(({ endedAt }) => now - endedAt < recentMs);
  return isRecent && failures.length >= minFailed ? { count: failures.length, of: last.length } : null;
}

function findWaiting(open: Observed["open"]): Trouble["waiting"] {
  if (open.length < minWaiting) return null;
  const own = open.filter(({ isOwn }) => isOwn);
  const counted = own.length > 0 ? own : open;
  const since = Math.min(...counted.map(({ confirmedAt }) => confirmedAt));
  return { count: counted.length, isOwn: own.length > 0, since };
}

function isSlow(tookMs: number, usualMs: number): boolean {
  return tookMs > Math.max(patienceMs, slowFactor * usualMs);
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
