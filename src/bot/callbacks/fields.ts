import { serviceTypes } from "../../services/services.ts";

export interface Field<T> {
  /** A regular expression that captures nothing. */
  source: string;
  /** In bytes. */
  maxLength: number;
  read(text: string): T;
  write(value: T): string;
}

/** A regular expression for these letters and no others. */
export const literally = (letters: string) => letters.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

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
