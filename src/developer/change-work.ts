import type { Updateable } from "kysely";
import type { AccountChange } from "../accounts/account-changes.queries.ts";
import type { Account } from "../accounts/accounts.queries.ts";
import type { AccountTable, ChangeKind } from "../accounts/accounts.table.ts";
import { accountIdentity, openApiKey, openCredentials, openWebhookPath } from "../accounts/credentials.ts";
import type { Cipher } from "../core/cipher.ts";
import { assertNever } from "../core/errors.ts";
import { sha256 } from "../core/ids.ts";
import type { Kobo } from "../core/money.ts";
import type { Tools } from "../db/tools.ts";
import { activeKeys, isWithoutKey, type Profile } from "../vending-api/account-schemas.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import { RateLimited, Refused, Unauthorized, VendingError } from "../vending-api/errors.ts";
import { isAboutRights, isSwitchedOff, switchedOffWords } from "../vending-api/rights.ts";
import type { KeyMode } from "../vending-api/words.ts";
import { openOtherUrl } from "./record-webhook.ts";
import { ourUrl, registeredAt, whoIsCalled } from "./webhook-rule.ts";

/** The result of asking the service for a change. */
export type ChangeAnswer =
  /** `changes` are the account's columns that follow from it. */
  | { kind: "done"; changes: Updateable<AccountTable>; feeKobo: Kobo | null; secret: string | null }
  /** Certainly not done, and the service has said so. */
  | { kind: "refused"; words: string | null; why: string }
  /** Certainly not done: no credential at hand is good for it. */
  | { kind: "unauthorized"; words: string | null }
  /** Perhaps done. `words`: the service's, where it answered with an error. */
  | { kind: "unclear"; why: string; words: string | null };

/** Why a change is unclear that the service calls needless: the profile is to show that it is so. */
export const alreadyDeveloper = "already_developer";

export interface ChangeDeps extends Pick<Tools, "cipher"> {
  client: Pick<VendingClient, "upgrade" | "regenerateKey" | "updateWebhook">;
  publicUrl: string | undefined;
}

/** The mode whose key a change replaces; null for the other kinds. */
export function modeOf(kind: ChangeKind): KeyMode | null {
  if (kind === "live_key") return "live";
  return kind === "sandbox_key" ? "sandbox" : null;
}

export function isDeveloper(role: string): boolean {
  return role.trim().toLowerCase() === "developer";
}

/** Asks the service, once. Throws only for a bug. */
export async function askForChange(
  deps: ChangeDeps,
  account: Account,
  kind: ChangeKind,
  now: number,
): Promise<ChangeAnswer> {
  try {
    return await ask(deps, account, kind, now);
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    const { words, code } = error;
    if (error instanceof Unauthorized) return readRefusal(error);
    if (kind === "upgrade" && error instanceof Refused && /\balready\b.*\bdeveloper\b/i.test(words ?? "")) {
      return { kind: "unclear", why: alreadyDeveloper, words };
    }
    if (error instanceof Refused || error instanceof RateLimited) return { kind: "refused", words, why: code };
    return { kind: "unclear", why: error.why ?? code, words };
  }
}

/** Another PIN helps, unless the words say that it is no question of credentials. */
function readRefusal(error: Unauthorized): ChangeAnswer {
  const words = switchedOffWords(error) ?? error.words;
  const isSettled = isSwitchedOff(words) || isAboutRights(words);
  return isSettled ? { kind: "refused", words, why: "unauthorized" } : { kind: "unauthorized", words };
}

async function ask(deps: ChangeDeps, account: Account, kind: ChangeKind, now: number): Promise<ChangeAnswer> {
  const { cipher, client } = deps;
  const done = (changes: Updateable<AccountTable>, more: { feeKobo?: Kobo | null; secret?: string } = {}) =>
    ({ kind: "done", changes: { ...changes, updated_at: now }, feeKobo: null, secret: null, ...more }) as const;
  const credentials = anyCredentials(cipher, account);
  switch (kind) {
    case "upgrade": {
      const { accessToken } = credentials;
      if (accessToken === undefined) return { kind: "unauthorized", words: null };
      const { feeDeductedKobo } = await client.upgrade({ accessToken });
      return done({ role: "developer" }, { feeKobo: feeDeductedKobo });
    }
    case "live_key":
    case "sandbox_key": {
      const mode = kind === "live_key" ? "live" : "sandbox";
      const made = await client.regenerateKey(credentials, mode);
      if (made.mode !== mode || !made.isActive) return { kind: "unclear", why: "another_key", words: null };
      const column = `${mode}_key_sealed` as const;
      return done({ [column]: cipher.seal(made.key, accountIdentity(account.id, column)) });
    }
    case "webhook_use": {
      if (deps.publicUrl === undefined) return { kind: "refused", words: null, why: "no_public_url" };
      const url = ourUrl(openWebhookPath(cipher, account), deps.publicUrl);
      const { webhookSecret } = await client.updateWebhook(credentials, url);
      return done(registeredAt(now), { secret: webhookSecret });
    }
    case "webhook_back": {
      const url = openOtherUrl(cipher, account);
      if (url === null) return { kind: "refused", words: null, why: "no_other_url" };
      const { webhookSecret } = await client.updateWebhook(credentials, url);
      return done({ webhook_state: "other", webhook_asked: sha256(url) }, { secret: webhookSecret });
    }
    default:
      return assertNever(kind);
  }
}

/** The credentials of the account, in any mode. */
function anyCredentials(cipher: Cipher, account: Account): Credentials {
  const live = openCredentials(cipher, account, "live");
  return live.apiKey === undefined ? { ...openCredentials(cipher, account, "sandbox"), ...live } : live;
}

/**
 * Whether a profile that was read after the change shows it. Null: it proves nothing. Another key in the profile proves
 * that the old one is dead, also if somebody else replaced it.
 */
export function wasDone(deps: ChangeDeps, account: Account, change: AccountChange, profile: Profile): boolean | null {
  const mode = modeOf(change.kind);
  if (mode !== null) {
    if (isWithoutKey(profile, mode)) return change.key_before === null ? false : null;
    const active = activeKeys(profile, mode, openApiKey(deps.cipher, account, mode));
    return active.length === 0 ? null : active.every((key) => sha256(key.key) !== change.key_before);
  }
  if (change.kind === "upgrade") {
    if (isDeveloper(profile.user.role) || profile.apiKeys.some((key) => key.isActive)) return true;
    return profile.user.role === "" ? null : false;
  }
  const path = openWebhookPath(deps.cipher, account);
  const called = whoIsCalled(profile.developer, { path, origin: deps.publicUrl });
  if (called.kind === "unsaid") return null;
  return change.kind === "webhook_use" ? called.kind === "ours" : called.kind === "other";
}

/** The stored part of the key that a change replaces. */
export function keyBefore(cipher: Cipher, account: Account, kind: ChangeKind): string | null {
  const mode = modeOf(kind);
  const key = mode && openApiKey(cipher, account, mode);
  return key ? sha256(key) : null;
}
