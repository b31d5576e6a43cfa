import type { Db } from "../db/database.ts";
import { customerNumbersOf } from "./people.queries.ts";
import type { Numbered } from "./people.ts";
import { peopleNamedBy, peopleWithName } from "./person-names.queries.ts";

/** Somebody whom a shop knows by name, and what is sold to. */
export interface Called {
  id: string;
  name: string;
  numbers: readonly Numbered[];
}

const minLetters = 2;
const maxWords = 12;

/** Who may be meant by the words of a line: every customer of the account in whose name one of them stands. */
export async function customersCalled(db: Db, accountId: string, words: readonly string[]): Promise<Called[]> {
  const telling = words.filter((word) => word.length >= minLetters).slice(0, maxWords);
  return withNumbers(db, await peopleNamedBy(db, accountId, telling));
}

/** The same people again, with all that is sold to them. */
export async function customersWith(db: Db, accountId: string, ids: readonly string[]): Promise<Called[]> {
  return withNumbers(db, await peopleWithName(db, accountId, ids));
}

async function withNumbers(db: Db, people: readonly { id: string; name: string }[]): Promise<Called[]> {
  const ids = people.map(({ id }) => id);
  const customerNumbers = Map.groupBy(await customerNumbersOf(db, ids), ({ person_id }) => person_id);
  return people.map(({ id, name }) => ({
    ...{ id, name },
    numbers: (customerNumbers.get(id) ?? []).map(({ kind, number }) => ({ kind, number })),
  }));
}
