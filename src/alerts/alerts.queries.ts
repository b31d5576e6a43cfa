import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import type { AlertChoiceTable, AlertSubject, PlanSoldTable, ShopAlertTable } from "./alerts.table.ts";

export type AlertChoice = Selectable<AlertChoiceTable>;
export type ShopAlert = Selectable<ShopAlertTable>;
export type PlanSold = Selectable<PlanSoldTable>;

/** The choices of an account's owners; a subject without a row has its default. */
export const alertChoices = preparedList((db, accountId: string) =>
  db.selectFrom("alert_choice").selectAll().where("account_id", "=", accountId),
);

export async function putAlertChoice(db: Db, choice: AlertChoice): Promise<void> {
  const { account_id: _, subject: __, ...changes } = choice;
  await db
    .insertInto("alert_choice")
    .values(choice)
    .onConflict((c) => c.columns(["account_id", "subject"]).doUpdateSet(changes))
    .execute();
}

/** The key of an alert. */
export type AlertName = Pick<ShopAlert, "account_id" | "subject" | "due_at">;

/** The alert of a subject that is due last, by `until` at the latest. */
export async function newestAlert(
  db: Db,
  { accountId, subject }: { accountId: string; subject: AlertSubject },
  until: number,
): Promise<ShopAlert | undefined> {
  return db
    .selectFrom("shop_alert")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("subject", "=", subject)
    .where("due_at", "<=", until)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findShopAlert(db: Db, name: AlertName): Promise<ShopAlert | undefined> {
  return db
    .selectFrom("shop_alert")
    .selectAll()
    .where("account_id", "=", name.account_id)
    .where("subject", "=", name.subject)
    .where("due_at", "=", name.due_at)
    .executeTakeFirst();
}

export async function putAlert(db: Db, alert: ShopAlert): Promise<void> {
  const { facts, seen_at } = alert;
  await db
    .insertInto("shop_alert")
    .values(alert)
    .onConflict((c) => c.columns(["account_id", "subject", "due_at"]).doUpdateSet({ facts, seen_at }))
    .execute();
}

/** Takes an alert back: it is not told. */
export async function dropAlert(db: Db, { account_id, subject, due_at }: AlertName): Promise<void> {
  await db
    .deleteFrom("shop_alert")
    .where("account_id", "=", account_id)
    .where("subject", "=", subject)
    .where("due_at", "=", due_at)
    .execute();
}

/** Forgets alerts that were due before `before`. */
export async function forgetAlerts(db: Db, before: number): Promise<void> {
  await db.deleteFrom("shop_alert").where("due_at", "<", before).execute();
}

const plansOf = prepared((db, p: { accountId: string; serviceType: PlanSold["service_type"]; providerId: number }) =>
  db
    .selectFrom("plan_sold")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("service_type", "=", p.serviceType)
    .where("provider_id", "=", p.providerId),
);

/** The plans of a provider that an account has ever sold for real. */
export async function plansSold(db: Db, of: Parameters<typeof plansOf>[1]): Promise<PlanSold[]> {
  return (await plansOf(db, of)).rows;
}

/** Writes down that a plan was sold: what is known of its price stays. */
export const recordPlan = prepared((db, plan: Insertable<PlanSoldTable>) =>
  db
    .insertInto("plan_sold")
    .values(plan)
    .onConflict((c) =>
      c.columns(["account_id", "service_type", "provider_id", "product_id"]).doUpdateSet({
        provider_name: sql`excluded.provider_name`,
        product_name: sql`excluded.product_name`,
        sold_at: sql`excluded.sold_at`,
      }),
    ),
);

export async function updatePlan(db: Db, plan: PlanSold, changes: Partial<PlanSold>): Promise<void> {
  await db
    .updateTable("plan_sold")
    .set(changes)
    .where("account_id", "=", plan.account_id)
    .where("service_type", "=", plan.service_type)
    .where("provider_id", "=", plan.provider_id)
    .where("product_id", "=", plan.product_id)
    .execute();
}
