import { patterns } from "./patterns.ts";

/** The reference that a line may be, whole or its end as a card shows it ("…82Y5PM"); null: it is none. */
export function referenceIn(line: string): string | null {
  const text = patterns.reference.exec(line)?.[1];
  const isMixed = text !== undefined && /\d/.test(text) && /[a-z]/i.test(text);
  return isMixed ? text : null;
}
