import { serviceTypes } from "../../services/services.ts";
import type { Access } from "./access.ts";

/** Telegram's limit. */
const maxBytes = 64;

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** Whether data fits on a button: a text in it may be too long. */
export const fits = (data: string) => Buffer.byteLength(data) <= maxBytes;

export interface AnyCallback {
  access: Access;
  /** A pattern of its data. */
  pattern: RegExp;
  /** The length of its longest data, in bytes. */
  longest: number;
  /** Returns null if the data is another button's. */
  read(data: string): unknown;
}

/** A button's callback data: made by a call with its values, and read. */
export interface Callback<V> extends AnyCallback {
  (...values: [keyof V] extends [never] ? [] : [values: V]): string;
  read(data: string): V | null;
}

/** By the part of their data before the first colon. */
export const declared = new Map<string, AnyCallback[]>();

/** Declares a button whose data is `head` and these fields, a colon before each. Throws if it can be too long. */
export function callback<const F extends Fields = Record<never, never>>(
  head: string,
  access: Access,
  fields: F = {} as F,
): Callback<ValuesOf<F>> {
  const parts = Object.entries(fields);
  const sources = parts.map(([, { source }]) => `:(${source})`);
  const pattern = new RegExp(`^${literally(head)}${sources.join("")}$`, "s");
  const longest = parts.reduce((sum, [, field]) => sum + 1 + field.maxLength, Buffer.byteLength(head));
  if (longest > maxBytes) throw new Error(`The data of ${head} can be ${longest} bytes long`);
  const write = (values: Record<string, unknown> = {}) =>
    [head, ...parts.map(([name, field]) => field.write(values[name]))].join(":");
  const read = (data: string) => {
    const found = pattern.exec(data);
    if (!found) return null;
    const values = parts.map(([name, field], at) => [name, field.read(found[at + 1] ?? "")]);
    return Object.fromEntries(values) as ValuesOf<F>;
  };
  const made = Object.assign(write, { access, pattern, longest, read }) as unknown as Callback<ValuesOf<F>>;
  const first = head.split(":", 1)[0] ?? "";
  declared.set(first, [...(declared.get(first) ?? []), made]);
  return made;
}

/** Buttons whose data begin with `head` and their name. */
export function callbacks<const G extends Readonly<Record<string, Fields>>>(head: string, access: Access, group: G) {
  const made = Object.entries(group).map(([name, fields]) => [name, callback(`${head}:${name}`, access, fields)]);
  return Object.fromEntries(made) as { [K in keyof G]: Callback<ValuesOf<G[K]>> };
}

export interface Field<T> {
  /** A regular expression that captures nothing. */
  source: string;
  /** In bytes. */
  maxLength: number;
  read(text: string): T;
  write(value: T): string;
}

/** A regular expression for these letters and no others. */
const literally = (letters: string) => letters.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function text(source: string, maxLength: number): Field<string> {
  return { source, maxLength, read: (text) => text, write: (value) => value };
}

export const ulid = text("\\w{26}", 26);

/** A key that its tap uses up. */
export const key = text("[\\w-]{22}", 22);

/** When the first of two taps was. */
export const stamp = text("[0-9a-z]{6,10}", 10);

/** A whole number from 0 on. */
export function int(digits: number): Field<number> {
  return { source: `\\d{1,${digits}}`, maxLength: digits, read: Number, write: String };
}

/** The same field between fixed letters. */
export function between<T>(before: string, field: Field<T>, after = ""): Field<T> {
  return {
    source: `${literally(before)}${field.source}${literally(after)}`,
    maxLength: before.length + field.maxLength + after.length,
    read: (text) => field.read(text.slice(before.length, text.length - after.length)),
    write: (value) => `${before}${field.write(value)}${after}`,
  };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Field<T> {
  const byText = new Map(values.map((value) => [String(value), value]));
  const texts = [...byText.keys()];
  return {
    source: `(?:${texts.map(literally).join("|")})`,
    maxLength: Math.max(...texts.map(({ length }) => length)),
    read: (text) => byText.get(text) as T,
    write: String,
  };
}

export const service = oneOf(...serviceTypes);

/** The same field, which may be empty and is then read as null. */
export function optional<T>({ source, maxLength, read, write }: Field<T>): Field<T | null> {
  return {
    source: `(?:${source})?`,
    maxLength,
    read: (text) => (text === "" ? null : read(text)),
    write: (value) => (value === null ? "" : write(value)),
  };
}
