/** By how much a look showed the wallet risen or fallen for no sale, less what is since known to have been one's. */
export interface Moved {
  at: number;
  kobo: number;
  /** How much of a rise is called unseen, not paid in. A sale that was given back takes its charge of this and of `kobo`. */
  unseenKobo?: number;
}

/** So many rises, falls, and sales that were given back, are remembered. */
export const mostKept = 20;
/** Amounts with more sums than this are not searched: one of the sums would fit by chance. */
const mostSums = 4096;

/** Adds one that moved to those that are remembered, the newest last. */
export function remember(known: readonly Moved[], moved: Moved): Moved[] {
  return [...known, moved].filter(({ kobo, unseenKobo = 0 }) => kobo > 0 || unseenKobo > 0).slice(-mostKept);
}

/** What is left of them, in kobo. */
export function sumOf(all: readonly Moved[], what: "kobo" | "unseenKobo" = "kobo"): number {
  return all.reduce((sum, one) => sum + (one[what] ?? 0), 0);
}

/** Takes `most` kobo of the oldest, and less if there is less. Returns what it took. */
export function takeOf(all: readonly Moved[], most: number, what: "kobo" | "unseenKobo" = "kobo"): number {
  let left = most;
  for (const one of all) {
    const taken = Math.min(one[what] ?? 0, left);
    one[what] = (one[what] ?? 0) - taken;
    left -= taken;
  }
  return most - left;
}

/** Finds amounts that come to `kobo` together, the first ones first; null if there are none, or too many sums. */
export function findSum<T extends { kobo: number }>(all: readonly T[], kobo: number): readonly T[] | null {
  const found = new Map<number, T[]>([[0, []]]);
  for (const one of all) {
    for (const [sum, some] of [...found]) {
      const next = sum + one.kobo;
      if (next <= kobo && !found.has(next)) found.set(next, [...some, one]);
    }
    if (found.size > mostSums) return null;
  }
  return found.get(kobo) ?? null;
}
