/** Tables of src/accounts/. Times are epoch milliseconds; columns ending in `_sealed` hold ciphertext (lib/cipher). */

export const accountModes = ["live", "sandbox"] as const;
export type AccountMode = (typeof accountModes)[number];

/** Whose URL the service calls: nobody's, ours, somebody else's. `registering` was asked for and is not yet answered. */
export const webhookStates = ["none", "registering", "ours", "other"] as const;
export type WebhookState = (typeof webhookStates)[number];

export interface AccountTable {
  id: string;
  /** `user.id` of the profile: one account here for each user of the service. */
  service_user_id: string;
  phone_number: string;
  first_name: string;
  last_name: string;
  /** What the shop calls itself on its counter and its receipts; null: the name of its owner. */
  shop_name: string | null;
  role: string;
  /** Which of the two keys sells. */
  mode: AccountMode;
  live_key_sealed: string | null;
  sandbox_key_sealed: string | null;
  access_token_sealed: string | null;
  wallet_kobo: number | null;
  wallet_at: number | null;
  bank_name: string | null;
  bank_account_number: string | null;
  bank_account_name: string | null;
  /** SHA-256 of the unguessable last part of this account's webhook URL. */
  webhook_path_hash: string;
  webhook_path_sealed: string;
  webhook_state: WebhookState;
  /** When the profile was last looked at because a signature did not match. */
  webhook_doubted_at: number | null;
  created_at: number;
  updated_at: number;
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
