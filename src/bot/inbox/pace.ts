import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { authorizedUserIds } from "../../accounts/accounts.queries.ts";
import type { Clock } from "../../core/clock.ts";
import type { Shop } from "../shop.ts";
import { senderOf } from "./inbox.ts";

/** A bucket of updates: `burst` at once, then `perSecond`. */
interface Rate {
  burst: number;
  perSecond: number;
}

export interface PaceLimits {
  /** For each user whom a shop has let in. */
  user: Rate;
  /** For each stranger: enough for a login with two wrong PINs of ten digits, tapped. No more than the burst waits to be handled. */
  strangers: Rate;
  /** How many messages a second the bot sends, all chats and replicas together; no limit, unless given. */
  messagesPerSecond?: number;
}

/** Far above what hands can do at a counter, far below what would delay anybody else. Telegram lets 30 messages through. */
export const usualPace: PaceLimits = {
  user: { burst: 60, perSecond: 6 },
  strangers: { burst: 40, perSecond: 1 },
  messagesPerSecond: 29,
};

/** `go` on, or leave it unread: `tell` says so, once until the user has slowed down, and `drop` says nothing more. */
export type PaceDecision = "go" | "tell" | "drop";

interface Bucket {
  /** The used part of the burst. */
  used: number;
  atMs: number;
  isTold: boolean;
  /** A sender that was let in counts as such until then, by the monotonic clock. */
  knownUntilMs: number;
}

/** Somebody who was turned out by all shops is a stranger after this time. */
const knownMs = 60_000;

/** At this number the one that was quiet longest is forgotten: their bucket is full again by then. */
const maxUsers = 10_000;

/**
 * Strangers who may wait for the bot at once: each waits for a message or two, and 27 go out in a second. A stranger
 * who sends without pause has one place, like anybody else.
 */
const maxWaiting = 250;
/** A place is given back after this time where another replica handles what took it. */
const placeMs = 60_000;

/**
 * Counts updates against token buckets, in memory: a restart gives everybody a full one. Strangers wait in places, so
 * that made-up users, which cost nothing, bring no more work than the bot's messages to them allow.
 */
export function createPace(deps: { clock: Pick<Clock, "monotonic">; limits?: PaceLimits }) {
  const { clock, limits = usualPace } = deps;
  const users = new Map<number, Bucket>();
  /** Strangers whose updates are not handled yet; the first is who sent one longest ago. */
  const places = new Map<number, { updates: number; atMs: number }>();

  function takeFrom(bucket: Bucket, rate: Rate): boolean {
    const now = clock.monotonic();
    bucket.used = Math.max(0, bucket.used - ((now - bucket.atMs) / 1000) * rate.perSecond);
    bucket.atMs = now;
    if (bucket.used + 1 > rate.burst) return false;
    bucket.used += 1;
    return true;
  }

  function bucketOf(userId: number): Bucket {
    const atMs = clock.monotonic();
    const bucket = users.get(userId) ?? { used: 0, atMs, isTold: false, knownUntilMs: atMs };
    // Moved to the end: the first of the map is the one that was quiet longest.
    users.delete(userId);
    users.set(userId, bucket);
    const [quietest] = users.keys();
    if (users.size > maxUsers && quietest !== undefined) users.delete(quietest);
    return bucket;
  }

  function hasPlace(userId: number): boolean {
    for (const [id, { atMs }] of places) {
      if (clock.monotonic() - atMs < placeMs) break;
      places.delete(id);
    }
    const own = places.get(userId);
    return own ? own.updates < limits.strangers.burst : places.size < maxWaiting;
  }

  function occupy(userId: number): void {
    const updates = (places.get(userId)?.updates ?? 0) + 1;
    places.delete(userId);
    places.set(userId, { updates, atMs: clock.monotonic() });
  }

  /** Whether a shop had let this user in a moment ago, so that nobody needs to look. */
  const isKnown = (userId: number) => (users.get(userId)?.knownUntilMs ?? 0) > clock.monotonic();

  return {
    isKnown,
    /** Whether no shop had let this user in when the gate looked, with an update that is not handled yet. */
    isStranger: (userId: number) => places.has(userId),
    /**
     * Takes one update of this user. `isLetIn`: a shop lets them in now, so that they are no stranger for a while.
     * `wasKnown`: it did a moment ago, so that nobody has looked.
     */
    take(userId: number, isLetIn: boolean, wasKnown: boolean = isKnown(userId)): PaceDecision {
      const isStranger = !isLetIn && !wasKnown;
      if (isStranger && !hasPlace(userId)) return "drop";
      const rate = isStranger ? limits.strangers : limits.user;
      const bucket = bucketOf(userId);
      if (isLetIn) bucket.knownUntilMs = clock.monotonic() + knownMs;
      if (takeFrom(bucket, rate)) {
        if (bucket.used <= rate.burst / 2) bucket.isTold = false;
        if (isStranger) occupy(userId);
        return "go";
      }
      if (bucket.isTold) return "drop";
      bucket.isTold = true;
      return "tell";
    },
    /** An update of this user is handled. */
    done(userId: number): void {
      const own = places.get(userId);
      if (own && --own.updates <= 0) places.delete(userId);
    },
    /** How many users are remembered. */
    get size(): number {
      return users.size;
    },
  };
}

type Pace = ReturnType<typeof createPace>;

export interface GateDeps {
  shop: Pick<Shop, "store" | "sayTo" | "log" | "runInBackground">;
  /** The Bot API with the priority of this user's messages. */
  apiFor(userId: number): Api;
  pace: Pace;
  /** Stores updates and handles them. */
  accept(updates: readonly Update[]): Promise<void>;
  /** Told of each update that is left unread. Must not throw. */
  onSlowed?: (() => void) | undefined;
}

/**
 * The entrance for updates. Updates that one user sends faster than anybody taps stay unread before they cost a commit,
 * so that they delay nobody else's sale; the bot tells the user once. Nothing is lost that money hangs on: a tap that
 * is left unread has done nothing, and its card is as it was.
 */
export function createGate(deps: GateDeps): (updates: readonly Update[]) => Promise<void> {
  const { shop, apiFor, pace } = deps;

  async function tell(update: Update, userId: number): Promise<void> {
    const tap = update.callback_query;
    const say = await shop.sayTo(userId);
    const api = apiFor(userId);
    if (tap) await api.answerCallbackQuery(tap.id, { text: say.plain("slower-tap"), show_alert: true });
    else await api.sendMessage(userId, say.plain("slower"));
  }

  return async (updates) => {
    const senders = new Set(updates.map(senderOf).filter((id) => id !== undefined));
    const asked = [...senders].filter((id) => !pace.isKnown(id));
    const found = await authorizedUserIds(shop.store.db, asked);
    const read = updates.filter((update) => {
      const userId = senderOf(update);
      const decision = userId === undefined ? "go" : pace.take(userId, found.has(userId), !asked.includes(userId));
      if (decision !== "go") deps.onSlowed?.();
      if (decision === "tell" && userId !== undefined) {
        shop.log.warn("update.too_fast", { user: userId });
        shop.runInBackground("update.too_fast", () => tell(update, userId));
      }
      return decision === "go";
    });
    await deps.accept(read);
  };
}
