import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import {
  type Account,
  findAccount,
  findAccountByWebhookPath,
  updateAccount,
  webhookSecrets,
} from "../store/accounts.ts";
import type { Store } from "../store/open.ts";
import type { Profile } from "../vending/account-schemas.ts";
import type { VendingClient } from "../vending/client.ts";
import { VendingError } from "../vending/errors.ts";
import { openCredentials, openWebhookPath } from "./credentials.ts";
import { keepWebhookSecret, webhookSecretIdentity } from "./login.ts";

/** Whose webhook the service calls for an account, and with which secrets it signs. */
export interface WebhookRegistration {
  /**
   * Makes the service call us, if nobody else is called: another URL may be the reseller's own website, and replacing
   * it would break that. Without it sales settle by verify.
   */
  register(accountId: string, profile: Profile): Promise<Account["webhook_state"]>;
  /** The account behind the last part of a webhook's path, with every secret that may sign. */
  findReceiver(pathHash: string): Promise<{ accountId: string; secrets: readonly string[] } | null>;
  /** A signature did not match: the secret may have been changed elsewhere. Looks at the profile, at most once a minute. */
  doubtSecret(accountId: string): Promise<void>;
}

export interface WebhookRegistrationDeps {
  store: Store;
  cipher: Cipher;
  clock: Clock;
  ids: Ids;
  log: Log;
  client: VendingClient;
  /** The origin under which our HTTP endpoint is reached; undefined: no webhooks. */
  publicUrl: string | undefined;
}

const doubtPauseMs = 60_000;

/** Where the route stands under the public origin. */
export const webhookRoute = "/webhooks/vending/";

export function createWebhookRegistration(deps: WebhookRegistrationDeps): WebhookRegistration {
  const { store, cipher, clock, ids, client, log } = deps;

  const keep = (accountId: string, secret: string | null) =>
    store.transaction((trx) => keepWebhookSecret(trx, { cipher, ids, now: clock.now() }, accountId, secret));

  const setState = (accountId: string, webhook_state: Account["webhook_state"]) =>
    updateAccount(store.db, accountId, { webhook_state });

  return {
    async register(accountId, profile) {
      const account = await findAccount(store.db, accountId);
      if (!account || !deps.publicUrl || !profile.developer) return account?.webhook_state ?? "none";
      const ours = new URL(webhookRoute + openWebhookPath(cipher, account), deps.publicUrl).href;
      const theirs = profile.developer.webhookUrl;
      if (theirs && theirs !== ours) {
        await setState(accountId, "other");
        return "other";
      }
      if (theirs === ours && profile.developer.webhookSecret) {
        await keep(accountId, profile.developer.webhookSecret);
        await setState(accountId, "ours");
        return "ours";
      }
      // Written down before the call: if its answer is lost, the profile tells at the next look who is called.
      await setState(accountId, "registering");
      try {
        const registered = await client.updateWebhook(openCredentials(cipher, account), ours);
        await keep(accountId, registered.webhookSecret);
        await setState(accountId, "ours");
        return "ours";
      } catch (error) {
        if (!(error instanceof VendingError)) throw error;
        log.warn("webhook.register_failed", { account: accountId, code: error.code });
        return "registering";
      }
    },
    async findReceiver(pathHash) {
      const account = await findAccountByWebhookPath(store.db, pathHash);
      if (!account) return null;
      const rows = await webhookSecrets(store.db, account.id, clock.now());
      return {
        accountId: account.id,
        secrets: rows.map((row) => cipher.open(row.secret_sealed, webhookSecretIdentity(row.id))),
      };
    },
    async doubtSecret(accountId) {
      const account = await findAccount(store.db, accountId);
      const now = clock.now();
      if (!account || now - (account.webhook_doubted_at ?? 0) < doubtPauseMs) return;
      await updateAccount(store.db, accountId, { webhook_doubted_at: now });
      try {
        const profile = await client.profile(openCredentials(cipher, account));
        const isNew = await keep(accountId, profile.developer?.webhookSecret ?? null);
        log.warn("webhook.bad_signature", { account: accountId, isNewSecret: isNew });
      } catch (error) {
        if (!(error instanceof VendingError)) throw error;
        log.warn("webhook.bad_signature", { account: accountId, code: error.code });
      }
    },
  };
}
