import type { Access } from "./access.ts";
import { type Field, literally } from "./fields.ts";

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
