import type { Clock } from "../../lib/clock.ts";

/** A bucket of updates: `burst` at once, then `perSecond`. */
interface Rate {
  burst: number;
  perSecond: number;
}

export interface PaceLimits {
  /** For each user by themselves. */
  user: Rate;
  /** For all together whom no shop knows: made-up users cost nothing, and must not take what sellers need. */
  strangers: Rate;
  /** How often strangers are told, all together: words to them are calls, too. */
  words: Rate;
}

/** Far above what hands can do at a counter, far below what would delay anybody else. */
export const usualPace: PaceLimits = {
  user: { burst: 60, perSecond: 6 },
  strangers: { burst: 400, perSecond: 40 },
  words: { burst: 20, perSecond: 2 },
};

/** `go` on, or leave it unread: `tell` says so, once until the user has slowed down, and `drop` says nothing more. */
export type Verdict = "go" | "tell" | "drop";

export interface Pace {
  /** Whether a shop had let this user in a moment ago, so that nobody needs to look. */
  isKnown(userId: number): boolean;
  /**
   * Takes one update of this user. `isLetIn`: a shop has let them in, so that the strangers' share is not theirs; that
   * holds for a while.
   */
  take(userId: number, isLetIn: boolean): Verdict;
  /** How many users are remembered. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
  isTold: boolean;
  /** Until then whoever was let in counts as such, by the monotonic clock. */
  knownUntilMs: number;
}

/** Somebody who was turned out by all shops takes from the strangers' share after this time. */
const knownMs = 60_000;

/** With so many the one that was quiet longest is forgotten: it is full again by then, or a stranger's. */
const mostUsers = 10_000;

/** Counts updates against token buckets, in memory: a restart gives everybody a full one. */
export function createPace(deps: { clock: Pick<Clock, "monotonic">; limits?: PaceLimits }): Pace {
  const { clock, limits = usualPace } = deps;
  const users = new Map<number, Bucket>();
  const fullBucket = (rate: Rate): Bucket => {
    const atMs = clock.monotonic();
    return { tokens: rate.burst, atMs, isTold: false, knownUntilMs: atMs };
  };
  const strangers = fullBucket(limits.strangers);
  const words = fullBucket(limits.words);

  function fill(bucket: Bucket, rate: Rate): void {
    const now = clock.monotonic();
    bucket.tokens = Math.min(rate.burst, bucket.tokens + ((now - bucket.atMs) / 1000) * rate.perSecond);
    bucket.atMs = now;
  }

  function takeFrom(bucket: Bucket, rate: Rate): boolean {
    fill(bucket, rate);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  function bucketOf(userId: number): Bucket {
    const bucket = users.get(userId) ?? fullBucket(limits.user);
    // Moved to the end: the first of the map is the one that was quiet longest.
    users.delete(userId);
    users.set(userId, bucket);
    const [quietest] = users.keys();
    if (users.size > mostUsers && quietest !== undefined) users.delete(quietest);
    return bucket;
  }

  return {
    isKnown: (userId) => (users.get(userId)?.knownUntilMs ?? 0) > clock.monotonic(),
    take(userId, isLetIn) {
      const bucket = bucketOf(userId);
      if (isLetIn) bucket.knownUntilMs = clock.monotonic() + knownMs;
      const isKnown = bucket.knownUntilMs > clock.monotonic();
      const isInTime = takeFrom(bucket, limits.user);
      if (isInTime && (isKnown || takeFrom(strangers, limits.strangers))) {
        if (bucket.tokens >= limits.user.burst / 2) bucket.isTold = false;
        return "go";
      }
      if (bucket.isTold || !(isKnown || takeFrom(words, limits.words))) return "drop";
      bucket.isTold = true;
      return "tell";
    },
    get size() {
      return users.size;
    },
  };
}
