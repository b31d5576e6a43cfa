import { actorOf, audit } from "../audit/audit.ts";
import { fold } from "../core/fold.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { forgiveAll, isOwing, moveDebts } from "../debts/debts.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import type { NumberKind } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { unlink } from "./chats.ts";
import { chatsOfCustomers } from "./customer-chats.queries.ts";
import { revokeLinks } from "./customer-links.queries.ts";
import { customersAmong } from "./customers.queries.ts";
import {
  type CustomerNumber,
  customerNumbersOf,
  deleteNumber,
  deletePerson,
  findCustomerNumber,
  findPerson,
  insertNumber,
  insertPerson,
  type KnownNumber,
  moveNumber,
  type Person,
  peopleNamed,
  peopleNumbered,
  recordLastSale,
  recordServed,
  renamePerson,
  salesTo,
  setCreditLimit,
} from "./people.queries.ts";
import { namedAs } from "./person-names.queries.ts";
import { askToSave, declineToSave, readSoldTo } from "./save-questions.queries.ts";

/** More than this one person does not have. */
export const maxNumbers = 8;
const minDigits = 3;

/** A number and what it is of. */
export interface Numbered {
  number: string;
  kind: NumberKind;
}

/** One of somebody's things, with what the newest sale to it tells. */
export interface SoldNumber extends Numbered {
  id: string;
  /** The company of a meter, the provider of a smart card, the network of a phone. */
  provider: { id: number; slug: string; name: string } | null;
  /** The kind of a meter; null for all else, which is sold another plan each time. */
  product: { id: number; name: string } | null;
}

/** The ids of the people of an account whom a text may mean: by part of a name, or by three digits of a number. */
export async function searchPeople(db: Db, accountId: string, text: string): Promise<string[]> {
  const bare = text.replace(/[\s()+-]/g, "");
  if (/^\d+$/.test(bare)) {
    const national = bare.replace(/^(?:00)?234(?=\d{10}$)/, "0");
    return bare.length < minDigits ? [] : peopleNumbered(db, accountId, national);
  }
  const wanted = fold(text);
  return wanted === "" ? [] : peopleNamed(db, accountId, wanted);
}

export function toSoldNumber(known: KnownNumber): SoldNumber {
  const { id, kind, number, provider_id, provider_slug, provider_name, product_id, product_name } = known;
  const isMeter = kind === "meter" && product_id !== null && product_name !== null;
  return {
    ...{ id, kind, number },
    provider:
      provider_id === null || provider_slug === null || provider_name === null
        ? null
        : { id: provider_id, slug: provider_slug, name: provider_name },
    product: isMeter ? { id: product_id, name: product_name } : null,
  };
}

/** Whose a number is; somebody without a name yet where it was nobody's. */
export async function ensurePerson(trx: Db, { ids, now }: Stamp, accountId: string, what: Numbered): Promise<string> {
  const known = await findCustomerNumber(trx, accountId, what.number);
  if (known) return known.person_id;
  const id = ids.ulid();
  const created = { account_id: accountId, created_at: now };
  await insertPerson(trx, { ...created, id, name: null, served_at: now, last_sale_id: null });
  if (await putNumber(trx, { ids, now }, { id, accountId }, what)) return id;
  // Somebody else was faster.
  await deletePerson(trx, id);
  return ensurePerson(trx, { ids, now }, accountId, what);
}

/** Gives a number to somebody, with the newest sale to it. False: it is somebody's already. */
async function putNumber(
  trx: Db,
  { ids, now }: Stamp,
  owner: { id: string; accountId: string },
  { number, kind }: Numbered,
): Promise<boolean> {
  const [sale] = await salesTo(trx, owner.accountId, [number], { limit: 1 });
  const customerNumber = {
    person_id: owner.id,
    account_id: owner.accountId,
    last_sale_id: sale?.id ?? null,
    created_at: now,
  };
  const isPut = await insertNumber(trx, { ...customerNumber, id: ids.ulid(), kind, number });
  if (isPut) await recordLastSale(trx, owner.id, sale);
  return isPut;
}

/** Calls somebody so. */
export async function rename(trx: Db, stamp: Stamp, seller: Seller, person: { id: string; name: string }) {
  await renamePerson(trx, person.id, person.name);
  await audit(trx, stamp, actorOf(seller), { act: "customer_named", customer: person.id });
}

/** Names the person who has a number: a new customer, if nobody has it. Returns the person. */
export async function saveNumber(trx: Db, stamp: Stamp, seller: Seller, given: Numbered & { name: string }) {
  const id = await ensurePerson(trx, stamp, seller.account.id, given);
  await rename(trx, stamp, seller, { id, name: given.name });
  return id;
}

/** Writes the name down of the person who has a number, unless there is one. */
export async function nameUnnamed(trx: Db, stamp: Stamp, seller: Seller, given: Numbered & { name: string }) {
  if ((await namedAs(trx, seller.account.id, given.number)) === null) await saveNumber(trx, stamp, seller, given);
}

/**
 * Writes down whose a number is: that of somebody of this name, or of `whose`, who is known. Returns who that is; null:
 * theirs it cannot be.
 */
export async function nameNumber(
  trx: Db,
  stamp: Stamp,
  seller: Seller,
  { number, kind, name, whose }: Numbered & { name: string; whose: string | null },
): Promise<string | null> {
  if (whose === null) return saveNumber(trx, stamp, seller, { number, kind, name });
  if ((await findPerson(trx, whose))?.account_id !== seller.account.id) return null;
  return (await addNumber(trx, stamp, seller, whose, { number, kind })).kind === "added" ? whose : null;
}

/** The result of adding a number. */
export type Added = { kind: "added" | "full" | "own" } | { kind: "taken"; by: Person };

/** Writes down that a number is somebody's. Somebody without a name who has it turns out to be the same person. */
export async function addNumber(
  trx: Db,
  stamp: Stamp,
  seller: Seller,
  personId: string,
  what: Numbered,
): Promise<Added> {
  const accountId = seller.account.id;
  const mine = await customerNumbersOf(trx, [personId]);
  const known = await findCustomerNumber(trx, accountId, what.number);
  if (known?.person_id === personId) return { kind: "own" };
  const theirs = known ? await customerNumbersOf(trx, [known.person_id]) : [];
  const by = known && (await findPerson(trx, known.person_id));
  const coming = by?.name === null ? theirs.length : 1;
  if (mine.length + coming > maxNumbers) return { kind: "full" };
  if (by && by.name !== null) return { kind: "taken", by };
  if (by) await takeOver(trx, stamp, by, personId);
  else if (!(await putNumber(trx, stamp, { id: personId, accountId }, what))) {
    return addNumber(trx, stamp, seller, personId, what);
  }
  await audit(trx, stamp, actorOf(seller), { act: "customer_number_added", customer: personId });
  return { kind: "added" };
}

/** Moves all that somebody without a name has: the numbers, the debts, and the credit limit where there is none yet. */
async function takeOver(trx: Db, stamp: Stamp, { id: fromId, account_id, credit_limit_kobo }: Person, toId: string) {
  const numbers = await customerNumbersOf(trx, [fromId]);
  for (const { id } of numbers) await moveNumber(trx, id, toId);
  await moveDebts(trx, stamp, account_id, { fromId, toId });
  if ((await findPerson(trx, toId))?.credit_limit_kobo === null) await setCreditLimit(trx, toId, credit_limit_kobo);
  await deletePerson(trx, fromId);
  const moved = numbers.map(({ number }) => number);
  const [sale] = await salesTo(trx, account_id, moved, { limit: 1 });
  await recordLastSale(trx, toId, sale);
}

/** Takes a number from a person. Its sales are not sent to any chat from then on. */
export async function removeNumber(
  trx: Db,
  stamp: Stamp,
  seller: Seller,
  customerNumber: CustomerNumber,
): Promise<void> {
  await endLinks(trx, stamp, seller, [customerNumber.number]);
  await deleteNumber(trx, customerNumber.id);
  await audit(trx, stamp, actorOf(seller), { act: "customer_number_removed", customer: customerNumber.person_id });
}

/** What becomes of what somebody owes who is forgotten: it is written off, or kept without a name. */
export const debtEnds = ["forgive", "keep"] as const;
export type DebtEnd = (typeof debtEnds)[number];

/**
 * Forgets somebody and their numbers. Their sales stay in the book, and are sent to no chat any more. False: they owe
 * something, and nobody has said what becomes of it.
 */
export async function deleteCustomer(
  trx: Db,
  stamp: Stamp,
  seller: Seller,
  person: Person,
  debtEnd: DebtEnd | null = null,
): Promise<boolean> {
  if (debtEnd === null && (await isOwing(trx, seller.account.id, person.id))) return false;
  if (debtEnd === "forgive") await forgiveAll(trx, stamp, seller, person.id);
  const customerNumbers = await customerNumbersOf(trx, [person.id]);
  const numbers = customerNumbers.map(({ number }) => number);
  await endLinks(trx, stamp, seller, numbers);
  for (const { id } of customerNumbers) await deleteNumber(trx, id);
  await deletePerson(trx, person.id);
  await audit(trx, stamp, actorOf(seller), { act: "customer_deleted", customer: person.id });
  return true;
}

async function endLinks(trx: Db, stamp: Stamp, seller: Seller, numbers: readonly string[]): Promise<void> {
  const linked = (await customersAmong(trx, seller.account.id, numbers)).map(({ id }) => id);
  for (const chat of await chatsOfCustomers(trx, linked)) await unlink(trx, stamp, seller, chat);
  for (const id of linked) await revokeLinks(trx, id, null, stamp.now);
}

/**
 * Notes who was served, in the transaction that settles the sale; after the third sale to nobody, asks who it is. False:
 * no customer has a link to what the sale has sold.
 */
export async function recordSold(trx: Db, purchase: Purchase, { journal }: Step): Promise<boolean> {
  if (purchase.state !== "succeeded" || !journal.some((note) => note.to === "succeeded")) return true;
  const { isKnown, isCustomer, isRegular } = await readSoldTo(trx, purchase);
  if (isKnown) await recordServed(trx, purchase);
  if (isRegular) await askToSave(trx, purchase);
  return isCustomer;
}

/** Whether every token that is sold to somebody goes out by SMS, from now on. */
export async function sendAlways(trx: Db, personId: string, isAlways: boolean): Promise<void> {
  const always_sms = isAlways ? 1 : 0;
  await trx.updateTable("person").set({ always_sms }).where("id", "=", personId).execute();
}

/** Limits what somebody may owe, from the next sale on credit on; null: no more. */
export async function limitCredit(trx: Db, stamp: Stamp, seller: Seller, person: { id: string; kobo: Kobo | null }) {
  await setCreditLimit(trx, person.id, person.kobo);
  await audit(trx, stamp, actorOf(seller), { act: "customer_credit_set", customer: person.id });
}

/** Remembers the No to the question whether to save the number of a sale. */
export async function declineSaving(trx: Db, { now }: Stamp, purchase: Purchase): Promise<void> {
  await declineToSave(trx, purchase, now);
}
