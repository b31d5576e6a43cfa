import { type Selectable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { type Db, forUpdate } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { PriceRuleTable } from "./prices.table.ts";

export type PriceRule = Selectable<PriceRuleTable>;
type Scope = Pick<PriceRule, "account_id" | "service_type" | "provider_id" | "product_id">;

/** The rules of an account that have not ended, those of a service before those of its providers and products. */
export async function liveRules(db: Db, accountId: string): Promise<PriceRule[]> {
  return db
    .selectFrom("price_rule")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
}

type RuledItem = {
  accountId: string;
  serviceType: PriceRule["service_type"];
  providerId: number;
  productId: number | null;
};
const rulesColumns = ["service_type", "provider_id", "product_id", "how", "kobo", "basis_points", "step_kobo"] as const;

type HeldRule = Pick<PriceRule, (typeof rulesColumns)[number]>;

/**
 * Two queries, since SQLite takes ten times as long for a join: the account's row has the mode, and its rules have
 * none.
 */
const heldWithRules = prepared((db, p: RuledItem) =>
  db
    .selectFrom(forUpdate(db, db.selectFrom("account").select("mode").where("id", "=", p.accountId)).as("held"))
    .select(["held.mode", ...rulesColumns.map((column) => sql.lit(null).as(column))])
    .unionAll(
      db
        .selectFrom("price_rule")
        .select([sql.lit(null).as("mode"), ...rulesColumns])
        .where("account_id", "=", p.accountId)
        .where("ended_at", "is", null)
        .where("service_type", "=", p.serviceType)
        .where((e) => e.or([e("provider_id", "is", null), e("provider_id", "=", p.providerId)]))
        .where((e) => e.or([e("product_id", "is", null), e("product_id", "=", p.productId)])) as never,
    )
    .$castTo<{ mode: AccountMode; how: null } | ({ mode: null } & HeldRule)>(),
);

/**
 * The mode of an account, which nobody else changes until this transaction ends, and the rules that may price the item:
 * one of each scope that holds it at most. Undefined: there is no such account.
 */
export async function holdPricing(
  trx: Db,
  item: RuledItem,
): Promise<{ mode: AccountMode; rules: HeldRule[] } | undefined> {
  const { rows } = await heldWithRules(trx, item);
  const mode = rows.find((row) => row.mode !== null)?.mode;
  if (mode == null) return undefined;
  return { mode, rules: rows.filter((row) => row.how !== null).map(({ mode: _mode, ...rule }) => rule) };
}

export async function insertRule(db: Db, rule: PriceRule): Promise<void> {
  await db.insertInto("price_rule").values(rule).execute();
}

/** Ends the rule of a scope. False: it has none. */
export async function endRuleOf(
  db: Db,
  { account_id, service_type, provider_id, product_id }: Scope,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("price_rule")
    .set({ ended_at: now })
    .where("account_id", "=", account_id)
    .where("service_type", "=", service_type)
    .where("provider_id", provider_id === null ? "is" : "=", provider_id)
    .where("product_id", product_id === null ? "is" : "=", product_id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
