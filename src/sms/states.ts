import { assertNever } from "../core/errors.ts";
import type { Kobo } from "../core/money.ts";
import type { Sms, SmsWhy } from "./sms.table.ts";

/** How one POST to a gateway ended. */
export type SendOutcome =
  | { kind: "accepted"; messageId: string; costKobo: Kobo | null }
  /** The gateway has said no: nothing goes out. */
  | { kind: "refused"; why: SmsWhy }
  /** It is certain that nothing went out: no byte left, or the gateway asked for patience. */
  | { kind: "unsent"; retryAfterMs: number | null }
  /** It may have gone out. */
  | { kind: "unknown" };

/** A gateway's later word about a message, by report or on request. */
export interface SmsReport {
  messageId: string;
  state: "sent" | "delivered" | "failed";
  why: SmsWhy | null;
  costKobo: Kobo | null;
}

export type SmsEvent =
  | { kind: "outcome"; outcome: SendOutcome }
  /** The process that was sending it is no more. */
  | { kind: "interrupted" }
  | { kind: "report"; report: SmsReport }
  /** The gateway was asked about it and knows nothing. */
  | { kind: "not_found" }
  | { kind: "given_up"; why: SmsWhy };

export type SmsChanges = Partial<
  Pick<Sms, "state" | "why" | "message_id" | "cost_kobo" | "tries" | "next_at" | "looks" | "sent_by">
>;

/** An SMS that could not go out for so long is of no use any more: the customer has left the counter. */
export const usefulMs = 10 * 60_000;
const firstRetryMs = 5000;
/** When the gateway is asked about a message whose answer was lost, after the one before. */
const lookAfterMs = [20_000, 60_000, 240_000, 600_000] as const;

/** The changes of a row by an event; null means none. Pure. `canLookUp`: whether the gateway can be asked. */
export function nextSms(sms: Sms, event: SmsEvent, now: number, canLookUp: boolean): SmsChanges | null {
  switch (event.kind) {
    case "outcome":
      if (sms.state === "sending") return afterPost(sms, event.outcome, now, canLookUp);
      return sms.state === "unknown" ? afterLate(sms, event.outcome, now) : null;
    case "interrupted":
      return isUnderWay(sms) ? lost(now, canLookUp) : null;
    case "report":
      return afterReport(sms, event.report);
    case "not_found": {
      if (sms.state !== "unknown") return null;
      const looks = sms.looks + 1;
      const waitMs = lookAfterMs[looks];
      return { looks, next_at: waitMs === undefined ? null : now + waitMs };
    }
    case "given_up":
      return sms.state === "waiting" ? failed(event.why) : null;
    default:
      return assertNever(event);
  }
}

function afterPost(sms: Sms, outcome: SendOutcome, now: number, canLookUp: boolean): SmsChanges {
  switch (outcome.kind) {
    case "accepted":
      return { state: "sent", why: null, message_id: outcome.messageId, cost_kobo: outcome.costKobo, next_at: null };
    case "refused":
      return failed(outcome.why);
    case "unsent": {
      const waitMs = outcome.retryAfterMs ?? firstRetryMs * 2 ** Math.min(sms.tries, 6);
      if (now + waitMs >= sms.created_at + usefulMs) return failed("gateway");
      return { state: "waiting", tries: sms.tries + 1, next_at: now + waitMs, sent_by: null };
    }
    case "unknown":
      return lost(now, canLookUp);
    default:
      return assertNever(outcome);
  }
}

/** A replica that was taken for dead has its answer after all: certain answers count. */
function afterLate(sms: Sms, outcome: SendOutcome, now: number): SmsChanges | null {
  const isSure = outcome.kind === "accepted" || outcome.kind === "refused";
  return isSure ? afterPost(sms, outcome, now, false) : null;
}

/** How much a state says: a report changes what says less, so that none goes back, in whatever order they come. */
const weight = { waiting: 9, sending: 9, unknown: 0, sent: 1, failed: 2, delivered: 3 } as const;

function afterReport(sms: Sms, { state, why, costKobo, messageId }: SmsReport): SmsChanges | null {
  if (isUnderWay(sms)) return null;
  const cost = costKobo !== null && costKobo !== sms.cost_kobo ? { cost_kobo: costKobo } : null;
  if (weight[state] <= weight[sms.state]) return cost;
  return { ...cost, message_id: messageId, next_at: null, state, why: state === "failed" ? (why ?? "other") : null };
}

function failed(why: SmsWhy): SmsChanges {
  return { state: "failed", why, next_at: null };
}

function lost(now: number, canLookUp: boolean): SmsChanges {
  return { state: "unknown", why: null, looks: 0, next_at: canLookUp ? now + lookAfterMs[0] : null };
}

/** Whether nothing more is expected of a row that a person should hear of. */
export function isTrouble({ state, next_at }: Pick<Sms, "state" | "next_at">): boolean {
  return state === "failed" || (state === "unknown" && next_at === null);
}

/** Whether it is on its way to the gateway: nobody may ask for another one. */
export function isUnderWay({ state }: Pick<Sms, "state">): boolean {
  return state === "waiting" || state === "sending";
}
