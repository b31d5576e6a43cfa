import { findAccount } from "../accounts/accounts.queries.ts";
import { openCredentials } from "../accounts/credentials.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { RunInBackground } from "../core/background.ts";
import { sleep } from "../core/clock.ts";
import type { Tools } from "../db/tools.ts";
import { createWallet, type ShowChange } from "../developer/balance.ts";
import { createAccountChanges } from "../developer/changes.ts";
import { createDiscovery } from "../developer/discovery.ts";
import { createProfiles } from "../developer/profiles.ts";
import { createPutBacks } from "../developer/put-back.ts";
import { createRefusedKeys } from "../developer/refused-keys.ts";
import { createWebhookRegistration } from "../developer/webhook-registration.ts";
import { createErasures } from "../erasure/erasure.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import type { RecordBalance } from "../wallet/record-balance.ts";
import { lagMs } from "../wallet/sale.ts";

export interface AccountsDeps extends Tools {
  client: VendingClient;
  publicUrl: string | undefined;
  adminIds: readonly number[];
  show: ShowChange;
  recordBalance: RecordBalance;
  runInBackground: RunInBackground;
}

/** A purchase is sent within 20 seconds or not at all: it waits no longer for a new key. */
const waitForKeyMs = 8000;

/**
 * All that is known and done about accounts. The result of a look at a profile reaches every module here that waits for
 * it.
 */
export function createAccounts(deps: AccountsDeps) {
  const profiles = createProfiles({
    ...deps,
    // Not waited for either.
    onBalance: (seen) =>
      deps.runInBackground("wallet.record", async () => {
        if (await deps.recordBalance(seen)) wallet.readLater(seen.accountId, seen.mode, lagMs);
      }),
    async onSeen(accountId, profile) {
      await changes.resolve(accountId, profile);
      // Not waited for: a look at a balance has nothing to do with the webhook.
      deps.runInBackground("webhook.register", () => registration.register(accountId, profile));
    },
  });
  const { look } = profiles;
  const wallet = createWallet({ ...deps, profiles });
  const registration = createWebhookRegistration({ ...deps, look });
  const changes = createAccountChanges({ ...deps, look, show: (change) => deps.show(change, wallet) });
  return {
    profiles,
    registration,
    changes,
    wallet,
    putBacks: createPutBacks({ ...deps, look }),
    discovery: createDiscovery(deps),
    erasures: createErasures(deps),
    refusedKeys: createRefusedKeys({ ...deps, look }),
    /** The credentials of an account in a mode, once no key of it is being replaced. */
    async credentialsFor({ account_id, mode }: { account_id: string; mode: AccountMode }): Promise<Credentials> {
      // A key that is being replaced may be dead already.
      const replacing = changes.replacingKeys(account_id);
      if (replacing) await Promise.race([replacing, sleep(deps.clock, waitForKeyMs)]);
      const account = await findAccount(deps.store.db, account_id);
      return account ? openCredentials(deps.cipher, account, mode) : {};
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
