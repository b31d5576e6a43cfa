// The language's own type declarations do not know these yet.
const json = JSON as unknown as { rawJSON(text: string): object; isRawJSON(value: unknown): boolean };

/** A value that `JSON.stringify` writes as this text, digit for digit. */
export const rawJson = (text: string): object => json.rawJSON(text);

export const isRawJson = (value: unknown): boolean => json.isRawJSON(value);

/** A number as Python writes a float: 485.0, 487.5. */
export const pythonFloat = (value: number): object =>
  rawJson(Number.isInteger(value) ? value.toFixed(1) : String(value));

/** JSON with a space after each comma and colon, as Python's `json.dumps` writes it. Texts keep theirs. */
export const spacedJson = (text: string): string => respaced(text, " ");

/** JSON without white space between its tokens. */
export const compactJson = (text: string): string => respaced(text, "");

function respaced(text: string, space: "" | " "): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|([,:])\s*/g, (token, mark?: string) => (mark ? mark + space : token));
}

/** The next floating-point number above or below, as sums of floats end: 2.5 is 2.5000000000000004, 0 stays 0. */
export function oneUlp(value: number, direction: 1 | -1): number {
  if (value === 0) return value;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const isAwayFromZero = value > 0 === direction > 0;
  view.setBigInt64(0, view.getBigInt64(0) + (isAwayFromZero ? 1n : -1n));
  return view.getFloat64(0);
}
