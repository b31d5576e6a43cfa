import type { Account } from "../accounts/accounts.queries.ts";
import type { Db } from "../db/database.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";

export type NamedShop = Pick<Account, "id" | "phone_number" | "first_name" | "last_name" | "shop_name">;

/** All shops by name and number. A shop whose data are deleted has neither. */
export function namedShops(db: Db): Promise<NamedShop[]> {
  const names = ["id", "phone_number", "first_name", "last_name", "shop_name"] as const;
  return db.selectFrom("account").select(names).where("phone_number", "!=", "").orderBy("id").execute();
}

/** How many sales these are, and when the first and the last of them were confirmed; null without one. */
export async function readSaleTimes(db: Db, accountId: string, query: SaleQuery) {
  const { count, ...times } = await salesOf(db, accountId, { ...query, by: "stage" })
    .select((e) => [
      ...[e.fn.countAll().as("count"), e.fn.min("confirmed_at").as("firstAt")],
      e.fn.max("confirmed_at").as("lastAt"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), ...times };
}

/** When the last sale was confirmed; null before the first. */
export async function readLastSaleAt(db: Db, accountId: string): Promise<number | null> {
  const newest = salesOf(db, accountId, {}).select("confirmed_at").orderBy("confirmed_at", "desc").limit(1);
  return (await newest.executeTakeFirst())?.confirmed_at ?? null;
}
