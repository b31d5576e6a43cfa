import { normalize } from "./normalize.ts";
import { troublePatterns } from "./trouble-patterns.ts";

/** The faults that a customer can find with something that was bought. */
export const troubleReasons = ["token", "nothing", "twice", "wrong"] as const;

/** Words of a customer for a fault of something that was bought. */
export interface Trouble {
  reason: (typeof troubleReasons)[number];
  /** The line names the purchase, and not only a fault. */
  isAbout: boolean;
  /** The number that is named; null: none. */
  number: string | null;
}

/** The fault that a line finds with something that was bought; null: it complains of nothing. */
export function readTrouble(line: string): Trouble | null {
  const text = normalize(line)?.replaceAll("’", "'");
  if (text === undefined) return null;
  const about = { isAbout: troublePatterns.bought.test(text), number: numberIn(text) };
  const isRefused = troublePatterns.refused.test(text);
  const isMissing = troublePatterns.missing.test(text);
  if (about.isAbout && troublePatterns.twice.test(text)) return { reason: "twice", ...about };
  if (troublePatterns.wrong.test(text)) return { reason: "wrong", ...about };
  if (isRefused && (troublePatterns.token.test(text) || !about.isAbout)) return { reason: "token", ...about };
  return isRefused || (isMissing && about.isAbout) ? { reason: "nothing", ...about } : null;
}

function numberIn(text: string): string | null {
  const [found] = text.match(troublePatterns.number) ?? [];
  return found?.replace(troublePatterns.notDigit, "") ?? null;
}
