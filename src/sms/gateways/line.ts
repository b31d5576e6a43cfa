import type { Clock } from "../../core/clock.ts";
import { type Kobo, toKobo } from "../../core/money.ts";
import { Pool } from "../../core/undici.ts";
import { readRetryAfter } from "../../vending-api/retry-after.ts";
import { type Call, type Delivery, send } from "../../vending-api/transport.ts";
import type { SmsWhy } from "../sms.table.ts";
import type { SendOutcome } from "../states.ts";

const connectMs = 5000;
/** From the first byte sent to the whole answer. */
const answerMs = 15_000;
const maxBytes = 4 * 1024 * 1024;

/** The connections to one gateway: every request on a socket of its own, once, without redirects. */
export function openLine(apiRoot: string, clock: Clock) {
  const { origin, pathname } = new URL(apiRoot);
  const base = pathname.replace(/\/$/, "");
  const pool = new Pool(origin, {
    ...{ pipelining: 0, allowH2: false, connections: 8, maxResponseSize: maxBytes },
    ...{ connect: { timeout: connectMs }, headersTimeout: answerMs, bodyTimeout: answerMs },
  });
  return {
    async exchange(call: Call): Promise<Delivery> {
      const sending = send(pool, { ...call, path: `${base}${call.path}` });
      const stop = clock.after(connectMs + answerMs, () => sending.cancel("timeout"));
      const delivery = await sending.settled;
      stop();
      return delivery;
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}

/** What holds for every gateway: what was broken off, and statuses that say what became of the request without a body. */
export function readCommon(delivery: Delivery, now: number): SendOutcome | null {
  if (delivery.kind === "broken")
    return delivery.started ? { kind: "unknown" } : { kind: "unsent", retryAfterMs: null };
  const { status, headers } = delivery;
  if (status === 429) return { kind: "unsent", retryAfterMs: readRetryAfter(headers, now) };
  if (status === 401 || status === 403) return { kind: "refused", why: "account" };
  // A proxy in between may have passed it on.
  return status >= 500 || status === 408 || (status >= 300 && status < 400) ? { kind: "unknown" } : null;
}

/** "NGN 4.0000" and "3.9" as kobo; null where there is no amount, or 0, which is "not said". */
export function readCost(text: unknown): Kobo | null {
  const digits = /\d+(?:\.\d+)?/.exec(String(text ?? ""))?.[0];
  const kobo = Math.round(Number(digits ?? 0) * 100);
  return kobo > 0 && kobo < 100_000 ? toKobo(kobo) : null;
}

const reasons: readonly (readonly [RegExp, SmsWhy])[] = [
  [/\bdnd\b|do.?not.?disturb|userinblacklist|black.?list/i, "dnd"],
  [/sender|approved id/i, "sender"],
  [/balance|insufficient|credit/i, "balance"],
  [/absent|switched off|unreachable|expired/i, "off"],
  [/invalid ?(?:phone|number|destination|recipient)|unsupported|not a valid|phone ?number/i, "number"],
  [/not set ?up|not active|api ?key|unauthori[sz]ed|account/i, "account"],
];

/** Why, from a gateway's own words. */
export function readWhy(words: unknown): SmsWhy {
  const text = String(words ?? "");
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? "other";
}

/** A Nigerian number of eleven digits with its country's code, without "+". */
export function toInternational(number: string): string {
  return `234${number.replace(/^0/, "")}`;
}
