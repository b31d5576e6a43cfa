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
