import { type Kobo, toKobo } from "../core/money.ts";

/** An amount as somebody outside wrote it, to the kobo. */
export interface Naira {
  kobo: Kobo;
  /** Whether it had more than whole kobo: a third decimal, or the noise of a float. */
  isRounded: boolean;
}

/** A double holds 15 decimal digits; what stands behind them is noise of sums made elsewhere. */
const exactDigits = 15;

// Thirteen digits, as kobo, are still exact. Commas only part thousands: "1,50" could be one and a half, or a slip.
const written = /^(-?)(?:₦|NGN)?\s*(-?)(\d{1,13}|\d{1,3}(?:,\d{3}){1,3}|\d(?:,\d{3}){4})(?:\.(\d{1,20}))?\s*(?:NGN)?$/i;

/**
 * Reads naira from outside, half up to the kobo (away from nothing below zero): a JSON number, or a text like "487.50",
 * "1,487.50" or "₦487.50". Null for what is not clearly one amount.
 */
export function readNaira(value: unknown): Naira | null {
  const text = typeof value === "number" ? digitsOf(value) : value;
  if (typeof text !== "string" || text.length > 48) return null;
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, sign, innerSign, whole = "", decimals = ""] = match;
  if (sign && innerSign) return null;
  const cut = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  const kobo = cut + (/^..[5-9]/.test(decimals) ? 1 : 0);
  const isNegative = (sign || innerSign) && kobo !== 0;
  const isRounded = /^..\d*[1-9]/.test(decimals) || (typeof value === "number" && Math.abs(value) !== kobo / 100);
  return { kobo: toKobo(isNegative ? -kobo : kobo), isRounded };
}

/** The decimal digits of a number, without its noise and never with an exponent; null for one that has too many. */
function digitsOf(value: number): string | null {
  const bare = Number(value.toPrecision(exactDigits));
  if (!Number.isFinite(bare)) return null;
  return Math.abs(bare) < 1e-6 ? "0" : String(bare);
}

/** A percentage from 0 to 100 that `discounted` of core/money takes: a number or a text, without noise. Null for none. */
export function readPercent(value: unknown): number | null {
  const isText = typeof value === "string" && /^\d{1,3}(?:\.\d{1,20})?\s*%?$/.test(value.trim());
  const number = isText ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || !(number >= 0 && number <= 100)) return null;
  // A smaller one would be written with an exponent, and is nothing of any price.
  return number < 1e-6 ? 0 : Number(number.toFixed(9));
}

const moneyFields = new Set([
  ...["wallet_balance", "fee_deducted", "amount", "min_amount", "max_amount", "api_seller_price"],
]);

/** The money fields of an answer, however deep, that were rounded when they were read. */
export function roundedFields(json: unknown, found = new Set<string>(), depth = 0): ReadonlySet<string> {
  if (typeof json !== "object" || json === null || depth > 6) return found;
  if (Array.isArray(json)) for (const item of json) roundedFields(item, found, depth + 1);
  else {
    for (const [field, value] of Object.entries(json)) {
      if (typeof value === "object") roundedFields(value, found, depth + 1);
      else if (moneyFields.has(field) && readNaira(value)?.isRounded) found.add(field);
    }
  }
  return found;
}
