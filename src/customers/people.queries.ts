import { type Selectable, sql } from "kysely";
import { fold } from "../core/fold.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { prepared, preparedFirst, preparedList } from "../db/prepared.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { holds } from "../sales/sales.queries.ts";
import type { NumberKind } from "../services/services.ts";
import { isServed } from "./customer-chats.queries.ts";
import type { CustomerNumberTable, PersonTable } from "./customers.table.ts";

/** SQLite takes some thirty thousand values in one query. */
const maxFound = 10_000;
/** So many customers stand on the menu. */
const shownServed = 2;

export type Person = Selectable<PersonTable>;
export type CustomerNumber = Selectable<CustomerNumberTable>;

export async function insertPerson(
  db: Db,
  person: Omit<Person, "name_folded" | "always_sms" | "credit_limit_kobo">,
): Promise<void> {
  const name_folded = person.name === null ? null : fold(person.name);
  await db
    .insertInto("person")
    .values({ ...person, name_folded, credit_limit_kobo: null })
    .execute();
}

/** False: the number is somebody's already. */
export async function insertNumber(db: Db, customerNumber: CustomerNumber): Promise<boolean> {
  const result = await db
    .insertInto("person_thing")
    .values(customerNumber)
    .onConflict((c) => c.columns(["account_id", "number"]).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom("person").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whose a number is. */
export const findCustomerNumber = preparedFirst((db, accountId: string, number: string) =>
  db.selectFrom("person_thing").selectAll().where("account_id", "=", accountId).where("number", "=", number),
);

/** The numbers of a person, with the newest sale to each; in the order of entry. */
export async function customerNumbersOf(db: Db, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  return numbersWithSale(db)
    .where("person_thing.person_id", "in", [...personIds])
    .orderBy("person_thing.id")
    .execute();
}

/** One of somebody's things. */
export async function findNumberById(db: Db, id: string): Promise<KnownNumber | undefined> {
  return numbersWithSale(db).where("person_thing.id", "=", id).executeTakeFirst();
}

/** A number with the facts of its newest sale. */
export type KnownNumber = Awaited<ReturnType<typeof customerNumbersOf>>[number];

function numbersWithSale(db: Db) {
  return db
    .selectFrom("person_thing")
    .leftJoin("purchase as sale", "sale.id", "person_thing.last_sale_id")
    .selectAll("person_thing")
    .select(["sale.provider_id", "sale.provider_slug", "sale.provider_name", "sale.product_id", "sale.product_name"]);
}

export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable("person")
    .set({ name, name_folded: fold(name) })
    .where("id", "=", id)
    .execute();
}

/** Sets the most that somebody may owe; null: no limit. */
export async function setCreditLimit(db: Db, id: string, kobo: Kobo | null): Promise<void> {
  await db.updateTable("person").set({ credit_limit_kobo: kobo }).where("id", "=", id).execute();
}

/** Gives a thing to somebody else of the same account. */
export async function moveNumber(db: Db, id: string, personId: string): Promise<void> {
  await db.updateTable("person_thing").set({ person_id: personId }).where("id", "=", id).execute();
}

export async function deleteNumber(db: Db, id: string): Promise<void> {
  await db.deleteFrom("person_thing").where("id", "=", id).execute();
}

/** Deletes somebody who has no thing any more. */
export async function deletePerson(db: Db, id: string): Promise<void> {
  await db.deleteFrom("person").where("id", "=", id).execute();
}

/** Which of an account's people: only those with these ids, if they are given. */
interface PeopleQuery {
  ids?: readonly string[];
  offset: number;
  limit: number;
}

/** An account's people, those served most lately first, each with how many chats get what is sold to them. */
export async function listPeople(db: Db, accountId: string, { ids, offset, limit }: PeopleQuery) {
  return db
    .selectFrom("person")
    .selectAll("person")
    .select((e) =>
      e
        .selectFrom("person_thing")
        .innerJoin("customer", (join) =>
          join
            .onRef("customer.account_id", "=", "person_thing.account_id")
            .onRef("customer.beneficiary", "=", "person_thing.number"),
        )
        .innerJoin("customer_chat", "customer_chat.customer_id", "customer.id")
        .select((c) => c.fn.countAll<number>().as("count"))
        .whereRef("person_thing.person_id", "=", "person.id")
        .where("customer_chat.unlinked_at", "is", null)
        .where(isServed())
        .as("chats"),
    )
    .where("account_id", "=", accountId)
    .$if(ids !== undefined, (q) => q.where("id", "in", [...(ids ?? [])]))
    .orderBy("served_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The ids of an account's people in whose folded names a text stands, 10,000 at the most. */
export async function peopleNamed(db: Db, accountId: string, folded: string): Promise<string[]> {
  const rows = await db
    .selectFrom("person")
    .select("id")
    .where("account_id", "=", accountId)
    .where("name_folded", "is not", null)
    .where(holds("name_folded", folded))
    .limit(maxFound)
    .execute();
  return rows.map(({ id }) => id);
}

/** An account's people who are called just so, in an order that stays. */
export async function peopleCalled(db: Db, accountId: string, folded: string, limit: number): Promise<Person[]> {
  return db
    .selectFrom("person")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("name_folded", "=", folded)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The ids of an account's people in one of whose numbers these digits stand. */
export async function peopleNumbered(db: Db, accountId: string, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom("person_thing")
    .select("person_id")
    .distinct()
    .where("account_id", "=", accountId)
    .where(holds("number", digits))
    .limit(maxFound)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/**
 * The customers with a name who were served most lately, each with the newest sale of this mode, if that was one and still
 * counts as sold, and what they owe in it.
 */
export const servedLately = preparedList((db, accountId: string, mode: Purchase["mode"]) =>
  db
    .selectFrom("person")
    .leftJoin("purchase as sale", (join) =>
      join
        .onRef("sale.id", "=", "person.last_sale_id")
        .on("sale.mode", "=", mode)
        .on("sale.state", "=", sql.lit("succeeded")),
    )
    .leftJoin("debtor", (join) =>
      join
        .onRef("debtor.account_id", "=", "person.account_id")
        .on("debtor.mode", "=", mode)
        .onRef("debtor.person_id", "=", "person.id"),
    )
    .select(["person.id", "person.name", "sale.id as sale_id", "sale.service_type", "sale.face_kobo"])
    .select(["sale.price_kobo", "sale.price_from", "sale.product_name", "debtor.owed_kobo", "debtor.oldest_at"])
    .where("person.account_id", "=", accountId)
    .where("person.name", "is not", null)
    .orderBy("person.served_at", "desc")
    .orderBy("person.id", "desc")
    .limit(sql.lit(shownServed)),
);

/** The numbers of this kind that were served most lately, of customers with a name. */
export const numbersServedLately = preparedList((db, accountId: string, kind: NumberKind) =>
  db
    .selectFrom("person")
    .innerJoin("person_thing", "person_thing.person_id", "person.id")
    .select(["person.name", "person_thing.number"])
    .where("person.account_id", "=", accountId)
    .where("person.name", "is not", null)
    .where("person_thing.kind", "=", kind)
    .where("person_thing.last_sale_id", "is not", null)
    .orderBy("person.served_at", "desc")
    .orderBy("person.id", "desc")
    .limit(sql.lit(shownServed)),
);

const numberServed = prepared((db, p: { accountId: string; number: string; saleId: string }) =>
  db
    .updateTable("person_thing")
    .set({ last_sale_id: p.saleId })
    .where("account_id", "=", p.accountId)
    .where("number", "=", p.number)
    .where((e) => e.or([e("last_sale_id", "is", null), e("last_sale_id", "<", p.saleId)]))
    .returning("person_id"),
);

const personServed = prepared((db, p: { id: string; saleId: string; at: number }) =>
  db
    .updateTable("person")
    .set({ last_sale_id: p.saleId, served_at: p.at })
    .where("id", "=", p.id)
    .where((e) => e.or([e("last_sale_id", "is", null), e("last_sale_id", "<", p.saleId)])),
);

/** Notes with somebody the newest sale to one of their things. */
export async function recordLastSale(db: Db, personId: string, sale: Purchase | undefined): Promise<void> {
  if (sale) await personServed(db, { id: personId, saleId: sale.id, at: sale.confirmed_at ?? 0 });
}

/** Records a successful sale with the person who has its number. */
export async function recordServed(db: Db, sale: Purchase): Promise<void> {
  const served = { accountId: sale.account_id, number: sale.beneficiary, saleId: sale.id };
  for (const { person_id } of (await numberServed(db, served)).rows) await recordLastSale(db, person_id, sale);
}

/** The newest sales to some numbers that succeeded, newest first; of one mode, where it is given. */
export async function salesTo(
  db: Db,
  accountId: string,
  numbers: readonly string[],
  { mode, limit }: { mode?: Purchase["mode"]; limit: number },
): Promise<Purchase[]> {
  const found: Purchase[] = [];
  for (const number of numbers) {
    const sales = await db
      .selectFrom("purchase")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("beneficiary", "=", number)
      .$if(mode !== undefined, (q) => q.where("mode", "=", mode as Purchase["mode"]))
      .where("state", "=", "succeeded")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    found.push(...sales);
  }
  return found.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
}
