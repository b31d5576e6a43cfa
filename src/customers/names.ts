import { fold } from "../core/fold.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { cleanText } from "../vending-api/text.ts";
import { namedAmong, namedAs, numbersNamed } from "./person-names.queries.ts";

const maxNameLength = 40;

/** What a reseller typed as a customer's name, fit to be shown: one line, at most 40 characters. Null: nothing is left. */
export function readName(text: string): string | null {
  return cleanText(text.normalize("NFC"), maxNameLength) || null;
}

/** Owes the card of the sale on which a name was asked, which shows it; every other one does when it is drawn next. */
export async function enqueueNamed(trx: Db, { ids, now }: Stamp, purchaseId: string): Promise<void> {
  const sale = await findPurchase(trx, purchaseId);
  if (sale?.card_message_id == null) return;
  const card = { userId: sale.user_id, purchaseId: sale.id, kind: "card", key: `card:${sale.id}` } as const;
  await enqueue(trx, { ...card, id: ids.ulid(), now });
}

/** The shop's name for the beneficiary of a sale, or null. */
export function nameOf(db: Db, sale: Pick<Purchase, "account_id" | "beneficiary">): Promise<string | null> {
  return namedAs(db, sale.account_id, sale.beneficiary);
}

/** The name of a sale's beneficiary, for a list of sales: one query for all of them. */
export type NameLookup = (sale: Pick<Purchase, "beneficiary">) => string | null;

/** The names of the beneficiaries of an account's sales. */
export async function namesOf(
  db: Db,
  accountId: string,
  sales: readonly Pick<Purchase, "beneficiary">[],
): Promise<NameLookup> {
  const numbers = sales.map((sale) => sale.beneficiary);
  const names = new Map((await namedAmong(db, accountId, numbers)).map(({ number, name }) => [number, name]));
  return (sale) => names.get(sale.beneficiary) ?? null;
}

/** The beneficiaries of an account whose name holds `text`; case, accents and dots below do not matter. */
export async function beneficiariesNamed(db: Db, accountId: string, text: string): Promise<string[]> {
  const wanted = fold(text);
  return wanted === "" ? [] : numbersNamed(db, accountId, wanted);
}
