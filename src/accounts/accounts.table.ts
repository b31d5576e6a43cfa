import type { Generated } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";

/** Tables of src/accounts/. Times are epoch milliseconds; columns ending in `_sealed` hold ciphertext (core/cipher). */

/** Whose URL the service calls: nobody's, ours, somebody else's. `registering` was asked for and is not yet answered. */
export const webhookStates = ["none", "registering", "ours", "other"] as const;
export type WebhookState = (typeof webhookStates)[number];

export interface AccountTable {
  id: string;
  /** `user.id` of the profile: one account here per user of the service. */
  service_user_id: string;
  phone_number: string;
  /** The number as the service took it at a login; null before the first login. */
  login_phone: string | null;
  first_name: string;
  last_name: string;
  /** The shop's name on its counter and its receipts; null: the name of its owner. */
  shop_name: string | null;
  role: string;
  /** Which of the two keys sells. */
  mode: AccountMode;
  live_key_sealed: string | null;
  sandbox_key_sealed: string | null;
  access_token_sealed: string | null;
  wallet_kobo: Kobo | null;
  wallet_at: number | null;
  bank_name: string | null;
  bank_account_number: string | null;
  bank_account_name: string | null;
  /** SHA-256 of the unguessable last part of this account's webhook URL. */
  webhook_path_hash: string;
  webhook_path_sealed: string;
  webhook_state: WebhookState;
  /** When the service was last asked to call us; null: never, or not known. */
  webhook_registered_at: number | null;
  /** When the first good call since then came; null: none has. */
  webhook_heard_at: number | null;
  /** When the profile was last looked at because a signature did not match. */
  webhook_doubted_at: number | null;
  /** The URL of somebody else: called now (`other`), or called before ours replaced it, and kept to be put back. */
  webhook_other_sealed: string | null;
  /** SHA-256 of the URL of somebody else that the reseller was asked about. */
  webhook_asked: string | null;
  /** Grows with every change of keys or webhook: a profile that was asked for before is out of date, and not believed. */
  profile_rev: Generated<number>;
  /** The counter locks after so long without a tap or message; 0: never; null: after the time that is usual here. */
  idle_lock_ms: number | null;
  /** A sale above this asks for the PIN; null: none does. */
  pin_above_kobo: Kobo | null;
  /** The hour of the day at which the owners are shown its close; -1: at none; null: at the usual one. */
  close_hour: number | null;
  /** 1: linked customers may ask for a sale in their chat; an owner switches it off. */
  takes_requests: Generated<number>;
  /** Since when nothing is sold from this account; null: it sells. */
  frozen_at: number | null;
  frozen_by: number | null;
  /** Since when the operator lets nothing be sold from this account; null: it sells. */
  stopped_at: number | null;
  /** The reason that its owners read. */
  stopped_reason: string | null;
  created_at: number;
  updated_at: number;
}

/** The changes that the service can make to an account. Only the webhook's can be undone. */
export const changeKinds = ["upgrade", "live_key", "sandbox_key", "webhook_use", "webhook_back"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * `offered` waits for the second tap. `started` was asked for, or is about to be. `login` was not done, since the service
 * wants a PIN first, and goes on after it. `unclear` may have been done: only a look at the profile tells. The others
 * are over: `undone` is what a look found not to have happened, `dropped` was taken back before anything was asked.
 */
export const changeStates = ["offered", "started", "login", "unclear", "done", "refused", "undone", "dropped"] as const;
export type ChangeState = (typeof changeStates)[number];

export interface AccountChangeTable {
  id: string;
  account_id: string;
  user_id: number;
  kind: ChangeKind;
  /** The origin of the request. After a logout a change has no card and is tried several times. */
  origin: "tap" | "logout";
  state: ChangeState;
  /** SHA-256 of the single-use key on the button; null where no button leads to it. */
  key_hash: string | null;
  /** The message that shows how it goes. */
  card_message_id: number | null;
  tries: number;
  /** SHA-256 of the key that is to be replaced: another one in the profile is the proof that it was. */
  key_before: string | null;
  fee_kobo: Kobo | null;
  wallet_before_kobo: Kobo | null;
  /** The service's words about it. */
  words: string | null;
  why: string | null;
  created_at: number;
  /** When an offer runs out, or when a change after a logout is tried next. */
  due_at: number;
  started_at: number | null;
  ended_at: number | null;
  told_at: number | null;
}

export interface WebhookSecretTable {
  id: string;
  account_id: string;
  secret_sealed: string;
  added_at: number;
  /** A replaced secret is accepted until then; null while it is the newest. */
  expires_at: number | null;
}

/** A Telegram user's private chat, whose id is the user's. */
export interface ChatTable {
  user_id: number;
  account_id: string | null;
  first_name: string;
  locale: string | null;
  logged_in_at: number | null;
  /** 0 since the user blocked the bot. */
  is_reachable: number;
  created_at: number;
}

/** The snapshot of an account's balance that the next one is compared with, one per mode. */
export interface BalanceSnapshotTable {
  account_id: string;
  mode: AccountMode;
  kobo: Kobo;
  /** The balance is one of the time between the two, or of a few seconds before. */
  asked_at: number;
  answered_at: number;
  /** The day of `wallet_day` to which it was added. */
  day: Generated<number>;
  /** The `WalletMemory` of wallet/pair.ts, as JSON. */
  memory: Generated<string>;
}

declare module "../db/database.ts" {
  interface Tables {
    account: AccountTable;
    webhook_secret: WebhookSecretTable;
    account_change: AccountChangeTable;
    chat: ChatTable;
    wallet_look: BalanceSnapshotTable;
  }
}
