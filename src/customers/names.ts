import { actorOf, audit } from "../accounts/audit.ts";
import type { Seller } from "../accounts/sessions.ts";
import { fold } from "../lib/fold.ts";
import type { ServiceType } from "../lib/service-types.ts";
import type { Db } from "../store/engine/database.ts";
import {
  type Beneficiary,
  type Customer,
  ensureCustomer,
  nameCustomer,
  namedAmong,
  namedAs,
  numbersNamed,
} from "../store/queries/customers.ts";
import { owe } from "../store/queries/notices.ts";
import { findPurchase, type Purchase } from "../store/queries/purchases.ts";
import type { Stamp } from "../store/tools.ts";
import { cleanText } from "../vending/text.ts";

const longestName = 40;

/** What a reseller typed as a customer's name, fit to be shown: one line, at most 40 characters. Null: nothing is left. */
export function readName(text: string): string | null {
  return cleanText(text.normalize("NFC"), longestName) || null;
}

/** Names a beneficiary. The card of the sale on which it was asked is owed anew, every other one shows it when drawn next. */
export async function giveName(
  trx: Db,
  { ids, now }: Stamp,
  seller: Seller,
  given: { who: Beneficiary; name: string; purchaseId: string | null },
): Promise<void> {
  const customer = await ensureCustomer(trx, ids.ulid(), given.who, now);
  await nameCustomer(trx, customer.id, given.name);
  await audit(trx, { ids, now }, actorOf(seller), { act: "customer_named", customer: customer.id });
  const sale = given.purchaseId === null ? undefined : await findPurchase(trx, given.purchaseId);
  if (sale?.card_message_id == null) return;
  const card = { userId: sale.user_id, purchaseId: sale.id, kind: "card", key: `card:${sale.id}` } as const;
  await owe(trx, { ...card, id: ids.ulid(), now });
}

/** What the shop calls this beneficiary, or null. */
export async function nameOf(
  db: Db,
  accountId: string,
  serviceType: ServiceType,
  beneficiary: string,
): Promise<string | null> {
  const names = lookupIn(await namedAs(db, accountId, beneficiary));
  return names({ service_type: serviceType, beneficiary });
}

/** The name of a sale's beneficiary, for a list of sales: one query for all of them. */
export type NameLookup = (sale: Pick<Beneficiary, "service_type" | "beneficiary">) => string | null;

/**
 * The names of the beneficiaries of an account's sales. A name given for one service holds for the same number in the
 * others too: one phone takes airtime and data.
 */
export async function namesOf(
  db: Db,
  accountId: string,
  sales: readonly Pick<Purchase, "service_type" | "beneficiary">[],
): Promise<NameLookup> {
  const named = await namedAmong(
    db,
    accountId,
    sales.map((sale) => sale.beneficiary),
  );
  return lookupIn(named);
}

function lookupIn(named: readonly Customer[]): NameLookup {
  const byNumber = new Map(named.map((customer) => [customer.beneficiary, customer.name]));
  const exact = new Map(named.map((customer) => [keyOf(customer), customer.name]));
  return (sale) => exact.get(keyOf(sale)) ?? byNumber.get(sale.beneficiary) ?? null;
}

function keyOf(sale: Pick<Beneficiary, "service_type" | "beneficiary">): string {
  return `${sale.service_type} ${sale.beneficiary}`;
}

/** The beneficiaries of an account whose name holds `text`; case, accents and dots below do not matter. */
export async function beneficiariesNamed(db: Db, accountId: string, text: string): Promise<string[]> {
  const wanted = fold(text);
  return wanted === "" ? [] : numbersNamed(db, accountId, wanted);
}
