import type { Clock } from "../../src/core/clock.ts";
import type { RandomBytes } from "../../src/core/ids.ts";
import { type Kobo, subtractKobo, sumKobo, toKobo } from "../../src/core/money.ts";
import type { Changes } from "./changes.ts";
import { nairaToKobo } from "./naira.ts";
import { SandboxError } from "./sandbox-error.ts";

export type Mode = "live" | "sandbox";

export interface ApiKey {
  key: string;
  mode: Mode;
  isActive: boolean;
  createdAt: number;
  lastUsed: number | null;
}

/** An account with everything the service knows about it, also what it never tells. */
export interface Account {
  id: number;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  pin: string;
  email: string;
  role: "developer" | "user";
  isActive: boolean;
  createdAt: number;
  /** Newest last, dead ones included. */
  keys: ApiKey[];
  walletKobo: Kobo;
  /** Play money: what sales with a sandbox key are paid from. */
  sandboxWalletKobo: Kobo;
  /** Empty until one is registered. */
  webhookUrl: string;
  webhookSecret: string;
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  pin: string;
  email?: string;
  walletNaira: number;
  /** `developer` when not given. */
  role?: "developer" | "user";
  /** `live` alone when not given, and none for a user. */
  keys?: readonly Mode[];
  webhookUrl?: string;
}

const playMoney = toKobo(100_000_000);
/** Of all wallets: for a look at what they held a little while ago. */
const changesKept = 1000;

interface Change {
  at: number;
  to: Account;
  of: Mode;
  amount: Kobo;
}

/** The service's accounts, their keys and their wallets. It returns live objects, not copies. */
export function createAccounts(deps: { clock: Clock; randomBytes: RandomBytes; changes: Changes }) {
  const { clock, randomBytes, changes } = deps;
  const accounts: Account[] = [];
  const changed: Change[] = [];
  const hex = (bytes: number) => Buffer.from(randomBytes(bytes)).toString("hex");

  const addKey = (account: Account, mode: Mode): ApiKey => {
    const prefix = mode === "live" ? "ak_live_" : "ak_test_";
    const key: ApiKey = { key: prefix + hex(20), mode, isActive: true, createdAt: clock.now(), lastUsed: null };
    account.keys.push(key);
    changes.fire("account");
    return key;
  };

  return {
    add(wanted: NewAccount): Account {
      const { phoneNumber, firstName, lastName, pin, role = "developer" } = wanted;
      if (accounts.some((account) => account.phoneNumber === phoneNumber)) {
        throw new SandboxError("sandbox.phone_taken", "There is an account with this phone number");
      }
      const account: Account = {
        id: 1001 + accounts.length,
        firstName,
        lastName,
        phoneNumber,
        pin,
        email: wanted.email ?? `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll(" ", ""),
        role,
        isActive: true,
        createdAt: clock.now(),
        keys: [],
        walletKobo: nairaToKobo(wanted.walletNaira),
        sandboxWalletKobo: playMoney,
        webhookUrl: wanted.webhookUrl ?? "",
        webhookSecret: `whsec_${hex(24)}`,
      };
      accounts.push(account);
      for (const mode of wanted.keys ?? (role === "developer" ? ["live" as const] : [])) addKey(account, mode);
      changes.fire("account");
      return account;
    },
    all: () => accounts,
    /** Throws SandboxError when there is none. */
    byId(id: number): Account {
      const found = accounts.find((account) => account.id === id);
      if (!found) throw new SandboxError("sandbox.no_account", `There is no account ${id}`);
      return found;
    },
    /** The account of an active key, whose use it notes. */
    useKey(text: string): { account: Account; key: ApiKey } | null {
      for (const account of accounts) {
        const key = account.keys.find((candidate) => candidate.isActive && candidate.key === text);
        if (!key) continue;
        key.lastUsed = clock.now();
        return { account, key };
      }
      return null;
    },
    /** Kills the active key of this mode, if any, and makes a new one. */
    regenerateKey(account: Account, mode: Mode): ApiKey {
      for (const key of account.keys) if (key.mode === mode) key.isActive = false;
      return addKey(account, mode);
    },
    setWebhookUrl(account: Account, url: string, rotateSecret: boolean): void {
      account.webhookUrl = url;
      if (rotateSecret) account.webhookSecret = `whsec_${hex(24)}`;
      changes.fire("account");
    },
    /** Makes a key of each mode that has none. */
    becomeDeveloper(account: Account, modes: readonly Mode[]): void {
      account.role = "developer";
      for (const mode of modes) {
        if (!account.keys.some((key) => key.mode === mode && key.isActive)) addKey(account, mode);
      }
      changes.fire("account");
    },
    /** The balance of this mode's wallet this long ago. */
    balance(account: Account, mode: Mode, behindMs: number): Kobo {
      const since = clock.now() - behindMs;
      const missed = changed.filter(({ at, to, of }) => at > since && to === account && of === mode);
      return subtractKobo(walletOf(account, mode), ...missed.map(({ amount }) => amount));
    },
    /** Adds to the wallet of this mode; a negative amount takes from it. */
    pay(account: Account, mode: Mode, amount: Kobo): void {
      changed.push({ at: clock.now(), to: account, of: mode, amount });
      if (changed.length > changesKept) changed.shift();
      if (mode === "live") account.walletKobo = sumKobo(account.walletKobo, amount);
      else account.sandboxWalletKobo = sumKobo(account.sandboxWalletKobo, amount);
      changes.fire("wallet");
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

/** The balance that sales with a key of this mode are paid from. */
export function walletOf(account: Account, mode: Mode): Kobo {
  return mode === "live" ? account.walletKobo : account.sandboxWalletKobo;
}
