import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { noKobo } from "../core/money.ts";
import type { Db, Tables } from "../db/database.ts";
import type { SaleNameTable } from "./finding.table.ts";
import { endOfNewest, holds, isAmong, isConfirmed, type SaleQuery, type SaleTerm } from "./sales.queries.ts";

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

type SaleIds = SelectQueryBuilder<Tables, "purchase", { id: string }>;

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
  for (const part of digits) for (const number of await numbersWith(db, accountId, part)) numbers.add(number);
  if (numbers.size > maxCandidates) return null;
  const ofNumbers = numbers.size > 0 ? await soldTo(db, accountId, [...numbers]) : [];
  if (ofNumbers.length > maxCandidates) return null;
  const narrowed: Narrowed[] = [];
  if (amountKobo !== null) {
    narrowed.push(
      (ids) => ids.where("expected_kobo", "=", amountKobo),
      (ids) =>
        ids.where("observed_kobo", "=", amountKobo).where(sql<SqlBool>`observed_kobo IS DISTINCT FROM expected_kobo`),
      (ids) => ids.where("price_kobo", "=", amountKobo).where(sql<SqlBool>`price_kobo IS DISTINCT FROM face_kobo`),
    );
  }
  const written = reference?.toUpperCase() ?? "";
  if (reference !== null) {
    const end = written.slice(endAt - 1 - referenceLength);
    narrowed.push(
      (ids) => ids.where("reference", ">=", written).where("reference", "<", `${written}~`),
      (ids) => ids.where(sql<SqlBool>`substr(reference, ${sql.lit(endAt)}) = ${end}`),
    );
  }
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
  for (const name of names) narrowed.push((ids) => ids.where(isSoldAs(name)));
  if (priced) {
    const atFace = (ids: SaleIds) => ids.where("face_kobo", "=", priced.amountKobo ?? noKobo);
    const others = terms.filter((term) => term !== priced);
    const named = await namesFitting(db, accountId, others);
    names.push(...named);
    for (const name of named) narrowed.push((ids) => atFace(ids).where(isSoldAs(name)));
    if (others.length === 0) narrowed.push(atFace);
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
  const isNew = (ids: SaleIds) => (end ? ids.where("confirmed_at", ">=", end.confirmed_at) : ids);
  return gather(db, accountId, [(ids) => isNew(ids).where(holds("reference", reference))], found);
}

type Narrowed = (ids: SaleIds) => SaleIds;
type SoldName = Pick<SaleNameTable, "provider_name" | "product_name">;

/** The sales of each of these, and these others; null: too many. */
async function gather(
  db: Db,
  accountId: string,
  narrowed: readonly Narrowed[],
  also: readonly string[],
): Promise<string[] | null> {
  const found = new Set<string>(also);
  for (const narrow of narrowed) {
    const ids = db
      .selectFrom("purchase")
      .select("id")
      .where("account_id", "=", accountId)
      .where(isConfirmed)
      .limit(maxCandidates + 1);
    for (const { id } of await narrow(ids).execute()) found.add(id);
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

/** Beneficiaries with these digits. */
async function numbersWith(db: Db, accountId: string, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom("beneficiary_part")
    .select("beneficiary")
    .distinct()
    .where("account_id", "=", accountId)
    .where("part", ">=", digits)
    .where("part", "<", `${digits}~`)
    .limit(maxCandidates + 1)
    .execute();
  return rows.map(({ beneficiary }) => beneficiary);
}

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

function isSoldAs({ provider_name, product_name }: SoldName): Expression<SqlBool> {
  return sql`provider_name = ${provider_name} AND coalesce(product_name, '') = ${product_name}`;
}
