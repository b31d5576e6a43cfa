/** Only digits: the bot sends nothing else to the service as somebody's PIN. */
export const pinShape = /^\d{3,16}$/;

/** Digits and nothing else, however they are grouped ("7 3 9 1", "73-91"); null for anything else. */
export function readDigits(text: string): string | null {
  const bare = text.normalize("NFKC").replace(/[\s.\p{Pd}\p{Cf}]/gu, "");
  return /^\d+$/.test(bare) ? bare : null;
}

/** A meter or smart card number: 6 to 15 digits, however they are grouped; null for anything else. */
export function readDeviceNumber(text: string): string | null {
  const bare = text.normalize("NFKC").trim();
  if (!/^[\d\s-]+$/.test(bare)) return null;
  const digits = bare.replace(/\D/g, "");
  return /^\d{6,15}$/.test(digits) ? digits : null;
}
