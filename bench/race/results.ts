import type { Profiles } from "./profile.ts";
import { type Measured, median } from "./tasks.ts";

/** What a race came to: nothing else stands in the page. */
export interface Results {
  machine: string;
  day: string;
  commit: string;
  /** One a round: what was measured, by side. */
  rounds: Record<string, Measured>[];
  /** CPU milliseconds of each act in a book, by its size. */
  books: { side: string; sales: number; areToday: boolean; measured: Measured }[];
  /** By side. */
  profiles: Record<string, Profiles>;
}

export const bare = "bare grammY";
export const ours = "this checkout";
export const other = "the other checkout";

/** The median over the rounds; undefined where it was not measured. */
export function medianOf({ rounds }: Results, side: string, row: string): number | undefined {
  const values = rounds.flatMap((round) => round[side]?.[row] ?? []);
  return values.length > 0 ? median(values) : undefined;
}

/** The median of the ratios within each round, which what the machine does meanwhile moves less. */
export function ratioOf({ rounds }: Results, side: string, against: string, row: string): number | undefined {
  const ratios = rounds.flatMap((round) => {
    const [value, base] = [round[side]?.[row], round[against]?.[row]];
    return value === undefined || !base ? [] : value / base;
  });
  return ratios.length > 0 ? median(ratios) : undefined;
}
