import type { AccountChange } from "../accounts/account-changes.queries.ts";
import { type Account, findAccount, updateAccount } from "../accounts/accounts.queries.ts";
import { openCredentials } from "../accounts/credentials.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { RunInBackground } from "../core/background.ts";
import type { Kobo } from "../core/money.ts";
import type { Tools } from "../db/tools.ts";
import type { FundingDetails, Profile } from "../vending-api/account-schemas.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { VendingError } from "../vending-api/errors.ts";
import type { Profiles } from "./profiles.ts";

interface Balance {
  kobo: Kobo;
  /** When the service said so. */
  at: number;
}

/** Shows the chat the state of a change of its account; the wallet shows its funding. */
export type ShowChange = (change: AccountChange, wallet: Pick<Wallet, "funding">) => Promise<void>;

/** Looks at the wallet. Balances are kept in the account's row, so that a card is drawn without asking the service. */
export interface Wallet {
  /** The newest balance known. */
  known(account: Pick<Account, "wallet_kobo" | "wallet_at">): Balance | null;
  /** Asks the service for the wallet of a mode, the account's own if none is named; several callers share one question. */
  look(accountId: string, mode?: AccountMode): Promise<LookAnswer>;
  /** The same with a question that begins now: one that is shared may show the wallet as it was before. */
  lookNew(accountId: string, mode?: AccountMode): Promise<LookAnswer>;
  /** Asks in the background, unless the balance was read within `olderThanMs`. */
  lookIfOlder(accountId: string, olderThanMs: number): void;
  /** Asks in the background once so much time has passed: what was charged may not have been in the last balance yet. */
  readLater(accountId: string, mode: AccountMode, delayMs: number): void;
  /** Asks for the bank details that fund the wallet, and keeps them; those that are kept, where the service has none to show. */
  funding(accountId: string): Promise<Funding>;
}

/** Where to pay in, or why nobody knows. */
export type Funding =
  | { kind: "known"; details: FundingDetails }
  /** The service says that nobody has set it up there. */
  | { kind: "not_set_up" }
  /** It gives no details, and says why. */
  | { kind: "refused"; words: string }
  | { kind: "unavailable" };

/** The service books a sale and reports it at nearly the same time: an immediate read may see the old balance. */
const soonMs = 250;

export type LookAnswer =
  | { kind: "seen"; balance: Balance; profile: Profile }
  /** The service shows this account nothing, in its own words. */
  | { kind: "refused"; words: string }
  /** `unreadable`: the service answered, but no balance of this mode's wallet; it shows none before the upgrade. */
  | { kind: "unauthorized" | "unavailable" | "unreadable" | "not_developer" };

export interface WalletDeps extends Omit<Tools, "ids" | "log"> {
  client: VendingClient;
  profiles: Profiles;
  runInBackground: RunInBackground;
}

export function createWallet(deps: WalletDeps): Wallet {
  const { store, cipher, clock, client, profiles, runInBackground } = deps;
  const lookedAt = new Map<string, number>();
  const soon = new Set<string>();
  /** When money last moved, for accounts whose balance was not looked at since. */
  const movedAt = new Map<string, number>();

  async function look(accountId: string, mode?: AccountMode): Promise<LookAnswer> {
    lookedAt.set(accountId, clock.now());
    const seen = await profiles.look(accountId, mode);
    if (seen.kind !== "seen") {
      // The balance is as old as it was: the next menu asks again.
      lookedAt.delete(accountId);
      return seen;
    }
    const { walletKobo, profile, at } = seen;
    if (profile.isMissing) return { kind: "not_developer" };
    return walletKobo === null ? { kind: "unreadable" } : { kind: "seen", balance: { kobo: walletKobo, at }, profile };
  }

  async function lookNew(accountId: string, mode?: AccountMode): Promise<LookAnswer> {
    const since = clock.now();
    const looked = await look(accountId, mode);
    return looked.kind === "seen" && looked.balance.at < since ? look(accountId, mode) : looked;
  }

  /** A look that somebody had begun before money moved may show the balance from before: then there is another. */
  async function lookUntilNew(accountId: string): Promise<void> {
    const looked = await look(accountId);
    const moved = movedAt.get(accountId);
    if (looked.kind === "seen" && moved !== undefined && looked.balance.at < moved) await look(accountId);
    if (movedAt.get(accountId) === moved) movedAt.delete(accountId);
  }

  /** Money has moved: asks in the background, once for all that moves within a moment. */
  function lookSoon(accountId: string): void {
    movedAt.set(accountId, clock.now());
    if (soon.has(accountId)) return;
    soon.add(accountId);
    clock.after(soonMs, () => {
      soon.delete(accountId);
      runInBackground("wallet.look", () => lookUntilNew(accountId));
    });
  }

  // The bot reads the balance behind every step that may have moved money; the menu shows it at the next tap.
  store.commitEvents.on("money", lookSoon);
  return {
    known: (account) =>
      account.wallet_kobo === null || account.wallet_at === null
        ? null
        : { kobo: account.wallet_kobo, at: account.wallet_at },
    ...{ look, lookNew },
    lookIfOlder(accountId, olderThanMs) {
      if (clock.now() - (lookedAt.get(accountId) ?? Number.NEGATIVE_INFINITY) >= olderThanMs)
        runInBackground("wallet.look", () => lookUntilNew(accountId));
    },
    readLater(accountId, mode, delayMs) {
      const name = `${mode}:${accountId}`;
      if (soon.has(name)) return;
      soon.add(name);
      clock.after(delayMs, () => {
        soon.delete(name);
        runInBackground("wallet.look", () => look(accountId, mode));
      });
    },
    async funding(accountId) {
      const account = await findAccount(store.db, accountId);
      if (!account) return { kind: "unavailable" };
      try {
        const details = await client.fundingDetails(openCredentials(cipher, account));
        await updateAccount(store.db, accountId, {
          bank_name: details?.bankName ?? null,
          bank_account_number: details?.accountNumber ?? null,
          bank_account_name: details?.accountName ?? null,
        });
        return details ? { kind: "known", details } : { kind: "not_set_up" };
      } catch (error) {
        if (!(error instanceof VendingError)) throw error;
        const known = knownFunding(account);
        if (known) return known;
        return error.words === null ? { kind: "unavailable" } : { kind: "refused", words: error.words };
      }
    },
  };
}

/** The bank details as last seen. */
export function knownFunding(account: Account): Extract<Funding, { kind: "known" }> | null {
  const { bank_name, bank_account_number, bank_account_name } = account;
  if (!bank_account_number) return null;
  const details = {
    bankName: bank_name ?? "",
    accountNumber: bank_account_number,
    accountName: bank_account_name ?? "",
  };
  return { kind: "known", details };
}
