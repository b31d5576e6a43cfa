import type { RandomBytes } from "../../src/core/ids.ts";

/** A row of numbers from 0 up to 1 that is the same for the same seed (mulberry32), and what is drawn with it. */
export interface Draw {
  number(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  one<T>(from: readonly [T, ...T[]]): T;
  /** True so often, from 0 to 1. */
  chance(share: number): boolean;
  readonly bytes: RandomBytes;
}

export function createDraw(seed: number): Draw {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    whole,
    one: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (share) => number() < share,
    bytes: (size) => Uint8Array.from({ length: size }, () => whole(0, 255)),
  };
}
