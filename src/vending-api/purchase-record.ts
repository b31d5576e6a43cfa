import type { Kobo } from "../core/money.ts";
import { unwrap } from "./envelope.ts";
import { Malformed } from "./errors.ts";
import { isObject, type JsonObject, readAmount, readId, readJson } from "./json.ts";
import { readPage } from "./pages.ts";
import { findReasons } from "./reasons.ts";
import type { Answer } from "./replies.ts";
import { cleanText, cleanToken, readWord } from "./text.ts";
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
  try {
    const { entries, next, nextNumber } = readPage(readJson(body), []);
    const isLast = next === null && nextNumber === null;
    return { kind: "page", records: entries.flatMap((row) => readRecord(row) ?? []), isLast };
  } catch (error) {
    if (error instanceof Malformed) return { kind: "error", why: "malformed" };
    throw error;
  }
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

/**
 * The vended text of a record, in `token` or in the object where webhooks have it. Lines are kept, since several pins may
 * stand on a line each. Words without a digit are no token.
 */
function readToken({ token, meta, metadata }: JsonObject): string | null {
  const nested = [meta, metadata].map((object) => isObject(object) && object.token);
  const text = [token, ...nested].map(textOf).find((written) => /\d/.test(written)) ?? "";
  if (text === "" || text.length > maxTokenLength) return null;
  const lines = cleanToken(text)
    .split("\n")
    .map((line) => cleanText(line, maxTokenLength));
  return lines.filter((line) => line !== "").join("\n");
}

/** Each entry of a list has a line, and each field follows its name. A number that has lost digits is no text. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Number.isSafeInteger(value)) return String(value);
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (!isObject(value)) return "";
  return Object.entries(value)
    .map(([name, field]) => `${name}: ${textOf(field)}`)
    .join(", ");
}
