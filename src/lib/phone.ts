import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/**
 * A Nigerian mobile number in any usual spelling ("0803 123 4567", "+234-803-123-4567", "2348031234567") as the
 * eleven digits that the service takes, or null.
 */
export function readPhone(text: string): string | null {
  const bare = text.normalize("NFKC").trim();
  if (!/^[\d\s()+.-]{7,25}$/.test(bare)) return null;
  const digits = bare.replace(/\D/g, "");
  const international = /^(?:00)?234\d{10}$/.test(digits) ? `+${digits.replace(/^00/, "")}` : bare;
  const number = parsePhoneNumberFromString(international, "NG");
  return number?.country === "NG" && number.isValid() ? `0${number.nationalNumber}` : null;
}
