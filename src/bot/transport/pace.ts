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
  /** Takes one update of this user. `isKnown`: a shop has let them in, so that the strangers' share is not theirs. */
  take(userId: number, isKnown: boolean): Verdict;
  /** How many users are remembered. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
  isTold: boolean;
}

/** With so many the one that was quiet longest is forgotten: it is full again by then, or a stranger's. */
const mostUsers = 10_000;

/** Counts updates against token buckets, in memory: a restart gives everybody a full one. */
export function createPace(deps: { clock: Pick<Clock, "monotonic">; limits?: PaceLimits }): Pace {
  const { clock, limits = usualPace } = deps;
  const users = new Map<number, Bucket>();
  const fullBucket = (rate: Rate): Bucket => ({ tokens: rate.burst, atMs: clock.monotonic(), isTold: false });
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
    take(userId, isKnown) {
      const bucket = bucketOf(userId);
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
