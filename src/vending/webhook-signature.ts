import { createHmac, timingSafeEqual } from "node:crypto";

/** The header that carries the signature (spec: "Events"), in lower case as Node gives it. */
export const signatureHeader = "x-service-signature";

/**
 * Whether `header` is the signature of the raw body under any of the account's secrets. Every secret is tried and
 * compared in constant time, so the time taken tells nothing about which one fits. An empty secret never fits: anybody
 * could sign with it.
 */
export function verifySignature(rawBody: Uint8Array, header: string | undefined, secrets: readonly string[]): boolean {
  // Checked first: Buffer.from would quietly cut a header off at its first bad character.
  if (header === undefined || !/^[0-9a-f]{64}$/.test(header)) return false;
  const given = Buffer.from(header, "hex");
  let fits = false;
  for (const secret of secrets) {
    const same = timingSafeEqual(given, digest(rawBody, secret));
    fits = (same && secret !== "") || fits;
  }
  return fits;
}

/** The signature that the service puts on a body: lowercase hexadecimal HMAC-SHA256, keyed with the webhook secret. */
export function signBody(rawBody: Uint8Array, secret: string): string {
  return digest(rawBody, secret).toString("hex");
}

function digest(rawBody: Uint8Array, secret: string): Buffer {
  return createHmac("sha256", secret).update(rawBody).digest();
}
