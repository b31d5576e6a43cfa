import { fold } from "../core/fold.ts";
import { patterns } from "./patterns.ts";
import type { Known, KnownCustomer } from "./reading.ts";

/** Who may be meant, and where in the line they are named. */
export interface Named {
  name: string;
  customers: readonly KnownCustomer[];
}

const wordsOf = (name: string): readonly string[] => fold(name).match(patterns.words) ?? [];

/** The names of the customers, as they are compared. */
interface Names {
  all: readonly { customer: KnownCustomer; words: readonly string[] }[];
  whole: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const namesOfCustomers = new WeakMap<Known["customers"], Names>();

/** The parser reads them several times in a line. */
export function namesIn({ customers }: Known): Names {
  const earlier = namesOfCustomers.get(customers);
  if (earlier) return earlier;
  const all = customers.map((customer) => ({ customer, words: wordsOf(customer.name) }));
  const whole = new Set(customers.map(({ name }) => fold(name)));
  const names = { all, whole, words: new Set(all.flatMap(({ words }) => words)) };
  namesOfCustomers.set(customers, names);
  return names;
}

/**
 * The customers whose whole names stand in the line, two words or more: they are names whatever else the words may say
 * ("Mama Light"). Their words are taken out of the line. The longest name is the one.
 */
export function takeWholeNames(words: readonly string[], known: Known): NamePlace | null {
  let best: NamePlace | null = null;
  for (const { customer, words: name } of namesIn(known).all) {
    const from = name.length < 2 ? -1 : placeOf(name, words);
    if (from >= 0) best = longer(best, { from, to: from + name.length, named: namedBy(name.join(" "), customer) });
  }
  return best;
}

interface NamePlace {
  from: number;
  to: number;
  named: Named;
}

function namedBy(name: string, customer: KnownCustomer): Named {
  return { name, customers: [customer] };
}

/** The place of a name among the words; below 0: it is not there. */
function placeOf(name: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, from) => name.every((word, index) => words[from + index] === word));
}

/** The longer of two names; two customers of one name are both meant. */
function longer(first: NamePlace | null, second: NamePlace): NamePlace {
  if (first === null || second.to - second.from > first.to - first.from) return second;
  if (first.named.name !== second.named.name) return first;
  const customers = [...first.named.customers, ...second.named.customers];
  return { ...first, named: { ...first.named, customers } };
}

/** The customers who are called so: by the whole name, else by each of the words. */
export function customersCalled(name: string, known: Known): readonly KnownCustomer[] {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return [];
  const { all } = namesIn(known);
  const whole = all.filter(({ words }) => words.join(" ") === wanted.join(" "));
  const called = whole.length > 0 ? whole : all.filter(({ words }) => wanted.every((word) => words.includes(word)));
  return called.map(({ customer }) => customer);
}
