import type { Kobo } from "../core/money.ts";
import { findSale } from "./envelope.ts";
import { isObject, type JsonObject, readAmount, readJson, readMoment } from "./json.ts";
import { findReasons } from "./reasons.ts";
import type { Answer } from "./replies.ts";
import { cleanText, findTokenHint, readWords } from "./text.ts";
import type { TransportWhy } from "./transport.ts";
import { findVended, type Vended } from "./vended.ts";
import { type RecordStatus, readReference, readStatusWord } from "./words.ts";

/** The service's record of one purchase. What could not be read is null: a strange amount must not hide a status. */
export interface TransactionRecord {
  reference: string;
  status: RecordStatus;
  /** The service's own word, for the case `other`. */
  statusWord: string;
  /** Face value or charge: the spec does not say which. */
  amountKobo: Kobo | null;
  beneficiary: string | null;
  /** The service type as the service writes it. */
  type: string | null;
  createdAt: number | null;
  /** Cleaned; tokens taken out, so that it can be stored. */
  remarks: string | null;
  tokenHint: string | null;
  /** Values in `remarks` that stand directly behind their label. Secret. */
  vended?: readonly Vended[];
}

/**
 * The known result of one `GET /verify/…`. Only a `miss` says that the service has no such record, and a single miss is
 * not proof either: the purchase may still be on its way into the service's books.
 */
export type VerifyOutcome =
  | { kind: "record"; record: TransactionRecord }
  | { kind: "miss"; why: `http_${number}` }
  /** `words`: what the service said to the key, where it said something. */
  | { kind: "unauthorized"; why: `http_${number}` | "no_credentials"; words?: string }
  | { kind: "error"; why: VerifyErrorWhy; retryAfterMs: number | null };

type VerifyErrorWhy = TransportWhy | "bad_json" | "malformed" | "wrong_reference" | `http_${number}`;

/** Whether the service answered, but not about the sale. */
export function isUnreadable(outcome: VerifyOutcome): boolean {
  return outcome.kind === "error" && /^(?:bad_json|malformed|wrong_reference|http_[34](?!29))/.test(outcome.why);
}

/** Words of a router, not of the books: the address was wrong, so the answer is not about the sale. */
export const isNoRoute = (words: string) =>
  /\broute\b|\bcannot (?:get|post)\b|\burl\b|\bendpoint\b|\bpage\b/i.test(words);

/** Under 200 nothing but words can say that there is no record. */
const saysNone = (words: string) =>
  /\bnot (?:be )?found\b|\bno (?:such|matching|record|transaction|purchase)\b|\b(?:does not|doesn't) exist\b|\bunknown (?:reference|transaction)\b/i.test(
    words,
  );

/**
 * Reads an answer to `GET /verify/{reference}/` (spec: "Verify"; an unknown reference is not shown), also where the
 * record is wrapped in an envelope. Never throws. A miss is a 404 that is no record and no missing route, or a 200 that
 * says so in words: a 400, 410 or 422 is about the question, and says nothing about the sale.
 */
export function readVerifyAnswer(reference: string, answer: Answer, secrets: readonly string[] = []): VerifyOutcome {
  const { status, retryAfterMs } = answer;
  const error = (why: VerifyErrorWhy): VerifyOutcome => ({ kind: "error", why, retryAfterMs });
  if (status === 401 || status === 403) {
    const words = readWords(findReasons(readJson(answer.refusedBefore ?? answer.body)), secrets);
    return { kind: "unauthorized", why: `http_${status}`, ...(words !== null && { words }) };
  }
  if (status !== 200 && status !== 404) return error(`http_${status}`);
  const body = readJson(answer.body);
  if (body === undefined) return error(status === 200 ? "bad_json" : "http_404");
  if (!isObject(body)) return error("malformed");
  const words = findReasons(body) ?? "";
  if (status === 404) {
    // Some routers leave the message empty.
    if (isNoRoute(words) || body.message === "") return error("http_404");
    return holdsRecord(body, "whole record") ? error("malformed") : { kind: "miss", why: "http_404" };
  }
  const record = findSale(body);
  if (record === "doubtful") return error("malformed");
  if ("reference" in record) {
    if (readReference(record.reference) !== reference) return error("wrong_reference");
    return typeof record.status === "string"
      ? { kind: "record", record: readRecord(reference, record.status, record, secrets) }
      : error("malformed");
  }
  // A record in an unexpected wrapping is still a record: to call it a miss could end in "not charged" for a paid sale.
  if (holdsRecord(body, "any sign") || !saysNone(words)) return error("malformed");
  return { kind: "miss", why: "http_200" };
}

function readRecord(reference: string, statusWord: string, body: JsonObject, secrets: readonly string[]) {
  return {
    reference,
    status: readStatusWord(statusWord),
    statusWord: cleanText(statusWord, 40),
    amountKobo: readAmount(body.amount),
    beneficiary: typeof body.beneficiary === "string" ? cleanText(body.beneficiary, 64) : null,
    type: typeof body.type === "string" ? cleanText(body.type, 40) : null,
    createdAt: readMoment(body.created_at),
    remarks: readWords(body.remarks, secrets),
    tokenHint: findTokenHint(body.remarks),
    vended: findVended(body.remarks),
  } satisfies TransactionRecord;
}

/**
 * Whether an object, or one inside it, has what only a record has. A 404 is itself the words "no such record", and may
 * repeat the reference or say "failed" about the look-up: there, only both together are a record.
 */
function holdsRecord(value: unknown, needed: "any sign" | "whole record", depth = 0): boolean {
  if (depth > 4) return true;
  if (Array.isArray(value)) return value.some((item) => holdsRecord(item, needed, depth + 1));
  if (!isObject(value)) return false;
  const hasReference = "reference" in value;
  const hasStatus = readStatusWord(value.status) !== "other";
  if (needed === "any sign" ? hasReference || hasStatus : hasReference && hasStatus) return true;
  return Object.values(value).some((item) => holdsRecord(item, needed, depth + 1));
}
