/** Accounts, who is logged in to them, their locks, staff and settings, and the trail of what was done. */
export const accountsTables = `
CREATE TABLE account (
  id text PRIMARY KEY, service_user_id text NOT NULL UNIQUE, phone_number text NOT NULL,
  first_name text NOT NULL, last_name text NOT NULL, role text NOT NULL, mode text NOT NULL,
  live_key_sealed text, sandbox_key_sealed text, access_token_sealed text, wallet_kobo bigint,
  wallet_at bigint, bank_name text, bank_account_number text, bank_account_name text,
  webhook_path_hash text NOT NULL UNIQUE, webhook_path_sealed text NOT NULL, webhook_state text NOT NULL,
  webhook_doubted_at bigint, created_at bigint NOT NULL, updated_at bigint NOT NULL, shop_name text,
  profile_rev integer NOT NULL DEFAULT 0, webhook_other_sealed text, webhook_asked text,
  idle_lock_ms bigint, pin_above_kobo bigint, frozen_at bigint, frozen_by bigint, login_phone text,
  close_hour integer, webhook_registered_at bigint, webhook_heard_at bigint,
  stopped_at bigint, stopped_reason text, takes_requests integer NOT NULL DEFAULT 1
);

CREATE TABLE webhook_secret (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), secret_sealed text NOT NULL,
  added_at bigint NOT NULL, expires_at bigint
);
CREATE INDEX webhook_secret_account ON webhook_secret (account_id);

CREATE TABLE account_change (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), user_id bigint NOT NULL,
  kind text NOT NULL, origin text NOT NULL, state text NOT NULL, key_hash text UNIQUE,
  card_message_id bigint, tries integer NOT NULL, key_before text, fee_kobo bigint,
  wallet_before_kobo bigint, words text, why text, created_at bigint NOT NULL, due_at bigint NOT NULL,
  started_at bigint, ended_at bigint, told_at bigint
);
CREATE INDEX account_change_state ON account_change (account_id, state);

CREATE TABLE erasure (
  account_id text PRIMARY KEY REFERENCES account (id), user_id bigint NOT NULL, asked_at bigint NOT NULL
);

CREATE TABLE chat (
  user_id bigint PRIMARY KEY, account_id text REFERENCES account (id), first_name text NOT NULL,
  locale text, logged_in_at bigint, is_reachable integer NOT NULL, created_at bigint NOT NULL
);
CREATE INDEX chat_account ON chat (account_id);

CREATE TABLE chat_lock (
  user_id bigint PRIMARY KEY, entry text NOT NULL, seen_at bigint NOT NULL, locked_at bigint,
  wrong integer NOT NULL, wait_until bigint, digits_until bigint, digits_hashes text
);

CREATE TABLE pin_entry (
  user_id bigint PRIMARY KEY, what text NOT NULL, state text NOT NULL, nonce text NOT NULL,
  answers_sealed text NOT NULL, card_message_id bigint, expires_at bigint NOT NULL
);

CREATE TABLE pin_proof (
  user_id bigint NOT NULL, what text NOT NULL, expires_at bigint NOT NULL,
  CONSTRAINT pin_proof_key PRIMARY KEY (user_id, what)
);

CREATE TABLE pin_try (
  user_id bigint NOT NULL, phone_hash text NOT NULL, wrong integer NOT NULL, tried_at bigint NOT NULL,
  CONSTRAINT pin_try_key PRIMARY KEY (user_id, phone_hash)
);

CREATE TABLE phone_lock (
  phone_hash text PRIMARY KEY, wrong integer NOT NULL, wait_until bigint, tried_at bigint NOT NULL
);

CREATE TABLE seat (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), number integer NOT NULL,
  name text NOT NULL, role text NOT NULL, state text NOT NULL, sale_limit_kobo bigint,
  day_limit_kobo bigint, services text, ends_at bigint, user_id bigint, token_hash text UNIQUE,
  link_expires_at bigint, claimed_at bigint, created_by bigint NOT NULL, created_at bigint NOT NULL,
  version integer NOT NULL DEFAULT 1, sees_cost integer NOT NULL DEFAULT 0, gets_requests integer NOT NULL DEFAULT 0,
  marks_owed integer NOT NULL DEFAULT 0,
  CONSTRAINT seat_number UNIQUE (account_id, number)
);
-- Nobody sits on two seats at once, whatever opens two links at the same moment.
CREATE UNIQUE INDEX seat_taken ON seat (user_id) WHERE state IN ('active', 'suspended');

CREATE TABLE audit (
  id text PRIMARY KEY, account_id text, at bigint NOT NULL, user_id bigint NOT NULL, seat_id text,
  chat_id bigint NOT NULL, act text NOT NULL, facts text
);
CREATE INDEX audit_account ON audit (account_id, id);

CREATE TABLE price_rule (
  id text PRIMARY KEY, account_id text NOT NULL REFERENCES account (id), service_type text NOT NULL,
  provider_id bigint, provider_slug text, provider_name text, product_id bigint, product_name text,
  how text NOT NULL, kobo bigint, basis_points integer, step_kobo bigint, made_at bigint NOT NULL,
  ended_at bigint
);
CREATE UNIQUE INDEX price_rule_live ON price_rule
  (account_id, service_type, (coalesce(provider_id, -1)), (coalesce(product_id, -1)))
  WHERE ended_at IS NULL;

CREATE TABLE alert_choice (
  account_id text NOT NULL REFERENCES account (id), subject text NOT NULL, is_on integer NOT NULL,
  kobo bigint, sales integer, is_low integer NOT NULL,
  CONSTRAINT alert_choice_key PRIMARY KEY (account_id, subject)
);

CREATE TABLE shop_alert (
  account_id text NOT NULL REFERENCES account (id), subject text NOT NULL, due_at bigint NOT NULL,
  seen_at bigint NOT NULL, facts text NOT NULL,
  CONSTRAINT shop_alert_key PRIMARY KEY (account_id, subject, due_at)
);
CREATE INDEX shop_alert_due ON shop_alert (due_at);

`;
