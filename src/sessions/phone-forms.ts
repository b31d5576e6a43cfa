import type { Account } from "../accounts/accounts.queries.ts";
import { readPhone } from "../core/phone.ts";
import { spellingsOf } from "../core/phone-spellings.ts";
import type { Db } from "../db/database.ts";

/** The accounts here whose number this is (0803…), in any spelling, the one that was used last first. */
export async function accountsWithPhone(db: Db, phone: string): Promise<Account[]> {
  const forms = [...spellingsOf(phone)];
  return db
    .selectFrom("account")
    .selectAll()
    .where((e) => e.or([e("login_phone", "in", forms), e("phone_number", "in", forms)]))
    .orderBy("updated_at", "desc")
    .execute();
}

/** The phone number of an account as it is dialled here (0803…), whatever form the service keeps. */
export function phoneOf(account: Account): string {
  // The form of the last login comes before the one that the service shows.
  const kept = account.login_phone ?? account.phone_number;
  return readPhone(kept) ?? kept;
}
