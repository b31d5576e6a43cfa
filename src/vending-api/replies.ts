import type * as z from "zod";
import { type CallFacts, Malformed, RateLimited, Refused, Unauthorized, Unavailable } from "./errors.ts";
import { isObject, readJson } from "./json.ts";
import { findReasons, isPage } from "./reasons.ts";
import { readRetryAfter } from "./retry-after.ts";
import { readWords } from "./text.ts";
import type { Delivery } from "./transport.ts";

export interface Answer {
  status: number;
  body: string;
  /** The body that refused the credential before this one, where two were tried. */
  refusedBefore?: string | undefined;
  retryAfterMs: number | null;
}

/**
 * The JSON of a good answer (any 2xx); else throws the error that says what to do. `secrets` are taken out of the
 * service's words.
 */
export function readReply(delivery: Delivery, nowMs: number, secrets: readonly string[]): unknown {
  if (delivery.kind === "broken") throw new Unavailable({ why: delivery.why });
  const { status, headers, body } = delivery;
  const json = readJson(body);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw new Malformed({ status, why: isPage(body) ? "page" : "bad_json" });
    return json;
  }
  const facts: CallFacts = {
    status,
    why: `http_${status}`,
    words: readWords(findReasons(json), secrets),
    earlierWords: delivery.refusedBefore === undefined ? null : readBodyWords(delivery.refusedBefore, secrets),
    retryAfterMs: readRetryAfter(headers, nowMs),
  };
  if (status === 401 || status === 403) throw new Unauthorized(facts);
  if (status === 429) throw new RateLimited(facts);
  if (status >= 500) throw new Unavailable(facts);
  if (status >= 400) throw new Refused(facts);
  throw new Malformed(facts);
}

/** The words of an answer's body to a person; null if there are none. */
export function readBodyWords(body: string, secrets: readonly string[]): string | null {
  return readWords(findReasons(readJson(body)), secrets);
}

/**
 * The value as the schema reads it; throws Malformed, which names the field and never the value, with what the service
 * says to a person in place of what was asked for.
 */
export function readAs<Value>(schema: z.ZodType<Value>, json: unknown, secrets: readonly string[]): Value {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Malformed({ why: `schema:${errorPath(parsed.error)}`, words: readDenial(json, secrets) });
}

/** The words of an answer that denies, under a good status, what was asked for; null where it denies nothing. */
export function readDenial(json: unknown, secrets: readonly string[]): string | null {
  const isDenial = isObject(json) && (json.success === false || json.status === false || "error" in json);
  return isDenial ? readWords(findReasons(json), secrets) : null;
}

/** The path of the first field that does not fit. */
export function errorPath(error: z.ZodError): string {
  return error.issues[0]?.path.map(String).join(".") || "(whole)";
}
