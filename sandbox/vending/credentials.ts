import type { Account, Accounts, Mode } from "./accounts.ts";
import type { Sessions } from "./sessions.ts";
import type { Switches } from "./switches.ts";

/**
 * What an operation takes: an API key, a JWT, either of them, or what the switch for "authenticated" says. `account` is
 * that switch for funding details, webhook update and key regeneration.
 */
export type Credential = "none" | "key" | "jwt" | "either" | "authenticated" | "account";

/** Who called. A JWT acts for the live mode. */
export interface Caller {
  account: Account;
  mode: Mode;
  /** The key is good, and its developer account switched off. */
  isSwitchedOff: boolean;
}

export type Identify = (headers: NodeJS.Dict<string | string[]>, wanted: Credential) => Caller | null;

export function createIdentify(deps: { accounts: Accounts; sessions: Sessions; switches: Switches }): Identify {
  const { accounts, sessions, switches } = deps;
  const takes = (kind: "key" | "jwt", wanted: Credential): boolean => {
    if (wanted === "either" || wanted === kind) return true;
    if (wanted !== "authenticated" && wanted !== "account") return false;
    const { authenticatedMeans } = switches;
    if (authenticatedMeans === "key-but-for-account") return wanted === "account" || kind === "key";
    return authenticatedMeans === "key-or-jwt" || authenticatedMeans === `${kind}-only`;
  };
  return (headers, wanted) => {
    const key = headers["x-api-key"];
    if (typeof key === "string" && takes("key", wanted)) {
      const used = accounts.useKey(key);
      const isSwitchedOff = switches.developerAccounts === "off";
      return used && { account: used.account, mode: used.key.mode, isSwitchedOff };
    }
    const token = /^Bearer (\S+)$/i.exec(String(headers.authorization ?? ""))?.[1];
    if (token === undefined || !takes("jwt", wanted)) return null;
    const id = sessions.accountIdOf(token);
    return id === null ? null : { account: accounts.byId(id), mode: "live", isSwitchedOff: false };
  };
}
