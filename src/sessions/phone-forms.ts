import type { Account } from "../accounts/accounts.queries.ts";
import { readPhone } from "../core/phone.ts";
import { type PhoneSpelling, phoneSpellings, readSpelling, spellingsOf, spellPhone } from "../core/phone-spellings.ts";
import type { Db } from "../db/database.ts";
import type { TokenPair } from "../vending-api/account-schemas.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { NotAccepted, RateLimited } from "../vending-api/errors.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";

/** The tokens of a login, and the form of the number that `/login/` took. */
export interface TakenLogin extends TokenPair {
  loginPhone: string;
}

/** A number that a PIN is given for. */
export interface LoginNumber {
  /** As it is dialled here: 0803… */
  phone: string;
  /** As the person typed it, digits and + only; null if nobody typed it. */
  typed: string | null;
  /** The account here that has this number. */
  account: Pick<Account, "login_phone" | "phone_number"> | undefined;
}

export interface LoginDeps {
  client: Pick<VendingClient, "login">;
  traits: Pick<ServiceTraits, "get" | "learn">;
}

/**
 * Shows a PIN to the service with the number as it may be stored there, one form after the other until one is taken.
 * Throws NotAccepted if each form was refused. Any other answer, and silence, ends the series: throws what the client
 * throws. A form that was taken is learnt for this service.
 */
export async function loginInForms(
  { client, traits }: LoginDeps,
  number: LoginNumber,
  pin: string,
): Promise<TakenLogin> {
  const kept = traits.get("login_phone");
  const learnt = phoneSpellings.find((spelling) => spelling === kept) ?? null;
  let refused: NotAccepted | null = null;
  for (const form of formsToTry(number, learnt)) {
    try {
      const taken = await client.login(form, pin);
      const spelling = readSpelling(form);
      // An account's own form does not predict the next number that logs in here.
      const isNews = learnt === null || form !== number.account?.login_phone;
      if (spelling !== null && isNews) await traits.learn("login_phone", spelling);
      return { ...taken, loginPhone: form };
    } catch (error) {
      // A web page says nothing about the number: another form would get the same page.
      if (!(error instanceof NotAccepted) || error.why === "page") {
        // Else anybody who keeps the service busy would have every guess answered in one form and none of them counted.
        throw refused !== null && error instanceof RateLimited ? refused : error;
      }
      refused ??= error;
    }
  }
  throw refused ?? new NotAccepted();
}

/**
 * The forms of a number to log in with, in order and without repeats: the one that has worked for its account, else the
 * one that has worked at this service, and no other, for a service may count each as a PIN tried. Before any has worked
 * each may be right.
 */
function formsToTry({ phone, typed, account }: LoginNumber, learnt: PhoneSpelling | null): readonly string[] {
  if (account?.login_phone) return [account.login_phone];
  if (learnt !== null) return [spellPhone(phone, learnt)];
  const asked = typed ? [typed] : [];
  const shown = account?.phone_number ? [account.phone_number] : [];
  return [...new Set([...asked, ...shown, ...spellingsOf(phone)])];
}

/** The form of a number that the service is known to keep for an account: what it took last, else what it shows. */
function keptForm(account: Account): string {
  return account.login_phone ?? account.phone_number;
}

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
  const kept = keptForm(account);
  return readPhone(kept) ?? kept;
}
