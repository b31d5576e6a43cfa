import type { Purchase } from "../store/purchases.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const ladderUnknown = [2, 5, 10, 20, 40, 80, 160, 320, 640, 900].map((s) => s * second);
const ladderPending = [30, 40, 80, 160, 320, 640, 900].map((s) => s * second);
const ladderToken = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour];

/** "No such record" counts from this long after the last moment at which the POST could start. */
export const quietMs = 10 * minute;

/** After a day an open sale is a matter for a person, and is asked about hourly, then daily. */
export const overdueMs = 24 * hour;
const watchMs = 72 * hour;
const sendingPatienceMs = 8 * second;

export const firstCheckWhileSendingMs = sendingPatienceMs;

/** How long from now until verify is asked again; null: never. Unspread: the caller adds jitter. */
export function checkDelayMs(
  purchase: Pick<Purchase, "state" | "delivery" | "checks" | "review" | "why" | "confirmed_at" | "send_deadline_at">,
  now: number,
): number | null {
  const age = now - (purchase.confirmed_at ?? now);
  switch (purchase.state) {
    case "sending":
      return step(ladderUnknown, purchase.checks + 2, age);
    case "unknown": {
      const delay = step(ladderUnknown, purchase.checks, age);
      // "No such record" counts from then on: the look that may end the doubt is not left to the ladder.
      const quietIn = purchase.send_deadline_at === null ? 0 : purchase.send_deadline_at + quietMs - now;
      return quietIn > 0 ? Math.min(delay, quietIn * 1.25 + second) : delay;
    }
    case "pending":
      return step(ladderPending, purchase.checks, age);
    case "void":
      if (purchase.review === "contradiction") return step(ladderUnknown, purchase.checks, age);
      // Not sent at all needs no watch; "no such record" may still turn out to be the service's lag.
      return purchase.why === "no_record" && age < watchMs ? hour : null;
    case "succeeded":
      if (purchase.review === "contradiction") return step(ladderUnknown, purchase.checks, age);
      return purchase.delivery === "awaiting" && age < watchMs ? step(ladderToken, purchase.checks, age) : null;
    case "failed":
      return purchase.review === "contradiction" ? step(ladderUnknown, purchase.checks, age) : null;
    default:
      return null;
  }
}

function step(ladder: readonly number[], checks: number, age: number): number {
  if (age > watchMs) return 24 * hour;
  if (age > overdueMs) return hour;
  return ladder[Math.min(checks, ladder.length - 1)] ?? hour;
}
