import type { Selectable } from "kysely";
import { fold } from "../../lib/fold.ts";
import type { Db } from "../engine/database.ts";
import { prepared } from "../engine/prepared.ts";
import type { CustomerMessageTable, CustomerTable } from "../tables/customers.ts";
import { isServed } from "./customer-chats.ts";
import type { Purchase } from "./purchases.ts";
import { holds, numbersWithName } from "./sales.ts";

/** More customers than these with a name are not listed one by one. */
export const mostNamed = 1000;
/** More people than these are not told apart by a word. */
const mostMeant = 200;

export type Customer = Selectable<CustomerTable>;
export type CustomerMessage = Selectable<CustomerMessageTable>;

/** What a customer is known by: the same number may be a phone for airtime and for data. */
export type Beneficiary = Pick<CustomerTable, "account_id" | "service_type" | "beneficiary">;

/** The customer with this beneficiary, made if there is none. */
export async function ensureCustomer(db: Db, id: string, who: Beneficiary, now: number): Promise<Customer> {
  const { account_id, service_type, beneficiary } = who;
  await db
    .insertInto("customer")
    .values({ id, account_id, service_type, beneficiary, name: null, created_at: now })
    .onConflict((c) => c.columns(["account_id", "service_type", "beneficiary"]).doNothing())
    .execute();
  return db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", account_id)
    .where("service_type", "=", service_type)
    .where("beneficiary", "=", beneficiary)
    .executeTakeFirstOrThrow();
}

export async function findCustomer(db: Db, id: string): Promise<Customer | undefined> {
  return db.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function nameCustomer(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable("customer")
    .set({ name, name_folded: fold(name) })
    .where("id", "=", id)
    .execute();
}

/** An account's customers, those with a name first, each with how many chats follow it. */
export async function listCustomers(db: Db, accountId: string, page: { offset: number; limit: number }) {
  return db
    .selectFrom("customer")
    .selectAll("customer")
    .select((e) =>
      e
        .selectFrom("customer_chat")
        .select((c) => c.fn.countAll<number>().as("count"))
        .whereRef("customer_chat.customer_id", "=", "customer.id")
        .where("customer_chat.unlinked_at", "is", null)
        .where(isServed())
        .as("chats"),
    )
    .where("account_id", "=", accountId)
    .orderBy((e) => e.case().when("name", "is", null).then(1).else(0).end())
    .orderBy((e) => e.fn<string>("lower", ["name"]))
    .orderBy("id", "desc")
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** The names of an account's beneficiaries, of those among `beneficiaries` that have one. */
export async function namedAmong(db: Db, accountId: string, beneficiaries: readonly string[]): Promise<Customer[]> {
  if (beneficiaries.length === 0) return [];
  return db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("beneficiary", "in", [...new Set(beneficiaries)])
    .where("name", "is not", null)
    .execute();
}

const namedBeneficiary = prepared((db, p: { accountId: string; beneficiary: string }) =>
  db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("beneficiary", "=", p.beneficiary)
    .where("name", "is not", null),
);

/** The same for one of them. */
export async function namedAs(db: Db, accountId: string, beneficiary: string): Promise<Customer[]> {
  return (await namedBeneficiary(db, { accountId, beneficiary })).rows;
}

/** The beneficiaries of an account in whose folded names a text stands, one more than `mostNamed` at the most. */
export async function numbersNamed(db: Db, accountId: string, folded: string): Promise<string[]> {
  const rows = await numbersWithName(db, accountId, folded)
    .limit(mostNamed + 1)
    .execute();
  return rows.map(({ beneficiary }) => beneficiary);
}

/** The named customers of an account in whose folded names one of the words stands, 200 at the most, the newest first. */
export async function customersNamedBy(db: Db, accountId: string, words: readonly string[]): Promise<Customer[]> {
  if (words.length === 0) return [];
  return db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("name_folded", "is not", null)
    .where((e) => e.or(words.map((word) => holds("name_folded", word))))
    .orderBy("id", "desc")
    .limit(mostMeant)
    .execute();
}

/** The customers of an account that bear the names of these. */
export async function customersOfNames(db: Db, accountId: string, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("customer")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("name_folded", "in", (e) =>
      e
        .selectFrom("customer as named")
        .select("named.name_folded")
        .where("named.account_id", "=", accountId)
        .where("named.id", "in", [...ids])
        .$narrowType<{ name_folded: string }>(),
    )
    .orderBy("id")
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

/** The newest sale to a customer that succeeded. */
export async function newestSaleTo(db: Db, customer: Customer, mode: Purchase["mode"]): Promise<Purchase | undefined> {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", customer.account_id)
    .where("service_type", "=", customer.service_type)
    .where("beneficiary", "=", customer.beneficiary)
    .where("mode", "=", mode)
    .where("state", "=", "succeeded")
    .orderBy("id", "desc")
    .executeTakeFirst();
}
