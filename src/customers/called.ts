import { fold } from "../lib/fold.ts";
import type { ServiceType } from "../lib/service-types.ts";
import type { Db } from "../store/engine/database.ts";
import { type Customer, customersNamedBy, customersOfNames } from "../store/queries/customers.ts";

/** Somebody whom a shop knows by name, and what was sold to them. */
export interface Called {
  /** Stands for all that bears the name. */
  id: string;
  name: string;
  numbers: readonly { serviceType: ServiceType; number: string }[];
}

const fewestLetters = 2;
const mostWords = 12;

/** Who may be meant by the words of a line: every customer of the account in whose name one of them stands. */
export async function customersCalled(db: Db, accountId: string, words: readonly string[]): Promise<Called[]> {
  const telling = words.filter((word) => word.length >= fewestLetters).slice(0, mostWords);
  return byName(await customersNamedBy(db, accountId, telling));
}

/** The same people again, with all that is sold to them. */
export async function customersWith(db: Db, accountId: string, ids: readonly string[]): Promise<Called[]> {
  return byName(await customersOfNames(db, accountId, ids));
}

/** One name is one person, whatever was sold to it. */
function byName(rows: readonly Customer[]): Called[] {
  const people = new Map<string, Called>();
  for (const { id, name, service_type, beneficiary } of rows) {
    if (name === null) continue;
    const known = people.get(fold(name)) ?? { id, name, numbers: [] };
    const numbers = [...known.numbers, { serviceType: service_type, number: beneficiary }];
    people.set(fold(name), { ...known, numbers });
  }
  return [...people.values()];
}
