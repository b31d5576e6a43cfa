import type { Kobo } from "../lib/money.ts";
import { isObject, readAmount, readMoment } from "./json.ts";
import { cleanText } from "./text.ts";
import { type RecordStatus, readStatusWord } from "./words.ts";

/** One webhook call (spec: "Events"). A hint and evidence at once; the arbiter is verify. */
export interface WebhookEvent {
  /** `transaction.update` is the only one that the spec knows; null when it is missing. */
  event: string | null;
  /** As the service wrote it: it may be a reference that is not ours. */
  reference: string;
  status: RecordStatus;
  /** The service's own word, for the case `other`. */
  statusWord: string;
  /** Face value or charge: the spec does not say which. Null when it is no amount. */
  amountKobo: Kobo | null;
  beneficiary: string | null;
  /** The service type as the service writes it. */
  serviceType: string | null;
  timestamp: number | null;
  /** `meta.token`, verbatim, with whatever service it came. A secret: it is worth what was paid for it. */
  token: string | null;
}

const longestReference = 128;
const longestToken = 2000;

/**
 * Reads a webhook body whose signature has been checked. Null when it is not an event at all: no JSON object, no
 * reference or no status. Everything else that is strange is tolerated, since the token may come this way alone.
 */
export function readWebhookEvent(rawBody: Uint8Array): WebhookEvent | null {
  const body = parse(rawBody);
  if (!isObject(body)) return null;
  const { reference, status } = body;
  if (typeof reference !== "string" || reference === "" || reference.length > longestReference) return null;
  if (typeof status !== "string" || status === "") return null;
  return {
    event: readWord(body.event),
    reference,
    status: readStatusWord(status),
    statusWord: cleanText(status, 40),
    amountKobo: readAmount(body.amount),
    beneficiary: readWord(body.beneficiary),
    serviceType: readWord(body.service_type),
    timestamp: readMoment(body.timestamp),
    token: isObject(body.meta) ? readToken(body.meta.token) : null,
  };
}

function parse(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody), keepDigits);
  } catch {
    return undefined;
  }
}

// Twenty digits do not fit a number: a token written without quotes keeps the digits that stand in the source.
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  return key === "token" && typeof value === "number" ? context?.source : value;
}

function readWord(value: unknown): string | null {
  return typeof value === "string" ? cleanText(value, 64) || null : null;
}

function readToken(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" && value.length <= longestToken ? value : null;
}
