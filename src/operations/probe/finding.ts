/** One row of the probe's table. */
export interface Finding {
  /** The path, or what cannot be asked without buying. */
  asked: string;
  understood: string;
  /** Sentences on what the specification does not say, or what may stop a sale. */
  odd: readonly string[];
  /** Sentences on what the bot does about it. */
  bot: readonly string[];
}

/** The result of a part of the probe. */
export interface Found {
  finding: Finding;
  /** A sentence that names what to check, if this stops a reseller from selling; null if it does not. */
  problem: string | null;
}

/** A finding from its parts; without them nothing is odd, and the bot does nothing special. */
export function aFinding(asked: string, understood: string, more: Partial<Finding> = {}): Finding {
  return { asked, understood, odd: [], bot: [], ...more };
}

/** "Ikeja, Eko and 3 more". */
export function listNames(names: readonly string[], max = 3): string {
  const more = names.length - max;
  return more > 0 ? `${names.slice(0, max).join(", ")} and ${more} more` : names.join(", ");
}

/** "1 entry", "2 entries". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
