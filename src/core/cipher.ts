import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { VendbotError } from "./errors.ts";
import { drawInBulk, type RandomBytes } from "./ids.ts";

/** Raised when a sealed value does not open: another key, another row, or changed bytes. */
export class CipherError extends VendbotError {}

/** Seals secrets for the database. A value opens only with the same `identity` (table, column, row) it was sealed for. */
export interface Cipher {
  /** The ids of the keys, none of them secret. The first seals. */
  readonly keyIds: readonly [string, ...string[]];
  seal(plaintext: string, identity: string): string;
  /** Throws CipherError. */
  open(sealed: string, identity: string): string;
}

const algorithm = "aes-256-gcm";
// No JSON, no address, no base64 of a whole body.
const secretShape = /^[\w.~-]+$/;
const maxSecretLength = 4096;

interface RingKey {
  id: string;
  key: Buffer;
}

/**
 * AES-256-GCM with a key ring. The first key seals, all of them open. `keys` are 32 bytes each. The form is
 * `keyId.base64url(iv ‖ ciphertext ‖ tag)`; the key's id is eight digits of its hash and is bound like the identity.
 * `onSecret` receives every text of one word (keys, tokens, secrets) that is sealed or opened.
 */
export function createCipher(
  keys: readonly Uint8Array[],
  randomBytes: RandomBytes,
  onSecret: (secret: string) => void = () => undefined,
): Cipher {
  const tell = (plaintext: string) => {
    if (plaintext.length <= maxSecretLength && secretShape.test(plaintext)) onSecret(plaintext);
  };
  const ring = keys.map((bytes): RingKey => {
    if (bytes.length !== 32) throw new CipherError("cipher.bad_key", "An encryption key must be 32 bytes");
    const key = Buffer.from(bytes);
    return { id: createHash("sha256").update("vendbot key id").update(key).digest("hex").slice(0, 8), key };
  });
  const [first] = ring;
  if (!first) throw new CipherError("cipher.no_key", "No encryption key");
  const drawIv = drawInBulk(randomBytes, 12);
  return {
    keyIds: [first.id, ...ring.slice(1).map(({ id }) => id)],
    seal(plaintext, identity) {
      tell(plaintext);
      const iv = drawIv();
      const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: 16 });
      cipher.setAAD(Buffer.from(`${first.id}|${identity}`));
      const body = Buffer.concat([iv, cipher.update(plaintext, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${first.id}.${body.toString("base64url")}`;
    },
    open(sealed, identity) {
      const [id, encoded = ""] = sealed.split(".");
      const found = ring.find((candidate) => candidate.id === id);
      if (!found) throw new CipherError("cipher.unknown_key", "Sealed with a key that is not in the ring");
      const body = Buffer.from(encoded, "base64url");
      if (body.length < 28) throw new CipherError("cipher.damaged", "A sealed value is too short");
      const decipher = createDecipheriv(algorithm, found.key, body.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(`${found.id}|${identity}`));
      decipher.setAuthTag(body.subarray(-16));
      try {
        const plaintext = Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]).toString("utf8");
        tell(plaintext);
        return plaintext;
      } catch (cause) {
        throw new CipherError("cipher.damaged", "A sealed value does not open for this row", { cause });
      }
    },
  };
}

export function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf("."));
}
