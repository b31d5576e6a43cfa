import type * as z from "zod";
import { type CallFacts, Malformed, RateLimited, Refused, Unauthorized, Unavailable } from "./errors.ts";
import { isObject, readJson } from "./json.ts";
import { readRetryAfter } from "./retry-after.ts";
import { readWords } from "./text.ts";
import type { Delivery } from "./transport.ts";

/**
 * The JSON of a good answer (any 2xx); else throws the error that says what to do. `secrets` are taken out of the
 * service's words.
 */
export function readReply(delivery: Delivery, nowMs: number, secrets: readonly string[]): unknown {
  if (delivery.kind === "broken") throw new Unavailable({ why: delivery.why });
  const { status, headers, body } = delivery;
  const json = readJson(body);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw new Malformed({ status, why: "bad_json" });
    return json;
  }
  const facts: CallFacts = {
    status,
    why: `http_${status}`,
    words: readWords(findWords(json), secrets),
    retryAfterMs: readRetryAfter(headers, nowMs),
  };
  if (status === 401 || status === 403) throw new Unauthorized(facts);
  if (status === 429) throw new RateLimited(facts);
  if (status >= 500) throw new Unavailable(facts);
  if (status >= 400) throw new Refused(facts);
  throw new Malformed(facts);
}

/** The value as the schema reads it; throws Malformed, which names the field and never the value. */
export function readAs<Value>(schema: z.ZodType<Value>, json: unknown): Value {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Malformed({ why: `schema:${whereWrong(parsed.error)}` });
}

/** The path of the first field that does not fit. */
export function whereWrong(error: z.ZodError): string {
  return error.issues[0]?.path.map(String).join(".") || "(whole)";
}

// The spec shows `error` and `message`; `detail` and lists of words by field are how common frameworks answer.
function findWords(json: unknown, depth = 0): unknown {
  if (typeof json === "string" || depth > 3) return json;
  if (Array.isArray(json)) return findWords(json[0], depth + 1);
  if (!isObject(json)) return null;
  const named = [json.error, json.detail, json.message].find((value) => value !== undefined && value !== null);
  return findWords(named ?? Object.values(json)[0], depth + 1);
}
