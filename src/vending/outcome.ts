import { readObject } from "./json.ts";
import { findTokenHint, readWords } from "./text.ts";
import type { TransportWhy } from "./transport.ts";

/** Why an answer to a purchase proves nothing. */
type UnknownWhy = TransportWhy | "bad_json" | "wrong_reference" | "unknown_status" | "contradiction" | `http_${number}`;

/**
 * Why a purchase was never sent. `deadline`: its time was over before the first byte could leave. `service_down`: the
 * service does not answer anybody.
 */
type NotSentWhy = TransportWhy | "deadline" | "no_key" | "service_down";

interface Said {
  /** The service's `message`, cleaned; tokens and secrets taken out, so that it can be stored. */
  message: string | null;
  /** The service's `error`, likewise. */
  error: string | null;
}

/**
 * What is known after one `POST /purchase/`. Only `failed` and `not_sent` say that no money moved; after `unknown` the
 * customer may already have been served: verify, never send again.
 */
export type PurchaseOutcome =
  | (Said & { kind: "succeeded"; purchaseId: number | null; tokenHint: string | null })
  | (Said & { kind: "pending"; purchaseId: number | null })
  | (Said & { kind: "failed" })
  | (Said & { kind: "unknown"; why: UnknownWhy; httpStatus: number | null; retryAfterMs: number | null })
  | { kind: "not_sent"; why: NotSentWhy };

/** A complete HTTP answer. */
export interface Answer {
  status: number;
  body: string;
  retryAfterMs: number | null;
}

/**
 * Reads the answer to a purchase (spec: "Purchase"). `failed` needs a 400 with status `failed`, purchase_id null and
 * our own reference: a 400 of a proxy, of a validator or about another purchase proves nothing. A `failed` under any
 * other HTTP status contradicts the spec, and a doubt is never settled in favour of "nothing was charged".
 */
export function readPurchaseAnswer(
  reference: string,
  answer: Answer,
  secrets: readonly string[] = [],
): PurchaseOutcome {
  const body = readObject(answer.body);
  const said: Said = { message: readWords(body?.message, secrets), error: readWords(body?.error, secrets) };
  const unknown = (why: UnknownWhy): PurchaseOutcome => ({
    kind: "unknown",
    why,
    httpStatus: answer.status,
    retryAfterMs: answer.retryAfterMs,
    ...said,
  });
  if (answer.status !== 201 && answer.status !== 400) return unknown(`http_${answer.status}`);
  if (!body) return unknown("bad_json");
  if (body.reference !== reference) {
    return unknown(typeof body.reference === "string" || answer.status === 201 ? "wrong_reference" : "http_400");
  }
  const purchaseId = Number.isSafeInteger(body.purchase_id) ? (body.purchase_id as number) : null;
  if (answer.status === 400) {
    if (body.status === "failed" && body.purchase_id === null) return { kind: "failed", ...said };
    return unknown("contradiction");
  }
  if (body.status === "success") {
    return { kind: "succeeded", purchaseId, tokenHint: findTokenHint(body.message), ...said };
  }
  if (body.status === "pending") return { kind: "pending", purchaseId, ...said };
  return unknown(body.status === "failed" ? "contradiction" : "unknown_status");
}
