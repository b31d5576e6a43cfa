import { type Kobo, MoneyError, toKobo } from "../../src/core/money.ts";

/**
 * Reads a JSON number of naira, as the service writes it. Refuses what is not a finite number with at most two
 * decimals, and, unless `signed`, what is negative. Works on the decimal digits, so 0.29 is 29 kobo, exactly.
 */
export function nairaToKobo(value: unknown, options?: { signed?: boolean }): Kobo {
  if (typeof value !== "number") throw new MoneyError("money.not_number", `Expected a number, got ${typeof value}`);
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) throw new MoneyError("money.not_naira", "Not an amount of naira with at most two decimals");
  const [, sign = "", whole = "", decimals = ""] = match;
  if (sign && !options?.signed) throw new MoneyError("money.negative", "A negative amount");
  const kobo = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return toKobo(sign ? -kobo : kobo);
}
