import { findSale } from "./envelope.ts";
import { isObject, type JsonObject, readId, readJson } from "./json.ts";
import { findReasons } from "./reasons.ts";
import { findTokenHint, readWords } from "./text.ts";
import type { TransportWhy } from "./transport.ts";
import { findVended, type Vended } from "./vended.ts";
import { readReference, readStatusWord, referencePattern } from "./words.ts";

/**
 * Why an answer to a purchase proves nothing. `http_401`, `http_403`, and `http_400` or `http_422` with words in `error`:
 * the service says that it did nothing, and the body holds no purchase; verify may show that it is so.
 */
type UnknownWhy =
  | TransportWhy
  | "bad_json"
  | "wrong_reference"
  | "unknown_status"
  | "contradiction"
  | "no_reason"
  | `http_${number}`;

/**
 * Why a purchase was never sent. `deadline`: its time was over before the first byte could leave. `service_down`: the
 * service does not answer anybody.
 */
type NotSentWhy = TransportWhy | "deadline" | "no_key" | "service_down";

interface ServiceWords {
  /** The service's `message`, cleaned; tokens and secrets taken out, so that it can be stored. */
  message: string | null;
  /** Texts of a refusal beside its `error` and `message`, to be searched for other reasons. Not to be stored or shown. */
  otherTexts?: string;
  /** The service's `error`, likewise; under a status that is not 201, without a purchase, its reasons wherever they stand. */
  error: string | null;
}

/**
 * The known result of one `POST /purchase/`. Only `failed` and `not_sent` say that no money moved; after `unknown` the
 * customer may already have been served: verify, never send again.
 */
export type PurchaseOutcome =
  | (ServiceWords & {
      kind: "succeeded";
      purchaseId: number | null;
      tokenHint: string | null;
      vended?: readonly Vended[];
      /** In sandbox mode: the reference that the service gave the sale in place of ours. */
      serviceReference?: string;
    })
  | (ServiceWords & { kind: "pending"; purchaseId: number | null })
  | (ServiceWords & { kind: "failed" })
  | (ServiceWords & { kind: "unknown"; why: UnknownWhy; httpStatus: number | null; retryAfterMs: number | null })
  | { kind: "not_sent"; why: NotSentWhy };

export interface Answer {
  status: number;
  body: string;
  /** The body that refused the credential before this one, where two were tried. */
  refusedBefore?: string | undefined;
  retryAfterMs: number | null;
}

/** Statuses with which a service says that it will not do what was asked. */
const refusals: readonly number[] = [400, 401, 403, 422];

/**
 * Reads the answer to a purchase (spec: "Purchase"), also where it is wrapped in an envelope. `failed` needs a 400 with
 * status `failed`, purchase_id null and our own reference: a 400 of a proxy, of a validator or about another purchase
 * proves nothing. A `failed` under any other HTTP status contradicts the spec, and a doubt is never settled in favour of
 * "nothing was charged". With a sandbox key, a success under a reference of the service's own is a success.
 */
export function readPurchaseAnswer(
  reference: string,
  answer: Answer,
  secrets: readonly string[],
  { isSandbox = false }: { isSandbox?: boolean } = {},
): PurchaseOutcome {
  const { status } = answer;
  const json = readJson(answer.body);
  const body = isObject(json) ? json : null;
  const found = body && findSale(body);
  const sale = found === "doubtful" ? null : found;
  const said: ServiceWords = {
    message: readWords(sale?.message ?? body?.message, secrets),
    error: readWords(findReasons(sale?.error ?? body?.error), secrets),
  };
  const texts = status === 201 ? {} : otherTexts(json, [sale, body]);
  const unknown = (why: UnknownWhy, error = said.error): PurchaseOutcome => ({
    ...texts,
    kind: "unknown",
    why,
    httpStatus: status,
    retryAfterMs: answer.retryAfterMs,
    ...said,
    error,
  });
  const reasons = readWords(findReasons(json), secrets);
  // Under a good status a `message` may be about a sale that was made; `error` never is.
  if (status !== 201 && !refusals.includes(status)) {
    return unknown(`http_${status}`, status < 300 ? said.error : reasons);
  }
  if (!body) return unknown(status === 401 || status === 403 ? `http_${status}` : "bad_json");
  if (!sale) return unknown("contradiction");
  if (status !== 201) {
    if (status === 400 && isRefusal(sale, reference) && !saysDone(body)) {
      return { kind: "failed", ...said, ...texts, error: said.error ?? (said.message === null ? reasons : null) };
    }
    const doubt = doubtOf(sale, status, reference) ?? (saysDone(body) || holdsPurchase(body) ? "contradiction" : null);
    if (doubt) return unknown(doubt);
    const isSaid = reasons !== null || status === 401 || status === 403;
    return unknown(isSaid ? `http_${status}` : "no_reason", reasons);
  }
  const saleStatus = readStatusWord(sale.status);
  const named = readReference(sale.reference);
  const isRenamed = isSandbox && saleStatus === "success" && referencePattern.test(named ?? "");
  if (named !== reference && !isRenamed) return unknown("wrong_reference");
  const purchaseId = readId(sale.purchase_id);
  if (saleStatus === "success") {
    const { message } = sale;
    const renamed = named !== null && named !== reference ? { serviceReference: named } : {};
    const hints = { tokenHint: findTokenHint(message), vended: findVended(message) };
    return { kind: "succeeded", purchaseId, ...hints, ...renamed, ...said };
  }
  if (saleStatus === "pending") return { kind: "pending", purchaseId, ...said };
  return unknown(saleStatus === "failed" ? "contradiction" : "unknown_status");
}

const maxTextLength = 2000;
const deepest = 4;
const purchaseId = /^(?:purchase|transaction|order)_?id$/i;

/** To the letter: in other letters it is a doubt, which verify ends. */
function isRefusal(sale: JsonObject, reference: string): boolean {
  return sale.reference === reference && sale.status === "failed" && sale.purchase_id === null;
}

/** An envelope that says so of a call that did not: one of the two is wrong. */
function saysDone({ success, status }: JsonObject): boolean {
  return success === true || status === "success" || status === "pending";
}

/** Whether an object of a refusal, however deep, has the id of a purchase or says that one is made. */
function holdsPurchase(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth > deepest) return true;
  if (!isObject(value)) return Object.values(value).some((item) => holdsPurchase(item, depth + 1));
  const status = readStatusWord(value.status);
  const hasId = Object.entries(value).some(([name, id]) => purchaseId.test(name) && (id ?? null) !== null);
  const isMade = hasId || status === "success" || status === "pending";
  return isMade || Object.values(value).some((item) => holdsPurchase(item, depth + 1));
}

function otherTexts(json: unknown, said: readonly (JsonObject | null)[]): { otherTexts?: string } {
  const known = said.flatMap((object) => [object?.error, object?.message, object?.status, object?.reference]);
  const texts = textsIn(json).filter((text) => !known.includes(text));
  return texts.length === 0 ? {} : { otherTexts: texts.join(" ").slice(0, maxTextLength) };
}

/** Every text in an answer, however deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  return Object.values(value).flatMap((item) => textsIn(item, depth + 1));
}

/** Why a refusal may be about a purchase that was made; null when its body holds none. */
function doubtOf(sale: JsonObject, httpStatus: number, reference: string): UnknownWhy | null {
  const hasReference = typeof sale.reference === "string";
  if (hasReference && readReference(sale.reference) !== reference) return "wrong_reference";
  const status = readStatusWord(sale.status);
  const isMade = status === "success" || status === "pending" || (sale.purchase_id ?? null) !== null;
  // Under 400 the spec has one form for a refusal, and this is not quite it.
  return isMade || (hasReference && httpStatus === 400) ? "contradiction" : null;
}
