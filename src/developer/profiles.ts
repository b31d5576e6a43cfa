import type { Updateable } from "kysely";
import { type Account, findAccount, lockAccountForUpdate, updateAccount } from "../accounts/accounts.queries.ts";
import type { AccountTable } from "../accounts/accounts.table.ts";
import { accountIdentity, keepWebhookSecret, openApiKey, openCredentials } from "../accounts/credentials.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Cipher } from "../core/cipher.ts";
import type { Kobo } from "../core/money.ts";
import { readPhone } from "../core/phone.ts";
import type { Tools } from "../db/tools.ts";
import { checkSoon } from "../sales/checks.queries.ts";
import { newestKey, type Profile, profileOfUser } from "../vending-api/account-schemas.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import { hasAnswered, NotDeveloper, Unauthorized, VendingError } from "../vending-api/errors.ts";
import { switchedOffWords } from "../vending-api/rights.ts";
import { isDeveloper } from "./change-work.ts";
import { recordWebhook } from "./record-webhook.ts";

export type ProfileLook =
  /** `walletKobo` is null if the profile shows only the wallet of the other mode, or none that can be read. */
  | { kind: "seen"; profile: Profile; walletKobo: Kobo | null; at: number }
  /** It says to each credential that it shows this account no profile: switched off, or none any more. */
  | { kind: "refused"; words: string }
  /** `unreadable`: it answered, but no profile. */
  | { kind: "unauthorized" | "unavailable" | "unreadable" };

export interface ProfilesDeps extends Omit<Tools, "log"> {
  client: Pick<VendingClient, "profile">;
  publicUrl: string | undefined;
  /** A balance was seen. Not waited for. */
  onBalance(seen: { accountId: string; mode: AccountMode; kobo: Kobo; askedAt: number; answeredAt: number }): void;
  /** A profile was seen and is up to date. */
  onSeen(accountId: string, profile: Profile): Promise<void>;
}

/** All tries of one look are over by then. */
const maxLookMs = 60_000;

/** Looks at profiles, and keeps what they say: balance, role, newer keys, whose webhook is called. */
export function createProfiles(deps: ProfilesDeps) {
  const { store, cipher, clock, ids, client } = deps;
  const underWay = new Map<string, Promise<ProfileLook>>();

  /** Asks the service; several callers at once share one question. `mode` is whose wallet is wanted. */
  async function look(accountId: string, wanted?: AccountMode): Promise<ProfileLook> {
    const account = await findAccount(store.db, accountId);
    if (!account) return { kind: "unauthorized" };
    const mode = wanted ?? account.mode;
    // A look that began before a change of keys or webhook answers nobody who asks after it.
    const name = `${accountId}:${mode}:${account.profile_rev}`;
    const already = underWay.get(name);
    if (already) return already;
    const task = ask(account, mode).finally(() => underWay.delete(name));
    underWay.set(name, task);
    return task;
  }

  async function ask(account: Account, mode: AccountMode): Promise<ProfileLook> {
    try {
      // What is charged while the answer is on its way may not be in it: the balance is as old as the question.
      const at = clock.now();
      const { profile, isOfMode } = await read(account, mode).catch((error: unknown) => noProfile(account, error));
      const answeredAt = clock.now();
      const isCurrent = await keep(account, mode, isOfMode, profile, at);
      const kobo = isOfMode ? profile.walletBalanceKobo : null;
      if (kobo !== null) deps.onBalance({ accountId: account.id, mode, kobo, askedAt: at, answeredAt });
      if (isCurrent) await deps.onSeen(account.id, profile);
      return { kind: "seen", profile, walletKobo: kobo, at };
    } catch (error) {
      const words = wordsOfRefusal(error);
      if (words !== null) return { kind: "refused", words };
      if (error instanceof Unauthorized) return { kind: "unauthorized" };
      if (error instanceof VendingError) return { kind: hasAnswered(error) ? "unreadable" : "unavailable" };
      throw error;
    }
  }

  /**
   * With the credentials of the mode first. The others show the same keys and webhook, so that a key which was replaced
   * elsewhere is found; whether they show the same wallet, the spec does not say.
   */
  async function read(account: Account, mode: AccountMode): Promise<{ profile: Profile; isOfMode: boolean }> {
    const { accessToken } = openCredentials(cipher, account);
    const token = accessToken ? { accessToken } : {};
    const live: Credentials = { ...keyOf(account, "live"), ...token };
    const sandbox: Credentials = keyOf(account, "sandbox");
    const [first, second] = mode === "live" ? [live, sandbox] : [sandbox, live];
    try {
      return { profile: await client.profile(first), isOfMode: true };
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      return { profile: await client.profile(second), isOfMode: false };
    }
  }

  /** A user who never was a developer has no profile, and that is all that it says. Throws every other error again. */
  function noProfile(account: Account, error: unknown): { profile: Profile; isOfMode: boolean } {
    const hasKey = account.live_key_sealed !== null || account.sandbox_key_sealed !== null;
    if (!(error instanceof NotDeveloper) || isDeveloper(account.role) || hasKey) throw error;
    return { profile: profileOfUser(undefined), isOfMode: false };
  }

  function keyOf(account: Account, mode: AccountMode): Credentials {
    const apiKey = openApiKey(cipher, account, mode);
    return apiKey ? { apiKey } : {};
  }

  /** False: keys or webhook were changed since the profile was asked for, and only the balance was kept. */
  async function keep(
    asked: Account,
    mode: AccountMode,
    isOfMode: boolean,
    profile: Profile,
    at: number,
  ): Promise<boolean> {
    const { id, profile_rev } = asked;
    const now = clock.now();
    return store.transaction(async (trx) => {
      const account = await lockAccountForUpdate(trx, id);
      if (!account) return false;
      // An older question that is answered later brings no older balance back; a clock that was set back is another thing.
      const newerByMs = (account.wallet_at ?? 0) - at;
      const isNewest = newerByMs <= 0 || newerByMs > maxLookMs;
      const wallet =
        isOfMode && account.mode === mode && isNewest && profile.walletBalanceKobo !== null
          ? { wallet_kobo: profile.walletBalanceKobo, wallet_at: at }
          : null;
      if (account.profile_rev !== profile_rev) {
        if (wallet) await updateAccount(trx, id, wallet);
        return false;
      }
      await keepWebhookSecret(trx, { cipher, ids, now }, id, profile.developer?.webhookSecret ?? null);
      const hook = await recordWebhook(trx, { cipher, ids, now, publicUrl: deps.publicUrl }, account, profile);
      const keys = newerKeys(cipher, account, profile);
      // Checks that failed with a dead key are made now.
      if (Object.keys(keys).length > 0) await checkSoon(trx, id, now);
      const changes = { ...userFacts(account, profile), ...keys, ...hook };
      const isNew = Object.keys(changes).length > 0;
      // An answer to an earlier request that comes after this one must not bring the older state back.
      const rev = isNew ? { profile_rev: profile_rev + 1, updated_at: now } : {};
      if (isNew || wallet) await updateAccount(trx, id, { ...changes, ...wallet, ...rev });
      return true;
    });
  }

  return { look };
}

export type Profiles = ReturnType<typeof createProfiles>;

function wordsOfRefusal(error: unknown): string | null {
  if (error instanceof NotDeveloper) return error.words ?? "";
  return error instanceof Unauthorized ? switchedOffWords(error) : null;
}

/** The changed facts about the person in the profile. An empty field says nothing. */
function userFacts(account: Account, { user }: Profile): Updateable<AccountTable> {
  const said = {
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    role: user.role,
  } as const;
  const changes = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value !== "" && account[name as keyof typeof said] !== value),
  );
  const isReplaced = "phone_number" in changes && isNumberReplaced(account, user.phoneNumber);
  return isReplaced ? { ...changes, login_phone: null } : changes;
}

/** Whether the service shows another number in place of the one that the last login was made with. */
function isNumberReplaced({ login_phone, phone_number }: Account, shown: string): boolean {
  const [login, known, now] = [login_phone ?? "", phone_number, shown].map(readPhone);
  return login !== null && login === known && now !== null && now !== known;
}

/**
 * Keys that replace those that are known. A known key is only given up for an active one of its mode: a profile without
 * readable keys must not lock the account out.
 */
function newerKeys(cipher: Cipher, account: Account, profile: Profile): Updateable<AccountTable> {
  const changes: Updateable<AccountTable> = {};
  for (const mode of ["live", "sandbox"] as const) {
    const column = `${mode}_key_sealed` as const;
    const known = openApiKey(cipher, account, mode);
    const newest = newestKey(profile, mode, known);
    const isStillGood = profile.apiKeys.some((key) => key.mode === mode && key.isActive && key.key === known);
    if (newest && !isStillGood) changes[column] = cipher.seal(newest, accountIdentity(account.id, column));
  }
  return changes;
}
