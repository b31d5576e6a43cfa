import type { Updateable } from "kysely";
import { runningChange } from "../accounts/account-changes.queries.ts";
import { type Account, chatsOfAccount } from "../accounts/accounts.queries.ts";
import type { AccountTable } from "../accounts/accounts.table.ts";
import { accountIdentity, openWebhookPath } from "../accounts/credentials.ts";
import type { Cipher } from "../core/cipher.ts";
import { sha256 } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import type { Profile } from "../vending-api/account-schemas.ts";
import { hostOf, nextWebhookState, registeredAt, whoIsCalled } from "./webhook-rule.ts";

type NoteDeps = Stamp & Pick<Tools, "cipher"> & { publicUrl: string | undefined };

/**
 * Applies a profile that was just read to the webhook's state, in the caller's transaction. Stores the question, or the
 * news that the URL is no longer ours, for every chat of the account: once per URL.
 */
export async function recordWebhook(
  trx: Db,
  deps: NoteDeps,
  account: Account,
  profile: Profile,
): Promise<Updateable<AccountTable>> {
  const { cipher, ids, now, publicUrl } = deps;
  const called = whoIsCalled(profile.developer, { path: openWebhookPath(cipher, account), origin: publicUrl });
  const asked = called.kind === "other" ? sha256(called.url) : null;
  const next = nextWebhookState(account.webhook_state, called, {
    isAsked: asked !== null && asked === account.webhook_asked,
    canBeCalled: publicUrl !== undefined,
  });
  if (next.state === account.webhook_state && called.kind !== "other") return {};
  const running = await runningChange(trx, account.id);
  // While it is being changed, a profile may show what was before or what comes after.
  if (running?.kind === "webhook_use" || running?.kind === "webhook_back") return {};
  // A URL that this program has asked for was registered when it asked.
  if (next.state === "ours" && account.webhook_state !== "registering") return registeredAt(now);
  if (called.kind !== "other") return { webhook_state: next.state };

  const chats = next.say === null ? [] : await chatsOfAccount(trx, account.id);
  const facts = { about: next.say ?? "webhook_other", host: hostOf(called.url) };
  for (const chat of chats) await enqueueNews(trx, { ids, now }, chat.user_id, facts);
  const isKnown = openOtherUrl(cipher, account) === called.url;
  return {
    webhook_state: "other",
    ...(!isKnown && {
      webhook_other_sealed: cipher.seal(called.url, accountIdentity(account.id, "webhook_other_sealed")),
    }),
    ...(chats.length > 0 && { webhook_asked: asked }),
  };
}

/** The URL of somebody else that the service calls, or called before ours; null where there is none. */
export function openOtherUrl(cipher: Cipher, account: Account): string | null {
  const { webhook_other_sealed } = account;
  if (webhook_other_sealed === null) return null;
  return cipher.open(webhook_other_sealed, accountIdentity(account.id, "webhook_other_sealed"));
}
