import type { Db } from "../db/database.ts";
import { cleanText } from "../vending-api/text.ts";
import { type Account, updateAccount } from "./accounts.queries.ts";

/** Fits on a receipt's two lines and on one of the menu. */
const maxNameLength = 40;

/** What customers know the shop by: the name set in /account, else its owner's. */
export function shopNameOf(account: Pick<Account, "first_name" | "last_name" | "shop_name" | "phone_number">): string {
  const owner = [account.first_name, account.last_name].filter(Boolean).join(" ");
  return account.shop_name ?? (owner || account.phone_number);
}

/** A shop's name as it was typed, fit to be shown: one line of at most 40 characters. Null: nothing of it is left. */
export function readShopName(text: string): string | null {
  const name = cleanText(text.normalize("NFC"), maxNameLength);
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** Sets what the shop is called on its counter, its receipts and to its customers. `name` was read by readShopName. */
export async function setShopName(db: Db, accountId: string, name: string, now: number): Promise<void> {
  await updateAccount(db, accountId, { shop_name: name, updated_at: now });
}
