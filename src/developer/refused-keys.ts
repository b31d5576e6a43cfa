import { findAccount } from "../accounts/accounts.queries.ts";
import { openCredentials } from "../accounts/credentials.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Tools } from "../db/tools.ts";
import type { Credentials } from "../vending-api/client.ts";
import { isSwitchedOff } from "../vending-api/rights.ts";
import type { ProfileLook } from "./profiles.ts";

/** Why the service refuses what an account shows, and what helps. */
export type KeyFinding =
  /** The account's row holds another key now, which the profile has brought. */
  | { kind: "renewed"; credentials: Credentials }
  /** The service takes the token, and shows no key beside the one that it refuses: an owner can make a new one. */
  | { kind: "new_key" }
  /** It takes the token no more either: a login brings another. */
  | { kind: "login" }
  /** It has switched the account off: no key and no login helps. `words` are its own. */
  | { kind: "switched_off"; words: string }
  /** It shows no profile right now. */
  | { kind: "unavailable" };

/** The credentials to use instead of the refused ones; null if there are none. */
export function othersIn(finding: KeyFinding): Credentials | null {
  return finding.kind === "renewed" ? finding.credentials : null;
}

export interface RefusedKey {
  accountId: string;
  mode: AccountMode;
  usedKey: string | undefined;
  words: string | null;
}

/** Several questions that are refused at once are one finding. */
const pauseMs = 10_000;

/** Finds out what helps after the service has refused a key. */
export function createRefusedKeys(
  deps: Pick<Tools, "store" | "cipher" | "clock"> & {
    look(accountId: string, mode: AccountMode): Promise<ProfileLook>;
  },
) {
  const { store, cipher, clock } = deps;
  const found = new Map<string, { finding: KeyFinding; at: number; key: string | undefined }>();

  async function credentialsOf(accountId: string, mode: AccountMode): Promise<Credentials> {
    const account = await findAccount(store.db, accountId);
    return account ? openCredentials(cipher, account, mode) : {};
  }

  async function ask({ accountId, mode, usedKey, words }: RefusedKey): Promise<KeyFinding> {
    if (isSwitchedOff(words)) return { kind: "switched_off", words };
    const known = await credentialsOf(accountId, mode);
    if (known.apiKey !== undefined && known.apiKey !== usedKey) return { kind: "renewed", credentials: known };
    const looked = await deps.look(accountId, mode);
    const now = await credentialsOf(accountId, mode);
    if (now.apiKey !== undefined && now.apiKey !== usedKey) return { kind: "renewed", credentials: now };
    if (looked.kind === "refused") return { kind: "switched_off", words: looked.words };
    if (looked.kind === "unauthorized") return { kind: "login" };
    return looked.kind === "seen" ? { kind: "new_key" } : { kind: "unavailable" };
  }

  return {
    /** `usedKey`: what was refused. `words`: the service's. Reads the profile, unless it was read a moment ago. */
    async find(refused: RefusedKey): Promise<KeyFinding> {
      const name = `${refused.mode}:${refused.accountId}`;
      const known = found.get(name);
      const isRecent = known !== undefined && Math.abs(clock.now() - known.at) < pauseMs;
      if (isRecent && known.finding.kind !== "renewed" && known.key === refused.usedKey) return known.finding;
      const finding = await ask(refused);
      found.set(name, { finding, at: clock.now(), key: refused.usedKey });
      return finding;
    },
    /** The latest finding; null if there is none. Asks nobody. */
    last: (accountId: string, mode: AccountMode) => found.get(`${mode}:${accountId}`)?.finding ?? null,
  };
}

export type RefusedKeys = ReturnType<typeof createRefusedKeys>;
