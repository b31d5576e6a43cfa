import { createHash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  // Hashed first: the comparison needs equal lengths, and the length of a secret is part of it.
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
