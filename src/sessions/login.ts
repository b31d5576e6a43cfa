import { dropPutBacks } from "../accounts/account-changes.queries.ts";
import {
  type Account,
  findAccountByPhone,
  findAccountByServiceUser,
  insertAccount,
  outdateProfiles,
  putChat,
  updateAccount,
} from "../accounts/accounts.queries.ts";
import { accountIdentity, keepWebhookSecret, openApiKey } from "../accounts/credentials.ts";
import { audit } from "../audit/audit.ts";
import type { Cipher } from "../core/cipher.ts";
import { sha256 } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { isDeveloper } from "../developer/change-work.ts";
import { checkSoon } from "../sales/checks.queries.ts";
import { isWithoutKey, newestKey, type Profile, profileOfUser } from "../vending-api/account-schemas.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { NotDeveloper, Unauthorized } from "../vending-api/errors.ts";
import { switchedOffWords } from "../vending-api/rights.ts";
import type { KeyMode } from "../vending-api/words.ts";
import { recordSwitch } from "./modes.ts";
import { enqueueLogin } from "./news.ts";
import { accountsWithPhone } from "./phone-forms.ts";
import { type LoginDeps, type LoginNumber, loginInForms } from "./pin-check.ts";
import { findSeller, leaveSeat, logOut } from "./sessions.ts";
import type { Visitor } from "./visitors.ts";

/** The service's answer to a right phone number and PIN. */
export interface Login {
  accessToken: string;
  /** The number that the service has just accepted for this account, with its PIN. */
  phoneNumber: string;
  profile: Profile;
  /** When the profile was asked for: the balance in it is as old as that. */
  profileAt: number;
  /** The number as the service took it. */
  loginPhone: string;
  /** The user's id in the answer to the login; null if it names none. */
  userId: string | null;
  /** The service's words if it has switched the account off; null if it has not. */
  offWords: string | null;
}

/**
 * Exchanges phone number and PIN for a token pair and reads the profile with it (spec: "Account"). The PIN goes no
 * further than this call. Throws NotAccepted, or what else the client throws where nothing is known about the PIN.
 */
export async function askLogin(
  deps: LoginDeps & Pick<Tools, "clock" | "store"> & { client: Pick<VendingClient, "login" | "profile"> },
  { phone, typed }: Pick<LoginNumber, "phone" | "typed">,
  pin: string,
): Promise<Login> {
  const { client, clock, store } = deps;
  const [account] = await accountsWithPhone(store.db, phone);
  const { access, loginPhone, user } = await loginInForms(deps, { phone, typed, account }, pin);
  const profileAt = clock.now();
  let offWords: string | null = null;
  const profile = await client.profile({ accessToken: access }).catch((error: unknown) => {
    if (error instanceof NotDeveloper) return profileOfUser(user);
    offWords = error instanceof Unauthorized ? switchedOffWords(error) : null;
    if (offWords === null) throw error;
    return { ...profileOfUser(user), isKeyListWhole: false };
  });
  const taken = { accessToken: access, phoneNumber: phone, loginPhone, userId: user?.id ?? null };
  return { ...taken, profile: filledFrom(profile, user), profileAt, offWords };
}

/** A profile, with what it does not say of the person taken from the answer to the login. */
function filledFrom(profile: Profile, user: Profile["user"] | undefined): Profile {
  const { firstName, lastName, phoneNumber } = profile.user;
  if (!user) return profile;
  const names = { firstName: firstName || user.firstName, lastName: lastName || user.lastName };
  return { ...profile, user: { ...profile.user, ...names, phoneNumber: phoneNumber || user.phoneNumber } };
}

/** Keeps what a login brought and links the visitor's chat to the account, in the caller's transaction. */
export async function storeLogin(
  trx: Db,
  deps: Stamp & Pick<Tools, "cipher">,
  visitor: Visitor,
  login: Login,
): Promise<string> {
  const { cipher, ids, now } = deps;
  const { profile } = login;
  const known = await findAccountOf(trx, login);
  const id = known?.id ?? ids.ulid();
  const facts = {
    ...readProfile(cipher, id, login, known),
    login_phone: login.loginPhone,
    updated_at: now,
    access_token_sealed: cipher.seal(login.accessToken, accountIdentity(id, "access_token_sealed")),
  };
  if (known) {
    // The mode that the reseller chose stays, unless there is no longer a key for it.
    const hasKey = known.mode === "live" ? facts.live_key_sealed : facts.sandbox_key_sealed;
    const mode = hasKey ? known.mode : facts.mode;
    // What the token of a login sees is the live wallet: it must not stand for the sandbox's.
    const wallet = mode === "live" ? {} : { wallet_kobo: null, wallet_at: null };
    const userId = shownId(login);
    const named = userId === null ? {} : { service_user_id: userId };
    await updateAccount(trx, id, { ...facts, ...named, ...wallet, mode });
    if (mode !== known.mode) {
      await recordSwitch(trx, deps, known, mode, { userId: visitor.userId, accountId: id, seatId: null });
    }
    await outdateProfiles(trx, id);
    await dropPutBacks(trx, id);
  } else {
    const path = ids.secret(128);
    await insertAccount(trx, {
      ...facts,
      id,
      service_user_id: await idFor(trx, login),
      bank_name: null,
      bank_account_number: null,
      bank_account_name: null,
      webhook_path_hash: sha256(path),
      webhook_path_sealed: cipher.seal(path, accountIdentity(id, "webhook_path_sealed")),
      webhook_state: "none",
      webhook_doubted_at: null,
      created_at: now,
    });
  }
  await keepWebhookSecret(trx, deps, id, profile.developer?.webhookSecret ?? null);
  // Nobody is an owner here and sits on a seat there.
  await leaveSeat(trx, deps, visitor.userId);
  const before = await findSeller(trx, visitor.userId);
  const wasIn = before?.account.id === id;
  // A chat has one shop: the other one is left as by a logout.
  if (before && !wasIn) await logOut(trx, ids, before, now);
  await putChat(trx, {
    user_id: visitor.userId,
    first_name: visitor.firstName,
    account_id: id,
    logged_in_at: now,
    is_reachable: 1,
    created_at: now,
  });
  if (!wasIn) await enqueueLogin(trx, deps, id, visitor);
  // Checks that failed without a key are made now.
  await checkSoon(trx, id, now);
  await audit(trx, deps, { userId: visitor.userId, accountId: id, seatId: null }, { act: "login" });
  return id;
}

/** Stands for the id of a user whose profile does not tell it, until one does. */
const unnamed = ({ phoneNumber }: Login) => `phone:${phoneNumber}`;

/** The user's id in a profile that the service has shown; null if there is none. */
const shownId = ({ profile }: Login) => (profile.isMissing ? null : profile.user.id);

/** What a new account is found by: the user's id, which no other account may have already. */
async function idFor(trx: Db, login: Login): Promise<string> {
  const id = shownId(login) ?? login.userId;
  return id === null || (await findAccountByServiceUser(trx, id)) ? unnamed(login) : id;
}

/**
 * By the user's id in the profile. If it shows none, by the phone number that the service has just accepted. The id in
 * the answer to the login may count something else than users: the bot trusts it only for an account with that number.
 */
async function findAccountOf(trx: Db, login: Login): Promise<Account | undefined> {
  const id = shownId(login);
  const shown = id === null ? undefined : await findAccountByServiceUser(trx, id);
  if (shown) return shown;
  const unseen = await findAccountByServiceUser(trx, unnamed(login));
  if (unseen) return unseen;
  const byPhone = await findAccountByPhone(trx, login.phoneNumber);
  return id === null || byPhone?.service_user_id === login.userId ? byPhone : undefined;
}

/**
 * The columns that a profile fills; what it does not say readably stays as it is known. Keys that it no longer lists as
 * active are forgotten, if it lists them all.
 */
function readProfile(cipher: Cipher, accountId: string, login: Login, known: Account | undefined) {
  const { profile, profileAt } = login;
  const { user, walletBalanceKobo } = profile;
  // A profile that is not shown takes no key and no role from an account that is a developer.
  const isKept = profile.isMissing && known !== undefined && isDeveloper(known.role);
  const sealedKey = (mode: KeyMode) => {
    const column = `${mode}_key_sealed` as const;
    const key = newestKey(profile, mode, known && openApiKey(cipher, known, mode));
    if (key) return cipher.seal(key, accountIdentity(accountId, column));
    return isWithoutKey(profile, mode) && !isKept ? null : (known?.[column] ?? null);
  };
  const live = sealedKey("live");
  const sandbox = sealedKey("sandbox");
  return {
    phone_number: user.phoneNumber || known?.phone_number || login.phoneNumber,
    first_name: user.firstName || known?.first_name || "",
    last_name: user.lastName || known?.last_name || "",
    role: (isKept ? known.role : user.role) || known?.role || "",
    mode: (live || !sandbox ? "live" : "sandbox") as Account["mode"],
    live_key_sealed: live,
    sandbox_key_sealed: sandbox,
    wallet_kobo: walletBalanceKobo ?? known?.wallet_kobo ?? null,
    wallet_at: walletBalanceKobo === null ? (known?.wallet_at ?? null) : profileAt,
  };
}
