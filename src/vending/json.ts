import { type Kobo, MoneyError, nairaToKobo } from "../lib/money.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value that a body holds; undefined, which JSON cannot say, when it is not JSON. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The object that a body holds; null when it holds anything else. */
export function readObject(body: string): JsonObject | null {
  const value = readJson(body);
  return isObject(value) ? value : null;
}

/** ISO 8601 to milliseconds since the epoch; null for anything that is not a moment. */
export function readMoment(value: unknown): number | null {
  if (typeof value !== "string" || value.length > 64) return null;
  const epochMs = Date.parse(value);
  return Number.isNaN(epochMs) ? null : epochMs;
}

/** A JSON number of naira; null where there is none or it is no amount. */
export function readAmount(value: unknown): Kobo | null {
  try {
    return nairaToKobo(value);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
