import type { Kobo } from "../../src/core/money.ts";
import type { Credential } from "./credentials.ts";
import { isRawJson } from "./raw-json.ts";

const leaf = Symbol("leaf");

/** A value whose writing is the dialect's affair: money, a percentage, a moment, an id, a yes or no. */
interface Leaf {
  [leaf](writing: Writing): unknown;
}

export const money = (kobo: Kobo): Leaf => ({ [leaf]: (writing) => writing.money(kobo) });
export const percent = (value: number): Leaf => ({ [leaf]: (writing) => writing.percent(value) });
export const time = (at: number): Leaf => ({ [leaf]: (writing) => writing.time(at) });
export const id = (value: number): Leaf => ({ [leaf]: (writing) => writing.id(value) });
export const flag = (value: boolean): Leaf => ({ [leaf]: (writing) => writing.flag(value) });

/** An object with the specification's field names, in its order; leaves not yet written. */
export type Body = Readonly<Record<string, unknown>>;

/** The meaning of an answer, before a dialect puts it into a status, headers and bytes. */
export type Meaning =
  /** It was done, and this is what there is to show. `words` say it to a person. */
  | { is: "shown"; status: 200 | 201; words: string; body: Body }
  | { is: "list"; words: string; entries: readonly Body[] }
  /** A purchase refused on its merits: the balance, the provider. `body` is the purchase result. */
  | { is: "refused-sale"; body: Body }
  /** The request cannot be a purchase. `field` is null where it is not even an object. `body` as above. */
  | { is: "bad-sale"; field: string | null; words: string; body: Body }
  | { is: "reference-used"; body: Body }
  /** A purchase refused with nothing of a purchase in the answer. */
  | { is: "reasons-alone"; status: 400 | 403 | 422; words: string }
  /** A field of another operation that is missing or wrong. */
  | { is: "bad-field"; field: string; isMissing: boolean; words: string }
  | { is: "fee-not-covered"; words: string; fee: string }
  | { is: "login-refused" }
  /** No credential, or a dead one. */
  | { is: "no-credential"; given: "nothing" | "key" | "token"; wanted: Credential }
  | { is: "not-allowed"; words: string }
  | { is: "no-record" }
  | { is: "no-provider" }
  | { is: "no-path" }
  | { is: "bad-path" }
  | { is: "wrong-method"; method: string; allowed: string }
  /** A path that would be known with a slash at its end. */
  | { is: "no-slash" }
  | { is: "throttled"; seconds: number }
  | { is: "broken" };

/**
 * The answer of an operation: a meaning for the dialect to write, or a whole answer that is the same in each dialect.
 * `missing-fields`: a purchase refused for what it lacks, before any lookup.
 */
export type Reply = Meaning | { is: "answer" | "missing-fields"; answer: Answer };

/** How a dialect writes each kind of leaf. */
export interface Writing {
  money(kobo: Kobo): unknown;
  percent(percent: number): unknown;
  time(at: number): unknown;
  id(id: number): unknown;
  flag(flag: boolean): unknown;
  /** Transforms each object once its fields are written; without it, the object stays. */
  object?(written: Body, before: Body): Body;
}

/** `value` as plain JSON values: every leaf written, at any depth. */
export function writeOut(value: unknown, writing: Writing): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isRawJson(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => writeOut(entry, writing));
  if (leaf in value) return (value as Leaf)[leaf](writing);
  const before = value as Body;
  const written = Object.fromEntries(Object.entries(before).map(([name, entry]) => [name, writeOut(entry, writing)]));
  return writing.object ? writing.object(written, before) : written;
}

/** `writeOut` of an object. */
export function writeBody(body: Body, writing: Writing): Body {
  return writeOut(body, writing) as Body;
}

/** A whole answer, before it is written or spoilt by a fault. */
export interface Answer {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, contentType: "application/json", body: JSON.stringify(body), headers };
}

/** A page as a proxy or a framework writes it when nothing of the service answered. */
export function html(status: number, title: string): Answer {
  const heading = `${status} ${title}`;
  const body = `<!doctype html>\n<html><head><title>${heading}</title></head><body><h1>${heading}</h1></body></html>\n`;
  return { status, contentType: "text/html; charset=utf-8", body };
}
