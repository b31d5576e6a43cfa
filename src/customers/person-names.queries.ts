import type { Db } from "../db/database.ts";
import { prepared, preparedFirst } from "../db/prepared.ts";
import { isLike, numbersWithName, patternOf } from "../sales/sales.queries.ts";

/** More numbers than these with a name are not listed one by one. */
export const maxNamed = 1000;
/** More people than these are not told apart by a word. */
const maxMeant = 200;

/** The numbers of an account in whose folded names a text stands, one more than `maxNamed` at the most. */
export async function numbersNamed(db: Db, accountId: string, folded: string): Promise<string[]> {
  const rows = await numbersWithName(db, accountId, folded)
    .limit(maxNamed + 1)
    .execute();
  return rows.map(({ number }) => number);
}

/** The names of those of these numbers that have one. */
export async function namedAmong(db: Db, accountId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return namedNumbers(db, accountId)
    .where("person_thing.number", "in", [...new Set(numbers)])
    .execute();
}

/** The name of a number of an account. */
export function nameOfNumber(db: Db, accountId: string, number: string) {
  return namedNumbers(db, accountId).where("person_thing.number", "=", number).clearSelect().select("person.name");
}

const findNamed = preparedFirst(nameOfNumber);

export async function namedAs(db: Db, accountId: string, number: string): Promise<string | null> {
  return (await findNamed(db, accountId, number))?.name ?? null;
}

/** The person of an account who has a number. */
export const findPersonByNumber = preparedFirst((db, accountId: string, number: string) =>
  db
    .selectFrom("person_thing")
    .innerJoin("person", "person.id", "person_thing.person_id")
    .select(["person.id", "person.name"])
    .where("person_thing.account_id", "=", accountId)
    .where("person_thing.number", "=", number),
);

/** The numbers of an account that have a name, with it. */
function namedNumbers(db: Db, accountId: string) {
  return db
    .selectFrom("person_thing")
    .innerJoin("person", "person.id", "person_thing.person_id")
    .select(["person_thing.number", "person.name"])
    .where("person_thing.account_id", "=", accountId)
    .where("person.name_folded", "is not", null);
}

const peopleLike = prepared((db, { accountId, ...patterns }: { accountId: string } & Record<string, string>) =>
  named(db, accountId)
    .where((e) => e.or(Object.values(patterns).map((pattern) => isLike("name_folded", pattern))))
    .orderBy("served_at", "desc")
    .orderBy("id", "desc")
    .limit(maxMeant),
);

/** An account's people in whose folded names one of the words stands, 200 at the most, those served most lately first. */
export async function peopleNamedBy(db: Db, accountId: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const patterns = words.map((word, place) => [`word${place}`, patternOf(word)] as const);
  return (await peopleLike(db, { accountId, ...Object.fromEntries(patterns) })).rows;
}

/** Those of these people of an account who have a name. */
export async function peopleWithName(db: Db, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return named(db, accountId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

function named(db: Db, accountId: string) {
  return db
    .selectFrom("person")
    .select(["id", "name"])
    .where("account_id", "=", accountId)
    .where("name", "is not", null)
    .$narrowType<{ name: string }>();
}
