import type { Kobo } from "../core/money.ts";
import { unwrap } from "./envelope.ts";
import { isObject, type JsonObject, readAmount, readId, readJson } from "./json.ts";
import type { Answer } from "./outcome.ts";
import { findReasons } from "./reasons.ts";
import { cleanText, cleanToken } from "./text.ts";
import type { TransportWhy } from "./transport.ts";
import { isNoRoute } from "./verify-outcome.ts";
import { type RecordStatus, readReference, readStatusWord } from "./words.ts";

/** A purchase as `GET /purchase/{id}/` and the history show it: offered beyond the specification. */
export interface PurchaseRecord {
  id: number | null;
  reference: string;
  status: RecordStatus;
  statusWord: string;
  amountKobo: Kobo | null;
  beneficiary: string | null;
  /** The service type as the service writes it. */
  type: string | null;
  /** The vended text, word for word, several values in one text. A secret. Null if there is nothing yet. */
  token: string | null;
}

type ErrorWhy = TransportWhy | "malformed" | `http_${number}`;

/**
 * The result of a request for a purchase record. `no_record`: none of this sale. `no_route`: this service does not
 * offer the path.
 */
export type RecordOutcome =
  | { kind: "record"; record: PurchaseRecord }
  | { kind: "no_record" | "no_route" | "unauthorized" }
  | { kind: "error"; why: ErrorWhy };

/** One page of the purchases of an account, newest first. */
export type HistoryOutcome =
  | { kind: "page"; records: readonly PurchaseRecord[]; isLast: boolean }
  | Exclude<RecordOutcome, { kind: "record" | "no_record" }>;

const maxTokenLength = 2000;

/** Reads an answer to `GET /purchase/{id}/`. Never throws. */
export function readPurchaseRecord({ status, body }: Pick<Answer, "status" | "body">): RecordOutcome {
  if (status === 401 || status === 403) return { kind: "unauthorized" };
  const json = readJson(body);
  if (status === 404) return namesRecord(json) ? { kind: "no_record" } : { kind: "no_route" };
  if (status === 405 || status === 501) return { kind: "no_route" };
  if (status !== 200) return { kind: "error", why: `http_${status}` };
  const record = readRecord(unwrap(json, ["reference"]));
  return record ? { kind: "record", record } : { kind: "error", why: "malformed" };
}

/** Reads an answer to `GET /purchase/history/`. Never throws. */
export function readHistory({ status, body }: Pick<Answer, "status" | "body">): HistoryOutcome {
  if (status === 401 || status === 403) return { kind: "unauthorized" };
  if (status === 404 || status === 405 || status === 501) return { kind: "no_route" };
  if (status !== 200) return { kind: "error", why: `http_${status}` };
  const json = readJson(body);
  const page = unwrap(json, ["results"]);
  const rows = Array.isArray(json) ? json : isObject(page) ? (page.results ?? page.data) : null;
  if (!Array.isArray(rows)) return { kind: "error", why: "malformed" };
  const isLast = !isObject(page) || (page.next ?? null) === null;
  return { kind: "page", records: rows.flatMap((row) => readRecord(row) ?? []), isLast };
}

/** A 404 about this one record, in words; a page, or words about an address, is a missing route. */
function namesRecord(json: unknown): boolean {
  const words = isObject(json) ? findReasons(json) : null;
  return words !== null && !isNoRoute(words);
}

function readRecord(json: unknown): PurchaseRecord | null {
  if (!isObject(json)) return null;
  const reference = readReference(json.reference);
  if (reference === null || typeof json.status !== "string") return null;
  return {
    id: readId(json.id ?? json.purchase_id),
    reference,
    status: readStatusWord(json.status),
    statusWord: cleanText(json.status, 40),
    amountKobo: readAmount(json.amount),
    beneficiary: readWord(json.beneficiary, 64),
    type: readWord(json.purchase_type ?? json.service_type ?? json.type, 40),
    token: readToken(json),
  };
}

function readWord(value: unknown, longest: number): string | null {
  return typeof value === "string" ? cleanText(value, longest) || null : null;
}

/** Lines are kept, since several pins may stand on a line each. Words without a digit are no token. */
function readToken({ token }: JsonObject): string | null {
  if (typeof token !== "string" || token.length > maxTokenLength || !/\d/.test(token)) return null;
  const lines = cleanToken(token)
    .split("\n")
    .map((line) => cleanText(line, maxTokenLength));
  return lines.filter((line) => line !== "").join("\n");
}
