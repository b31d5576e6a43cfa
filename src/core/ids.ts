import { hash } from "node:crypto";
import { monotonicFactory } from "ulid";
import type { Clock } from "./clock.ts";

/** Fills a buffer with unpredictable bytes: `crypto.randomBytes`, or a seeded stand-in in tests. */
export type RandomBytes = (size: number) => Uint8Array;

export interface Ids {
  /** A ULID: 26 characters of Crockford's base 32, in order of time, also within one millisecond. */
  ulid(): string;
  /** `bits` (a multiple of 8) unpredictable bits in base64url, for keys that grant a right, such as a link. */
  secret(bits: number): string;
}

export function createIds(clock: Clock, randomBytes: RandomBytes): Ids {
  const drawByte = drawInBulk(randomBytes, 1);
  const next = monotonicFactory(() => (drawByte()[0] ?? 0) / 256);
  return {
    ulid: () => next(clock.now()),
    secret: (bits) => Buffer.from(randomBytes(bits / 8)).toString("base64url"),
  };
}

/**
 * Draws `size` bytes per call. It asks the system for many at once, since a call of the system takes as long as sealing
 * a value.
 */
export function drawInBulk(randomBytes: RandomBytes, size: number): () => Uint8Array {
  const ahead = Math.ceil(1024 / size) * size;
  let drawn: Uint8Array = new Uint8Array();
  let used = 0;
  return () => {
    if (used === drawn.length) {
      drawn = randomBytes(ahead);
      used = 0;
    }
    used += size;
    return drawn.subarray(used - size, used);
  };
}

/** Lowercase hexadecimal SHA-256: the database finds a secret or a body by it without storing the original. */
export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data);
}
