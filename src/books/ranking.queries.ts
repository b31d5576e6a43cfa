import { sql } from "kysely";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import type { ServiceType } from "../services/services.ts";

/** A plan, or the airtime or power of a company, and what was sold of it. */
interface BestGoods {
  serviceType: ServiceType;
  provider: string;
  product: string | null;
  count: number;
  paidKobo: Kobo;
}

/** What was sold most often, the best first. */
export async function bestGoods(db: Db, accountId: string, query: SaleQuery, limit: number): Promise<BestGoods[]> {
  const sold = salesOf(db, accountId, { ...query, stage: "sold" })
    .select(["service_type", "provider_name", "product_name"])
    .select(sql<number>`coalesce(price_kobo, face_kobo)`.as("kobo"));
  const rows = await db
    .selectFrom(sold.as("sale"))
    .select(["service_type as serviceType", "provider_name as provider", "product_name as product"])
    .select((e) => [e.fn.countAll<number>().as("count"), e.fn.sum<number>("sale.kobo").as("kobo")])
    .groupBy(["service_type", "provider_name", "product_name"])
    .orderBy("count", "desc")
    .orderBy("kobo", "desc")
    .orderBy("provider")
    .limit(limit)
    .execute();
  return rows.map(({ kobo, ...row }) => ({ ...row, count: Number(row.count), paidKobo: toKobo(Number(kobo)) }));
}
