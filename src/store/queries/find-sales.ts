import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { ServiceType } from "../../lib/service-types.ts";
import type { Db, Tables } from "../engine/database.ts";
import type { SaleNameTable } from "../tables/finding.ts";
import { holds, type SaleTerm, salesOf, unindexed } from "./sales.ts";

/** What fits more sales than so many is common: the newest of them are met soon by reading the book from its end. */
export const mostCandidates = 1000;
/** One query each. */
const mostNames = 100;
/** From this character on the end of a reference is indexed. */
const endAt = 26;
const referenceLength = 29;
const fewestOfMiddle = 6;

type SaleIds = SelectQueryBuilder<Tables, "purchase", { id: string }>;

/**
 * The ids of all sales that may fit all of the terms, and of few others; null where each of the terms fits too many. Each
 * sale is still to be held against the terms.
 */
export async function findCandidates(db: Db, accountId: string, terms: readonly SaleTerm[]): Promise<string[] | null> {
  let fewest: string[] | null = null;
  for (const term of terms) {
    const ids = await candidatesOf(db, accountId, term);
    if (ids && (fewest === null || ids.length < fewest.length)) fewest = ids;
    if (fewest?.length === 0) break;
  }
  return fewest;
}

/** The ids of all sales of a service that is seldom sold; null where it is not. */
export async function salesOfService(db: Db, accountId: string, serviceType: ServiceType): Promise<string[] | null> {
  const names = await namesWhere(db, accountId, sql<SqlBool>`service_type = ${serviceType}`);
  return names.length > mostNames ? null : gather(db, accountId, names);
}

async function candidatesOf(db: Db, accountId: string, term: SaleTerm): Promise<string[] | null> {
  const { digits, amountKobo, reference, name } = term;
  const numbers = new Set(term.beneficiaries);
  for (const part of digits) for (const number of await numbersWith(db, accountId, part)) numbers.add(number);
  const names = name === null ? [] : await namesWhere(db, accountId, isNamed(name));
  if (numbers.size > mostCandidates || names.length > mostNames) return null;

  const narrowed: Narrowing[] = [];
  const ofNumbers = numbers.size > 0 ? await soldTo(db, accountId, [...numbers]) : [];
  if (ofNumbers.length > mostCandidates) return null;
  if (amountKobo !== null) {
    narrowed.push(
      (ids) => ids.where("face_kobo", "=", amountKobo),
      (ids) => ids.where("expected_kobo", "=", amountKobo),
      (ids) =>
        ids.where("observed_kobo", "=", amountKobo).where(sql<SqlBool>`observed_kobo IS DISTINCT FROM expected_kobo`),
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
  const found = await gather(db, accountId, names, narrowed, ofNumbers);
  // The middle of a reference: all of them are read. Less of it, a word, or a number, is in one by chance alone.
  const mayBeMiddle = written.length >= fewestOfMiddle && /\d/.test(written) && /[A-Z]/.test(written);
  if (!found || !mayBeMiddle) return found;
  return gather(db, accountId, [], [(ids) => ids.where(holds("reference", reference ?? ""))], found);
}

type Narrowing = (ids: SaleIds) => SaleIds;
type SoldName = Pick<SaleNameTable, "provider_name" | "product_name">;

/** The sales of these names, those of each narrowing and these others; null: too many. */
async function gather(
  db: Db,
  accountId: string,
  names: readonly SoldName[],
  narrowed: readonly Narrowing[] = [],
  also: readonly string[] = [],
): Promise<string[] | null> {
  const found = new Set<string>(also);
  const ofNames = names.map(
    ({ provider_name, product_name }): Narrowing =>
      (ids) =>
        ids
          .where("provider_name", "=", provider_name)
          .where(sql<SqlBool>`coalesce(product_name, '') = ${product_name}`),
  );
  for (const narrow of [...narrowed, ...ofNames]) {
    const ids = salesOf(db, accountId, {})
      .select("id")
      .limit(mostCandidates + 1);
    for (const { id } of await narrow(ids).execute()) found.add(id);
    if (found.size > mostCandidates) return null;
  }
  return [...found];
}

/** Sales to these beneficiaries. */
async function soldTo(db: Db, accountId: string, beneficiaries: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", accountId)
    .where("beneficiary", "in", [...beneficiaries])
    .where(unindexed("confirmed_at"), "is not", null)
    .limit(mostCandidates + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Beneficiaries in which these digits stand. */
async function numbersWith(db: Db, accountId: string, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom("beneficiary_part")
    .select("beneficiary")
    .distinct()
    .where("account_id", "=", accountId)
    .where("part", ">=", digits)
    .where("part", "<", `${digits}~`)
    .limit(mostCandidates + 1)
    .execute();
  return rows.map(({ beneficiary }) => beneficiary);
}

/** What was ever sold under such names. */
async function namesWhere(db: Db, accountId: string, fits: Expression<SqlBool>): Promise<SoldName[]> {
  return db
    .selectFrom("sale_name")
    .select(["provider_name", "product_name"])
    .distinct()
    .where("account_id", "=", accountId)
    .where(fits)
    .limit(mostNames + 1)
    .execute();
}

function isNamed(name: string): Expression<SqlBool> {
  return sql`(${holds("provider_name", name)} OR ${holds("product_name", name)} OR service_type = ${name})`;
}
