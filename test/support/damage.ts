import { createRandom } from "../chaos/random.ts";

/** A source of randomness that one number repeats. */
export interface Dice {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  /** One of `choices`, which must have one. */
  pick<T>(choices: readonly T[]): T;
  bytes(length: number): Buffer;
}

export function createDice(seed: number): Dice {
  const next = createRandom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick<T>(choices: readonly T[]): T {
      return choices[below(choices.length)] as T;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 63],
  ...[
    "",
    " ",
    "\u0000",
    "NaN",
    "-1",
    "0x10",
    "1e400",
    "‮",
    "\ud800",
    "💸".repeat(300),
    "../../verify",
    "'; DROP TABLE purchase; --",
  ],
  ...[[], {}, [[]], [null], { length: -1 }, { toString: 1 }, { __proto__: null, constructor: 5 }],
];

/** Any JSON value, of whatever type nobody waits for. */
export function oddValue(dice: Dice): unknown {
  if (dice.next() < 0.7) return structuredClone(dice.pick(oddValues));
  if (dice.next() < 0.5) return dice.bytes(dice.below(40)).toString("latin1");
  return { [dice.pick(["id", "text", "from", "__proto__", "reference", ""])]: 5 };
}

/** A copy of `value` with one to three of its parts, however deep, missing or replaced by what nobody waits for. */
export function damaged(value: unknown, dice: Dice): unknown {
  let copy: unknown = structuredClone(value);
  for (let times = 1 + dice.below(3); times > 0; times--) copy = damagedOnce(copy, dice);
  return copy;
}

function damagedOnce(value: unknown, dice: Dice): unknown {
  if (typeof value !== "object" || value === null || dice.next() < 0.05) return oddValue(dice);
  const key = dice.pick(Object.keys(value));
  if (key === undefined) return oddValue(dice);
  const part: unknown = Reflect.get(value, key);
  const isDeep = typeof part === "object" && part !== null && dice.next() < 0.8;
  if (!isDeep && dice.next() < 0.3) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key, isDeep ? damagedOnce(part, dice) : oddValue(dice));
  return value;
}
