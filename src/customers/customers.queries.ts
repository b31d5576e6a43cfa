import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import { serviceTypes } from "../services/services.ts";
import type { CustomerMessageTable, CustomerTable } from "./customers.table.ts";

export type Customer = Selectable<CustomerTable>;
export type CustomerMessage = Selectable<CustomerMessageTable>;

/** What a link is for: the same number may be a phone for airtime and for data. */
export type Beneficiary = Pick<CustomerTable, "account_id" | "service_type" | "beneficiary">;

/** The customer with this beneficiary, made if there is none. */
export async function ensureCustomer(db: Db, id: string, who: Beneficiary, now: number): Promise<Customer> {
  const { account_id, service_type, beneficiary } = who;
  await db
    .insertInto("customer")
    .values({ id, account_id, service_type, beneficiary, created_at: now })
    .onConflict((c) => c.columns(["account_id", "service_type", "beneficiary"]).doNothing())
    .execute();
  return customerOf(db, who).selectAll().executeTakeFirstOrThrow();
}

/** The customer with this beneficiary, if there is one. */
export function customerOf(db: Db, who: Beneficiary) {
  return db
    .selectFrom("customer")
    .where("customer.account_id", "=", who.account_id)
    .where("customer.service_type", "=", who.service_type)
    .where("customer.beneficiary", "=", who.beneficiary);
}

/** Sales, each joined with the customer who is its beneficiary. */
export function salesOfCustomers(db: Db) {
  return db
    .selectFrom("purchase")
    .innerJoin("customer", (join) =>
      join
        .onRef("customer.account_id", "=", "purchase.account_id")
        .onRef("customer.service_type", "=", "purchase.service_type")
        .onRef("customer.beneficiary", "=", "purchase.beneficiary"),
    );
}

/** The linked and linkable rows of some numbers, of every service. */
export async function customersAmong(db: Db, accountId: string, numbers: readonly string[]): Promise<Customer[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("service_type", "in", [...serviceTypes])
    .where("beneficiary", "in", [...numbers])
    .execute();
}

export async function findCustomerMessage(
  db: Db,
  purchaseId: string,
  userId: number,
): Promise<CustomerMessage | undefined> {
  return db
    .selectFrom("customer_message")
    .selectAll()
    .where("purchase_id", "=", purchaseId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Notes that a customer's chat is to show a sale. */
export async function ensureCustomerMessage(db: Db, purchaseId: string, userId: number): Promise<void> {
  await db
    .insertInto("customer_message")
    .values({ purchase_id: purchaseId, user_id: userId, message_id: null, placed_at: null })
    .onConflict((c) => c.columns(["purchase_id", "user_id"]).doNothing())
    .execute();
}

/** Notes which message shows a sale in a customer's chat. */
export async function setCustomerMessage(db: Db, message: CustomerMessage): Promise<void> {
  const { purchase_id, user_id, ...changes } = message;
  await db
    .updateTable("customer_message")
    .set(changes)
    .where("purchase_id", "=", purchase_id)
    .where("user_id", "=", user_id)
    .execute();
}
