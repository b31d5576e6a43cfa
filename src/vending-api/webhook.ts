import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kobo } from "../core/money.ts";
import { findSale } from "./envelope.ts";
import { isObject, readAmount } from "./json.ts";
import { cleanText, cleanToken, readWord } from "./text.ts";
import { type RecordStatus, readReference, readStatusWord } from "./words.ts";

/** The header that carries the signature (spec: "Events"), in lower case as Node gives it. */
export const signatureHeader = "x-service-signature";

/** A service may put its own name into the header. More headers with this ending than these are not tried. */
const signatureEnding = "-signature";
const maxSignatures = 3;

export interface Signed {
  /** The bytes that were signed: those that were sent, or the same without white space between JSON tokens. */
  body: Buffer;
  /** The header that carried it, in lower case. */
  header: string;
  form: "raw" | "compact";
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns which signature in `headers` fits the body under any of the account's secrets; null if none does. A signature
 * over the bytes as they were sent goes first. Each secret is tried and compared in constant time, so the time does not
 * show which one fits. An empty secret never fits: anybody could sign with it.
 */
export function verifySignature(rawBody: Buffer, headers: Headers, secrets: readonly string[]): Signed | null {
  const given = readSignatures(headers);
  if (given.length === 0) return null;
  const rawHeader = findFit(rawBody, given, secrets);
  if (rawHeader !== null) return { body: rawBody, header: rawHeader, form: "raw" };
  const compact = compactJson(rawBody);
  if (compact === rawBody) return null;
  const header = findFit(compact, given, secrets);
  return header === null ? null : { body: compact, header, form: "compact" };
}

/** The signature that the service puts on a body: lowercase hexadecimal HMAC-SHA256, keyed with the webhook secret. */
export function signBody(rawBody: Uint8Array, secret: string): string {
  return digest(rawBody, secret).toString("hex");
}

interface Given {
  header: string;
  signature: Buffer;
}

/** The well-formed signatures among the first headers that may carry one, the specification's own before the others. */
function readSignatures(headers: Headers): Given[] {
  const others = Object.keys(headers).filter((name) => name !== signatureHeader && name.endsWith(signatureEnding));
  const names = signatureHeader in headers ? [signatureHeader, ...others] : others;
  return names.slice(0, maxSignatures).flatMap((header) => {
    const value = headers[header];
    // Checked first: Buffer.from would quietly cut a value off at its first bad character.
    if (typeof value !== "string" || !/^[0-9a-f]{64}$/.test(value)) return [];
    return [{ header, signature: Buffer.from(value, "hex") }];
  });
}

/** The first header whose signature is one of these bytes; null if none is. */
function findFit(body: Uint8Array, given: readonly Given[], secrets: readonly string[]): string | null {
  let found: string | null = null;
  for (const secret of secrets) {
    const expected = digest(body, secret);
    for (const { header, signature } of given) {
      const same = timingSafeEqual(signature, expected);
      if (same && secret !== "") found ??= header;
    }
  }
  return found;
}

function digest(rawBody: Uint8Array, secret: string): Buffer {
  return createHmac("sha256", secret).update(rawBody).digest();
}

/** One webhook call (spec: "Events"). A hint and evidence at once; the arbiter is verify. */
export interface WebhookEvent {
  /** It may be a reference that is not ours: then as the service wrote it. */
  reference: string;
  status: RecordStatus;
  /** The service's own word, for the case `other`. */
  statusWord: string;
  /** Face value or charge: the spec does not say which. Null when it is no amount. */
  amountKobo: Kobo | null;
  beneficiary: string | null;
  /** The service type as the service writes it, in `service_type` or, without that, in `type`. */
  serviceType: string | null;
  /** `meta.token`, cleaned by `cleanToken`, with whatever service it came; several on a line each. A secret: it is worth what was paid for it. */
  token: string | null;
  /** A `meta.token` that cannot be read, as its JSON text, at most 2000 characters of it. As secret; for a person to read. */
  tokenUnread: string | null;
}

const maxReferenceLength = 128;
const maxTokenLength = 2000;

/**
 * Reads a webhook body whose signature has been checked. Null when it is not an event at all: no JSON object, no
 * reference or no status. Everything else that is strange is tolerated, since the token may come only this way.
 */
export function readWebhookEvent(rawBody: Uint8Array): WebhookEvent | null {
  const body = parse(rawBody);
  if (!isObject(body)) return null;
  const sale = findSale(body);
  if (sale === "doubtful") return null;
  const { status } = sale;
  const reference = readReference(sale.reference);
  if (reference === null || reference === "" || reference.length > maxReferenceLength) return null;
  if (typeof status !== "string" || status === "") return null;
  return {
    reference,
    status: readStatusWord(status),
    statusWord: cleanText(status, 40),
    amountKobo: readAmount(sale.amount),
    beneficiary: readWord(sale.beneficiary, 64),
    serviceType: readWord(sale.service_type ?? sale.type, 64),
    ...readToken(sale.meta ?? body.meta),
  };
}

function parse(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody), keepDigits);
  } catch {
    return undefined;
  }
}

/**
 * Twenty digits do not fit a double: a token written as a number keeps the digits of the source where only a writer that
 * counts exactly can have written them. Else the writer may have lost some itself, and it stays a number.
 */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (key !== "token" || typeof value !== "number" || source === undefined || !/^\d+$/.test(source)) return value;
  return Number.isSafeInteger(value) || String(value) !== source ? source : value;
}

const noToken = { token: null, tokenUnread: null };

function readToken(meta: unknown): Pick<WebhookEvent, "token" | "tokenUnread"> {
  // Some store it as a text and send it so.
  const read = typeof meta === "string" ? parse(Buffer.from(meta)) : meta;
  const value = isObject(read) ? read.token : null;
  const tokens = (Array.isArray(value) ? value : [value]).filter((one) => !isNothing(one));
  if (tokens.length === 0) return noToken;
  const token = tokens.every((one) => typeof one === "string") ? cleanToken(tokens.join("\n")) : null;
  if (token !== null && token.length <= maxTokenLength) return { token, tokenUnread: null };
  return { token: null, tokenUnread: cleanToken(JSON.stringify(value)).slice(0, maxTokenLength) };
}

/** "PENDING" and "N/A" stand in a token's place, and are none: each token and pin has a digit. */
function isNothing(value: unknown): boolean {
  if (typeof value === "string") return !/\d/.test(value);
  return value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);
}

const quote = 0x22;
const backslash = 0x5c;
const isWhiteSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
/** The bytes of `{ } [ ] , :`, beside which white space separates nothing. */
const isStructural = (byte: number) =>
  byte === 0x7b || byte === 0x7d || byte === 0x5b || byte === 0x5d || byte === 0x2c || byte === 0x3a;

/**
 * Returns the bytes without white space between JSON tokens; strings and numbers keep every byte (`485.0` stays `485.0`).
 * White space that separates two words, as in `4 85`, stays, because no JSON has it; so does white space before the first
 * token and after the last. Returns `bytes` itself if nothing is to be left out, or if a string in it has no end. Linear in
 * its length.
 */
export function compactJson(bytes: Buffer): Buffer {
  const compact = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (!isInString && isWhiteSpace(byte)) {
      const start = at;
      while (at + 1 < bytes.length && isWhiteSpace(bytes[at + 1] ?? 0)) at++;
      const isBetween = length > 0 && at + 1 < bytes.length;
      const isLeftOut = isBetween && (isStructural(compact[length - 1] ?? 0) || isStructural(bytes[at + 1] ?? 0));
      if (!isLeftOut) length += bytes.copy(compact, length, start, at + 1);
      continue;
    }
    compact[length++] = byte;
    if (isInString && byte === backslash && at + 1 < bytes.length) compact[length++] = bytes[++at] ?? 0;
    else if (byte === quote) isInString = !isInString;
  }
  return isInString || length === bytes.length ? bytes : compact.subarray(0, length);
}
