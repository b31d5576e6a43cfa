import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import { messageOf } from "../lib/errors.ts";
import type { Log } from "../lib/log.ts";
import { type Kobo, toKobo } from "../lib/money.ts";
import { type Account, findAccount, updateAccount } from "../store/accounts.ts";
import type { Store } from "../store/open.ts";
import type { FundingDetails, Profile } from "../vending/account-schemas.ts";
import type { VendingClient } from "../vending/client.ts";
import { Unauthorized, VendingError } from "../vending/errors.ts";
import { openCredentials } from "./credentials.ts";

export interface Balance {
  kobo: Kobo;
  /** When the service said so. */
  at: number;
}

/** Looks at the wallet. Balances are kept in the account's row, so that a card is drawn without asking the service. */
export interface Wallet {
  /** The newest balance known. */
  known(account: Account): Balance | null;
  /** Asks the service; several callers at once share one question. Null when it does not answer. */
  look(accountId: string): Promise<LookAnswer>;
  /** Asks in the background, unless the balance was looked at within `olderThanMs`. */
  lookIfOlder(accountId: string, olderThanMs: number): void;
  /** Money has moved: asks in the background, once for all that moves within a moment. */
  lookSoon(accountId: string): void;
  /** The bank details that fund the wallet: from the row, else asked for and kept. Null when they are not to be had. */
  funding(accountId: string): Promise<FundingDetails | null>;
}

/** The service books a sale and tells of it at nearly the same time: a look at once may see the old balance. */
const soonMs = 250;

export type LookAnswer =
  | { kind: "seen"; balance: Balance; profile: Profile }
  | { kind: "unauthorized" }
  | { kind: "unavailable" };

export interface WalletDeps {
  store: Store;
  cipher: Cipher;
  clock: Clock;
  log: Log;
  client: VendingClient;
}

export function createWallet(deps: WalletDeps): Wallet {
  const { store, cipher, clock, client, log } = deps;
  const underWay = new Map<string, Promise<LookAnswer>>();
  const lookedAt = new Map<string, number>();
  const soon = new Set<string>();

  function look(accountId: string): Promise<LookAnswer> {
    const already = underWay.get(accountId);
    if (already) return already;
    lookedAt.set(accountId, clock.now());
    const task = ask(accountId).finally(() => underWay.delete(accountId));
    underWay.set(accountId, task);
    return task;
  }

  async function ask(accountId: string): Promise<LookAnswer> {
    const account = await findAccount(store.db, accountId);
    if (!account) return { kind: "unauthorized" };
    const credentials = openCredentials(cipher, account);
    if (!credentials.apiKey && !credentials.accessToken) return { kind: "unauthorized" };
    try {
      const profile = await client.profile(credentials);
      const balance = { kobo: profile.walletBalanceKobo, at: clock.now() };
      await updateAccount(store.db, accountId, { wallet_kobo: balance.kobo, wallet_at: balance.at });
      return { kind: "seen", balance, profile };
    } catch (error) {
      if (error instanceof Unauthorized) return { kind: "unauthorized" };
      if (error instanceof VendingError) return { kind: "unavailable" };
      throw error;
    }
  }

  function lookBehind(accountId: string): void {
    look(accountId).catch((error: unknown) => {
      log.error("wallet.look_failed", { account: accountId, error: messageOf(error) });
    });
  }

  return {
    known: (account) =>
      account.wallet_kobo === null || account.wallet_at === null
        ? null
        : { kobo: toKobo(account.wallet_kobo), at: account.wallet_at },
    look,
    lookIfOlder(accountId, olderThanMs) {
      if (clock.now() - (lookedAt.get(accountId) ?? Number.NEGATIVE_INFINITY) >= olderThanMs) lookBehind(accountId);
    },
    lookSoon(accountId) {
      if (soon.has(accountId)) return;
      soon.add(accountId);
      clock.after(soonMs, () => {
        soon.delete(accountId);
        lookBehind(accountId);
      });
    },
    async funding(accountId) {
      const account = await findAccount(store.db, accountId);
      if (!account) return null;
      try {
        const details = await client.fundingDetails(openCredentials(cipher, account));
        await updateAccount(store.db, accountId, {
          bank_name: details.bankName,
          bank_account_number: details.accountNumber,
          bank_account_name: details.accountName,
        });
        return details;
      } catch (error) {
        if (!(error instanceof VendingError)) throw error;
        return knownFunding(account);
      }
    },
  };
}

/** The bank details as last seen. */
export function knownFunding(account: Account): FundingDetails | null {
  const { bank_name, bank_account_number, bank_account_name } = account;
  if (!bank_account_number) return null;
  return {
    bankName: bank_name ?? "",
    accountNumber: bank_account_number,
    accountName: bank_account_name ?? "",
  };
}
