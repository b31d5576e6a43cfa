import type { Kobo } from "../core/money.ts";
import { readNaira } from "./naira.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value that a body holds; undefined, which JSON cannot say, when it is not JSON. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

const isoMoment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;
const firstMoment = Date.UTC(2000, 0, 1);
const lastMoment = Date.UTC(2100, 0, 1);

/**
 * A time to milliseconds since the epoch: ISO 8601 with any fraction and offset (UTC where it names none), or a number,
 * or a text of one, of seconds or milliseconds since then. Null for anything else, and outside this century.
 */
export function readMoment(value: unknown): number | null {
  const epochMs = typeof value === "string" && !/^\d{10,13}$/.test(value) ? readIso(value) : readEpoch(value);
  return epochMs !== null && epochMs >= firstMoment && epochMs < lastMoment ? epochMs : null;
}

function readIso(text: string): number | null {
  const match = text.length <= 64 ? isoMoment.exec(text.trim()) : null;
  if (!match) return null;
  const [, day = "", time = "", fraction = "", zone = "Z"] = match;
  const hours = zone.length === 3 ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
  const epochMs = Date.parse(`${day}T${time.padEnd(8, ":00")}.${fraction.slice(0, 3).padEnd(3, "0")}${hours}`);
  return Number.isNaN(epochMs) ? null : epochMs;
}

/** Seconds have ten digits in this century, milliseconds twelve or thirteen. */
function readEpoch(value: unknown): number | null {
  const number = Number(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
  if (!Number.isFinite(number)) return null;
  return Math.floor(number < 1e11 ? number * 1000 : number);
}

/** The `amount` of a record; null where there is none, it is none, or it is 0, which says nothing: no sale is for nothing. */
export function readAmount(value: unknown): Kobo | null {
  const naira = readNaira(value);
  return naira !== null && naira.kobo > 0 ? naira.kobo : null;
}

/** An integer id from 0 up, as a number or its digits in a text; null for anything else. */
export function readId(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A flag: true, 1, "true" or "1", and their opposites; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : undefined;
}
