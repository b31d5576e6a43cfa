import { sql } from "kysely";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { typesWithFace } from "../services/services.ts";
import { type SaleQuery, salesOf } from "./sales.queries.ts";

/** Sums what customers pay for sales that succeeded, in kobo, without sales whose only price is their cost. */
export async function sumOpenPrices(db: Db, accountId: string, query: SaleQuery): Promise<Kobo> {
  const { kobo } = await openlyPriced(db, accountId, query)
    .where("state", "=", "succeeded")
    .select(sql<number>`coalesce(sum(coalesce(price_kobo, face_kobo)), 0)`.as("kobo"))
    .executeTakeFirstOrThrow();
  return toKobo(Number(kobo));
}

/**
 * Sums what a till should hold of these sales, in kobo: what customers pay, without what they owe, were forgiven or got
 * back, and what is still to be given back.
 */
export async function sumTill(db: Db, accountId: string, query: SaleQuery): Promise<Kobo> {
  const tendered = (isSold: boolean) =>
    db
      .selectFrom("tender")
      .where(
        "purchase_id",
        "in",
        openlyPriced(db, accountId, query)
          .where("state", isSold ? "=" : "!=", "succeeded")
          .select("id"),
      )
      .select([
        sql<number>`coalesce(sum(left_kobo + forgiven_kobo), 0)`.as("unpaid"),
        sql<number>`coalesce(sum(CASE WHEN given_back_at IS NOT NULL THEN back_kobo ELSE 0 END), 0)`.as("given"),
        sql<number>`coalesce(sum(CASE WHEN given_back_at IS NULL THEN back_kobo ELSE 0 END), 0)`.as("back"),
      ])
      .executeTakeFirstOrThrow();
  const [pays, sold, ended] = await Promise.all([sumOpenPrices(db, accountId, query), tendered(true), tendered(false)]);
  return toKobo(pays - Number(sold.unpaid) - Number(sold.given) + Number(ended.back));
}

function openlyPriced(db: Db, accountId: string, query: SaleQuery) {
  return salesOf(db, accountId, query).where((e) =>
    e.or([
      e.and([e("price_from", "is not", null), e("price_from", "!=", "cost")]),
      e.and([e("price_from", "is", null), e("service_type", "in", typesWithFace)]),
    ]),
  );
}
