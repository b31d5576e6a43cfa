import { hourMs } from "../core/calendar.ts";
import type { Cipher } from "../core/cipher.ts";
import type { Db } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import type { Credentials } from "../vending-api/client.ts";
import { fitsMode } from "../vending-api/words.ts";
import type { Account } from "./accounts.queries.ts";
import { addWebhookSecret, webhookSecrets } from "./accounts.queries.ts";

type SealedColumn =
  | "live_key_sealed"
  | "sandbox_key_sealed"
  | "access_token_sealed"
  | "webhook_path_sealed"
  | "webhook_other_sealed";

/** The identity that a sealed column of an account is bound to. */
export function accountIdentity(accountId: string, column: SealedColumn): string {
  return identityOf(`account.${column}`, accountId);
}

/** What was opened of a row, for as long as somebody holds the row: an update shows its key to several. */
const opened = new WeakMap<Account, Map<string, string>>();

function open(cipher: Cipher, account: Account, column: SealedColumn): string | undefined {
  const sealed = account[column];
  if (sealed === null) return undefined;
  const known = opened.get(account) ?? new Map<string, string>();
  opened.set(account, known);
  const secret = known.get(sealed) ?? cipher.open(sealed, accountIdentity(account.id, column));
  known.set(sealed, secret);
  return secret;
}

/** The key that sells in the given mode; undefined where the account has none, or one that is the other mode's. */
export function openApiKey(cipher: Cipher, account: Account, mode: Account["mode"]): string | undefined {
  const key = open(cipher, account, mode === "live" ? "live_key_sealed" : "sandbox_key_sealed");
  return key !== undefined && fitsMode(key, mode) ? key : undefined;
}

/** All that this account can show to the service, in its present mode. */
export function openCredentials(cipher: Cipher, account: Account, mode: Account["mode"] = account.mode): Credentials {
  const apiKey = openApiKey(cipher, account, mode);
  const accessToken = open(cipher, account, "access_token_sealed");
  return { ...(apiKey && { apiKey }), ...(accessToken && { accessToken }) };
}

/** The key as it may be shown: its last four characters. */
export function keyTail(key: string): string {
  return `…${key.slice(-4)}`;
}

/** The last part of the account's webhook URL. */
export function openWebhookPath(cipher: Cipher, account: Account): string {
  return open(cipher, account, "webhook_path_sealed") ?? "";
}

/** The identity that a sealed webhook secret is bound to. */
export function webhookSecretIdentity(secretId: string): string {
  return identityOf("webhook_secret", secretId);
}

/** Adds a secret that is not known yet; the earlier ones stay good for 72 hours, since a webhook may be on its way. */
export async function keepWebhookSecret(
  trx: Db,
  deps: Stamp & Pick<Tools, "cipher">,
  accountId: string,
  secret: string | null,
): Promise<boolean> {
  if (!secret) return false;
  const { cipher, ids, now } = deps;
  const known = await webhookSecrets(trx, accountId, now);
  const newest = known.find((row) => row.expires_at === null);
  if (newest && cipher.open(newest.secret_sealed, webhookSecretIdentity(newest.id)) === secret) return false;
  const id = ids.ulid();
  const sealed = cipher.seal(secret, webhookSecretIdentity(id));
  await addWebhookSecret(
    trx,
    { id, account_id: accountId, secret_sealed: sealed, added_at: now, expires_at: null },
    now + secretOverlapMs,
  );
  return true;
}

/** Earlier webhook secrets stay good for this long after a new one was seen. */
const secretOverlapMs = 72 * hourMs;
