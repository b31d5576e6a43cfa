import { type Expression, type SqlBool, sql } from "kysely";
import { type Kobo, noKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import type { SaleNameTable } from "./finding.table.ts";
import {
  endOfNewest,
  holds,
  isAmong,
  isConfirmed,
  isLike,
  patternOf,
  type SaleQuery,
  type SaleTerm,
} from "./sales.queries.ts";

/** A term that fits more sales than this is common: reading the book from its end meets the newest of them soon. */
export const maxCandidates = 500;
/** So many sales are read at once, from the newest on, for what no index finds. */
export const maxRead = 2000;
/** One query each. */
const maxNames = 100;
/** From this character on the end of a reference is indexed. */
const endAt = 26;
const referenceLength = 29;
const minOfMiddle = 6;

/** All sales that may fit, by their ids or by their beneficiaries. */
export type Candidates = Required<Pick<SaleQuery, "ids">> | Required<Pick<SaleQuery, "beneficiaries">>;

/**
 * All sales that may fit all of the terms, and few others; null where too many do, or may. Each sale is still to be held
 * against the terms.
 */
export async function findCandidates(
  db: Db,
  accountId: string,
  terms: readonly SaleTerm[],
): Promise<Candidates | null> {
  let fewest: { ids: string[]; candidates: Candidates } | null = null;
  let apart: string[] | null = [];
  for (const term of terms) {
    const own = await withoutNames(db, accountId, term);
    const ids = own && (await withNames(db, accountId, [term], own.ids));
    if (ids && (fewest === null || ids.length < fewest.ids.length)) {
      // The index that found a number leads to its sales: ids would need one more lookup per sale.
      const isOfNumbers = ids.length > 0 && ids.length === own.ofNumbers;
      fewest = { ids, candidates: isOfNumbers ? { beneficiaries: own.numbers } : { ids } };
    }
    if (fewest?.ids.length === 0) break;
    apart = own && apart && [...apart, ...own.ids];
  }
  if (fewest) return fewest.candidates;
  // Each is common: the names of one may seldom stand with those, or with the amount, of another.
  const ids = apart && terms.length > 1 ? await withNames(db, accountId, terms, apart) : null;
  return ids && { ids };
}

interface OfTerm {
  ids: string[];
  /** So many of them, the first ones, were sold to these numbers: all that were. */
  ofNumbers: number;
  numbers: string[];
}

/** Sales whose reference is this text, or ends in it. At least four characters. */
function endingIn(db: Db, text: string) {
  const written = text.toUpperCase();
  return db
    .selectFrom("purchase")
    .select("purchase.id")
    .where(isConfirmed)
    .where(sql<SqlBool>`substr(reference, ${sql.lit(endAt)}) = ${written.slice(endAt - 1 - referenceLength)}`)
    .where(sql<SqlBool>`substr(reference, ${sql.lit(referenceLength + 1)} - ${written.length}) = ${written}`)
    .limit(1);
}

/** Whether a sale of this account has a reference that is this text, or ends in it. */
export async function endsReference(db: Db, accountId: string, text: string): Promise<boolean> {
  const row = await endingIn(db, text).where("account_id", "=", accountId).executeTakeFirst();
  return row !== undefined;
}

/** The accounts that have such a sale. Reads the index of each account once. */
export async function accountsWithReference(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("account.id")
    .where(({ exists }) => exists(endingIn(db, text).whereRef("purchase.account_id", "=", "account.id" as never)))
    .execute();
  return rows.map(({ id }) => id);
}

/** The sales that fit a term by anything but a name or the face value; null: too many. */
async function withoutNames(db: Db, accountId: string, term: SaleTerm): Promise<OfTerm | null> {
  const { digits, amountKobo, reference, customer } = term;
  if (customer !== null) return null;
  const numbers = new Set(term.beneficiaries);
  for (const part of digits)
    for (const { beneficiary } of await numbersBetween(db, accountId, part, `${part}~`)) numbers.add(beneficiary);
  if (numbers.size > maxCandidates) return null;
  const ofNumbers = numbers.size > 0 ? await soldTo(db, accountId, [...numbers]) : [];
  if (ofNumbers.length > maxCandidates) return null;
  const narrowed: Narrowed[] = [];
  if (amountKobo !== null) narrowed.push({ expected: amountKobo }, { observed: amountKobo }, { price: amountKobo });
  const written = reference?.toUpperCase() ?? "";
  if (reference !== null) narrowed.push({ begin: written }, { end: written.slice(endAt - 1 - referenceLength) });
  const found = await gather(db, accountId, narrowed, ofNumbers);
  const ids = found && isMiddle(written) ? await withMiddle(db, accountId, reference ?? "", found) : found;
  return ids && { ids, ofNumbers: ofNumbers.length, numbers: [...numbers] };
}

/** These sales, and those that fit all of the terms by names, or by names and one face value; null: too many. */
async function withNames(
  db: Db,
  accountId: string,
  terms: readonly SaleTerm[],
  also: readonly string[],
): Promise<string[] | null> {
  const [priced, ...more] = terms.filter(({ amountKobo }) => amountKobo !== null);
  if (more.length > 0) return null;
  const narrowed: Narrowed[] = [];
  const names = await namesFitting(db, accountId, terms);
  narrowed.push(...names);
  if (priced) {
    const face = priced.amountKobo ?? noKobo;
    const others = terms.filter((term) => term !== priced);
    const named = await namesFitting(db, accountId, others);
    names.push(...named);
    narrowed.push(...named.map((name) => ({ ...name, face })));
    if (others.length === 0) narrowed.push({ face });
  }
  return names.length > maxNames ? null : gather(db, accountId, narrowed, also);
}

/** A shorter part of a reference, a word or a number matches only by chance. */
function isMiddle(written: string): boolean {
  const { length } = written;
  return length >= minOfMiddle && length < referenceLength && /\d/.test(written) && /[A-Z]/.test(written);
}

/** These sales, and the newest ones that have the text in the middle of their reference. */
async function withMiddle(db: Db, accountId: string, reference: string, found: string[]): Promise<string[] | null> {
  const end = await endOfNewest(db, accountId, maxRead);
  const since = end?.confirmed_at ?? undefined;
  return gather(db, accountId, [{ since, like: patternOf(reference) }], found);
}

type SoldName = Pick<SaleNameTable, "provider_name" | "product_name">;

/** Conditions that narrow sales down, by name. Each amount leaves out the sales that another one finds. */
const conditions = {
  expected: (kobo: Kobo) => sql<SqlBool>`expected_kobo = ${kobo}`,
  observed: (kobo: Kobo) => sql<SqlBool>`observed_kobo = ${kobo} AND observed_kobo IS DISTINCT FROM expected_kobo`,
  price: (kobo: Kobo) => sql<SqlBool>`price_kobo = ${kobo} AND price_kobo IS DISTINCT FROM face_kobo`,
  face: (kobo: Kobo) => sql<SqlBool>`face_kobo = ${kobo}`,
  provider_name: (name: string) => sql<SqlBool>`provider_name = ${name}`,
  product_name: (name: string) => sql<SqlBool>`coalesce(product_name, '') = ${name}`,
  /** The reference begins so, ends so, or is like this pattern. */
  begin: (text: string) => sql<SqlBool>`reference >= ${text} AND reference < ${text} || '~'`,
  end: (text: string) => sql<SqlBool>`substr(reference, ${sql.lit(endAt)}) = ${text}`,
  like: (pattern: string) => isLike("reference", pattern),
  since: (at: number) => sql<SqlBool>`confirmed_at >= ${at}`,
};
type Narrowed = { [Name in keyof typeof conditions]?: Parameters<(typeof conditions)[Name]>[0] | undefined };

/** The ids of sales that fit all conditions; if one more than are taken, there are too many. */
const idsOf = prepared((db, { accountId, ...narrowed }: Narrowed & { accountId: string }) => {
  const ofName = conditions as Record<string, (value: unknown) => Expression<SqlBool>>;
  return db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", accountId)
    .where(isConfirmed)
    .where((e) => e.and(Object.entries(narrowed).flatMap(([name, value]) => ofName[name]?.(value) ?? [])))
    .limit(maxCandidates + 1);
});

/** The sales of each of these, and these others; null: too many. */
async function gather(
  db: Db,
  accountId: string,
  narrowed: readonly Narrowed[],
  also: readonly string[],
): Promise<string[] | null> {
  const found = new Set<string>(also);
  for (const one of narrowed) {
    for (const { id } of (await idsOf(db, { accountId, ...one })).rows) found.add(id);
    if (found.size > maxCandidates) return null;
  }
  return [...found];
}

/** Sales to these beneficiaries, and offers: only the index is read. */
async function soldTo(db: Db, accountId: string, beneficiaries: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", accountId)
    .where(isAmong(db, "beneficiary", beneficiaries))
    .limit(maxCandidates + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Beneficiaries that hold these digits. `end` sorts behind each text that begins with them. */
const numbersBetween = preparedList((db, accountId: string, digits: string, end: string) =>
  db
    .selectFrom("beneficiary_part")
    .select("beneficiary")
    .distinct()
    .where("account_id", "=", accountId)
    .where("part", ">=", digits)
    .where("part", "<", end)
    .limit(maxCandidates + 1),
);

/** The products and providers ever sold whose names fit all of these terms; none without a term. */
async function namesFitting(db: Db, accountId: string, terms: readonly SaleTerm[]): Promise<SoldName[]> {
  const names = terms.map(({ name }) => name);
  if (names.length === 0 || names.includes(null)) return [];
  return db
    .selectFrom("sale_name")
    .select(["provider_name", "product_name"])
    .distinct()
    .where("account_id", "=", accountId)
    .where((e) => e.and(names.map((name) => isNamed(name ?? ""))))
    .limit(maxNames + 1)
    .execute();
}

function isNamed(name: string): Expression<SqlBool> {
  return sql`(${holds("provider_name", name)} OR ${holds("product_name", name)} OR service_type = ${name})`;
}
