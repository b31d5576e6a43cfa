import type { Account } from "../store/accounts.ts";

/** What customers know the shop by: the name set in /account, else its owner's. */
export function shopNameOf(account: Account): string {
  const owner = [account.first_name, account.last_name].filter(Boolean).join(" ");
  return account.shop_name ?? (owner || account.phone_number);
}
