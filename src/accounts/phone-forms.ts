import { readPhone } from "../lib/phone.ts";
import type { Db } from "../store/engine/database.ts";
import type { Account } from "../store/queries/accounts.ts";
import type { TokenPair } from "../vending/account-schemas.ts";
import type { VendingClient } from "../vending/client.ts";
import { NotAccepted, RateLimited } from "../vending/errors.ts";

/** What `/login/` gave, and the form of the number that it took. */
export interface TakenLogin extends TokenPair {
  loginPhone: string;
}

/**
 * Shows a PIN to the service with the number as it may be kept there: 0803… or +2348…, the likelier first. A PIN is
 * called wrong (NotAccepted) only when it was refused with both. Throws what else the client throws.
 */
export async function loginInEitherForm(
  client: Pick<VendingClient, "login">,
  { phone, kept, pin }: { phone: string; kept: string | null; pin: string },
): Promise<TakenLogin> {
  const [first, second] = formsOf(phone, kept);
  try {
    return { ...(await client.login(first, pin)), loginPhone: first };
  } catch (refused) {
    if (!(refused instanceof NotAccepted) || second === null) throw refused;
    try {
      return { ...(await client.login(second, pin)), loginPhone: second };
    } catch (error) {
      // Else whoever keeps the service busy would have every guess answered in the one form and none of them counted.
      throw error instanceof NotAccepted || error instanceof RateLimited ? refused : error;
    }
  }
}

/** The form of a number that the service is known to keep for an account: what it took last, else what it shows. */
export function keptForm(account: Account): string {
  return account.login_phone ?? account.phone_number;
}

/** The accounts here whose number this is (0803…), in whichever form, the one that was used last first. */
export async function accountsWithPhone(db: Db, phone: string): Promise<Account[]> {
  const forms = [phone, international(phone)].filter((form) => form !== null);
  return db
    .selectFrom("account")
    .selectAll()
    .where((e) => e.or([e("login_phone", "in", forms), e("phone_number", "in", forms)]))
    .orderBy("updated_at", "desc")
    .execute();
}

function formsOf(phone: string, kept: string | null): readonly [string, string | null] {
  const other = international(phone);
  return other !== null && kept === other ? [other, phone] : [phone, other];
}

function international(phone: string): string | null {
  return /^0\d{10}$/.test(phone) ? `+234${phone.slice(1)}` : null;
}

/** The phone number of an account as it is dialled here (0803…), whatever form the service keeps. */
export function phoneOf(account: Account): string {
  const kept = keptForm(account);
  return readPhone(kept) ?? kept;
}
