import type { Kobo } from "../lib/money.ts";
import { isObject, type JsonObject, readAmount, readJson, readMoment } from "./json.ts";
import type { Answer } from "./outcome.ts";
import { cleanText, findTokenHint, readWords } from "./text.ts";
import type { TransportWhy } from "./transport.ts";
import { type RecordStatus, readStatusWord } from "./words.ts";

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
}

/**
 * What is known after one `GET /verify/…`. Only a `miss` says that the service has no such record, and a single miss
 * is not proof either: the purchase may still be on its way into the service's books.
 */
export type VerifyOutcome =
  | { kind: "record"; record: TransactionRecord }
  | { kind: "miss"; why: `http_${number}` }
  | { kind: "unauthorized"; why: `http_${number}` | "no_credentials" }
  | { kind: "error"; why: VerifyErrorWhy; retryAfterMs: number | null };

type VerifyErrorWhy = TransportWhy | "bad_json" | "malformed" | "wrong_reference" | `http_${number}`;

/** Reads an answer to `GET /verify/{reference}/` (spec: "Verify"; an unknown reference is not shown). Never throws. */
export function readVerifyAnswer(reference: string, answer: Answer, secrets: readonly string[] = []): VerifyOutcome {
  const { status, retryAfterMs } = answer;
  const error = (why: VerifyErrorWhy): VerifyOutcome => ({ kind: "error", why, retryAfterMs });
  if (status === 401 || status === 403) return { kind: "unauthorized", why: `http_${status}` };
  // Only these are statuses with which an application says "I have no such record". All else is a gateway or an outage.
  if (![200, 400, 404, 410, 422].includes(status)) return error(`http_${status}`);
  const body = readJson(answer.body);
  if (body === undefined) return error(status === 200 ? "bad_json" : `http_${status}`);
  if (!isObject(body)) return error("malformed");
  if (status === 200 && "reference" in body) {
    if (body.reference !== reference) return error("wrong_reference");
    return typeof body.status === "string"
      ? { kind: "record", record: readRecord(reference, body.status, body, secrets) }
      : error("malformed");
  }
  // A record in an unexpected wrapping is still a record: to call it a miss could end in "not charged" for a paid sale.
  if (holdsRecord(body, status === 404 ? "whole record" : "any sign")) return error("malformed");
  if (status !== 404 && Object.keys(body).length === 0) return error("malformed");
  return { kind: "miss", why: `http_${status}` };
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
  const hasStatus = typeof value.status === "string" && readStatusWord(value.status) !== "other";
  if (needed === "any sign" ? hasReference || hasStatus : hasReference && hasStatus) return true;
  return Object.values(value).some((item) => holdsRecord(item, needed, depth + 1));
}
