import type { MaxDelays } from "./checks.queries.ts";
import type { Purchase } from "./purchases.queries.ts";
import { compareWallet, isRefused, isRefusedByAnswer, isRefusedUnread } from "./refused.ts";
import { hasReason } from "./reviews.ts";

/** Whether this service's purchase records show tokens. `none`: it has no such route, as far as is known now. */
export type TokenWay = "known" | "unknown" | "none";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const ladderUnknown = [2, 5, 10, 20, 40, 80, 160, 320, 640, 900].map((s) => s * second);
const ladderPending = [30, 40, 80, 160, 320, 640, 900].map((s) => s * second);
/** What was refused is over for the reseller: a lag or a gateway's fault shows soon, or not at all. */
const ladderRefused = [2 * second, 10 * second, minute, 10 * minute, hour];
const ladderRefusedVoid = [20 * second, minute, 10 * minute, hour];
/** For a service whose purchase records are known to show tokens. */
const ladderRecord = [second / 2, second, 2 * second, 5 * second, 10 * second, 30 * second, 2 * minute, 10 * minute];
const ladderToken = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour];

/** The age that a balance may have when it arrives. */
const walletLagMs = 5 * second;

/** A token that has not come so long after its sale is asked for beyond the specification. */
export const tokenLateMs = 10 * second;

/** So many answers of "no such record" may end a sale. */
export const missesNeeded = 3;

/** "No such record" counts from this long after the last moment at which the POST could start. */
export const quietMs = 10 * minute;

/** Digits in the service's words are taken for the token when `meta.token` has not come for so long after the sale. */
export const wordsRipeMs = 10 * minute;

/** A refusal stands after this number of checks without a result, or after one with a result. */
export const refusalLooks = ladderRefused.length;

/** After a day an open sale is a matter for a person, and is asked about hourly, then daily. */
export const overdueMs = 24 * hour;
export const watchMs = 72 * hour;
/** The most by which `settle` spreads a step. */
const maxSpread = 1.2;
export const maxDelays: MaxDelays = { watched: hour * maxSpread, later: 24 * hour * maxSpread, watchMs };
const sendingPatienceMs = 8 * second;

export const firstCheckWhileSendingMs = sendingPatienceMs;

/** How long from now until verify is asked again; null: never. Unspread: the caller adds jitter. */
export function checkDelayMs(
  purchase: Pick<
    Purchase,
    | ("state" | "delivery" | "checks" | "review" | "why" | "has_no_record")
    | ("confirmed_at" | "send_deadline_at" | "settled_at" | "earlier_posts" | "resends")
    | ("expected_kobo" | "observed_kobo")
  >,
  now: number,
  tokenWay: TokenWay = "none",
): number | null {
  const age = now - (purchase.confirmed_at ?? now);
  switch (purchase.state) {
    case "sending":
      return step(ladderUnknown, purchase.checks + 2, age);
    case "unknown": {
      // An answer that refuses is no silence: the record, or that there is none, can be had at once.
      if (purchase.checks === 0 && isRefused(purchase.why)) return second;
      // "No such record" counts from then on: the look that may end the doubt is not left to the ladder.
      const quietAt = (purchase.send_deadline_at ?? 0) + quietMs;
      return notPast(quietAt, step(ladderUnknown, purchase.checks, age), now);
    }
    case "pending":
      return step(ladderPending, purchase.checks, age);
    case "void":
      if (hasReason(purchase.review, "contradiction")) return step(ladderUnknown, purchase.checks, age);
      if (age >= watchMs) return null;
      if (isRefusedUnread(purchase.why)) return step(ladderRefusedVoid, purchase.checks, age);
      // Not sent at all needs no watch; "no such record" may still turn out to be the service's lag.
      return isWithoutRecord(purchase.why) || purchase.earlier_posts + purchase.resends > 0 ? hour : null;
    case "succeeded": {
      if (hasReason(purchase.review, "contradiction")) return step(ladderUnknown, purchase.checks, age);
      const soldAt = purchase.settled_at ?? now;
      // Every balance that is read some seconds later shows the charge.
      if (purchase.why === compareWallet && now - soldAt < hour) {
        return Math.max(soldAt + walletLagMs - now, 0) + step(ladderUnknown, purchase.checks, now - soldAt);
      }
      if (purchase.delivery !== "awaiting") {
        return isChargeUnknown(purchase) && purchase.checks === 0 ? 2 * second : null;
      }
      if (now - soldAt >= watchMs) return null;
      const way = purchase.has_no_record === 1 ? "none" : tokenWay;
      const ladder = way === "known" ? ladderRecord : ladderToken;
      const delay = notPast(soldAt + wordsRipeMs, step(ladder, purchase.checks, now - soldAt), now);
      return way === "unknown" ? notPast(soldAt + tokenLateMs, delay, now) : delay;
    }
    case "failed":
      if (hasReason(purchase.review, "contradiction")) return step(ladderUnknown, purchase.checks, age);
      return isRefusedByAnswer(purchase) ? (ladderRefused[purchase.checks] ?? null) : null;
    default:
      return null;
  }
}

/** Whether a planned check is due at `now`, or was planned by a clock that was ahead. */
export function isCheckDue(
  { next_check_at, confirmed_at }: Pick<Purchase, "next_check_at" | "confirmed_at">,
  now: number,
) {
  if (next_check_at === null) return false;
  const isWatched = confirmed_at !== null && confirmed_at > now - watchMs;
  return next_check_at <= now || next_check_at > now + (isWatched ? maxDelays.watched : maxDelays.later);
}

/** Whether a person's look may show something: one is planned, or the token of a paid sale has not come. */
export function canBeAsked({
  next_check_at,
  state,
  delivery,
}: Pick<Purchase, "next_check_at" | "state" | "delivery">): boolean {
  return next_check_at !== null || (state === "succeeded" && delivery === "awaiting");
}

/** Whether the charge of a sale is unknown: no listing states it, and no record or balance has shown it. */
export function isChargeUnknown({ expected_kobo, observed_kobo }: Pick<Purchase, "expected_kobo" | "observed_kobo">) {
  return expected_kobo === null && observed_kobo === null;
}

function isWithoutRecord(why: string | null): boolean {
  return why === "no_record" || why === "no_record_unseen";
}

/** `delay`, but no look is planned far beyond a moment from which on more can be known. Spread, it is still after it. */
function notPast(moment: number, delay: number, now: number): number {
  return moment > now ? Math.min(delay, (moment - now) * 1.25 + second) : delay;
}

function step(ladder: readonly number[], checks: number, age: number): number {
  if (age > watchMs) return 24 * hour;
  if (age > overdueMs) return hour;
  return ladder[Math.min(checks, ladder.length - 1)] ?? hour;
}
