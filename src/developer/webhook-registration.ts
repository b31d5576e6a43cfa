import { runningChange } from "../accounts/account-changes.queries.ts";
import {
  type Account,
  chatsOfAccount,
  findAccount,
  findAccountByWebhookPath,
  lockAccountForUpdate,
  outdateProfiles,
  updateAccount,
  webhookSecrets,
} from "../accounts/accounts.queries.ts";
import {
  keepWebhookSecret,
  openApiKey,
  openCredentials,
  openWebhookPath,
  webhookSecretIdentity,
} from "../accounts/credentials.ts";
import type { Tools } from "../db/tools.ts";
import type { Profile } from "../vending-api/account-schemas.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { VendingError } from "../vending-api/errors.ts";
import { recordWebhook } from "./record-webhook.ts";
import { ourUrl, registeredAt, whoIsCalled } from "./webhook-rule.ts";

/** Whose webhook the service calls for an account, and with which secrets it signs. */
export interface WebhookRegistration {
  /** After a login: notes what the profile says, asks where it holds somebody else's URL, registers where it holds none. */
  begin(accountId: string, profile: Profile): Promise<void>;
  /**
   * Makes the service call us, if nobody else is called: another URL may be the reseller's own website, and replacing
   * it would break that. Without it sales settle by verify. Tries again at most once a minute.
   */
  register(accountId: string, profile: Profile): Promise<void>;
  /** The account behind the last part of a webhook's path, with every secret that may sign. */
  findReceiver(pathHash: string): Promise<{ accountId: string; secrets: readonly string[] } | null>;
  /** A signature did not match: the secret may have been changed elsewhere. Looks at the profile, at most once a minute. */
  doubtSecret(accountId: string): Promise<void>;
}

export interface WebhookRegistrationDeps extends Tools {
  client: Pick<VendingClient, "updateWebhook">;
  /** Looks at the profile and keeps the secret that it holds. */
  look(accountId: string): Promise<{ kind: string }>;
  /** The origin under which our HTTP endpoint is reached; undefined: no webhooks. */
  publicUrl: string | undefined;
}

const pauseMs = 60_000;

export function createWebhookRegistration(deps: WebhookRegistrationDeps): WebhookRegistration {
  const { store, cipher, clock, ids, client, log, publicUrl } = deps;
  const triedAt = new Map<string, number>();

  async function register(accountId: string, profile: Profile): Promise<void> {
    if (publicUrl === undefined) return;
    const account = await findAccount(store.db, accountId);
    if (!account || !(await isWanted(account, profile, publicUrl))) return;
    const triedLast = triedAt.get(accountId);
    if (triedLast !== undefined && clock.now() - triedLast < pauseMs) return;
    triedAt.set(accountId, clock.now());
    await store.leases.hold(`webhook:${accountId}`, () => registerAlone(account, publicUrl));
  }

  async function registerAlone(account: Account, origin: string): Promise<void> {
    const { id: accountId } = account;
    // Written down before the call: if its answer is lost, the profile tells at the next look who is called.
    await store.transaction(async (trx) => {
      await outdateProfiles(trx, accountId);
      await updateAccount(trx, accountId, registeredAt(clock.now(), "registering"));
    });
    try {
      const url = ourUrl(openWebhookPath(cipher, account), origin);
      const { webhookSecret } = await client.updateWebhook(openCredentials(cipher, account), url);
      await store.transaction(async (trx) => {
        await keepWebhookSecret(trx, { cipher, ids, now: clock.now() }, accountId, webhookSecret);
        await outdateProfiles(trx, accountId);
        await updateAccount(trx, accountId, { webhook_state: "ours" });
      });
    } catch (error) {
      if (!(error instanceof VendingError)) throw error;
      log.warn("webhook.register_failed", { account: accountId, code: error.code });
    }
  }

  /** Nobody is called, or we are at an address that is no longer ours, or with a secret that nobody told. */
  async function isWanted(account: Account, profile: Profile, origin: string): Promise<boolean> {
    const isSelling = openApiKey(cipher, account, "live") ?? openApiKey(cipher, account, "sandbox");
    if (!isSelling || (await runningChange(store.db, account.id))) return false;
    const called = whoIsCalled(profile.developer, { path: openWebhookPath(cipher, account), origin });
    const isMissing =
      called.kind === "nobody" ||
      called.kind === "ours_elsewhere" ||
      (called.kind === "ours" && (await webhookSecrets(store.db, account.id, clock.now())).length === 0);
    return isMissing && (await chatsOfAccount(store.db, account.id)).length > 0;
  }

  return {
    register,
    async begin(accountId, profile) {
      await store.transaction(async (trx) => {
        const account = await lockAccountForUpdate(trx, accountId);
        if (!account) return;
        const changes = await recordWebhook(trx, { cipher, ids, now: clock.now(), publicUrl }, account, profile);
        if (Object.keys(changes).length > 0) await updateAccount(trx, accountId, changes);
      });
      triedAt.delete(accountId);
      await register(accountId, profile);
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
      if (!account || now - (account.webhook_doubted_at ?? 0) < pauseMs) return;
      await updateAccount(store.db, accountId, { webhook_doubted_at: now });
      const looked = await deps.look(accountId);
      log.warn("webhook.bad_signature", { account: accountId, profile: looked.kind });
    },
  };
}
