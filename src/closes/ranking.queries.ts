import { sql } from "kysely";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";

/** How many sales somebody or something has, and what customers paid for them. `serviceType`: one of theirs. */
interface Ranked {
  serviceType: ServiceType;
  count: number;
  paidKobo: Kobo;
}

/** The sales of these that succeeded. */
function sold(db: Db, accountId: string, query: SaleQuery) {
  const sales = salesOf(db, accountId, { ...query, stage: "sold" })
    .select(["beneficiary", "service_type", "provider_name", "product_name"])
    .select(sql<number>`coalesce(price_kobo, face_kobo)`.as("kobo"));
  return db
    .selectFrom(sales.as("sale"))
    .select((e) => [
      e.fn.max("sale.service_type").as("serviceType"),
      e.fn.countAll<number>().as("count"),
      e.fn.sum<number>("sale.kobo").as("kobo"),
    ]);
}

const toRanked = <Row extends { count: number; kobo: number }>({ kobo, ...row }: Row) => ({
  ...row,
  ...{ count: Number(row.count), paidKobo: toKobo(Number(kobo)) },
});

/** The customers who paid most, the best first, each with one of their numbers. A number of nobody stands for itself. */
export async function bestCustomers(
  db: Db,
  accountId: string,
  query: SaleQuery,
  limit: number,
): Promise<(Ranked & { name: string | null; number: string })[]> {
  const rows = await sold(db, accountId, query)
    .leftJoin("person_thing", (join) =>
      join.on("person_thing.account_id", "=", accountId).onRef("person_thing.number", "=", "sale.beneficiary"),
    )
    .leftJoin("person", "person.id", "person_thing.person_id")
    .select((e) => [e.fn.max("person.name").as("name"), e.fn.max("sale.beneficiary").as("number")])
    .groupBy(sql`coalesce(person.id, sale.beneficiary)`)
    .orderBy("kobo", "desc")
    .orderBy("number")
    .limit(limit)
    .execute();
  return rows.map(toRanked);
}

/** What was sold most often, the best first: a plan, or what a company sells without one. */
export async function bestGoods(
  db: Db,
  accountId: string,
  query: SaleQuery,
  limit: number,
): Promise<(Ranked & { provider: string; product: string | null })[]> {
  const rows = await sold(db, accountId, query)
    .select(["provider_name as provider", "product_name as product"])
    .groupBy(["service_type", "provider_name", "product_name"])
    .orderBy("count", "desc")
    .orderBy("kobo", "desc")
    .orderBy("provider")
    .limit(limit)
    .execute();
  return rows.map(toRanked);
}
