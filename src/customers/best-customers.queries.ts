import { sql } from "kysely";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";

/** A customer, and what they paid for. */
interface BestCustomer {
  name: string | null;
  /** One of the numbers that it was sold to. */
  number: string;
  /** One of the services that were sold to it. */
  serviceType: ServiceType;
  count: number;
  paidKobo: Kobo;
}

/** The customers who paid most for what succeeded of these sales, the best first. A number without a name stands for itself. */
export async function bestCustomers(
  db: Db,
  accountId: string,
  query: SaleQuery,
  limit: number,
): Promise<BestCustomer[]> {
  const sold = salesOf(db, accountId, { ...query, stage: "sold" })
    .select(["beneficiary", "service_type"])
    .select(sql<number>`coalesce(price_kobo, face_kobo)`.as("kobo"));
  const rows = await db
    .selectFrom(sold.as("sale"))
    .leftJoin("person_thing", (join) =>
      join.on("person_thing.account_id", "=", accountId).onRef("person_thing.number", "=", "sale.beneficiary"),
    )
    .leftJoin("person", "person.id", "person_thing.person_id")
    .select((e) => [e.fn.max("person.name").as("name"), e.fn.max("sale.beneficiary").as("number")])
    .select((e) => [e.fn.max("sale.service_type").as("serviceType"), e.fn.countAll<number>().as("count")])
    .select((e) => e.fn.sum<number>("sale.kobo").as("kobo"))
    .groupBy(sql`coalesce(person.id, sale.beneficiary)`)
    .orderBy("kobo", "desc")
    .orderBy("number")
    .limit(limit)
    .execute();
  return rows.map(({ kobo, ...row }) => ({ ...row, count: Number(row.count), paidKobo: toKobo(Number(kobo)) }));
}
