import { createHmac, timingSafeEqual } from "node:crypto";
import { compactJson } from "./compact-json.ts";

/** The header that carries the signature (spec: "Events"), in lower case as Node gives it. */
export const signatureHeader = "x-service-signature";

/** A service may put its own name into the header. More headers with this ending than these are not tried. */
const signatureEnding = "-signature";
const maxSignatures = 3;

/** A signature that fits. */
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
