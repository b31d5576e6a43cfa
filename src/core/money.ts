import { VendbotError } from "./errors.ts";

declare const koboBrand: unique symbol;

/** An amount of money: a safe integer of kobo (100 kobo = ₦1). */
export type Kobo = number & { readonly [koboBrand]: true };

/** Raised when a value is not an amount of money. The message never repeats more than the value's type. */
export class MoneyError extends VendbotError {}

/** Brands an integer of kobo. Throws MoneyError for anything but a safe integer. */
export function toKobo(value: number): Kobo {
  if (!Number.isSafeInteger(value)) throw new MoneyError("money.not_kobo", "Not a whole number of kobo");
  return value as Kobo;
}

export const noKobo = toKobo(0);

/** Throws MoneyError, as toKobo does. */
export function sumKobo(...amounts: readonly Kobo[]): Kobo {
  return toKobo(amounts.reduce((sum, kobo) => sum + kobo, 0));
}

/** An amount less the others; below zero if they are more. Throws MoneyError, as toKobo does. */
export function subtractKobo(from: Kobo, ...amounts: readonly Kobo[]): Kobo {
  return toKobo(from - sumKobo(...amounts));
}

/** Naira as a JSON number for the wire. */
export function koboToNaira(kobo: Kobo): number {
  return kobo / 100;
}

/** "₦12,450.00"; a negative amount is "-₦5.00". */
export function formatNaira(kobo: Kobo): string {
  const digits = String(Math.abs(kobo)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${kobo < 0 ? "-" : ""}₦${whole}.${digits.slice(-2)}`;
}

/** "₦500" where there are no kobo, else "₦500.50": for buttons, which are short. */
export function formatNairaShort(kobo: Kobo): string {
  return formatNaira(kobo).replace(/\.00$/, "");
}

/**
 * face − face × percent / 100, computed on integers and rounded half up to a kobo. `percent` is the decimal number of
 * the catalogue (2.5 is 2.5 %). Throws MoneyError outside 0 to 100.
 */
export function discounted(face: Kobo, percent: number): Kobo {
  const match = /^(\d{1,3})(?:\.(\d{1,9}))?$/.exec(String(percent));
  if (!match || percent > 100) throw new MoneyError("money.bad_percent", "Not a percentage from 0 to 100");
  const [, whole = "0", decimals = ""] = match;
  const scale = 10n ** BigInt(decimals.length);
  const rate = BigInt(whole + decimals);
  const divisor = 100n * scale;
  const scaled = BigInt(face) * (divisor - rate);
  return toKobo(Number((scaled * 2n + divisor) / (divisor * 2n)));
}

/**
 * Reads an amount as people type it: "500", "1,000", "1k", "2.5k", "1k5", "₦500", "#500", "N500", "500 naira", "ngn 1 000.50",
 * "2 thousand", "5 hundred".
 * Null when it is not clearly one amount: "500 or 600", "-5", "1,00", "0803…" (11 digits are a phone number).
 */
export function parseTypedNaira(text: string): Kobo | null {
  const bare = text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/^(?:[₦#]|ngn|naira|n(?=[\s\d]))\s*/, "")
    .replace(/\s*(?:₦|ngn|naira|n)$/, "")
    .replace(/\/[-=]$/, "")
    .replace(/(?<=\d)\s?thousand$/, "k")
    .replace(/^(?<count>\d{1,2})\s?hundred$/, "$<count>00");
  const spoken = /^([1-9]\d{0,2})k([1-9])$/.exec(bare);
  if (spoken) return toKobo(Number(spoken[1]) * 100_000 + Number(spoken[2]) * 10_000);
  const match = /^(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,3}))?\s?(k)?$/.exec(bare);
  if (!match) return null;
  const [, whole = "", decimals = "", thousand] = match;
  const digits = whole.replace(/[, ]/g, "");
  if (digits.length > 9) return null;
  if (!thousand && decimals.length > 2) return null;
  const shift = thousand ? 5 : 2;
  return toKobo(Number(digits + decimals.padEnd(shift, "0")));
}
